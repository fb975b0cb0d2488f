/** A compiled game: which moves are legal and why not, how a move is played, when the game is won. */
import { type Card, DOWN, dealtPack, FACE, type Face, orderedPack, type PackSize, SEEN } from '../cards/index.ts';
import type { Scan } from './atom.ts';
import { FACE_DOWN, GAME_WON, NO_CARD, ONE_CARD, SAME_PILE } from './builtin.ts';
import { type GameDocument, type House, packSize, type RuleRef, resolve } from './document.ts';
import { actionMove, countOf, fromOf, isAction, type Move, packetMove, toOf } from './move.ts';
import { Position } from './position.ts';
import { type CompiledAction, compile, type GroupTable, type ResolvedDocument, type Tables } from './tables.ts';

/** Most moves that one position can have: every packet to every pile, and the actions. A list this long never overflows. */
export const MOST_MOVES = 1 << 14;
/** Like cards in the largest pack: two packs of one suit. */
const MOST_COPIES = 8;

/**
 * The rules of one game under one set of house rules. It keeps scratch space, so an engine serves one position at a time;
 * several positions may share it, one after the other.
 */
export class Engine {
  readonly document: GameDocument;
  readonly resolved: ResolvedDocument;
  readonly house: House;
  readonly tables: Tables;
  /** Rule numbers lead here; 0 is "allowed". */
  readonly rules: readonly RuleRef[];
  /** Names of the piles by index. */
  readonly names: readonly string[];
  readonly actions: readonly CompiledAction[];
  readonly groups: readonly GroupTable[];

  private readonly groupOf: Uint8Array;
  /** The groups that cards are taken from by hand, and those that they are put on. */
  private readonly giving: readonly GroupTable[];
  private readonly taking: readonly GroupTable[];
  private readonly closed: Uint8Array;
  private readonly fitLow: Int32Array;
  private readonly fitHigh: Int32Array;
  /** The faces that fit somewhere and can be taken (low, high), and those of them that can be taken in more places (low, high). */
  private readonly free = new Int32Array(4);
  /** The faces that fit somewhere, were it not for gates (low, high); behind them stand empty sets, where cards that lie face down look. */
  private readonly wanted = new Int32Array(4);
  /** Where a free face lies and how many cards move with it, as a move to pile 0; its next place stands 64 further on. */
  private readonly packets = new Int32Array(64 * MOST_COPIES);
  /** In how many places beyond its first a face can be taken; valid for the faces that can be taken in more than one. */
  private readonly again = new Uint8Array(64);
  private readonly open: Uint8Array;
  private openCount = 0;
  private readonly scan: Scan;
  private readonly prepared: readonly NonNullable<GroupTable['guards'][number]['guard']['prepare']>[];

  /** Throws RangeError, naming the place, when the document is broken or the house rules are not its own. */
  constructor(document: GameDocument, house: House, size?: PackSize) {
    this.document = document;
    this.house = house;
    this.resolved = resolve(document, house);
    const tables = compile(this.resolved, { ...packSize(this.resolved), ...size });
    this.tables = tables;
    this.rules = tables.rules;
    this.names = tables.names;
    this.actions = tables.actions;
    this.groups = tables.groups;
    const piles = tables.shape.piles;
    this.groupOf = tables.context.groupOf;
    this.giving = tables.groups.filter((g) => g.take === 0);
    this.taking = tables.groups.filter((g) => g.put === 0);
    this.closed = new Uint8Array(piles);
    this.fitLow = new Int32Array(piles);
    this.fitHigh = new Int32Array(piles);
    this.open = new Uint8Array(piles);
    this.scan = { closed: this.closed, fitLow: this.fitLow, fitHigh: this.fitHigh, free: this.free };
    this.prepared = tables.groups.flatMap((g) => g.guards.flatMap(({ guard }) => guard.prepare ?? []));
  }

