/** The lamp's verdict in words, for the line below the table and for the voice. */
import { attemptLeft, type View } from '../engine/view.ts';
import type { Advice } from '../play/advice.ts';
import { words } from './settings.ts';

/** Where cards are unseen the lamp knows more than the player, or takes a guess for the truth, and says so. */
export function verdictOf(now: Advice | undefined, view: View, guessed: boolean): string | undefined {
  const text = words.value;
  switch (now?.lamp) {
    case 'searching':
      return text.lampSearching;
    case 'open':
      return text.lampOpen;
    case 'won':
    case 'lost': {
      const lost = attemptLeft(view) ? text.lampLostNow : text.lampLost;
      const verdict = now.lamp === 'won' ? text.lampWon : now.circles ? text.lampCircles : lost;
      return guessed ? text.lampGuessed(verdict) : now.hidden ? text.lampHidden(verdict) : verdict;
    }
    default:
      return undefined;
  }
}
