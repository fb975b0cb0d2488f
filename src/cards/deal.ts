/** Deal number → order of the pack, and the shuffles of later attempts. The steps are frozen for ever: docs/DEALS.md. */
import type { Card } from './card.ts';
import { type Dealer, microsoftPack } from './dealer.ts';
import { orderedPack, type PackSize } from './pack.ts';
import { pcg32 } from './pcg.ts';

export const FIRST_DEAL = 1;
export const LAST_DEAL = 0xffff_ffff;

/** True for the whole numbers 1 … 2³²−1. */
export const isDealNumber = (n: number): boolean => Number.isInteger(n) && n >= FIRST_DEAL && n <= LAST_DEAL;

/**
 * Shuffles in place with PCG32(seed = deal, stream = attempt), from the last place down to the second.
 * @param deal the deal number or the shuffle number of a written-out pack, 0 … 2³²−1
 * @param attempt the number of the attempt that begins: 1 for the pack itself, 2 and up for later shuffles
 */
export function shuffle(cards: Card[], deal: number, attempt: number): Card[] {
  const random = pcg32(BigInt(deal), BigInt(attempt));
  for (let left = cards.length; left > 1; left--) {
    const chosen = random.below(left);
    const card = cards[chosen]!;
    cards[chosen] = cards[left - 1]!;
    cards[left - 1] = card;
  }
  return cards;
}

/**
 * The pack of a deal, first card dealt first. Throws RangeError when the number is no deal number (a bug in the caller).
 * Of a game, ask its engine (`Engine.dealtPack`), which knows the pack and the dealer.
 */
export function dealtPack(deal: number, size: PackSize, dealer?: Dealer): Card[] {
  if (!isDealNumber(deal)) throw new RangeError(`deal number ${deal} is outside ${FIRST_DEAL}…${LAST_DEAL}`);
  return dealer === 'microsoft' ? microsoftPack(deal, size) : shuffle(orderedPack(size), deal, 1);
}
