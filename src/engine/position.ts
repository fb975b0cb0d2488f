/** The one mutable position of a game: typed arrays, a handful of primitives, a journal that takes every one of them back. */
import { type Card, DOWN, FACE, type Face, SEEN } from '../cards/index.ts';

/** What a position needs to know of its game; made once when the game is compiled. */
export interface Shape {
  readonly piles: number;
  /** Most cards each pile can ever hold. */
  readonly capacity: Uint8Array;
  /** Piles whose content follows from all the others (discards): left out of the key, so their order does not matter. */
  readonly keyless: Uint8Array;
  /**
   * Two classes for each pile: the key cannot tell piles of one class apart. The first holds from the deal on, the
   * second once the game's piles have become alike (see `Position.setPhase`).
   */
  readonly classes: readonly [Uint8Array, Uint8Array];
  /** Start value of each counter. */
  readonly counters: Int32Array;
}

/** Journal records: what was done, to be read backwards. Operands stand before the record that needs them. */
export const Op = { Begin: 0, Move: 1, Turn: 2, Set: 3, Mark: 4, Order: 5, Phase: 6 } as const;
const ROOM = 1 << 12;
/** One play never writes more records than this, so the journal is asked for room once a play. */
const PLAY_ROOM = 2048;

const mixLow = (x: number): number => {
  const y = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return y ^ (y >>> 13);
};
const mixHigh = (x: number): number => {
  const y = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  return y ^ (y >>> 15);
};
const CARD_LOW = new Int32Array(SEEN + 1);
const CARD_HIGH = new Int32Array(SEEN + 1);
for (let c = 0; c <= SEEN; c++) {
  CARD_LOW[c] = mixLow(Math.imul(c + 1, 0x9e3779b1));
  CARD_HIGH[c] = mixHigh(Math.imul(c + 1, 0x85ebca6b) ^ 0x165667b1);
}
const MARK_LOW = 0x3c6ef372;
const MARK_HIGH = 0x1f83d9ab;

/**
 * Everything is a typed array of fixed length; only the journal grows, and only between plays. A pile with n cards keeps
 * card i (1 … n) at `start + i`, and at the same index the rolling hash of its first i cards; at `start` itself stands an
 * empty slot (0) and the hash seed of the pile's class, so that neither an empty pile nor a pop needs a branch.
 */
export class Position {
  readonly slots: Uint8Array;
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly start: Int32Array;
  readonly len: Uint8Array;
  /** One flag a pile that the game may set (a freed place); part of the key. */
  readonly marks: Uint8Array;
  readonly counters: Int32Array;
  /** The 64-bit key as two int32: equal for positions that the rules cannot tell apart. */
  readonly key = new Int32Array(2);
  journal = new Int32Array(ROOM + PLAY_ROOM);
  /** Where the journal ends: give it to `rewind` to come back here. */
  mark = 0;
  /** 0, or 1 once the piles have become alike (`Shape.classes`). */
  phase = 0;
  readonly shape: Shape;
  /** Fixes the shuffles of later attempts: the deal number, or the shuffle number of a written-out pack. */
  readonly shuffleNumber: number;

  constructor(shape: Shape, shuffleNumber = 0) {
    this.shape = shape;
    this.shuffleNumber = shuffleNumber;
    this.start = new Int32Array(shape.piles);
    let total = 0;
    for (let p = 0; p < shape.piles; p++) {
      this.start[p] = total;
      total += shape.capacity[p]! + 1;
    }
    this.slots = new Uint8Array(total);
    this.low = new Int32Array(total);
    this.high = new Int32Array(total);
    this.len = new Uint8Array(shape.piles);
    this.marks = new Uint8Array(shape.piles);
    this.counters = Int32Array.from(shape.counters);
    this.rehash();
  }

