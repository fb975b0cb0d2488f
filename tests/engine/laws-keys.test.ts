/** Laws of the key: it forgets what the rules cannot tell apart, and nothing else; and of games written out and read back. */
import { describe, expect, test } from 'vitest';
import { COPIES, COPY, FACE, FACES } from '../../src/cards/index.ts';
import { Engine } from '../../src/engine/engine.ts';
import { readDocument, writeDocument } from '../../src/engine/json.ts';
import { likeFaces } from '../../src/engine/keying.ts';
import { writeMove } from '../../src/engine/move.ts';
import { moveList, perft } from '../../src/engine/perft.ts';
import type { Position } from '../../src/engine/position.ts';
import { games } from '../../src/games/index.ts';
import { keyOf, startOf, variants, walks } from './support.ts';

type Piles = { cards: number[]; mark: number }[];
const pilesOf = (s: Position): Piles =>
  Array.from(s.len, (n, pile) => ({ cards: Array.from({ length: n }, (_, i) => s.at(pile, i)), mark: s.marks[pile]! }));
/** The position with other cards on its piles, its key computed from nothing. */
function withPiles(s: Position, piles: Piles): Position {
  const draft = s.copy();
  for (const [pile, { cards, mark }] of piles.entries()) {
    draft.len[pile] = cards.length;
    draft.slots.set(cards, draft.start[pile]! + 1);
    draft.marks[pile] = mark;
  }
  return draft.copy();
}
function exchanged(s: Position, a: number, b: number): Position {
  const piles = pilesOf(s);
  return withPiles(
    s,
    piles.map((pile, i) => (i === a ? piles[b]! : i === b ? piles[a]! : pile)),
  );
}
/** The cards and the mark of a pile as the rules see them. */
const faceOf = (s: Position, pile: number): string => `${pilesOf(s)[pile]!.cards.map((card) => card & ~COPIES)}/${s.marks[pile]}`;

