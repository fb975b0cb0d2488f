/** What the rule book is to be opened at. The page opens the book as soon as something is wanted. */
import { signal } from '@preact/signals';

export interface BookPlace {
  readonly game: string;
  /** The id of a rule; the beginning when left out or not in the book. */
  readonly rule?: string | undefined;
}
/** Undefined: the book is closed, or open at the game on the table. */
export const bookPlace = signal<BookPlace | undefined>(undefined);

/** Opens the rule book at a rule of a game. */
export function openRule(game: string, rule?: string): void {
  bookPlace.value = { game, rule };
}