  size(pile: number): number {
    return this.len[pile]!;
  }
  /** The outermost card, 0 when the pile is empty. */
  top(pile: number): Card {
    return this.slots[this.start[pile]! + this.len[pile]!]!;
  }
  topFace(pile: number): Face {
    return this.slots[this.start[pile]! + this.len[pile]!]! & FACE;
  }
  /** The card with `index` cards beneath it. */
  at(pile: number, index: number): Card {
    return this.slots[this.start[pile]! + 1 + index]!;
  }

  /** Opens a play: saves the key, so that taking it back need not compute it, and makes room in the journal. */
  begin(): void {
    if (this.mark > this.journal.length - PLAY_ROOM) this.grow();
    const j = this.journal;
    j[this.mark] = this.key[0]!;
    j[this.mark + 1] = this.key[1]!;
    j[this.mark + 2] = Op.Begin;
    this.mark += 3;
  }
  /** The outer n cards of one pile go onto another, in their order. */
  move(from: number, to: number, n: number): void {
    this.removeKey(from);
    this.removeKey(to);
    this.shift(from, to, n);
    this.addKey(from);
    this.addKey(to);
    this.journal[this.mark++] = Op.Move | (from << 4) | (to << 12) | (n << 20);
  }
  /** The outermost card of a pile is turned over. */
  turn(pile: number): void {
    this.removeKey(pile);
    this.turnTop(pile);
    this.addKey(pile);
    this.journal[this.mark++] = Op.Turn | (pile << 4);
  }
  setCounter(counter: number, value: number): void {
    const old = this.counters[counter]!;
    this.journal[this.mark++] = old;
    this.journal[this.mark++] = Op.Set | (counter << 4);
    this.keyCounter(counter, value - old);
    this.counters[counter] = value;
  }
  setMark(pile: number, on: 0 | 1): void {
    this.journal[this.mark++] = this.marks[pile]!;
    this.journal[this.mark++] = Op.Mark | (pile << 4);
    this.removeKey(pile);
    this.marks[pile] = on;
    this.addKey(pile);
  }
  /** A pile is put into a new order (a shuffle): the same cards, innermost first. */
  order(pile: number, cards: ArrayLike<Card>): void {
    const n = this.len[pile]!;
    const first = this.start[pile]! + 1;
    for (let i = 0; i < n; i++) this.journal[this.mark++] = this.slots[first + i]!;
    this.journal[this.mark++] = Op.Order | (pile << 4);
    this.removeKey(pile);
    this.len[pile] = 0;
    for (let i = 0; i < n; i++) this.push(pile, cards[i]!);
    this.addKey(pile);
  }
  /** From now on (or, with 0, no longer) the key treats the piles as alike that the game says become so. */
  setPhase(phase: number): void {
    this.journal[this.mark++] = this.phase;
    this.journal[this.mark++] = Op.Phase;
    this.phase = phase;
    this.rehash();
  }

  /** Takes back every record after `mark`, which must be a value that `this.mark` had between two plays. */
  rewind(mark: number): void {
    const j = this.journal;
    while (this.mark > mark) {
      const record = j[--this.mark]!;
      const a = (record >> 4) & 255;
      switch (record & 15) {
        case Op.Begin:
          this.mark -= 2;
          this.key[0] = j[this.mark]!;
          this.key[1] = j[this.mark + 1]!;
          break;
        case Op.Move:
          this.shift((record >> 12) & 255, a, (record >> 20) & 255);
          break;
        case Op.Turn:
          this.turnTop(a);
          break;
        case Op.Set:
          this.counters[a] = j[--this.mark]!;
          break;
        case Op.Mark:
          this.marks[a] = j[--this.mark]!;
          break;
        case Op.Order: {
          const n = this.len[a]!;
          this.mark -= n;
          this.len[a] = 0;
          for (let i = 0; i < n; i++) this.push(a, j[this.mark + i]!);
          break;
        }
        default:
          this.phase = j[--this.mark]!;
          this.rehash();
      }
    }
  }

