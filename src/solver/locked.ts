/** Locked cards: an early proof that a position is lost, from cards that wait for each other whatever is played. */
import { addFace, DOWN, FACE, FACES, type Face, hasFace } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import type { Position } from '../engine/position.ts';
import type { GroupTable, Tables } from '../engine/tables.ts';
import { actedPiles, onlyTurnsUp } from './asks.ts';

/** No card: beneath the innermost card of a pile. */
const NONE = 64;
/** A set of faces is two words. */
const WORDS = 2;
/** Looks are counted by so many. If so many of them brought a proof they become commoner, else rarer, down to one in so many. */
const COUNTED = 64;
const WORTHWHILE = 4;
const RAREST = 1024;

/**
 * Asks for every card whether it could come to the piles of the goal if nothing that was once possible ever ceased to be: a card
 * stays free once it has been outermost, a pile stays open to what it could once take, each card carries any number of others. What
 * can be played from the position is then a part of what is followed here, by induction on the moves of any line:
 * - a card becomes outermost when the card that lies on it now has left it (until then no other card lies on it);
 * - it can move once it is outermost, or when it is face up with cards on it that move with it as one packet, the next of which
 *   can move;
 * - it leaves the card that it lies on now for another that takes it and has been outermost in its group, or for a pile that it may
 *   start and that is or can become empty;
 * - a pile becomes empty when its innermost card has left it;
 * - the cards of piles that actions touch count as outermost from the start, and so do those of foundations: that can only give too much.
 * If even so some card never comes to a pile of the goal, no line wins.
 *
 * This asks of the game: one pack; a goal of all cards in groups; nothing by itself but that cards turn up; actions that touch no
 * more than they name, and that no pile that takes cards by hand; no grid. Whatever else the game asks only forbids more.
 */
export class Locked {
  readonly applies: boolean;
  private readonly tables: Tables;
  private readonly takers: Uint8Array;
  private readonly goal: readonly number[];
  private readonly pack = new Int32Array(WORDS);
  /** `[group][face]`: the cards that this one may be put on. */
  private readonly hosts: Int32Array;
  /** By group: 1 when only single cards come to it. */
  private readonly single: Uint8Array;
  /** By pile: 1 when its cards count as outermost from the start; 1 when cards leave it by hand or by an action; its group. */
  private readonly free: Uint8Array;
  private readonly gives: Uint8Array;
  private readonly groupOf: Uint8Array;

  /** What is known so far: sets of cards that have been outermost, can move, have left their card; by group, that lie outermost in it. */
  private readonly sets: Int32Array;
  private readonly outermost: Int32Array;
  private readonly movable: Int32Array;
  private readonly gone: Int32Array;
  private readonly inside: Int32Array;
  /** By group: what may start one of its piles that can become empty. */
  private readonly starters: Int32Array;
  private readonly beneath = new Uint8Array(NONE + 1);
  /** By face: does it move as one with the card on it? */
  private readonly carries = new Uint8Array(NONE + 1);
  private readonly pileOf = new Uint8Array(NONE + 1);
  /** Cards that have come to a group, as `group << 6 | face`, still to be looked at as hosts. */
  private readonly queue: Int32Array;
  private queued = 0;
  /** While the position is looked at: what one card has to do with another is asked when all have their places. */
  private looking = false;
  /** One position in so many is looked at; how many have passed, how many were looked at of late, how many of those were lost. */
  private one = 1;
  private passed = 0;
  private looks = 0;
  private proofs = 0;

