/** PCG32 (XSH RR 64/32, M. E. O'Neill 2014), the generator behind every deal; steps in docs/DEALS.md, frozen for ever. */

const MULTIPLIER = 6364136223846793005n;
const MASK64 = (1n << 64n) - 1n;
const TWO32 = 0x1_0000_0000;

/** A source of unbiased 32-bit numbers, fixed by a seed and a stream. */
export interface Pcg32 {
  /** The next number, 0 … 2³²−1. */
  next(): number;
  /** The next number below `bound` (1 … 2³²−1), every one equally likely: numbers that would favour some are thrown away. */
  below(bound: number): number;
}

/** The generator after the published `pcg32_srandom(seed, stream)`; both are taken modulo 2⁶⁴. */
export function pcg32(seed: bigint, stream: bigint): Pcg32 {
  const increment = ((stream << 1n) | 1n) & MASK64;
  let state = 0n;
  const next = (): number => {
    const old = state;
    state = (old * MULTIPLIER + increment) & MASK64;
    const word = Number((((old >> 18n) ^ old) >> 27n) & 0xffffffffn);
    const turn = Number(old >> 59n);
    return ((word >>> turn) | (word << (-turn & 31))) >>> 0;
  };
  next();
  state = (state + (seed & MASK64)) & MASK64;
  next();
  const below = (bound: number): number => {
    const threshold = TWO32 % bound;
    for (;;) {
      const value = next();
      if (value >= threshold) return value % bound;
    }
  };
  return { next, below };
}