describe.each(variants.map((variant) => [variant.label, variant] as const))('%s', (_, variant) => {
  const { engine } = variant;
  /** The group within which a pile may change places with others now; its own number when it may not. */
  const classOf = (s: Position, pile: number): number => {
    const { doc, piles } = engine.groups[engine.tables.context.groupOf[pile]!]!;
    return doc.alike === 'always' || (doc.alike === 'later' && s.phase === 1) ? piles[0]! : pile;
  };
  const isDiscard = (pile: number): boolean => engine.groups[engine.tables.context.groupOf[pile]!]!.doc.kind === 'discard';

  test('like piles may change places: the key and the number of lines stay', () => {
    let compared = 0;
    walks(variant, 6, 150, ({ s, next, step }) => {
      if (step % 15 !== 0 && next !== undefined) return;
      const pairs = engine.groups
        .filter(({ piles }) => piles.length > 1 && classOf(s, piles[1]!) === piles[0])
        .map(({ piles }) => [piles[step % piles.length]!, piles[(step * 3 + 1) % piles.length]!] as const);
      for (const [a, b] of pairs) {
        const other = exchanged(s, a, b);
        expect(keyOf(other)).toBe(keyOf(s));
        expect(perft(engine, other, 2)).toBe(perft(engine, s, 2));
        compared++;
      }
    });
    expect(compared > 0).toBe(engine.groups.some(({ doc }) => doc.alike === 'always' || doc.alike === 'later'));
  });

  test('unlike piles that change places change the key', () =>
    walks(variant, 6, 80, ({ s, next, step }) => {
      if (step % 10 !== 0 && next !== undefined) return;
      for (let a = 0; a < s.len.length; a++) {
        const b = (a * 5 + step + 1) % s.len.length;
        if (isDiscard(a) || isDiscard(b) || classOf(s, a) === classOf(s, b) || faceOf(s, a) === faceOf(s, b)) continue;
        const large = Math.max(s.len[a]!, s.len[b]!);
        if (large > Math.min(s.shape.capacity[a]!, s.shape.capacity[b]!)) continue;
        expect([engine.names[a], engine.names[b], keyOf(exchanged(s, a, b))]).not.toEqual([
          engine.names[a],
          engine.names[b],
          keyOf(s),
        ]);
      }
    }));

  test('a counter, a mark or a card turned over changes the key', () =>
    walks(variant, 3, 40, ({ s, next }) => {
      if (next !== undefined) return;
      const other = s.copy();
      for (let counter = 0; counter < s.counters.length; counter++) {
        other.begin();
        other.setCounter(counter, s.counters[counter]! + 1);
        expect(keyOf(other)).not.toBe(keyOf(s));
        other.rewind(0);
      }
      for (let pile = 0; pile < s.len.length; pile++) {
        if (!isDiscard(pile)) {
          other.setMark(pile, s.marks[pile] === 0 ? 1 : 0);
          expect(keyOf(other)).not.toBe(keyOf(s));
          other.setMark(pile, s.marks[pile] === 0 ? 0 : 1);
        }
        if (s.len[pile] === 0 || isDiscard(pile)) continue;
        other.turn(pile);
        expect(keyOf(other)).not.toBe(keyOf(s));
        other.turn(pile);
        expect(keyOf(other)).toBe(keyOf(s));
      }
    }));

  test('what lies beneath the top of a burying pile may change places: the key and the number of lines stay', () => {
    const { burying } = engine.tables.shape;
    if (burying < 0) {
      expect(engine.groups.every((g) => g.piles.length > 1 || g.doc.kind !== 'foundation' || g.take === 0)).toBe(true);
      return;
    }
    let compared = 0;
    walks(variant, 6, 80, ({ s, step }) => {
      if (s.len[burying]! < 3 || step % 5 !== 0) return;
      const other = withPiles(
        s,
        pilesOf(s).map(({ cards, mark }, pile) =>
          pile === burying ? { cards: [...cards.slice(0, -1).reverse(), cards.at(-1)!], mark } : { cards, mark },
        ),
      );
      expect(keyOf(other)).toBe(keyOf(s));
      expect(perft(engine, other, 3)).toBe(perft(engine, s, 3));
      compared++;
    });
    expect(compared).toBeGreaterThan(0);
  });

  test('faces that the key takes for one may change places: the number of lines stays', () => {
    const like = likeFaces(engine.resolved, engine.tables);
    const other = (face: number): number => like.findIndex((first, f) => f !== face && FACES.includes(f) && first === like[face]);
    const pair = FACES.map((face) => [face, other(face)] as const).find(([, b]) => b >= 0);
    // Only where nothing but rank matters: of the games here, in the one around a hole.
    expect(pair !== undefined).toBe(engine.document.id === 'black-hole');
    if (pair === undefined) return;
    walks(variant, 6, 80, ({ s, step }) => {
      const [a] = FACES.map((face) => [face, other(face)] as const)[step % FACES.length]!;
      const b = other(a);
      const exchange = (card: number): number => {
        const face = card & FACE;
        return face === a ? (card & ~FACE) | b : face === b ? (card & ~FACE) | a : card;
      };
      const swapped = withPiles(
        s,
        pilesOf(s).map(({ cards, mark }) => ({ cards: cards.map(exchange), mark })),
      );
      expect(keyOf(swapped)).toBe(keyOf(s));
      expect(perft(engine, swapped, 3)).toBe(perft(engine, s, 3));
    });
  });

  test('like cards may change places: the key stays', () =>
    walks(variant, 6, 80, ({ s, next, step }) => {
      if (step % 20 !== 0 && next !== undefined) return;
      const swap = (card: number): number => ((card & FACE) % 3 === step % 3 ? card ^ COPY : card);
      const other = withPiles(
        s,
        pilesOf(s).map(({ cards, mark }) => ({ cards: cards.map(swap), mark })),
      );
      expect(keyOf(other)).toBe(keyOf(s));
    }));

  test('written out as JSON and read back, the game plays the same', () => {
    const read = readDocument(writeDocument(variant.game));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const again = new Engine(read.value, variant.house);
    expect(again.rules).toEqual(engine.rules);
    expect(again.names).toEqual(engine.names);
    for (let deal = 1; deal <= 3; deal++)
      expect(perft(again, startOf(again, deal), 2)).toBe(perft(engine, startOf(engine, deal), 2));
    let twin: Position | undefined;
    walks(variant, 4, 60, ({ s, next, step }) => {
      if (step === 0 || !twin) twin = startOf(again, s.shuffleNumber);
      expect(keyOf(twin)).toBe(keyOf(s));
      expect(moveList(again, twin).map(({ text }) => text)).toEqual(moveList(engine, s).map(({ text }) => text));
      if (next !== undefined) again.play(twin, moveList(again, twin).find(({ text }) => text === writeMove(next, engine))!.move);
    });
  });
});

test('some game has piles that become alike, and some has piles that always are', () => {
  const ways = new Set(games.flatMap((game) => game.piles.map((group) => group.alike)));
  expect(ways).toEqual(new Set([undefined, 'always', 'later']));
});
