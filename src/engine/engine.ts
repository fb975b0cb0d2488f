/** A compiled game: which moves are legal and why not, how a move is played, when the game is won. */
import { type Card, DOWN, FACE, orderedPack, type PackSize } from '../cards/index.ts';
import type { Scan } from './atom.ts';
import { FACE_DOWN, GAME_WON, NO_CARD, ONE_CARD, SAME_PILE } from './builtin.ts';
import { type GameDocument, type House, type RuleRef, resolve } from './document.ts';
import { actionMove, countOf, fromOf, isAction, type Move, packetMove, toOf } from './move.ts';
import { Position } from './position.ts';
import { type CompiledAction, compile, type GroupTable, type ResolvedDocument, type Tables } from './tables.ts';

/** Most moves that one position can have: every packet to every pile, and the actions. A list this long never overflows. */
export const MOST_MOVES = 1 << 14;

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
  private readonly sources: Uint8Array;
  private readonly targets: Uint8Array;
  private readonly closed: Uint8Array;
  private readonly fitLow: Int32Array;
  private readonly fitHigh: Int32Array;
  /** The faces that can be taken (low, high), and those of them that can be taken in two places (low, high). */
  private readonly free = new Int32Array(4);
  /** Where a free face lies and how many cards come with it; the second place of the same face 64 further on. */
  private readonly pileOf = new Uint8Array(128);
  private readonly countOf = new Uint8Array(128);
  private readonly open: Uint8Array;
  private openCount = 0;
  private readonly scan: Scan;
  private readonly prepared: readonly NonNullable<GroupTable['guards'][number]['guard']['prepare']>[];

  /** Throws RangeError, naming the place, when the document is broken or the house rules are not its own. */
  constructor(document: GameDocument, house: House, size?: PackSize) {
    this.document = document;
    this.house = house;
    this.resolved = resolve(document, house);
    const tables = compile(this.resolved, size ?? { packs: document.packs });
    this.tables = tables;
    this.rules = tables.rules;
    this.names = tables.names;
    this.actions = tables.actions;
    this.groups = tables.groups;
    const piles = tables.shape.piles;
    this.groupOf = tables.context.groupOf;
    this.sources = Uint8Array.from(tables.groups.filter((g) => g.take === 0).flatMap((g) => g.piles));
    this.targets = Uint8Array.from(tables.groups.filter((g) => g.put === 0).flatMap((g) => g.piles));
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
    if (pack.length !== context.cards) throw new RangeError(`${this.document.id}: the pack has ${pack.length} cards, not ${context.cards}`);
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
    const { free, pileOf, countOf: counts, open, fitLow, fitHigh } = this;
    const low = free[0]!;
    const high = free[1]!;
    const low2 = free[2]!;
    const high2 = free[3]!;
    for (let t = 0; t < this.openCount; t++) {
      const to = open[t]!;
      const group = this.groups[this.groupOf[to]!]!;
      for (let bits = fitLow[to]! & low; bits !== 0; bits &= bits - 1) {
        const face = 31 - Math.clz32(bits & -bits);
        if (this.allows(s, group, pileOf[face]!, counts[face]!, to)) out[at++] = packetMove(pileOf[face]!, to, counts[face]!);
        if ((low2 >>> face) & 1 && this.allows(s, group, pileOf[face + 64]!, counts[face + 64]!, to))
          out[at++] = packetMove(pileOf[face + 64]!, to, counts[face + 64]!);
      }
      for (let bits = fitHigh[to]! & high; bits !== 0; bits &= bits - 1) {
        const face = 63 - Math.clz32(bits & -bits);
        if (this.allows(s, group, pileOf[face]!, counts[face]!, to)) out[at++] = packetMove(pileOf[face]!, to, counts[face]!);
        if ((high2 >>> (face - 32)) & 1 && this.allows(s, group, pileOf[face + 64]!, counts[face + 64]!, to))
          out[at++] = packetMove(pileOf[face + 64]!, to, counts[face + 64]!);
      }
    }
    const actions = this.actions;
    next: for (let i = 0; i < actions.length; i++) {
      const when = actions[i]!.when;
      for (let k = 0; k < when.length; k++) if (!when[k]!.test(s)) continue next;
      out[at++] = actionMove(i);
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
    for (let i = 0; i < byItself.length; ) {
      if (byItself[i]!(s, from, to)) {
        i = 0;
        from = -1;
        to = -1;
      } else i++;
    }
    if (alikeWhen !== undefined) {
      const phase = alikeWhen(s) ? 1 : 0;
      if (phase !== s.phase) s.setPhase(phase);
    }
  }

  /** Finds what can be taken and what fits where; the scan that listing, checking and guards read. */
  private look(s: Position): void {
    this.lookForCards(s);
    this.lookForPlaces(s);
    for (let i = 0; i < this.prepared.length; i++) this.prepared[i]!(s, this.scan);
  }

  private lookForCards(s: Position): void {
    const { sources, groups, groupOf, pileOf, countOf: counts } = this;
    const { foot, run } = this.tables;
    const { len, start, slots } = s;
    let low = 0;
    let high = 0;
    let low2 = 0;
    let high2 = 0;
    for (let i = 0; i < sources.length; i++) {
      const pile = sources[i]!;
      const group = groups[groupOf[pile]!]!;
      const size = len[pile]!;
      if (size <= group.keeps) continue;
      const first = start[pile]!;
      if (group.hasFoot && foot[(group.index << 6) | (slots[first + 1]! & FACE)] !== 0) continue;
      let n = 1;
      let card = slots[first + size]!;
      while ((card & DOWN) === 0) {
        let face = card & FACE;
        if (face < 32) {
          const bit = 1 << face;
          if (low & bit) {
            low2 |= bit;
            face += 64;
          } else low |= bit;
        } else {
          const bit = 1 << (face - 32);
          if (high & bit) {
            high2 |= bit;
            face += 64;
          } else high |= bit;
        }
        pileOf[face] = pile;
        counts[face] = n;
        if (!group.packets || n >= size - group.keeps) break;
        const below = slots[first + size - n]!;
        if (run[(group.index << 12) | ((below & FACE) << 6) | (card & FACE)] !== 0) break;
        card = below;
        n++;
      }
    }
    const free = this.free;
    free[0] = low;
    free[1] = high;
    free[2] = low2;
    free[3] = high2;
  }

  private lookForPlaces(s: Position): void {
    const { targets, groups, groupOf, closed, fitLow, fitHigh, open } = this;
    const { foot, fitSet, startSet, afterSet, beforeSet, context } = this.tables;
    const { len, start, slots } = s;
    let count = 0;
    let group = groups[0]!;
    let groupClosed = 0;
    let index = -1;
    for (let i = 0; i < targets.length; i++) {
      const pile = targets[i]!;
      const size = len[pile]!;
      if (groupOf[pile] !== index) {
        index = groupOf[pile]!;
        group = groups[index]!;
        groupClosed = 0;
        for (let k = 0; k < group.when.length && groupClosed === 0; k++) if (!group.when[k]!.test(s)) groupClosed = group.when[k]!.rule;
      }
      if (size >= group.capacity) {
        closed[pile] = group.fullRule;
        continue;
      }
      let rule = groupClosed;
      const top = start[pile]! + size;
      if (rule === 0 && size > 0) {
        if (group.hasFoot && foot[(index << 6) | (slots[start[pile]! + 1]! & FACE)] === 0) rule = group.footRule;
        else if (slots[top]! & DOWN) rule = FACE_DOWN;
      }
      const gates = group.gates;
      for (let k = 0; k < gates.length && rule === 0; k++) if (!gates[k]!.test(s, pile)) rule = gates[k]!.rule;
      closed[pile] = rule;
      if (rule !== 0) continue;
      if (size > 0) {
        const row = ((index << 6) | (slots[top]! & FACE)) << 1;
        fitLow[pile] = fitSet[row]!;
        fitHigh[pile] = fitSet[row + 1]!;
      } else {
        let low = startSet[pile << 1]!;
        let high = startSet[(pile << 1) | 1]!;
        if (group.grid) {
          const left = context.left[pile]!;
          const right = context.right[pile]!;
          // An empty neighbour has face 0, whose sets are empty.
          const after = left < 0 ? -1 : ((index << 6) | (slots[start[left]! + len[left]!]! & FACE)) << 1;
          const before = right < 0 ? -1 : ((index << 6) | (slots[start[right]! + len[right]!]! & FACE)) << 1;
          if (after >= 0) {
            low |= afterSet[after]!;
            high |= afterSet[after + 1]!;
          }
          if (before >= 0) {
            low |= beforeSet[before]!;
            high |= beforeSet[before + 1]!;
          }
        }
        fitLow[pile] = low;
        fitHigh[pile] = high;
      }
      open[count++] = pile;
    }
    this.openCount = count;
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
    if (s.len[to]! > 0) return this.tables.fit[(group.index << 12) | (s.topFace(to) << 6) | face]!;
    return group.grid ? group.buildRule : group.startRule;
  }
}