  /** A new game from a pack, its first card dealt first. Throws RangeError when the pack has the wrong number of cards. */
  start(pack: readonly Card[], shuffleNumber = 0): Position {
    const { context, deal } = this.tables;
    if (pack.length !== context.cards)
      throw new RangeError(`${this.document.id}: the pack has ${pack.length} cards, not ${context.cards}`);
    const s = new Position(this.tables.shape, shuffleNumber);
    for (let i = pack.length - 1; i >= 0; i--) s.place(context.stock, pack[i]!);
    for (const verb of deal) verb(s, -1, -1);
    this.settle(s, -1, -1);
    s.forget();
    return s;
  }
  /** The pack of the game in order. */
  orderedPack(): Card[] {
    return orderedPack(this.tables.size);
  }
  /** The pack of a deal number, as the game's dealer makes it, first card dealt first. */
  dealtPack(deal: number): Card[] {
    return dealtPack(deal, this.tables.size, this.document.dealer);
  }

  /** The group that a pile belongs to. */
  groupAt(pile: number): GroupTable {
    return this.groups[this.groupOf[pile]!]!;
  }
  won(s: Position): boolean {
    return this.tables.goal.won(s);
  }
  /** How many cards lie where they are to lie in the end. */
  placed(s: Position): number {
    return this.tables.goal.placed(s);
  }

  /** May the outer n cards of `from` go to `to`? 0 = yes, otherwise the number of the rule that forbids it. */
  check(s: Position, from: number, n: number, to: number): number {
    if (this.won(s)) return GAME_WON;
    if (from === to) return SAME_PILE;
    const taking = this.checkTake(s, from, n);
    if (taking !== 0) return taking;
    this.look(s);
    return this.checkPut(s, from, n, to);
  }
  /** May this action be taken? 0 = yes, otherwise the number of the rule that forbids it. */
  checkAction(s: Position, index: number): number {
    if (this.won(s)) return GAME_WON;
    for (const { rule, test } of this.actions[index]!.when) if (!test(s)) return rule;
    return 0;
  }
  /** `check` or `checkAction` of a move. */
  checkMove(s: Position, move: Move): number {
    return isAction(move) ? this.checkAction(s, toOf(move)) : this.check(s, fromOf(move), countOf(move), toOf(move));
  }
  /** The rule that closes an empty pile to every card (a dead gap), 0 when it is open or holds cards. */
  closedBy(s: Position, pile: number): number {
    this.look(s);
    return s.len[pile] === 0 && this.groups[this.groupOf[pile]!]!.put === 0 ? this.closed[pile]! : 0;
  }

  /** Writes every legal move to `out` from index `at`; returns the index after the last. Allocates nothing. */
  generate(s: Position, out: Int32Array, at: number): number {
    if (this.tables.goal.won(s)) return at;
    this.look(s);
    const { free, open, fitLow, fitHigh } = this;
    const low = free[0]!;
    const high = free[1]!;
    for (let i = 0; i < this.openCount; i++) {
      const to = open[i]!;
      const fitsLow = fitLow[to]! & low;
      const fitsHigh = fitHigh[to]! & high;
      if (fitsLow !== 0) at = this.list(s, to, fitsLow, free[2]!, 0, out, at);
      if (fitsHigh !== 0) at = this.list(s, to, fitsHigh, free[3]!, 32, out, at);
    }
    const actions = this.actions;
    next: for (let i = 0; i < actions.length; i++) {
      const when = actions[i]!.when;
      for (let k = 0; k < when.length; k++) if (!when[k]!.test(s)) continue next;
      out[at++] = actionMove(i);
    }
    return at;
  }

