/** The one mutable position of a game: typed arrays, a handful of primitives, a journal that takes every one of them back. */
import { type Card, DOWN, FACE, type Face, SEEN } from '../cards/index.ts';

/** What a position needs to know of its game; made once when the game is compiled. */
export interface Shape {
  readonly piles: number;
  /** Most cards each pile can ever hold. */
  readonly capacity: Uint8Array;
  /** Piles whose content follows from all the others (discards): left out of the key, so their order does not matter. */
  readonly keyless: Uint8Array;
  /** The pile of which the key needs only the outermost card, or −1. */
  readonly burying: number;
  /** What each card adds to the hashes, as `cardHashes` makes it. */
  readonly cardHashes: Int32Array;
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
/** Most records that one play may write, so that the journal is asked for room once a play; checked in flows.ts. */
export const MOST_RECORDS = 2048;

/** Two mixtures of the bits of a number, for the halves of a key. */
export const mixLow = (x: number): number => {
  const y = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return y ^ (y >>> 13);
};
export const mixHigh = (x: number): number => {
  const y = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  return y ^ (y >>> 15);
};
/**
 * What each card, face up or down, adds to the hashes, low and high by turns.
 * @param faces for each face the face that it counts as: its own, unless the rules cannot tell the two apart
 */
export function cardHashes(faces: Uint8Array): Int32Array {
  const hashes = new Int32Array((SEEN + 1) * 2);
  for (let card = 0; card <= SEEN; card++) {
    const counted = faces[card & FACE]! | (card & DOWN);
    hashes[2 * card] = mixLow(Math.imul(counted + 1, 0x9e3779b1));
    hashes[2 * card + 1] = mixHigh(Math.imul(counted + 1, 0x85ebca6b) ^ 0x165667b1);
  }
  return hashes;
}
/** Added to the number of a pile's class while the pile is marked: classes are pile numbers, below this. */
const MARKED = 256;

/**
 * Everything is a typed array of fixed length; only the journal grows, and only between plays. A pile with n cards keeps
 * card i (1 … n) at `start + i`, and at the same index the rolling hash of its first i cards; at `start` itself stands an
 * empty slot (0) and the hash seed of the pile's class and mark, so that neither an empty pile nor a pop needs a branch.
 * The key is the sum of the hashes at the piles' tops: piles of one class may stand in any order. (Exclusive or would let
 * equal piles cancel out.)
 */
export class Position {
  readonly slots: Uint16Array;
  /** The rolling hashes, low and high by turns: those of slot i, of the pile up to there, at 2 i and 2 i + 1. */
  readonly hashes: Int32Array;
  private readonly keyless: Uint8Array;
  private readonly burying: number;
  private readonly cardHashes: Int32Array;
  readonly start: Int32Array;
  readonly len: Uint8Array;
  /** One flag a pile that the game may set (a freed place); part of the key. */
  readonly marks: Uint8Array;
  readonly counters: Int32Array;
  /** The 64-bit key as two int32: equal for positions that the rules cannot tell apart. */
  readonly key = new Int32Array(2);
  journal = new Int32Array(ROOM + MOST_RECORDS);
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
    this.slots = new Uint16Array(total);
    this.hashes = new Int32Array(total * 2);
    this.keyless = shape.keyless;
    this.burying = shape.burying;
    this.cardHashes = shape.cardHashes;
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
    if (this.mark > this.journal.length - MOST_RECORDS) this.grow();
    const j = this.journal;
    j[this.mark] = this.key[0]!;
    j[this.mark + 1] = this.key[1]!;
    j[this.mark + 2] = Op.Begin;
    this.mark += 3;
  }
  /** The outer n cards of one pile go onto another, in their order. */
  move(from: number, to: number, n: number): void {
    const { hashes, key } = this;
    const a = 2 * (this.start[from]! + this.len[from]!);
    const b = 2 * (this.start[to]! + this.len[to]!);
    this.carry(from, to, n);
    // The hashes at the tops of before are still there: cards are written only above `b`.
    const c = a - 2 * n;
    const d = b + 2 * n;
    key[0]! += (((hashes[c]! - hashes[a]!) | 0) + ((hashes[d]! - hashes[b]!) | 0)) | 0;
    key[1]! += (((hashes[c + 1]! - hashes[a + 1]!) | 0) + ((hashes[d + 1]! - hashes[b + 1]!) | 0)) | 0;
    this.journal[this.mark++] = Op.Move | (from << 4) | (to << 12) | (n << 20);
  }
  /** `move` of one card after the other to the first `count` of these piles, all other than `from`; faster than one by one. */
  deal(from: number, piles: readonly number[], count: number): void {
    const { slots, hashes, start, len, key, journal } = this;
    let source = start[from]! + len[from]!;
    // The key's change; of the pile that the cards leave only the last top counts.
    let low = -hashes[2 * source]! | 0;
    let high = -hashes[2 * source + 1]! | 0;
    for (let i = 0; i < count; i++) {
      const to = piles[i]!;
      const top = start[to]! + len[to]!;
      len[to] = len[to]! + 1;
      slots[top + 1] = slots[source--]!;
      this.hashCard(to, top + 1);
      low = (low + ((hashes[2 * top + 2]! - hashes[2 * top]!) | 0)) | 0;
      high = (high + ((hashes[2 * top + 3]! - hashes[2 * top + 1]!) | 0)) | 0;
      journal[this.mark++] = Op.Move | (from << 4) | (to << 12) | (1 << 20);
    }
    len[from] = len[from]! - count;
    key[0]! += (low + hashes[2 * source]!) | 0;
    key[1]! += (high + hashes[2 * source + 1]!) | 0;
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
    this.hashPile(pile);
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
    this.changeClasses(phase);
  }

