/** The golden figures of pack seed 1, counted by the built program itself. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findGame } from '../../src/games/index.ts';
import { data, packText } from './program.ts';

const [, ...table] = readFileSync(new URL('../data/conformance.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const rows = table.map((row) => row.split('\t')).filter((row) => row[2] === '1');

describe('the command line agrees with the conformance figures', () => {
  test('every game is there', () => expect(new Set(rows.map(([id]) => id)).size).toBe(7));
  test.concurrent.each(rows)('%s %s pack %s', async (id, house, seed, p1, p2, p3, steps, won, placed, hash, sum) => {
    const set = house!.split(',').flatMap((rule) => ['--set', rule]);
    const input = packText(findGame(id!)!.packs, Number(seed));
    const where = [id!, ...set, '--pack', '-'];
    const counted = await data(['perft', ...where, '--depth', '3'], { input });
    expect(counted).toEqual({ perft: [p1, p2, p3].map(Number) });
    const walked = await data(['walk', ...where, '--seed', seed!, '--steps', '2000'], { input });
    expect(walked).toEqual({ steps: Number(steps), won: won === '1', placed: Number(placed), hash, sum: Number(sum) });
  });
});