  /** Lists the moves to a pile of the faces in a set of 32 that fit there; `twice` are those that lie in more than one place. */
  private list(s: Position, to: number, faces: number, twice: number, firstFace: number, out: Int32Array, at: number): number {
    const { packets } = this;
    const group = this.groups[this.groupOf[to]!]!;
    for (let rest = faces; rest !== 0; rest &= rest - 1) {
      const face = 31 - Math.clz32(rest & -rest);
      const move = packets[firstFace + face]! | (to << 8);
      if (this.allows(s, group, fromOf(move), countOf(move), to)) out[at++] = move;
      if (((twice >>> face) & 1) === 0) continue;
      const end = firstFace + face + 64 * this.again[firstFace + face]!;
      for (let i = firstFace + face + 64; i <= end; i += 64) {
        const other = packets[i]! | (to << 8);
        if (this.allows(s, group, fromOf(other), countOf(other), to)) out[at++] = other;
      }
    }
    return at;
  }

  /** Plays a legal move; take it back with `s.rewind(mark)`, where mark was `s.mark` before. */
  play(s: Position, move: Move): void {
    s.begin();
    if (isAction(move)) {
      const does = this.actions[toOf(move)]!.does;
      for (let i = 0; i < does.length; i++) does[i]!(s, -1, -1);
      this.settle(s, -1, -1);
    } else {
      s.move(fromOf(move), toOf(move), countOf(move));
      this.settle(s, fromOf(move), toOf(move));
    }
  }

  /** What follows by itself: each verb in turn, from the first again whenever one changed something. */
  private settle(s: Position, from: number, to: number): void {
    const { byItself, alikeWhen } = this.tables;
    // To so many verbs the move from → to is the only news since they last had nothing to do.
    let told = byItself.length;
    for (let i = 0; i < byItself.length; ) {
      const { mark } = s;
      if (!(i < told ? byItself[i]!(s, from, to) : byItself[i]!(s, -1, -1))) {
        i++;
        continue;
      }
      // The verbs before this one had nothing to do, so what it did is all the news they need.
      const move = s.moveSince(mark);
      told = move < 0 ? 0 : i;
      from = move & 255;
      to = move >> 8;
      i = 0;
    }
    if (alikeWhen !== undefined) {
      const phase = alikeWhen(s) ? 1 : 0;
      if (phase !== s.phase) s.setPhase(phase);
    }
  }

  /** Finds what fits where, and what of it can be taken; the scan that listing, checking and guards read. */
  private look(s: Position): void {
    this.lookForPlaces(s);
    this.lookForCards(s);
    for (let i = 0; i < this.prepared.length; i++) this.prepared[i]!(s, this.scan);
  }

  // The loops over piles below call nothing that is not a few lines long, and conditions and gates are asked outside of
  // them: around a call of unknown code every array would have to be looked up anew for every pile.

