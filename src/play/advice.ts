/** What an adviser says of the position on a table, and what a player may ask of it. */
import type { Move } from '../engine/move.ts';
import type { Fair, Loss } from './asking.ts';

/** What the lamp shows. `resting`: switched off, or the game is at its end. */
export type Lamp = 'resting' | 'searching' | 'won' | 'lost' | 'open';
/** What the player wants to know: the best move by what was seen, a move that wins with all cards known, where it was lost. */
export type Wish = 'fair' | 'under' | 'loss';

export interface Advice {
  readonly lamp: Lamp;
  /** The moves of a winning line from here, when one is known. */
  readonly line: readonly Move[];
  /** Proved: the moves that are left only go round in circles. */
  readonly circles: boolean;
  /** True when some cards are unseen: the lamp then knows more than the player. */
  readonly hidden: boolean;
  /** What was asked for about this position, and how far the search for it is (0 … 1) while it goes on. */
  readonly wish: Wish | undefined;
  readonly progress: number | undefined;
  /** The answer to `fair`, where cards are unseen. */
  readonly fair: Fair | undefined;
  /** The answer to `loss`, with a line that wins from `loss.won`. */
  readonly loss: (Loss & { readonly line: readonly Move[] }) | undefined;
}
/** Nothing is searched, known or asked. */
export const NO_ADVICE: Advice = {
  lamp: 'resting',
  line: [],
  circles: false,
  hidden: false,
  wish: undefined,
  progress: undefined,
  fair: undefined,
  loss: undefined,
};
