/** Laws of every position, for all games under all house rules: nothing here knows what the games are. */

import { describe, expect, test } from 'vitest';
import { DOWN, LAST_DEAL } from '../../src/cards/index.ts';
import { isAction, packetMove, shuffles as shuffling, toOf, writeMove } from '../../src/engine/move.ts';
import { MOST_RECORDS } from '../../src/engine/position.ts';
import { holdsPack } from '../../src/engine/trial.ts';
import { games } from '../../src/games/index.ts';
import { bytesOf, keyOf, movesOf, randomChoices, startOf, variants, variantsOf, walk, walks } from './support.ts';

describe.each(variants.map((variant) => [variant.label, variant] as const))('%s', (_, variant) => {
  const pack = variant.engine.orderedPack();

  test('no card is lost or doubled, and no pile holds more than it can', () =>
    walks(variant, 15, 120, ({ s }) => expect(holdsPack(s, pack)).toBe(true)));

  test('a play taken back restores every byte; played again it leads to the same', () => {
    const before: { bytes: string; mark: number }[] = [];
    walks(variant, 10, 80, ({ engine, s, next, step }) => {
      before.length = step;
      before[step] = { bytes: bytesOf(s), mark: s.mark };
      if (next === undefined) {
        // All the way back, then each position on the way once more.
        for (const { bytes, mark } of before.toReversed()) {
          s.rewind(mark);
          expect(bytesOf(s)).toBe(bytes);
        }
        return;
      }
      engine.play(s, next);
      const after = bytesOf(s);
      s.rewind(before[step].mark);
      expect(bytesOf(s)).toBe(before[step].bytes);
      engine.play(s, next);
      expect(bytesOf(s)).toBe(after);
      s.rewind(before[step].mark);
    });
  });

  test('a long game is taken back to its first card at one stroke', () => {
    let first = '';
    walk(variant, 7, randomChoices(7, 1500), ({ s, next, step }) => {
      if (step === 0) first = bytesOf(s);
      if (next !== undefined) return;
      s.rewind(0);
      expect(bytesOf(s)).toBe(first);
    });
  });

  test('the key kept from play to play is the key of the position built anew', () =>
    walks(variant, 15, 120, ({ s }) => expect(keyOf(s)).toBe(keyOf(s.copy()))));

  test('a position stored in bytes and read from them is the same to the rules', () =>
    walks(variant, 6, 80, ({ engine, s, moves, next, step }) => {
      if (step % 10 !== 0 && next !== undefined) return;
      const bytes = new Uint8Array(s.storedBytes + 2);
      s.store(bytes, 1);
      const other = startOf(engine, 1);
      other.restore(bytes, 1, s.phase);
      expect(keyOf(other)).toBe(keyOf(s));
      expect(movesOf(engine, other)).toEqual(moves);
    }));

  test('the move list has no move twice, and check allows these moves and no others', () =>
    walks(variant, 3, 60, ({ engine, s, moves, next, step }) => {
      expect(new Set(moves).size).toBe(moves.length);
      if (step % 20 !== 0 && next !== undefined) return;
      const listed = new Set(moves);
      const wrong: string[] = [];
      const piles = engine.names.length;
      for (let from = 0; from < piles; from++)
        for (let n = 1; n <= s.len[from]! + 1; n++)
          for (let to = 0; to < piles; to++) {
            const move = packetMove(from, to, n);
            if ((engine.check(s, from, n, to) === 0) !== listed.has(move)) wrong.push(writeMove(move, engine));
          }
      for (const [i, action] of engine.actions.entries())
        if ((engine.checkAction(s, i) === 0) !== moves.some((move) => isAction(move) && toOf(move) === i)) wrong.push(action.id);
      expect(wrong.slice(0, 5)).toEqual([]);
    }));

  test('what follows by itself has all followed when a play ends', () =>
    walks(variant, 8, 80, ({ engine, s }) => {
      const bytes = bytesOf(s);
      for (const verb of engine.tables.byItself) verb(s, -1, -1);
      expect(bytesOf(s)).toBe(bytes);
    }));

  test('one play never writes more than the journal keeps room for', () => {
    let mark = 0;
    walks(variant, 8, 120, ({ s, step }) => {
      if (step > 0) expect(s.mark - mark).toBeLessThanOrEqual(MOST_RECORDS);
      mark = s.mark;
    });
  });

  test('an action that shuffles, taken back and taken again, gives the same cards', () => {
    let shuffles = 0;
    walks(variant, 5, 40, ({ engine, s, moves }) => {
      for (const move of moves.filter((m) => shuffling(engine, m))) {
        const { mark } = s;
        engine.play(s, move);
        const first = bytesOf(s);
        s.rewind(mark);
        engine.play(s, move);
        expect(bytesOf(s)).toBe(first);
        s.rewind(mark);
        shuffles++;
      }
    });
    expect(shuffles > 0).toBe(variant.engine.actions.some((action) => action.shuffles));
  });
});

describe.each(games)('$id', (game) => {
  const houses = variantsOf(game);

  test('a deal begun again is the same deal', () => {
    for (let i = 0; i < 100; i++) {
      const { engine } = houses[i % houses.length]!;
      const deal = 1 + Math.floor((i / 99) * (LAST_DEAL - 1));
      const s = startOf(engine, deal);
      const first = bytesOf(s);
      for (let step = 0; step < 5; step++) {
        const [move] = movesOf(engine, s);
        if (move !== undefined) engine.play(s, move);
      }
      expect(bytesOf(startOf(engine, deal))).toBe(first);
    }
  });

  test('a thousand random games end or reach 300 moves with every card in its place', () => {
    const cards = houses[0]!.engine.orderedPack().length;
    // House rules may decide which suits the cards show.
    const sums = houses.map(({ engine }) => engine.dealtPack(1).reduce((total, card) => total + card, 0));
    for (let deal = 1; deal <= 1000; deal++) {
      const house = deal % houses.length;
      const sum = sums[house]!;
      walk(houses[house]!, deal, randomChoices(deal, 300), ({ s }) => {
        let count = 0;
        let total = 0;
        for (let pile = 0; pile < s.len.length; pile++)
          for (let i = 0; i < s.len[pile]!; i++) {
            count++;
            total += s.at(pile, i) & ~DOWN;
          }
        if (count !== cards || total !== sum) throw new Error(`${count} cards, sum ${total}, instead of ${cards}, ${sum}`);
      });
    }
  });
});
