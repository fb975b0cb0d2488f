/** The fair question: it knows what the player has seen and nothing else, and its interval holds the truth. */
import { describe, expect, test } from 'vitest';
import { type Card, COPIES, DOWN, FACE } from '../../src/cards/index.ts';
import { defaultHouse } from '../../src/engine/document.ts';
import { Engine } from '../../src/engine/engine.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { readMove } from '../../src/engine/move.ts';
import type { Position } from '../../src/engine/position.ts';
import { viewOf } from '../../src/engine/view.ts';
import { findGame, games } from '../../src/games/index.ts';
import { fair, joinAnswers, Memory, wilson } from '../../src/solver/fair.ts';
import { solve } from '../../src/solver/solve.ts';
import { bytesOf, movesOf, plainSearch, smalls, startOf } from './small.ts';

const BUDGET = { nodes: 100_000, bytes: 1 << 25, shortening: 2000 };
const identity = (card: Card): number => card & (FACE | COPIES);

/** The cards that a person has been shown: from views, which is what the screen shows. */
function shown(engine: Engine, s: Position, seen: Set<number>): void {
  for (const pile of viewOf(engine, s).piles) for (const { id, face } of pile.cards) if (face !== 0) seen.add(id);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('the places of unseen cards are those whose cards no view has shown', () => {
    const engine = new Engine(game, defaultHouse(game));
    for (let deal = 1; deal <= 3; deal++) {
      const s = startOf(engine, deal);
      const memory = new Memory(engine);
      const seen = new Set<number>();
      const below = lcg(deal);
      for (let step = 0; step < 80; step++) {
        memory.look(s);
        shown(engine, s, seen);
        const unseen: string[] = [];
        for (let pile = 0; pile < s.len.length; pile++)
          for (let i = 0; i < s.len[pile]!; i++) if (!seen.has(identity(s.at(pile, i)))) unseen.push(`${pile}/${i}`);
        expect(memory.unseen(s).map(({ pile, index }) => `${pile}/${index}`)).toEqual(unseen);
        const moves = movesOf(engine, s);
        if (moves.length === 0) break;
        engine.play(s, moves[below(moves.length)]!);
      }
    }
  });
});

test('who has seen the whole stock go by knows it when it is gathered without a shuffle', () => {
  const game = findGame('tomb')!;
  const engine = new Engine(game, defaultHouse(game));
  const s = startOf(engine, 1);
  const memory = new Memory(engine);
  const stock = engine.names.indexOf('stock');
  const take = (word: string): void => {
    const move = readMove(word, engine);
    if (typeof move !== 'number' || engine.checkMove(s, move) !== 0) throw new Error(`${word} cannot be played`);
    engine.play(s, move);
    memory.look(s);
  };
  memory.look(s);
  expect(memory.unseen(s).filter(({ pile }) => pile === stock)).toHaveLength(60);
  while (s.len[stock]! > 0) take('deal');
  take('gather');
  expect(s.len[stock]).toBe(60);
  expect(memory.unseen(s).filter(({ pile }) => pile === stock)).toEqual([]);
  // The walls still hold what nobody has seen.
  expect(memory.unseen(s).length).toBeGreaterThan(30);
});

test('with nothing unseen the answer is that of solve', () => {
  const open = smalls
    .flatMap(({ forms }) => forms)
    .filter(({ document }) => document.piles.every(({ visible, aside }) => visible === undefined || aside));
  const seen = { won: 0, lost: 0 };
  for (const { engine } of open)
    for (let deal = 1; deal <= 4; deal++) {
      const s = startOf(engine, deal);
      const memory = new Memory(engine);
      memory.look(s);
      const before = bytesOf(s);
      const answer = fair(engine, s, memory, 9, BUDGET, 1);
      expect(bytesOf(s)).toBe(before);
      const verdict = solve(engine, s, BUDGET);
      expect(answer.unseen).toBe(0);
      expect(answer.nodes).toBe(verdict.nodes);
      if (verdict.kind === 'won') {
        expect(answer.won).toEqual({ part: 1, of: 1, low: 1, high: 1 });
        expect(answer.moves).toHaveLength(1);
      } else if (verdict.kind === 'lost') expect(answer.won).toEqual({ part: 0, of: 1, low: 0, high: 0 });
      if (verdict.kind !== 'open') seen[verdict.kind]++;
    }
  expect(seen.won * seen.lost).toBeGreaterThan(0);
});

/** Every order of a few things. */
function* orders<T>(items: readonly T[]): Generator<T[]> {
  if (items.length === 0) yield [];
  for (const [i, first] of items.entries()) for (const rest of orders(items.toSpliced(i, 1))) yield [first, ...rest];
}

