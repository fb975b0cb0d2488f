// How many deals of each game the solver has won, from bench/results into src/games/measured/index.ts: `node scripts/measured.mjs`.
// A test fails when the two differ. Of several runs of a game under the same rules the one with the most deals counts, then the
// latest. Only runs from deal 1 on count: single deals are chosen, and would say nothing of the others.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/**
 * @typedef {object} Run
 * @property {string} game
 * @property {string} house rules that are not the standard ones, as `suits=1`
 * @property {string} date
 * @property {number} deals the first ones
 * @property {number} won
 * @property {number} lost
 * @property {number} seconds for each deal
 */

const folder = join(root, 'bench/results');
export const measuredFile = join(root, 'src/games/measured/index.ts');

/**
 * The runs that a file of results tells of.
 * @param {string} text
 * @returns {Run[]}
 */
export function runsIn(text) {
  const command = /^command +(.*)$/m.exec(text)?.[1] ?? '';
  const option = (/** @type {string} */ name) =>
    [...command.matchAll(new RegExp(`--${name} (\\S+)`, 'g'))].map(([, value = '']) => value);
  const date = /^date +(\d{4}-\d\d-\d\d)$/m.exec(text)?.[1];
  if (date === undefined || option('from').length > 0) return [];
  const rest = { house: option('set').sort().join(' '), date, seconds: Number(option('seconds')[0] ?? 0) };
  /** @type {Map<string, { deals: number, won: number, lost: number }>} */
  const games = new Map();
  for (const [, game = '', verdict] of text.matchAll(/^([a-z-]+) \d+: (won|lost|open)\b/gm)) {
    const found = games.get(game) ?? { deals: 0, won: 0, lost: 0 };
    found.deals += 1;
    if (verdict === 'won') found.won += 1;
    if (verdict === 'lost') found.lost += 1;
    games.set(game, found);
  }
  // Long runs are kept without their single deals.
  for (const [, game = '', won, lost, open] of text.matchAll(/^([a-z-]+) +(\d+) +(\d+) +(\d+) +\d+ %/gm))
    if (!games.has(game))
      games.set(game, { deals: Number(won) + Number(lost) + Number(open), won: Number(won), lost: Number(lost) });
  return [...games].map(([game, found]) => ({ game, ...rest, ...found }));
}

/** The text of src/games/measured/index.ts. */
export function measuredText() {
  /** @type {Map<string, Run>} */
  const best = new Map();
  for (const name of readdirSync(folder)
    .filter((name) => /^solve-.*\.txt$/.test(name))
    .sort())
    for (const run of runsIn(readFileSync(join(folder, name), 'utf8'))) {
      const key = `${run.game} ${run.house}`;
      const before = best.get(key);
      if (!before || run.deals > before.deals || (run.deals === before.deals && run.date >= before.date)) best.set(key, run);
    }
  const lines = [...best]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([, { game, house, date, deals, won, lost, seconds }]) =>
        `  { game: '${game}', house: '${house}', date: '${date}', deals: ${deals}, won: ${won}, lost: ${lost}, seconds: ${seconds} },\n`,
    );
  return `/** How many of the first deals the solver has won, all cards seen. Made by \`node scripts/measured.mjs\` from bench/results. */

export interface Measured {
  readonly game: string;
  /** House rules that are not the standard ones, as \`suits=1\`. */
  readonly house: string;
  readonly date: string;
  readonly deals: number;
  readonly won: number;
  /** Proved; what is neither won nor lost is open. */
  readonly lost: number;
  /** The most for one deal. */
  readonly seconds: number;
}

// biome-ignore format: a line for each run
export const measured: readonly Measured[] = [
${lines.join('')}];
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(measuredFile, measuredText());
