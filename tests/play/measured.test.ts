// What the program tells of the solver's wins is what the committed results of its runs say.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { measuredFile, measuredText, runsIn } from '../../scripts/measured.mjs';
import { findGame } from '../../src/games/index.ts';
import { measured } from '../../src/games/measured/index.ts';

describe('the figures of the solver', () => {
  it('are those of bench/results; if not, run: node scripts/measured.mjs', () => {
    expect(readFileSync(measuredFile, 'utf8')).toBe(measuredText());
  });
  it('are of games and house rules that there are, and of no more deals than were run', () => {
    expect(measured.length).toBeGreaterThan(0);
    for (const { game, house, deals, won, lost, seconds } of measured) {
      const rules = findGame(game)?.house;
      expect(rules, game).toBeDefined();
      for (const rule of house === '' ? [] : house.split(' ')) {
        const [id, value] = rule.split('=');
        expect(rules!.find((one) => one.id === id)?.values.map((one) => one.id)).toContain(value);
      }
      expect(won + lost, game).toBeLessThanOrEqual(deals);
      expect(seconds, game).toBeGreaterThan(0);
    }
  });
  it('are read from single deals, or from the table of a run that kept none, and never from chosen deals', () => {
    const head = 'date     2026-11-30\ncommand  npm run bench:solve -- --games a,b --set x=1 --deals 3 --seconds 20\n';
    const one = { house: 'x=1', date: '2026-11-30', seconds: 20 };
    expect(runsIn(`${head}\na 1: won, 3 nodes\na 2: open, 5 nodes\na 3: lost, 1 nodes\n`)).toEqual([
      { game: 'a', ...one, deals: 3, won: 1, lost: 1 },
    ]);
    expect(runsIn(`${head}\nb  7     2     1    90 %  1 206\n`)).toEqual([{ game: 'b', ...one, deals: 10, won: 7, lost: 2 }]);
    expect(runsIn(`${head.replace('--deals', '--from 9 --deals')}\na 9: lost, 3 nodes\n`)).toEqual([]);
  });
});