test('of two games that look the same the same is said, whatever lies hidden', () => {
  let moved = 0;
  for (const { forms } of smalls.filter(({ id }) => ['klondike', 'mendelev-spider', 'tomb'].includes(id)))
    for (let deal = 1; deal <= 4; deal++) {
      const { engine } = forms[deal % forms.length]!;
      const s = startOf(engine, deal);
      const memory = new Memory(engine);
      memory.look(s);
      const places = memory.unseen(s);
      // The hidden cards the other way round.
      const cards = places.map(({ pile, index }) => s.at(pile, index) & ~DOWN).reverse();
      const other = s.copy();
      for (const [i, { pile, index }] of places.entries()) {
        const slot = other.start[pile]! + 1 + index;
        other.slots[slot] = cards[i]! | (other.slots[slot]! & DOWN);
      }
      // Its hashes are made when it is copied.
      const turned = other.copy();
      if (bytesOf(turned) !== bytesOf(s)) moved++;
      const seenThere = new Memory(engine);
      seenThere.look(turned);
      expect(fair(engine, turned, seenThere, 6, BUDGET, 3)).toEqual(fair(engine, s, memory, 6, BUDGET, 3));
    }
  expect(moved).toBeGreaterThan(6);
});

test('the interval holds the true share, which is found by laying the unseen cards in every order', () => {
  const [{ forms }] = smalls.filter(({ id }) => id === 'mendelev-spider') as [(typeof smalls)[number]];
  let held = 0;
  let examples = 0;
  for (let deal = 1; examples < 8 && deal < 400; deal++) {
    const { engine } = forms[deal % forms.length]!;
    const s = startOf(engine, deal);
    const memory = new Memory(engine);
    const below = lcg(deal);
    memory.look(s);
    for (let step = 0; step < 200 && memory.unseen(s).length > 4; step++) {
      const moves = movesOf(engine, s);
      if (moves.length === 0) break;
      engine.play(s, moves[below(moves.length)]!);
      memory.look(s);
    }
    s.forget();
    const places = memory.unseen(s);
    if (places.length !== 4) continue;
    const count = { won: 0, all: 0 };
    for (const cards of orders(places.map(({ pile, index }) => s.at(pile, index) & ~DOWN))) {
      const other = s.copy();
      for (const [i, { pile, index }] of places.entries()) {
        const slot = other.start[pile]! + 1 + index;
        other.slots[slot] = cards[i]! | (other.slots[slot]! & DOWN);
      }
      if (plainSearch(engine, other.copy(), 100_000) === 'won') count.won++;
      count.all++;
    }
    if (count.won === 0 || count.won === count.all) continue;
    examples++;
    const { won } = fair(engine, s, memory, 40, BUDGET, deal);
    expect(won.of).toBe(40);
    if (won.low <= count.won / count.all && count.won / count.all <= won.high) held++;
  }
  expect(examples).toBe(8);
  // Of intervals at 95 % some may miss.
  expect(held).toBeGreaterThanOrEqual(7);
});

test('samples divided among threads are the same samples', () => {
  const [{ forms }] = smalls.filter(({ id }) => id === 'klondike') as [(typeof smalls)[number]];
  const { engine } = forms[0]!;
  for (let deal = 1; deal <= 3; deal++) {
    const s = startOf(engine, deal);
    const memory = new Memory(engine);
    memory.look(s);
    const whole = fair(engine, s, memory, 12, BUDGET, 7);
    const parts = [fair(engine, s, memory, 5, BUDGET, 7), fair(engine, s, memory, 7, BUDGET, 7, 5)];
    expect(joinAnswers(parts)).toEqual(whole);
    expect(whole.unseen).toBeGreaterThan(0);
  }
});

test('intervals of Wilson as they are published (R. G. Newcombe 1998, table I, method 3)', () => {
  for (const [part, of, low, high] of [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const) {
    expect(wilson(part, of).low).toBeCloseTo(low, 4);
    expect(wilson(part, of).high).toBeCloseTo(high, 4);
  }
  expect(wilson(0, 0)).toEqual({ part: 0, of: 0, low: 0, high: 1 });
  for (let part = 0; part <= 30; part++) {
    const { low, high } = wilson(part, 30);
    expect(low).toBeCloseTo(1 - wilson(30 - part, 30).high, 12);
    expect(low).toBeLessThanOrEqual(part / 30 + 1e-12);
    expect(high).toBeGreaterThanOrEqual(part / 30 - 1e-12);
  }
});
