/** The golden figures: perft counts and walks on which two independent implementations of the rules agree. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/engine/engine.ts';
import { lcgPack } from '../../src/engine/lcg.ts';
import { perft, walk } from '../../src/engine/perft.ts';
import { findGame } from '../../src/games/index.ts';

const [, ...rows] = readFileSync(new URL('../data/conformance.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

describe('conformance', () => {
  test('the table has all its rows', () => expect(rows).toHaveLength(88));
  for (const row of rows) {
    const [id = '', house = '', seed, p1, p2, p3, steps, won, placed, hash, sum] = row.split('\t');
    test(`${id} ${house} pack ${seed}`, () => {
      const engine = new Engine(findGame(id)!, Object.fromEntries(house.split(',').map((x) => x.split('='))));
      const pack = lcgPack(engine.orderedPack(), Number(seed));
      const s = engine.start(pack);
      expect([1, 2, 3].map((depth) => perft(engine, s, depth))).toEqual([p1, p2, p3].map(Number));
      expect(walk(engine, s, Number(seed), 2000)).toEqual({
        steps: Number(steps),
        won: won === '1',
        placed: Number(placed),
        hash,
        sum: Number(sum),
      });
    });
  }
});
