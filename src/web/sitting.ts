/** The sitting of the game on the table: it begins with the first move, counts help and moves taken back, and ends once. */
import type { View } from '../engine/view.ts';
import type { Session } from '../play/session.ts';
import { newSitting, type Origin, type Result, resultOf, type Sitting } from '../play/sitting.ts';
import type { TableState } from '../play/table.ts';
import { inPlay, seconds, setClock } from './clock.ts';

const newId = (): string => crypto.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
/** A new game that has just been laid. */
export const sitDown = (origin: Origin, day?: string): Sitting => newSitting(newId(), origin, day);
export const idForOld = newId;

let now: Sitting = sitDown('deal');
let seen: View | undefined;

/** The sitting as it stands. */
export const sittingNow = (): Sitting => ({ ...now, seconds: seconds() });
/** Takes up the sitting of another game. */
export function takeUp(sitting: Sitting, { view }: TableState): void {
  now = sitting;
  seen = view;
  setClock(sitting.seconds);
  inPlay.value = sitting.began !== '' && !sitting.won && !view.won;
}

/**
 * Follows a change on the table.
 * @returns what came of the game, when it has just been won
 */
export function follow(state: TableState, session: Session): Result | undefined {
  const moved = state.view !== seen;
  seen = state.view;
  const begins = now.began === '' && moved && state.made > 0 && !state.backwards && now.origin !== 'line';
  if (begins) now = { ...now, began: new Date().toISOString() };
  if (moved && state.backwards) now = { ...now, undos: now.undos + 1 };
  const won = state.view.won && !now.won;
  const result = won ? leave(sittingNow(), session) : undefined;
  if (won) now = { ...now, seconds: seconds(), won: true };
  inPlay.value = now.began !== '' && !now.won;
  return result;
}
/** What comes of a sitting that ends here; undefined when it has ended before or never begun. */
export const leave = (sitting: Sitting, session: Session): Result | undefined =>
  sitting.won ? undefined : resultOf(sitting, session, new Date().toISOString());

/** Help was asked for and found. */
export function countHint(): void {
  now = { ...now, hints: now.hints + 1 };
}
