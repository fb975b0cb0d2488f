/** Figures over results: how many were won, in which attempt, how fast, in what order. Each says what it is a figure of. */
import type { Result } from './sitting.ts';

export interface Figures {
  /** Games in which a move was made, the open ones among them. */
  readonly started: number;
  readonly open: number;
  readonly won: number;
  readonly lost: number;
  readonly givenUp: number;
  /** Won without a hint. */
  readonly wonAlone: number;
  /** Of the games that ended, the share won and the bounds that hold it in 95 of 100 cases; undefined when none ended. */
  readonly share: Share | undefined;
  /** Wins by the attempt in which they came: the first, the second … */
  readonly byAttempt: readonly number[];
  /** The wins in a row that lead up to now, and the longest row; the same of games not won. */
  readonly winning: Streak;
  readonly losing: Streak;
  /** Of the wins. */
  readonly seconds: Spread | undefined;
  readonly moves: Spread | undefined;
  /** Games ended, and won of them, by month (2026-11), the last twelve that have any. */
  readonly months: readonly { readonly month: string; readonly ended: number; readonly won: number }[];
}
export interface Share {
  readonly part: number;
  readonly low: number;
  readonly high: number;
}
export interface Streak {
  readonly now: number;
  readonly longest: number;
}
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

const MONTHS = 12;
/** 95 of 100 in a normal distribution. */
const Z = 1.959964;

/** The interval of Wilson for a share. */
export function interval(won: number, of: number): Share | undefined {
  if (of === 0) return undefined;
  const part = won / of;
  const middle = part + Z ** 2 / (2 * of);
  const reach = Z * Math.sqrt((part * (1 - part)) / of + Z ** 2 / (4 * of ** 2));
  const whole = 1 + Z ** 2 / of;
  return { part, low: Math.max(0, (middle - reach) / whole), high: Math.min(1, (middle + reach) / whole) };
}
function spread(values: readonly number[]): Spread | undefined {
  if (values.length === 0) return undefined;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { least: sorted[0]!, median, most: sorted.at(-1)! };
}
function streak(ends: readonly boolean[], of: boolean): Streak {
  let now = 0;
  let longest = 0;
  for (const won of ends) {
    now = won === of ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/**
 * The figures of these results; those that do not count are left out here and nowhere else.
 * @param open games begun and not yet ended
 */
export function figures(results: readonly Result[], open: number): Figures {
  const ended = results.filter(({ counts }) => counts).sort((a, b) => (a.ended < b.ended ? -1 : a.ended > b.ended ? 1 : 0));
  const wins = ended.filter(({ end }) => end === 'won');
  const byAttempt = Array.from({ length: Math.max(0, ...wins.map(({ attempt }) => attempt)) }, () => 0);
  for (const { attempt } of wins) byAttempt[attempt - 1]! += 1;
  const months = new Map<string, { month: string; ended: number; won: number }>();
  for (const { ended: at, end } of ended) {
    const month = localMonth(at);
    const entry = months.get(month) ?? { month, ended: 0, won: 0 };
    months.set(month, { month, ended: entry.ended + 1, won: entry.won + (end === 'won' ? 1 : 0) });
  }
  const ends = ended.map(({ end }) => end === 'won');
  return {
    started: ended.length + open,
    open,
    won: wins.length,
    lost: ended.filter(({ end }) => end === 'lost').length,
    givenUp: ended.filter(({ end }) => end === 'given-up').length,
    wonAlone: wins.filter(({ hints }) => hints === 0).length,
    share: interval(wins.length, ended.length),
    byAttempt,
    winning: streak(ends, true),
    losing: streak(ends, false),
    seconds: spread(wins.map(({ seconds }) => seconds).filter((seconds) => seconds > 0)),
    moves: spread(wins.map(({ moves }) => moves)),
    months: [...months.values()].slice(-MONTHS),
  };
}
/** The month of the player's own calendar: a game that ended after midnight belongs to the day on which it ended there. */
function localMonth(instant: string): string {
  const date = new Date(instant);
  return `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`;
}
