/** What the solver says: won with a line, lost with a proof, or open with the limit that it met. */
import type { Move } from '../engine/move.ts';

/** What ended a search that found neither a win nor a proof. */
export type Limit = 'nodes' | 'memory' | 'time' | 'cancelled';

export type Verdict =
  | { readonly kind: 'won'; readonly line: readonly Move[]; readonly nodes: number }
  /** No sequence of moves wins: `positions` different ones were searched, and none was left out. */
  | { readonly kind: 'lost'; readonly positions: number; readonly nodes: number }
  | { readonly kind: 'open'; readonly limit: Limit; readonly nodes: number };

/** What a search may spend. The verdict depends on `nodes` and `bytes` alone, unless `stop` ends it sooner. */
export interface Budget {
  /** Moves played, over all searches together; a game that has been begun is played to its end. */
  readonly nodes: number;
  /** Memory for all that the searches keep, in bytes; never exceeded, if at least 16 MiB are given. */
  readonly bytes: number;
  /** Moves played at most in making a found line shorter, beyond `nodes`; 400,000 when left out. */
  readonly shortening?: number;
  /** Asked every few thousand nodes; a limit ends the search. The clock lives above this floor. */
  readonly stop?: (nodes: number) => Limit | undefined;
}
