/** The small generator of the conformance figures: packs and walks that anyone can make again. Deals use PCG32 instead. */
import type { Card } from '../cards/index.ts';

/** Numbers x → (x · 1103515245 + 12345) mod 2³¹, used as ⌊x / 256⌋ mod `bound`. */
export function lcg(seed: number): (bound: number) => number {
  let x = seed >>> 0;
  return (bound) => {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    return (x >>> 8) % bound;
  };
}

/** The ordered pack shuffled by that generator from its last place down. */
export function lcgPack(ordered: readonly Card[], seed: number): Card[] {
  const cards = [...ordered];
  const below = lcg(seed);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
