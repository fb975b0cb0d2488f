/** What a search in a worker is asked and what it answers: plain data that can be sent from thread to thread. */
import type { GameDocument, House } from '../../engine/document.ts';
import type { Engine } from '../../engine/engine.ts';
import type { Move } from '../../engine/move.ts';
import { Position } from '../../engine/position.ts';
import type { FairAnswer } from '../../solver/fair.ts';
import type { LostAt } from '../../solver/lostat.ts';
import type { Verdict } from '../../solver/verdict.ts';

/** A position as data: the copies of cards too, since who has seen a card remembers which of the like ones it was. */
export type Sent = Pick<Position, 'slots' | 'len' | 'marks' | 'counters' | 'phase' | 'shuffleNumber'>;

/** Searches for a win, asks what can be won knowing only what was seen, or where the game was lost. */
export type Task =
  | { readonly kind: 'solve' }
  | { readonly kind: 'fair'; readonly first: number; readonly samples: number }
  | { readonly kind: 'lost-at' };

export interface Job {
  readonly task: Task;
  readonly document: GameDocument;
  readonly house: House;
  /** Where the game began, and the moves made since. */
  readonly start: Sent;
  readonly moves: readonly Move[];
  /** For one position (of a game, or one sample). */
  readonly nodes: number;
  readonly bytes: number;
  /** For all of them together. */
  readonly seconds: number | undefined;
  readonly seed: number;
  /** One number, set to 1 when the search is to end. */
  readonly stop: Int32Array<SharedArrayBuffer>;
}

/** What a worker sends: how far it is, and at the end what it found, or why it could not begin. */
export type Message =
  | { readonly kind: 'progress'; readonly nodes: number }
  | { readonly kind: 'solve'; readonly verdict: Verdict }
  | { readonly kind: 'fair'; readonly answer: FairAnswer }
  | { readonly kind: 'lost-at'; readonly found: LostAt }
  | { readonly kind: 'no-memory' };

export function sent({ slots, len, marks, counters, phase, shuffleNumber }: Position): Sent {
  return { slots, len, marks, counters, phase, shuffleNumber };
}

/** The position that was sent, its journal empty. */
export function received(engine: Engine, { slots, len, marks, counters, phase, shuffleNumber }: Sent): Position {
  const s = new Position(engine.tables.shape, shuffleNumber);
  s.slots.set(slots);
  s.len.set(len);
  s.marks.set(marks);
  s.counters.set(counters);
  s.phase = phase;
  // A copy computes its key and the hashes of its piles anew.
  return s.copy();
}