  /** When all that was done since `mark` is one move of cards: `from | to << 8`; otherwise −1. */
  moveSince(mark: number): number {
    const record = this.journal[mark]!;
    return this.mark === mark + 1 && (record & 15) === Op.Move ? (record >> 4) & 0xffff : -1;
  }
  /** Takes back every record after `mark`, which must be a value that `this.mark` had between two plays. */
  rewind(mark: number): void {
    const j = this.journal;
    let at = this.mark;
    while (at > mark) {
      const record = j[--at]!;
      const a = (record >> 4) & 255;
      switch (record & 15) {
        case Op.Begin:
          at -= 2;
          this.key[0] = j[at]!;
          this.key[1] = j[at + 1]!;
          break;
        case Op.Move:
          this.carry((record >> 12) & 255, a, (record >> 20) & 255);
          break;
        case Op.Turn:
          this.turnTop(a);
          break;
        case Op.Set:
          this.counters[a] = j[--at]!;
          break;
        case Op.Mark:
          this.marks[a] = j[--at]!;
          this.hashPile(a);
          break;
        case Op.Order: {
          const n = this.len[a]!;
          at -= n;
          this.len[a] = 0;
          for (let i = 0; i < n; i++) this.push(a, j[at + i]!);
          break;
        }
        default:
          this.changeClasses(j[--at]!);
      }
    }
    this.mark = mark;
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

  /** How many bytes `store` writes. */
  get storedBytes(): number {
    let cards = 0;
    for (let p = 0; p < this.len.length; p++) cards += this.len[p]!;
    return 2 * this.len.length + this.counters.length + cards;
  }
  /** Writes piles, marks and counters (0 … 255) as bytes: all that the rules see, not which copy a card is. */
  store(bytes: Uint8Array, at: number): void {
    let i = at;
    for (let p = 0; p < this.len.length; p++) {
      const n = this.len[p]!;
      const first = this.start[p]! + 1;
      bytes[i++] = n;
      bytes[i++] = this.marks[p]!;
      for (let k = 0; k < n; k++) bytes[i++] = this.slots[first + k]! & SEEN;
    }
    for (let c = 0; c < this.counters.length; c++) bytes[i++] = this.counters[c]!;
  }
  /** Becomes the position that `store` wrote when its phase was this; the journal begins anew. */
  restore(bytes: Uint8Array, at: number, phase: number): void {
    let i = at;
    for (let p = 0; p < this.len.length; p++) {
      const n = bytes[i++]!;
      const first = this.start[p]! + 1;
      this.len[p] = n;
      this.marks[p] = bytes[i++]!;
      for (let k = 0; k < n; k++) this.slots[first + k] = bytes[i++]!;
    }
    for (let c = 0; c < this.counters.length; c++) this.counters[c] = bytes[i++]!;
    this.phase = phase;
    this.mark = 0;
    this.rehash();
  }

  /** `move` without key and record. */
  private carry(from: number, to: number, n: number): void {
    const { slots, hashes, len, start, cardHashes } = this;
    let source = start[from]! + len[from]! - n;
    let target = start[to]! + len[to]!;
    const end = target + n;
    len[from] = len[from]! - n;
    len[to] = len[to]! + n;
    let low = hashes[2 * target]!;
    let high = hashes[2 * target + 1]!;
    const hashed = this.keyless[to] === 0;
    const buries = to === this.burying;
    while (target < end) {
      const card = slots[++source]!;
      slots[++target] = card;
      if (buries) this.hashCard(to, target);
      else if (hashed) {
        low = mixLow((low + cardHashes[2 * (card & SEEN)]!) | 0);
        high = mixHigh((high + cardHashes[2 * (card & SEEN) + 1]!) | 0);
      }
      if (buries) continue;
      hashes[2 * target] = low;
      hashes[2 * target + 1] = high;
    }
  }
  private push(pile: number, card: Card): void {
    const i = this.start[pile]! + ++this.len[pile]!;
    this.slots[i] = card;
    this.hashCard(pile, i);
  }
  /** The rolling hash at index i from the card there and the hash beneath. */
  private hashCard(pile: number, i: number): void {
    const { hashes, cardHashes } = this;
    const seen = this.slots[i]! & SEEN;
    const buries = pile === this.burying;
    const beneath = 2 * (buries ? this.start[pile]! : i - 1);
    const low = hashes[beneath]!;
    const high = hashes[beneath + 1]!;
    const hashed = this.keyless[pile] === 0;
    hashes[2 * i] = hashed ? mixLow((low + cardHashes[2 * seen]!) | 0) : low;
    hashes[2 * i + 1] = hashed ? mixHigh((high + cardHashes[2 * seen + 1]!) | 0) : high;
  }
  private turnTop(pile: number): void {
    const i = this.start[pile]! + this.len[pile]!;
    this.slots[i] = this.slots[i]! ^ DOWN;
    this.hashCard(pile, i);
  }
  private addKey(pile: number): void {
    const i = this.start[pile]! + this.len[pile]!;
    this.key[0]! += this.hashes[2 * i]!;
    this.key[1]! += this.hashes[2 * i + 1]!;
  }
  private removeKey(pile: number): void {
    const i = this.start[pile]! + this.len[pile]!;
    this.key[0]! -= this.hashes[2 * i]!;
    this.key[1]! -= this.hashes[2 * i + 1]!;
  }
  private keyCounter(counter: number, change: number): void {
    this.key[0]! += Math.imul(change, mixLow(counter + 0x27d4eb2f) | 1);
    this.key[1]! += Math.imul(change, mixHigh(counter + 0x165667b1) | 1);
  }
  /** The hashes of one pile from its class, its mark and its cards. */
  private hashPile(pile: number): void {
    const first = this.start[pile]!;
    const salt = this.shape.classes[this.phase === 0 ? 0 : 1]![pile]! + (this.marks[pile] === 0 ? 1 : 1 + MARKED);
    this.hashes[2 * first] = mixLow(Math.imul(salt, 0x61c88647));
    this.hashes[2 * first + 1] = mixHigh(Math.imul(salt, 0x297a2d39));
    const end = first + this.len[pile]!;
    for (let i = first + 1; i <= end; i++) this.hashCard(pile, i);
  }
  /** Hashes the piles anew whose class is another in this phase, and keeps the key in step. */
  private changeClasses(phase: number): void {
    this.phase = phase;
    const [early, late] = this.shape.classes;
    for (let p = 0; p < early.length; p++) {
      if (early[p] === late[p]) continue;
      this.removeKey(p);
      this.hashPile(p);
      this.addKey(p);
    }
  }
  /** Every hash and the key from the cards alone. */
  private rehash(): void {
    this.key.fill(0);
    for (let c = 0; c < this.counters.length; c++) this.keyCounter(c, this.counters[c]!);
    for (let p = 0; p < this.shape.piles; p++) {
      this.hashPile(p);
      this.addKey(p);
    }
  }
  private grow(): void {
    const longer = new Int32Array(this.journal.length * 2);
    longer.set(this.journal);
    this.journal = longer;
  }
}