  /** Only the cards that fit somewhere are noted: of most positions, few. */
  private lookForCards(s: Position): void {
    const { giving, free, wanted } = this;
    free[0] = free[1] = free[2] = free[3] = 0;
    if ((wanted[0]! | wanted[1]!) === 0) return;
    for (let g = 0; g < giving.length; g++) {
      if (giving[g]!.packets) this.lookForPackets(s, giving[g]!);
      else this.lookForTops(s, giving[g]!);
    }
  }
  private lookForTops(s: Position, { index, first, end, keeps, hasFoot }: GroupTable): void {
    const { wanted } = this;
    const { foot } = this.tables;
    const { len, start, slots } = s;
    for (let pile = first; pile < end; pile++) {
      const base = start[pile]!;
      const size = len[pile]!;
      // The top of an empty pile is 0, which fits nowhere.
      const card = slots[base + size]!;
      if (((wanted[(card & SEEN) >> 5]! >>> (card & 31)) & 1) === 0 || size <= keeps) continue;
      if (hasFoot && foot[(index << 6) | (slots[base + 1]! & FACE)] !== 0) continue;
      this.takeUp(card & FACE, packetMove(pile, 0, 1));
    }
  }
  private lookForPackets(s: Position, { index, first, end, keeps, hasFoot }: GroupTable): void {
    const { wanted } = this;
    const { foot, run } = this.tables;
    const { len, start, slots } = s;
    for (let pile = first; pile < end; pile++) {
      const base = start[pile]!;
      const size = len[pile]!;
      if (hasFoot && foot[(index << 6) | (slots[base + 1]! & FACE)] !== 0) continue;
      const most = size - keeps;
      for (let n = 1; n <= most; n++) {
        const card = slots[base + size - n + 1]!;
        if ((card & DOWN) !== 0) break;
        const face = card & FACE;
        if (n > 1 && run[(index << 12) | (face << 6) | (slots[base + size - n + 2]! & FACE)] !== 0) break;
        if (((wanted[face >> 5]! >>> (face & 31)) & 1) !== 0) this.takeUp(face, packetMove(pile, 0, n));
      }
    }
  }
  /** Notes that a card can be taken up, by the move that does it, made out to pile 0. */
  private takeUp(face: Face, move: Move): void {
    const { free } = this;
    const half = face >> 5;
    const bit = 1 << (face & 31);
    if ((free[half]! & bit) === 0) {
      free[half] = free[half]! | bit;
      this.packets[face] = move;
      return;
    }
    const places = (free[half + 2]! & bit) === 0 ? 1 : this.again[face]! + 1;
    free[half + 2] = free[half + 2]! | bit;
    this.again[face] = places;
    this.packets[face + 64 * places] = move;
  }

  private lookForPlaces(s: Position): void {
    const { taking, wanted } = this;
    this.openCount = 0;
    wanted[0] = wanted[1] = 0;
    for (let g = 0; g < taking.length; g++) {
      const { when, gates } = taking[g]!;
      let rule = 0;
      for (let k = 0; k < when.length && rule === 0; k++) if (!when[k]!.test(s)) rule = when[k]!.rule;
      const before = this.openCount;
      this.lookAtPlaces(s, taking[g]!, rule);
      if (gates.length > 0) this.passGates(s, gates, before);
    }
  }
  /** The places of one group, but for its gates; `shut` is the rule that closes the whole group, or 0. */
  private lookAtPlaces(s: Position, group: GroupTable, shut: number): void {
    const { closed, fitLow, fitHigh, open } = this;
    const { foot, fitSet, startSet } = this.tables;
    const { index, first, end, capacity, fullRule, hasFoot, footRule, grid } = group;
    const { len, start, slots } = s;
    let count = this.openCount;
    let wantedLow = 0;
    let wantedHigh = 0;
    for (let pile = first; pile < end; pile++) {
      const size = len[pile]!;
      if (size >= capacity) {
        closed[pile] = fullRule;
        continue;
      }
      const base = start[pile]!;
      let rule = shut;
      if (rule === 0 && size > 0) {
        if (hasFoot && foot[(index << 6) | (slots[base + 1]! & FACE)] === 0) rule = footRule;
        else if (slots[base + size]! & DOWN) rule = FACE_DOWN;
      }
      closed[pile] = rule;
      if (rule !== 0) continue;
      if (size > 0) {
        const row = ((index << 6) | (slots[base + size]! & FACE)) << 1;
        fitLow[pile] = fitSet[row]!;
        fitHigh[pile] = fitSet[row + 1]!;
      } else {
        fitLow[pile] = startSet[pile << 1]!;
        fitHigh[pile] = startSet[(pile << 1) | 1]!;
        if (grid) this.lookBeside(s, index, pile);
      }
      wantedLow |= fitLow[pile]!;
      wantedHigh |= fitHigh[pile]!;
      open[count++] = pile;
    }
    this.openCount = count;
    this.wanted[0]! |= wantedLow;
    this.wanted[1]! |= wantedHigh;
  }
  /** Closes those of the open places from number `before` on that a gate of their group closes. */
  private passGates(s: Position, gates: GroupTable['gates'], before: number): void {
    const { open, closed } = this;
    let count = before;
    next: for (let i = before; i < this.openCount; i++) {
      const pile = open[i]!;
      for (let k = 0; k < gates.length; k++)
        if (!gates[k]!.test(s, pile)) {
          closed[pile] = gates[k]!.rule;
          continue next;
        }
      open[count++] = pile;
    }
    this.openCount = count;
  }
  /** Adds what fits an empty cell by its neighbours. An empty neighbour has face 0, whose sets are empty. */
  private lookBeside(s: Position, group: number, cell: number): void {
    const { afterSet, beforeSet, context } = this.tables;
    const left = context.left[cell]!;
    const right = context.right[cell]!;
    if (left >= 0) {
      const after = ((group << 6) | s.topFace(left)) << 1;
      this.fitLow[cell]! |= afterSet[after]!;
      this.fitHigh[cell]! |= afterSet[after + 1]!;
    }
    if (right >= 0) {
      const before = ((group << 6) | s.topFace(right)) << 1;
      this.fitLow[cell]! |= beforeSet[before]!;
      this.fitHigh[cell]! |= beforeSet[before + 1]!;
    }
  }

