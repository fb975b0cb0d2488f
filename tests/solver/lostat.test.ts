/** "Here it was lost": the answer against the truth, which plain search knows of every position of a small game. */
import { describe, expect, test } from 'vitest';
import { lcg } from '../../src/engine/lcg.ts';
import { actionMove, type Move } from '../../src/engine/move.ts';
import { lostAt } from '../../src/solver/lostat.ts';
import { solve } from '../../src/solver/solve.ts';
import { bytesOf, movesOf, plainSearch, type Small, smalls, startOf } from './small.ts';

const BUDGET = { nodes: 1_000_000, bytes: 1 << 25, shortening: 0 };
const RECORDS = 5;
const DEALS = 60;
const MOST = 10_000;
const LONGEST = 60;

/** A won game cut somewhere, and random moves until plain search says that it is lost; none when it does not come to that. */
function lostGame({ engine }: Small, deal: number): Move[] | undefined {
  const won = solve(engine, startOf(engine, deal), BUDGET);
  if (won.kind !== 'won') return undefined;
  const below = lcg(deal);
  const moves = won.line.slice(0, below(won.line.length));
  const s = startOf(engine, deal);
  for (const move of moves) engine.play(s, move);
  while (moves.length < LONGEST) {
    const plain = plainSearch(engine, s, MOST);
    if (plain !== 'won') return plain === 'lost' ? moves : undefined;
    const list = movesOf(engine, s);
    if (list.length === 0) return undefined;
    const move = list[below(list.length)]!;
    engine.play(s, move);
    moves.push(move);
  }
  return undefined;
}

describe.each(smalls.map(({ id, forms }) => [id, forms] as const))('%s, small', (_, forms) => {
  test('names the move after which plain search finds no win any more', () => {
    let found = 0;
    for (let deal = 1; deal <= DEALS && found < RECORDS; deal++) {
      const small = forms[deal % forms.length]!;
      const { engine } = small;
      const moves = lostGame(small, deal);
      if (moves === undefined) continue;
      found++;
      // The game was lost by its last move: some more moves after it change nothing.
      const s = startOf(engine, deal);
      for (const move of moves) engine.play(s, move);
      const longer = [...moves];
      for (let i = 0, list = movesOf(engine, s); i < 3 && list.length > 0; i++, list = movesOf(engine, s)) {
        longer.push(list[0]!);
        engine.play(s, list[0]!);
      }
      const start = startOf(engine, deal);
      const before = bytesOf(start);
      const answer = lostAt(engine, start, longer, BUDGET);
      expect(bytesOf(start)).toBe(before);
      expect(answer).toMatchObject({ from: 0, exact: true, won: { at: moves.length - 1 }, lost: { at: moves.length } });
      const { line } = answer.won!;
      for (const move of [...moves.slice(0, -1), ...line]) {
        if (engine.checkMove(start, move) !== 0) throw new Error('the line has an illegal move');
        engine.play(start, move);
      }
      expect(engine.won(start)).toBe(true);
    }
    expect(found).toBeGreaterThan(0);
  });
});

test('only the last attempt counts, and an attempt that could never be won is said to be so', () => {
  const shuffling = smalls.flatMap(({ forms }) => forms).filter(({ engine }) => engine.actions.some(({ shuffles }) => shuffles));
  expect(shuffling.length).toBeGreaterThan(3);
  const seen = { won: 0, lost: 0 };
  for (const { engine } of shuffling)
    for (let deal = 1; deal <= 3; deal++) {
      const redeal = actionMove(engine.actions.findIndex(({ shuffles }) => shuffles));
      const start = startOf(engine, deal);
      const answer = lostAt(engine, start, [redeal], BUDGET);
      const after = startOf(engine, deal);
      engine.play(after, redeal);
      const plain = plainSearch(engine, after, MOST);
      expect(answer.from).toBe(1);
      if (plain === undefined) continue;
      seen[plain]++;
      if (plain === 'won') expect(answer.won?.at).toBe(1);
      else expect(answer).toMatchObject({ exact: false, lost: { at: 1 } });
    }
  expect(seen.won * seen.lost).toBeGreaterThan(0);
});

test('a budget too small for an answer gives an interval that holds the truth', () => {
  const [{ forms }] = smalls.filter(({ id }) => id === 'gallery') as [(typeof smalls)[number]];
  let found = 0;
  for (let deal = 1; deal <= DEALS && found < RECORDS; deal++) {
    const small = forms[deal % forms.length]!;
    const moves = lostGame(small, deal);
    if (moves === undefined) continue;
    found++;
    for (const nodes of [3, 30, 300]) {
      const { won, lost } = lostAt(small.engine, startOf(small.engine, deal), moves, { ...BUDGET, nodes });
      if (won) expect(won.at).toBeLessThan(moves.length);
      if (lost) expect(lost.at).toBe(moves.length);
    }
  }
});
