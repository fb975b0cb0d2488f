/** What the commands that search have in common: their answers as data, and the exit codes. */
import type { Text } from '../../cards/index.ts';
import type { FairAnswer } from '../../solver/fair.ts';
import type { LostAt } from '../../solver/lostat.ts';
import type { Verdict } from '../../solver/verdict.ts';
import type { Output } from '../output.ts';
import { FINE, NO, OPEN } from '../stop.ts';
import { wrap } from '../wrap.ts';
import { type Case, caseData, newAttempts, recordWith, written } from './case.ts';
import type { Limits } from './limits.ts';
import type { Cost } from './run.ts';
import { words } from './words.ts';

const CODES: Readonly<Record<Verdict['kind'], number>> = { won: FINE, lost: NO, open: OPEN };
export const verdictCode = ({ kind }: Verdict): number => CODES[kind];
/** Samples prove something only when all of them agree. */
export const fairCode = ({ won, lost }: FairAnswer): number =>
  won.of > 0 && won.part === won.of ? FINE : won.of > 0 && lost === won.of ? NO : OPEN;

/** Lines of running text, each with the mark that makes a remark of it in a record, or with none. */
export function remark(out: Output, mark: string, ...texts: readonly Text[]): void {
  for (const said of texts) out.lines(wrap(out.say(said), out.width - mark.length).map((line) => mark + line));
}

/** A game that is finished: nothing is left to search for. */
export function sayWon(of: Case, out: Output): void {
  if (out.json) out.data({ ...caseData(of), verdict: 'won' });
  else out.line(out.say(words.alreadyWon));
}
/** The new attempts that can be begun from here, a remark in a record where there is a mark. */
export function sayAttempts(of: Case, out: Output, mark = ''): void {
  remark(out, mark, ...newAttempts(of).map((id) => words.newAttempt(id)));
}

const rounded = (x: number, digits: number): number => Number(x.toFixed(digits));

export const costData = ({ nodes, seconds, memory }: Cost, limits: Limits): Record<string, unknown> => ({
  nodes,
  seconds: rounded(seconds, 3),
  memory: Math.round(memory),
  limits: { nodes: limits.nodes, memory: limits.memory, ...(limits.seconds === undefined ? {} : { seconds: limits.seconds }) },
});

export const fairData = ({ engine }: Case, { unseen, won, lost, open, moves }: FairAnswer): Record<string, unknown> => ({
  fair: true,
  unseen,
  samples: won.of,
  won: won.part,
  lost,
  open,
  share: [rounded(won.low, 4), rounded(won.high, 4)],
  best: moves.map(({ move, wins }) => ({ move: written(engine, [move])[0], wins })),
});

/** Where a game was lost: `lost-at` says so, and `hint` when there is nothing to hint at. */
export function lossData(of: Case, { from, won, lost, exact }: LostAt): Record<string, unknown> {
  const record = won && recordWith(of, won.at, won.line);
  return {
    from,
    exact,
    ...(won ? { lastWinnable: won.at, line: written(of.engine, won.line) } : {}),
    ...(record === undefined ? {} : { record }),
    ...(lost ? { firstLost: lost.at } : {}),
    ...(exact && won ? { move: { number: won.at + 1, text: written(of.engine, [of.moves[won.at]!])[0] } } : {}),
  };
}
