/** A sitting: one game as a person plays it, from the first move until it is won or left. What comes of it is a result. */
import type { House } from '../engine/document.ts';
import { shuffles } from '../engine/move.ts';
import type { Deal } from '../engine/record.ts';
import { writeRecord } from '../engine/record.ts';
import type { Session } from './session.ts';

/** Where the game came from: dealt or asked for by number, the deal of a day, or with moves that somebody has made already. */
export type Origin = 'deal' | 'day' | 'line';

export interface Sitting {
  /** One of a kind. */
  readonly id: string;
  readonly origin: Origin;
  /** Of the deal of a day: the day, as 2026-11-30. */
  readonly day?: string | undefined;
  /** When the first move was made, in ISO 8601; '' before it. */
  readonly began: string;
  /** On the clock since the first move. */
  readonly seconds: number;
  /** How often help was asked for and found. */
  readonly hints: number;
  readonly undos: number;
  /** It has been won once: what is played on after that counts no more. */
  readonly won: boolean;
}

export type End = 'won' | 'lost' | 'given-up';
/** What came of a sitting. */
export interface Result {
  /** The id of the sitting. */
  readonly id: string;
  readonly game: string;
  /** See `houseKey` and `dealKey`. */
  readonly house: string;
  readonly deal: string;
  readonly day?: string | undefined;
  readonly end: End;
  /** In which attempt it ended: 1, and one more for each time that the cards were laid again. */
  readonly attempt: number;
  readonly moves: number;
  readonly seconds: number;
  readonly hints: number;
  readonly undos: number;
  readonly began: string;
  readonly ended: string;
  /** False for what is shown in no statistics: a deal that was played to an end before, or moves of another. */
  readonly counts: boolean;
}

/** House rules as one word: the same rules give the same word. */
export const houseKey = (house: House): string =>
  Object.keys(house)
    .sort()
    .map((id) => `${id}=${house[id]}`)
    .join(' ');
/** A deal as one word: its number, or its cards. */
export const dealKey = (deal: Deal): string =>
  'deal' in deal
    ? String(deal.deal)
    : writeRecord({ game: '-', house: {}, deal, moves: [] })
        .split('\n')
        .filter((line) => /^(pack|layout|shuffle) /.test(line))
        .join(' ');

export const newSitting = (id: string, origin: Origin, day?: string): Sitting => ({
  id,
  origin,
  ...(day === undefined ? {} : { day }),
  began: '',
  seconds: 0,
  hints: 0,
  undos: 0,
  won: false,
});

/** The attempt that a game stands in: each shuffle begins another. Going through the stock once more does not. */
export const attemptOf = (session: Session): number => 1 + session.played.filter((move) => shuffles(session.engine, move)).length;

/** What has come of a sitting, as the game stands; undefined of one in which no move was made. */
export function resultOf(sitting: Sitting, session: Session, ended: string): Result | undefined {
  if (sitting.began === '') return undefined;
  const { view } = session;
  const { id, day, seconds, hints, undos, began, origin } = sitting;
  return {
    id,
    game: session.document.id,
    house: houseKey(session.house),
    deal: dealKey(session.deal),
    ...(day === undefined ? {} : { day }),
    end: view.won || sitting.won ? 'won' : view.over ? 'lost' : 'given-up',
    attempt: attemptOf(session),
    moves: session.made,
    seconds,
    hints,
    undos,
    began,
    ended,
    counts: origin !== 'line',
  };
}

/** The result as it enters a list that holds `there` of the same deal already; undefined when it brings nothing new. */
export function entered(result: Result, there: readonly Result[]): Result | undefined {
  const same = there.find(({ id }) => id === result.id);
  // The same game in two tabs: who has won in one has won.
  if (same && (same.end === 'won' || result.end !== 'won')) return undefined;
  const before = there.some(({ id }) => id !== result.id);
  return same ? { ...result, counts: same.counts } : { ...result, counts: result.counts && !before };
}
