/** xorshift32 (G. Marsaglia 2003): cheap chance for searches, the same for the same seed. Deals use PCG32 instead. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed === 0 ? 1 : seed | 0;
  }
  /** A number from 0 up to, but not, 1. */
  next(): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return (x >>> 0) / 0x1_0000_0000;
  }
}
