/** The best move by what was seen: its count against every sample solved after the move, on small games with hidden cards. */
import { describe, expect, test } from 'vitest';
import { lcg } from '../../src/engine/lcg.ts';
import type { Move } from '../../src/engine/move.ts';
import { playSeeing, sample } from '../../src/solver/fair.ts';
import { fairMove } from '../../src/solver/fairmove.ts';
import { solve } from '../../src/solver/solve.ts';
import { movesOf, smalls, startOf } from '../solver/small.ts';

const BUDGET = { nodes: 200_000, bytes: 1 << 25, shortening: 0 };
const SAMPLES = 8;
const SEED = 3;
const HIDING = ['mendelev-spider', 'klondike', 'gallery'];

describe.each(smalls.filter(({ id }) => HIDING.includes(id)).map(({ id, forms }) => [id, forms[0]!] as const))(
  '%s, small',
  (_, { engine }) => {
    test('counts the samples that can be won after the move, the same way every time', () => {
      let found = 0;
      for (let deal = 1; deal <= 12; deal++) {
        const below = lcg(deal);
        const moves: Move[] = [];
        const s = startOf(engine, deal);
        for (let n = below(6); n > 0 && movesOf(engine, s).length > 0; n--) {
          const list = movesOf(engine, s);
          moves.push(list[below(list.length)]!);
          engine.play(s, moves.at(-1)!);
        }
        const memory = playSeeing(engine, startOf(engine, deal), moves);
        const places = memory.unseen(s);
        if (places.length === 0 || engine.won(s)) continue;
        const before = s.key.join();
        const told: number[] = [];
        const answer = fairMove(engine, s, memory, SAMPLES, BUDGET, SEED, (share) => told.push(share));
        expect(s.key.join()).toBe(before);
        expect(fairMove(engine, s, memory, SAMPLES, BUDGET, SEED)).toEqual(answer);
        expect(told).toEqual([...told].sort((a, b) => a - b));
        expect(told.at(-1)).toBeLessThanOrEqual(1);
        expect(answer.won + answer.lost).toBeLessThanOrEqual(SAMPLES);
        expect(answer.best === undefined).toBe(answer.won === 0);
        if (!answer.best) continue;
        found++;
        const { move, share } = answer.best;
        expect(movesOf(engine, s)).toContain(move);
        let won = 0;
        for (let i = 0; i < SAMPLES; i++) {
          const dealt = sample(s, places, SEED, i);
          engine.play(dealt, move);
          if (solve(engine, dealt, BUDGET).kind === 'won') won++;
        }
        expect(share.part).toBe(won);
        expect(share.part).toBeLessThanOrEqual(answer.won);
        expect(share.low).toBeLessThanOrEqual(share.part / SAMPLES);
        expect(share.high).toBeGreaterThanOrEqual(share.part / SAMPLES);
      }
      expect(found).toBeGreaterThan(0);
    });
  },
);
