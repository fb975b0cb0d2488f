/** Laws of the end of a game and of the ends of rows. */
import { describe, expect, test } from 'vitest';
import { type Card, FACE, faceOf, rankOf, SUITS, suitOf } from '../../src/cards/index.ts';
import { builtinRules, GAME_WON } from '../../src/engine/builtin.ts';
import { Engine } from '../../src/engine/engine.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { isAction, type Move, toOf, writeMove } from '../../src/engine/move.ts';
import { Position } from '../../src/engine/position.ts';
import { movesOf, startOf, variants } from './support.ts';

/** What the goals say, as far as a won position can be laid from it. */
interface Goal {
  readonly groups?: readonly string[];
  readonly rows?: readonly { readonly group: string; readonly base: number }[];
  readonly size?: number;
  readonly out?: string;
  readonly front?: string;
}

/** The pack from king to ace, suit by suit, one copy after the other. */
const descending = (engine: Engine): Card[] =>
  engine.orderedPack().sort((a, b) => suitOf(a) - suitOf(b) || (a & ~FACE) - (b & ~FACE) || rankOf(b) - rankOf(a));

/** A won position, laid card by card in the shape of the goal. */
function wonPosition(engine: Engine): Position {
  const goal = engine.resolved.goal as Goal;
  const { group } = engine.tables.context;
  const s = new Position(engine.tables.shape);
  const left = descending(engine);
  const take = (suit: number, rank: number): Card => {
    const i = left.findIndex((card) => suitOf(card) === suit && rankOf(card) === rank);
    return left.splice(i, 1)[0]!;
  };
  if (goal.front !== undefined)
    for (const [r, first] of group(goal.front).piles.entries())
      for (let cell = first, rank = 1; rank <= 13; cell = engine.tables.context.right[cell]!, rank++)
        s.place(cell, take(r % SUITS, rank));
  for (const row of goal.rows ?? [])
    for (const [i, pile] of group(row.group).piles.entries())
      for (let n = 0; n < goal.size!; n++) s.place(pile, take(i % SUITS, row.base + n * 3));
  const rest = (goal.groups ?? [goal.out!]).flatMap((id) => (id === undefined ? [] : group(id).piles));
  // As far as cards fit on one another they are laid as they would be in play: foundations upwards from the ace.
  for (let laid = true; laid; ) {
    laid = false;
    for (const pile of rest)
      for (let i = left.findIndex((card) => engine.tables.context.fits(s, pile, card)); i >= 0; ) {
        s.place(pile, left.splice(i, 1)[0]!);
        laid = true;
        i = left.findIndex((card) => engine.tables.context.fits(s, pile, card));
      }
  }
  for (const card of left) {
    // Where there is a pile for each suit, each gets its own.
    const pile = rest.find(
      (p, i) => s.len[p]! < s.shape.capacity[p]! && (rest.length % SUITS !== 0 || i % SUITS === suitOf(card)),
    );
    s.place(pile!, card);
  }
  return s;
}

/** One card is laid back, or a whole series; or a series and its ace apart, so that it does not leave again by itself. */
const LAID_BACK = [
  [1, false],
  [13, false],
  [13, true],
] as const;
const ENDS = 6;
/** Positions one move before the end: the last cards of a won one are laid back in all ways that a legal move answers. */
function oneMoveBefore(engine: Engine): { s: Position; move: Move }[] {
  const found: { s: Position; move: Move }[] = [];
  const won = wonPosition(engine);
  const piles = engine.names.map((_, i) => i);
  for (const from of piles)
    for (const [n, apart] of LAID_BACK)
      for (const to of piles) {
        if (from === to || n > won.len[from]! || won.len[to]! + n > won.shape.capacity[to]! || found.length >= ENDS) continue;
        const s = won.copy();
        s.move(from, to, n);
        if (apart) s.move(to, (to + 1) % piles.length, 1);
        s.forget();
        if (engine.won(s)) continue;
        for (const move of movesOf(engine, s)) {
          if (isAction(move)) continue;
          s.begin();
          engine.play(s, move);
          const ends = engine.won(s);
          s.rewind(0);
          if (ends) found.push({ s, move });
        }
      }
  return found;
}

function expectOver(engine: Engine, s: Position): void {
  expect(engine.won(s)).toBe(true);
  expect(engine.placed(s)).toBe(engine.tables.context.cards);
  expect(movesOf(engine, s)).toEqual([]);
  const piles = engine.names.map((_, i) => i);
  const answers = new Set<number>();
  for (const from of piles) for (const to of piles) for (const n of [1, 13]) answers.add(engine.check(s, from, n, to));
  expect(new Set([...answers, ...engine.actions.map((_, i) => engine.checkAction(s, i))])).toEqual(new Set([GAME_WON]));
  expect(builtinRules[GAME_WON]!.rule).toBe('game-won');
}

