/** What is asked of a searcher, which may live in another thread: questions and answers are plain text and numbers. */
import type { Move } from '../engine/move.ts';

/** Every question is about a game with the moves that stand on the table, as a record. */
interface About {
  readonly record: string;
}
export type Question =
  /** Can it be won, all cards known? */
  | (About & { readonly kind: 'verdict'; readonly nodes: number })
  /** Which move is best, knowing only what the player has seen? `nodes` are for one layout of the unseen cards. */
  | (About & { readonly kind: 'fair'; readonly nodes: number })
  /** Where was it lost? `nodes` are for one position; `known`: one, by moves made, with a line that wins from it. */
  | (About & {
      readonly kind: 'lost-at';
      readonly nodes: number;
      readonly known?: { readonly at: number; readonly line: readonly Move[] };
    })
  /** Do the moves that are left only go round in circles? */
  | (About & { readonly kind: 'circles' })
  /** Which of these deals can be won? They are tried in their order. */
  | (About & { readonly kind: 'winnable'; readonly deals: readonly number[] });

export type Answer =
  /** To `verdict`, and to `fair` when no card is unseen. `unseen`: in how many places lie cards that the player has not seen. */
  | { readonly kind: 'won'; readonly line: readonly Move[]; readonly unseen: number }
  | { readonly kind: 'lost'; readonly circles: boolean; readonly unseen: number }
  | { readonly kind: 'open'; readonly nodes: number; readonly unseen: number }
  | { readonly kind: 'fair'; readonly fair: Fair }
  | ({ readonly kind: 'lost-at' } & Loss & { readonly line: readonly Move[] })
  | { readonly kind: 'circles'; readonly circles: boolean }
  /** The first deal that can be won, with a line; none of those tried when left out. */
  | { readonly kind: 'winnable'; readonly found?: { readonly deal: number; readonly line: readonly Move[] } };

/** What is best knowing only what was seen: of so many random layouts of the unseen cards so many are won and proved lost. */
export interface Fair {
  readonly samples: number;
  readonly won: number;
  readonly lost: number;
  /** The move, and the layouts won after it; with the interval for the true share, 0 … 1. Missing when none was won. */
  readonly best?: { readonly move: Move; readonly part: number; readonly low: number; readonly high: number };
}
/** Where a game was lost, by moves made. */
export interface Loss {
  /** The first position of the attempt that was looked at. */
  readonly from: number;
  /** The last position known to be winnable; −1 when none was found. */
  readonly won: number;
  /** The first position proved lost; −1 when none was found. */
  readonly lost: number;
}
/** How far a search is: its share of what it may spend, 0 … 1, and how many deals have been tried. */
export interface Progress {
  readonly share: number;
  readonly tried?: number;
}
/** Answers later, unless the returned function is called first. */
export type Searcher = (
  question: Question,
  answer: (answer: Answer) => void,
  progress: (progress: Progress) => void,
) => () => void;

/** Moves tried before the lamp says that the outcome is not known yet: about a second on a desktop. */
export const FIRST_NODES = 400_000;
/** Moves tried when the player asks: about ten to twenty seconds. */
export const ASKED_NODES = 6_000_000;
/** Moves tried for each layout of the unseen cards: a fair hint takes about as long. */
export const SAMPLE_NODES = 150_000;
/** Moves tried for each position that is looked at for the place where a game was lost; these may be a dozen. */
export const LOSS_NODES = 600_000;

/** What is said when nothing could be found out: the record cannot be read, there is no memory, no worker. */
export function nothingKnown({ kind }: Question): Answer {
  if (kind === 'lost-at') return { kind, from: 0, won: -1, lost: -1, line: [] };
  if (kind === 'circles') return { kind, circles: false };
  if (kind === 'winnable') return { kind };
  // Not asked again: the same would come of it.
  return { kind: 'open', nodes: Number.POSITIVE_INFINITY, unseen: -1 };
}
