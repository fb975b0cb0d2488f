/** What the second opinions share: cards as the texts in which they are written, and nothing of the engine. */

/** A game played by the simplest means, straight from the written rules. */
export interface Naive {
  /** All legal moves and actions, in code-point order. */
  moves(): string[];
  play(move: string): void;
  won(): boolean;
}
/** @param shuffle the shuffle of the attempt that begins, in place of the generator, which is not the matter here */
export type NaiveGame = (
  pack: readonly string[],
  house: Readonly<Record<string, string>>,
  shuffle: (cards: string[], attempt: number) => string[],
) => Naive;

export const GAP = '--';
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
export const SUITS = ['S', 'H', 'D', 'C'];

/** 1 for the ace … 13 for the king; 0 for a gap or nothing. */
export const rank = (card: string | undefined): number => (card === undefined ? 0 : RANKS.indexOf(card.slice(0, -1)) + 1);
export const suit = (card: string | undefined): string => (card === undefined ? '' : card.slice(-1));
/** Is `card` so many ranks above `other`, in suit? */
export const above = (card: string, other: string | undefined, steps: number): boolean =>
  rank(other) > 0 && suit(card) === suit(other) && rank(card) === rank(other) + steps;
export const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];
export const sorted = (moves: string[]): string[] => moves.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