  constructor(engine: Engine) {
    const { groups, resolved, tables, names } = engine;
    this.tables = tables;
    const takers = groups.filter((g) => g.put === 0);
    this.takers = Uint8Array.from(takers, ({ index }) => index);
    const goal = resolved.goal.atom === 'all-in' ? (resolved.goal as { readonly groups?: readonly string[] }).groups : undefined;
    this.goal = groups.filter(({ id }) => goal?.includes(id)).map(({ index }) => index);
    const pack = engine.orderedPack().map((card) => card & FACE);
    for (const face of pack) addFace(this.pack, 0, face);
    this.single = Uint8Array.from(groups, (g) => (g.exactly === 1 || g.capacity === 1 ? 1 : 0));
    const acted = actedPiles(engine) ?? new Uint8Array(names.length).fill(1);
    const byPile = (test: (g: GroupTable, pile: number) => boolean): Uint8Array =>
      Uint8Array.from(names, (_, pile) => (test(engine.groupAt(pile), pile) ? 1 : 0));
    this.groupOf = Uint8Array.from(names, (_, pile) => engine.groupAt(pile).index);
    this.free = byPile((g, pile) => acted[pile] !== 0 || g.doc.kind === 'foundation');
    this.gives = byPile((g, pile) => acted[pile] !== 0 || g.take === 0);
    const sizes = [1, 1, 1, groups.length, groups.length].map((sets) => sets * WORDS);
    this.sets = new Int32Array(sizes.reduce((sum, size) => sum + size));
    let from = 0;
    [this.outermost, this.movable, this.gone, this.inside, this.starters] = sizes.map((size) => {
      from += size;
      return this.sets.subarray(from - size, from);
    }) as [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];
    this.queue = new Int32Array(groups.length << 6);
    this.applies =
      takers.every(({ first }) => acted[first] === 0) &&
      this.goal.every((group) => acted[groups[group]!.first] === 0) &&
      this.goal.length > 0 &&
      new Set(pack).size === pack.length &&
      onlyTurnsUp(engine) &&
      groups.every((g) => !g.grid);
    this.hosts = new Int32Array(this.applies ? groups.length * 64 * WORDS : 0);
    for (const { index } of this.applies ? takers : [])
      for (const below of FACES)
        for (const face of FACES)
          if (hasFace(tables.fitSet, (index << 6) | below, face)) addFace(this.hosts, (index << 6) | face, below);
  }
  /** `isLost`, but the seldomer it has brought a proof of late, the fewer positions are looked at: the rest would cost more than they save. */
  isLostBySample(s: Position): boolean {
    if (++this.passed % this.one !== 0) return false;
    const lost = this.isLost(s);
    if (lost) this.proofs++;
    if (++this.looks === COUNTED) {
      this.one = this.proofs >= WORTHWHILE ? Math.max(1, this.one / 4) : Math.min(RAREST, this.one * 2);
      this.looks = this.proofs = 0;
    }
    return lost;
  }
  /** Is this position lost because cards wait for each other? False says nothing. */
  isLost(s: Position): boolean {
    this.look(s);
    const { queue } = this;
    while (this.queued > 0) {
      const host = queue[--this.queued]!;
      this.offer(host >> 6, host & FACE);
    }
    const { goal, inside, pack } = this;
    let low = 0;
    let high = 0;
    for (let i = 0; i < goal.length; i++) {
      low |= inside[goal[i]! * WORDS]!;
      high |= inside[goal[i]! * WORDS + 1]!;
    }
    return low !== pack[0] || high !== pack[1];
  }