  /** Given that the card fits: do the groups, the number of cards and the guards allow the move? */
  private allows(s: Position, group: GroupTable, from: number, n: number, to: number): boolean {
    if (from === to || ((group.fromMask >> this.groupOf[from]!) & 1) === 0) return false;
    if (group.exactly !== 0 && n !== group.exactly) return false;
    if (s.len[to]! + n > group.capacity) return false;
    const guards = group.guards;
    for (let i = 0; i < guards.length; i++) if (!guards[i]!.guard.test(s, from, n, to)) return false;
    return true;
  }

  /** May the outer n cards of a pile be taken up at all? 0 = yes, otherwise the number of the rule that forbids it. */
  checkTake(s: Position, from: number, n: number): number {
    const group = this.groups[this.groupOf[from]!]!;
    const size = s.len[from]!;
    if (n < 1 || n > size) return NO_CARD;
    if (group.take !== 0) return group.take;
    const { foot, run } = this.tables;
    for (let i = size - n; i < size; i++) if (s.at(from, i) & DOWN) return FACE_DOWN;
    if (size - n < group.keeps) return group.keepsRule;
    if (group.hasFoot && foot[(group.index << 6) | (s.at(from, 0) & FACE)] !== 0) return group.keepsRule;
    if (n > 1 && !group.packets) return ONE_CARD;
    for (let i = size - n + 1; i < size; i++) {
      const rule = run[(group.index << 12) | ((s.at(from, i - 1) & FACE) << 6) | (s.at(from, i) & FACE)]!;
      if (rule !== 0) return rule;
    }
    return 0;
  }

  private checkPut(s: Position, from: number, n: number, to: number): number {
    const group = this.groups[this.groupOf[to]!]!;
    if (group.put !== 0) return group.put;
    if (((group.fromMask >> this.groupOf[from]!) & 1) === 0) return group.fromRule;
    if (this.closed[to] !== 0) return this.closed[to]!;
    const face = s.at(from, s.len[from]! - n) & FACE;
    const set = face < 32 ? this.fitLow[to]! : this.fitHigh[to]!;
    if (((set >>> (face & 31)) & 1) === 0) return this.misfit(s, group, to, face);
    if (group.exactly !== 0 && n !== group.exactly) return group.packetRule;
    if (s.len[to]! + n > group.capacity) return group.fullRule;
    for (const { rule, guard } of group.guards) if (!guard.test(s, from, n, to)) return rule;
    return 0;
  }
  private misfit(s: Position, group: GroupTable, to: number, face: number): number {
    // A group that only starts piles has no table of what lies on what.
    if (s.len[to]! > 0) return this.tables.fit[(group.index << 12) | (s.topFace(to) << 6) | face]! || group.buildRule;
    return group.grid ? group.buildRule : group.startRule;
  }
}
