/** A set of 64-bit position keys in fixed memory: open addressing, no deletion, no allocation after construction. */

const FULLEST = 0.85;
const BYTES_A_KEY = 8;
/** 2^29 keys take 4 GiB; the index of a larger table would not be a small integer any more. */
const MOST_BITS = 29;

/** Memory in which so many keys find room. */
export const bytesForKeys = (keys: number): number => BYTES_A_KEY * 2 ** Math.ceil(Math.log2(Math.max(1, keys) / FULLEST));

export class KeySet {
  private readonly keys: Int32Array;
  private readonly mask: number;
  /** Keys held. */
  size = 0;
  /** Most keys it takes; `add` beyond it keeps nothing and sets `overflowed`. */
  readonly most: number;
  /** True once a key was not kept: from then on "not seen before" proves nothing. */
  overflowed = false;

  /** @param bytes memory to use; rounded down to a power of two of keys, 2^10 to 2^29 of them */
  constructor(bytes: number) {
    const log = Math.min(MOST_BITS, Math.max(10, Math.floor(Math.log2(bytes / BYTES_A_KEY))));
    this.keys = new Int32Array(2 << log);
    this.mask = (1 << log) - 1;
    this.most = Math.floor((1 << log) * FULLEST);
  }
  /** Memory that the table takes. */
  get bytes(): number {
    return this.keys.byteLength;
  }
  /** Adds a key; true when it was not there. */
  add(low: number, high: number): boolean {
    // The empty slot is 0/0; a key of that value stands as 1/0. Two keys in 2^64 may so be taken for one.
    const a = (low | high) === 0 ? 1 : low;
    const { keys, mask } = this;
    for (let i = (a ^ Math.imul(high, 0x9e3779b1)) & mask; ; i = (i + 1) & mask) {
      const x = keys[i << 1]!;
      const y = keys[(i << 1) | 1]!;
      if (x === a && y === high) return false;
      if ((x | y) === 0) {
        if (this.size >= this.most) {
          this.overflowed = true;
          return true;
        }
        keys[i << 1] = a;
        keys[(i << 1) | 1] = high;
        this.size++;
        return true;
      }
    }
  }
  clear(): void {
    this.keys.fill(0);
    this.size = 0;
    this.overflowed = false;
  }
}