  /** Notes where the cards lie, and what can be done at once. */
  private look(s: Position): void {
    const { beneath, carries, pileOf, free, groupOf } = this;
    const { run, groups } = this.tables;
    this.sets.fill(0);
    this.queued = 0;
    this.looking = true;
    for (let pile = 0; pile < free.length; pile++) {
      const first = s.start[pile]!;
      const n = s.len[pile]!;
      const row = groups[groupOf[pile]!]!.packets ? groupOf[pile]! << 12 : -1;
      let below: Face = NONE;
      let open = false;
      for (let i = 1; i <= n; i++) {
        const card = s.slots[first + i]!;
        const face = card & FACE;
        pileOf[face] = pile;
        carries[face] = 0;
        beneath[face] = free[pile] === 0 ? below : NONE;
        if (open && row >= 0 && free[pile] === 0 && run[row | (below << 6) | face] === 0) carries[below] = 1;
        below = face;
        open = (card & DOWN) === 0;
      }
    }
    for (let pile = 0; pile < free.length; pile++) {
      const first = s.start[pile]!;
      const n = s.len[pile]!;
      // Of a free pile all cards count as outermost.
      for (let i = free[pile] !== 0 ? 1 : Math.max(1, n); i <= n; i++) this.uncover(s.slots[first + i]! & FACE);
    }
    this.looking = false;
    for (let pile = 0; pile < free.length; pile++) if (free[pile] !== 0 || s.len[pile] === 0) this.emptied(pile);
  }
  /** The card has come to lie outermost. */
  private uncover(face: Face): void {
    const group = this.groupOf[this.pileOf[face]!]!;
    addFace(this.outermost, 0, face);
    this.come(face, group);
    this.mobilize(face, true);
  }
  /** The card, and what moves as one with it, can move: alone as well, when it is outermost. */
  private mobilize(face: Face, alone: boolean): void {
    if (this.gives[this.pileOf[face]!] === 0) return;
    const fresh = !hasFace(this.movable, 0, face);
    addFace(this.movable, 0, face);
    // What lies open already is offered to all that can move when the position has been looked at.
    if (!this.looking) for (let i = 0; i < this.takers.length; i++) this.goTo(face, this.takers[i]!, alone);
    const below = this.beneath[face]!;
    if (fresh && below !== NONE && this.carries[below] !== 0) this.mobilize(below, false);
  }
  /** Can a card that can move, `alone` or with others on it, come to this group by what is known so far? */
  private goTo(face: Face, group: number, alone: boolean): void {
    if (!alone && this.single[group] !== 0) return;
    const row = ((group << 6) | face) * WORDS;
    let low = this.hosts[row]! & this.inside[group * WORDS]!;
    let high = this.hosts[row + 1]! & this.inside[group * WORDS + 1]!;
    const below = this.beneath[face]!;
    // To the card that it lies on it need not go.
    if (below !== NONE && this.groupOf[this.pileOf[face]!] === group) {
      if (below < 32) low &= ~(1 << below);
      else high &= ~(1 << (below & 31));
    }
    if ((low | high) !== 0 || hasFace(this.starters, group, face)) this.arrive(face, group);
  }
  /** The card leaves where it lies and comes to this group. */
  private arrive(face: Face, group: number): void {
    this.come(face, group);
    if (hasFace(this.gone, 0, face)) return;
    addFace(this.gone, 0, face);
    const pile = this.pileOf[face]!;
    if (this.free[pile] !== 0) return;
    const below = this.beneath[face]!;
    if (below === NONE) this.emptied(pile);
    else if (!hasFace(this.outermost, 0, below)) this.uncover(below);
  }
  private come(face: Face, group: number): void {
    if (hasFace(this.inside, group, face)) return;
    addFace(this.inside, group, face);
    this.queue[this.queued++] = (group << 6) | face;
  }
  private emptied(pile: number): void {
    const { startSet } = this.tables;
    const group = this.groupOf[pile]!;
    if (!this.takers.includes(group)) return;
    const low = startSet[pile * WORDS]! & ~this.starters[group * WORDS]!;
    const high = startSet[pile * WORDS + 1]! & ~this.starters[group * WORDS + 1]!;
    this.starters[group * WORDS]! |= low;
    this.starters[group * WORDS + 1]! |= high;
    this.call(low, high, group, NONE);
  }
  /** A card lies outermost in a group: whatever can go on it goes. */
  private offer(group: number, host: Face): void {
    const { fitSet } = this.tables;
    const row = ((group << 6) | host) * WORDS;
    this.call(fitSet[row]!, fitSet[row + 1]!, group, host);
  }
  /** Those of these cards go to this group that can, and have not been there or have not left their card, except from `host` itself. */
  private call(low: number, high: number, group: number, host: Face): void {
    const from = this.single[group] !== 0 ? this.outermost : this.movable;
    for (let word = 0; word < WORDS; word++) {
      const done = this.inside[group * WORDS + word]! & this.gone[word]!;
      let left = (word === 0 ? low : high) & from[word]! & this.movable[word]! & ~done;
      while (left !== 0) {
        const bit = left & -left;
        left ^= bit;
        const face = (word << 5) | (31 - Math.clz32(bit));
        if (host !== NONE && this.beneath[face] === host && this.groupOf[this.pileOf[face]!] === group) continue;
        this.arrive(face, group);
      }
    }
  }
}
