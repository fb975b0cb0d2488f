/** Dealers other than our own: deal numbers that people know from elsewhere must give the cards they know. */
import { type Card, rankOf, suitOf } from './card.ts';
import { orderedPack, type PackSize } from './pack.ts';

/** Who turns a deal number into a pack, where it is not the shuffle of docs/DEALS.md. */
export type Dealer = 'microsoft';

const MULTIPLIER = 214_013;
const INCREMENT = 2_531_011;
/** From this number on, FreeCell Pro and the programs after it set one bit more in every random number. */
const HIGH_DEALS = 2 ** 31;

/**
 * The pack of a Microsoft FreeCell deal, first card dealt first, row by row. The number seeds the generator of Microsoft's C
 * library; the ordered pack goes rank by rank, in each rank ♣ ♦ ♥ ♠, and the last card takes the place of the one drawn.
 */
export function microsoftPack(deal: number, size: PackSize): Card[] {
  const left = orderedPack(size).sort((a, b) => rankOf(a) - rankOf(b) || suitOf(b) - suitOf(a));
  const high = deal < HIGH_DEALS ? 0 : 0x8000;
  let state = deal >>> 0;
  const pack: Card[] = [];
  while (left.length > 0) {
    state = (Math.imul(state, MULTIPLIER) + INCREMENT) >>> 0;
    const chosen = (((state >>> 16) & 0x7fff) | high) % left.length;
    pack.push(left[chosen]!);
    left[chosen] = left[left.length - 1]!;
    left.pop();
  }
  return pack;
}