  /** Puts a card on a pile without a record: for dealing and for positions that are written out. */
  place(pile: number, card: Card): void {
    this.removeKey(pile);
    this.push(pile, card);
    this.addKey(pile);
  }
  /** Forgets the journal: from here nothing can be taken back. */
  forget(): void {
    this.mark = 0;
  }
  /** A new position with the same cards, counters and marks, its key computed from nothing, its journal empty. */
  copy(): Position {
    const other = new Position(this.shape, this.shuffleNumber);
    other.slots.set(this.slots);
    other.len.set(this.len);
    other.marks.set(this.marks);
    other.counters.set(this.counters);
    other.phase = this.phase;
    other.rehash();
    return other;
  }

  private shift(from: number, to: number, n: number): void {
    const first = this.start[from]! + this.len[from]! - n;
    for (let i = 1; i <= n; i++) this.push(to, this.slots[first + i]!);
    this.len[from]! -= n;
  }
  private push(pile: number, card: Card): void {
    const i = this.start[pile]! + ++this.len[pile]!;
    this.slots[i] = card;
    if (this.shape.keyless[pile] !== 0) {
      this.low[i] = this.low[i - 1]!;
      this.high[i] = this.high[i - 1]!;
    } else {
      this.low[i] = mixLow((this.low[i - 1]! + CARD_LOW[card & SEEN]!) | 0);
      this.high[i] = mixHigh((this.high[i - 1]! + CARD_HIGH[card & SEEN]!) | 0);
    }
  }
  private turnTop(pile: number): void {
    const n = this.len[pile]!;
    const card = this.slots[this.start[pile]! + n]!;
    this.len[pile] = n - 1;
    this.push(pile, card ^ DOWN);
  }
  /** Piles are summed: those of one class may stand in any order. (Exclusive or would let equal piles cancel out.) */
  private addKey(pile: number): void {
    const i = this.start[pile]! + this.len[pile]!;
    if (this.marks[pile] === 0) {
      this.key[0]! += this.low[i]!;
      this.key[1]! += this.high[i]!;
    } else {
      this.key[0]! += mixLow(this.low[i]! ^ MARK_LOW);
      this.key[1]! += mixHigh(this.high[i]! ^ MARK_HIGH);
    }
  }
  private removeKey(pile: number): void {
    const i = this.start[pile]! + this.len[pile]!;
    if (this.marks[pile] === 0) {
      this.key[0]! -= this.low[i]!;
      this.key[1]! -= this.high[i]!;
    } else {
      this.key[0]! -= mixLow(this.low[i]! ^ MARK_LOW);
      this.key[1]! -= mixHigh(this.high[i]! ^ MARK_HIGH);
    }
  }
  private keyCounter(counter: number, change: number): void {
    this.key[0]! += Math.imul(change, mixLow(counter + 0x27d4eb2f) | 1);
    this.key[1]! += Math.imul(change, mixHigh(counter + 0x165667b1) | 1);
  }
  /** Every hash and the key from the cards alone. */
  private rehash(): void {
    const { start, len, low, high, shape } = this;
    const classes = shape.classes[this.phase === 0 ? 0 : 1]!;
    this.key.fill(0);
    for (let c = 0; c < this.counters.length; c++) this.keyCounter(c, this.counters[c]!);
    for (let p = 0; p < shape.piles; p++) {
      const n = len[p]!;
      const first = start[p]!;
      low[first] = mixLow(Math.imul(classes[p]! + 1, 0x61c88647));
      high[first] = mixHigh(Math.imul(classes[p]! + 1, 0x297a2d39));
      len[p] = 0;
      for (let i = 1; i <= n; i++) this.push(p, this.slots[first + i]!);
      this.addKey(p);
    }
  }
  private grow(): void {
    const longer = new Int32Array(this.journal.length * 2);
    longer.set(this.journal);
    this.journal = longer;
  }
}