describe.each(variants.map((variant) => [variant.label, variant] as const))('%s', (_, variant) => {
  const { engine } = variant;

  test('once won, no move and no action is legal, and every check says that the game is won', () =>
    expectOver(engine, wonPosition(engine)));

  test('the last move of a game wins it, and taken back it is to be made again', () => {
    const ends = oneMoveBefore(engine);
    expect(ends.length).toBeGreaterThan(0);
    for (const [i, { s, move }] of ends.entries()) {
      expect(engine.won(s)).toBe(false);
      engine.play(s, move);
      if (i === 0) expectOver(engine, s);
      expect(movesOf(engine, s)).toEqual([]);
      s.rewind(0);
      expect(movesOf(engine, s).map((m) => writeMove(m, engine))).toContain(writeMove(move, engine));
    }
  });

  test('a fresh deal is not won', () => {
    for (let deal = 1; deal <= 50; deal++) expect(engine.won(startOf(engine, deal))).toBe(false);
  });
});

test('games with a small pack, played at random to the end, stay won', () => {
  const won = new Set<string>();
  for (const { game, house, label } of variants) {
    const engine = new Engine(game, house, { packs: game.packs, ranks: 3, suits: 4 });
    for (let deal = 1; deal <= 20 && !won.has(label); deal++) {
      const s = startOf(engine, deal);
      const below = lcg(deal);
      for (let i = 0, moves = movesOf(engine, s); i < 150 && moves.length > 0; i++, moves = movesOf(engine, s))
        engine.play(s, moves[below(moves.length)]!);
      if (!engine.won(s)) continue;
      won.add(label);
      expectOver(engine, s);
    }
  }
  // Not every game can be won with so few ranks: pictures of four want more.
  expect(won.size).toBeGreaterThan(variants.length / 2);
});

describe.each(variants.filter(({ game }) => game.piles.some((group) => group.kind === 'grid')).map((v) => [v.label, v] as const))(
  '%s',
  (_, { engine }) => {
    const { left, right, row } = engine.tables.context;
    const cells = engine.groups.filter((group) => group.doc.kind === 'grid').flatMap((group) => group.piles);
    const firsts = cells.filter((cell) => left[cell] === -1);
    const lasts = cells.filter((cell) => right[cell] === -1);
    const cellsOf = (r: number): number[] =>
      cells.filter((cell) => row[cell] === r).sort((a, b) => engine.tables.context.column[a]! - engine.tables.context.column[b]!);
    /** What the engine says to 6 or 8 into `gap` from the same row, where all moves are free of other rows, with a 7 on `filled`. */
    const answer = (filled: number, gap: number, step: 1 | -1, suit: number): { listed: boolean; rule: number } => {
      const far = cellsOf(row[gap]!)[5]!;
      const s = new Position(engine.tables.shape);
      s.place(filled, faceOf(suit, 7));
      s.place(far, faceOf(suit, 7 + step));
      const listed = movesOf(engine, s).some((move) => !isAction(move) && toOf(move) === gap);
      return { listed, rule: engine.check(s, far, 1, gap) };
    };

    test('rows have their ends: no cell follows the last, none stands before the first', () => {
      const rows = [...new Set(cells.map((cell) => row[cell]!))];
      expect([firsts.length, lasts.length]).toEqual([rows.length, rows.length]);
      for (const r of rows) expect(cellsOf(r).filter((cell) => right[cell] !== -1 && row[right[cell]!] !== r)).toEqual([]);
    });

    test('a gap does not look past the end of its row, to either side', () => {
      for (let suit = 0; suit < SUITS; suit++)
        for (let i = 0; i + 1 < firsts.length; i++) {
          const above = lasts[i]!;
          const below = firsts[i + 1]!;
          for (const end of [answer(above, below, 1, suit), answer(below, above, -1, suit)]) {
            expect(end.listed).toBe(false);
            expect(end.rule).not.toBe(0);
          }
          // Within the row the same cards do go together.
          const inRow = cellsOf(row[below]!);
          expect(answer(inRow[8]!, inRow[9]!, 1, suit)).toEqual({ listed: true, rule: 0 });
        }
    });

    test('a king closes no gap of another row', () => {
      for (let i = 0; i + 1 < firsts.length; i++) {
        const empty = new Position(engine.tables.shape);
        const s = empty.copy();
        s.place(lasts[i]!, faceOf(1, 13));
        for (const cell of cellsOf(row[firsts[i + 1]!]!)) expect(engine.closedBy(s, cell)).toBe(engine.closedBy(empty, cell));
      }
    });
  },
);
