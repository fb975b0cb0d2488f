/** A set of 64-bit position keys in fixed memory: open addressing, no deletion, no allocation after construction. */

const FULLEST = 0.85;
const BYTES_A_KEY = 8;
/** 2^29 keys take 4 GiB; the index of a larger table would not be a small integer any more. */
const MOST_BITS = 29;

/** Memory in which so many keys find room. */
export const bytesForKeys = (keys: number): number => BYTES_A_KEY * 2 ** Math.ceil(Math.log2(Math.max(1, keys) / FULLEST));

/** A new table uses so many of its places, and doubles them when they fill: a small search stays in the processor's caches. */
const FIRST_BITS = 14;

export class KeySet {
  private readonly keys: Int32Array;
  /** All places, and those in use, both less one. */
  private readonly whole: number;
  private mask: number;
  /** Keys at which more places come into use. */
  private room: number;
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
    this.whole = (1 << log) - 1;
    this.mask = (1 << Math.min(log, FIRST_BITS)) - 1;
    this.room = roomOf(this.mask);
    this.most = roomOf(this.whole);
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
        if (this.size >= this.room) return this.addMore(a, high);
        keys[i << 1] = a;
        keys[(i << 1) | 1] = high;
        this.size++;
        return true;
      }
    }
  }
  clear(): void {
    this.keys.fill(0, 0, 2 * (this.mask + 1));
    this.mask = Math.min(this.whole, (1 << FIRST_BITS) - 1);
    this.room = roomOf(this.mask);
    this.size = 0;
    this.overflowed = false;
  }

  private addMore(low: number, high: number): boolean {
    if (this.mask === this.whole) {
      this.overflowed = true;
      return true;
    }
    this.double();
    return this.add(low, high);
  }
  /**
   * Twice as many places come into use. The keys are put in anew one by one, in the order of their places from behind an
   * empty one: each then lands at its old place or before it, or in the new half, never on one that has yet to be moved.
   */
  private double(): void {
    const { keys, mask } = this;
    let first = 0;
    while ((keys[first << 1]! | keys[(first << 1) | 1]!) !== 0) first++;
    this.mask = 2 * mask + 1;
    this.room = roomOf(this.mask);
    for (let k = 1; k <= mask; k++) {
      const i = (first + k) & mask;
      const low = keys[i << 1]!;
      const high = keys[(i << 1) | 1]!;
      if ((low | high) === 0) continue;
      keys[i << 1] = keys[(i << 1) | 1] = 0;
      this.size--;
      this.add(low, high);
    }
  }
}

const roomOf = (mask: number): number => Math.floor((mask + 1) * FULLEST);
