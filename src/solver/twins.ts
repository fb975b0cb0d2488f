/** Twins: cards that carry the same cards (in Klondike two of one rank and colour), and a key that forgets which carries which. */
import { DOWN, FACE, type Face, hasFace } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../engine/move.ts';
import { mixHigh, mixLow, type Position } from '../engine/position.ts';
import type { GroupTable } from '../engine/tables.ts';
import { actedPiles, onlyCardsDecide, onlyTurnsUp } from './asks.ts';
import { everAbove } from './prune.ts';

/**
 * Let y and z be twins: face up, each with a sequence on it (or none) that reaches to the top of its pile, and such that whatever
 * may lie on one may lie on the other. Let position Q differ from P only in that what lies on y and what lies on z have changed
 * places. A line that wins from P is played from Q move by move: what it puts on y, or on what lies there, goes to z, and the other
 * way round; what it takes from there likewise; and where it moves y with what lies on it as one packet, y goes with what lies on it
 * in Q, and the two positions differ again as before. Only where y goes alone to where no packet goes (a foundation, a cell) and
 * something lies on it in Q, a move is wanting there: what lies on y goes to z first. Nothing lies on z in Q then, as nothing lies on
 * y in P. So P can be won just when Q can, with as many moves that are not such exchanges.
 *
 * Therefore the key made here leaves out which of the twins carries what, and an exchange, whose key is known, is looked at only
 * together with the move after it that takes the uncovered twin to where no packet goes.
 *
 * This asks of the game: one group of piles in which the sequences that are built are those that move, of any length, under no
 * other condition, and no twin in the sequence on the other; where other piles take cards, no packets; nothing by itself but that
 * cards turn up; actions that neither touch these piles nor ask about them; a goal that counts cards.
 */
export class Twins {
  readonly applies: boolean;
  private readonly group: GroupTable | undefined;
  private readonly fit: Uint8Array;
  private readonly startSet: Int32Array;
  private readonly fitSet: Int32Array;
  private readonly groupOf: Uint8Array;
  /** By face: the lowest of its twins. */
  private readonly kind = Uint8Array.from({ length: 64 }, (_, face) => face);
  /** What it adds to the key that a card lies on one of these twins: low and high at `kind << 6 | face`. */
  private readonly links = new Int32Array(2 << 12);
  /** By pile: 1 in the group. */
  private readonly among: Uint8Array;
  /** Piles to which no packet goes: what an exchange may be wanted for is that the uncovered twin goes there. */
  private readonly apart: readonly number[];
  /** For each pile of the group the hashes at its top when it was last looked at, and what it added to the key then. */
  private readonly known: Int32Array;
  /** The key of the position that `look` was last given is its own key and these. */
  low = 0;
  high = 0;

  constructor(engine: Engine) {
    const { groups, tables, names } = engine;
    this.fit = tables.fit;
    this.startSet = tables.startSet;
    this.fitSet = tables.fitSet;
    this.groupOf = tables.context.groupOf;
    const acted = actedPiles(engine);
    const pack = [...new Set(engine.orderedPack().map((card) => card & FACE))];
    const carried = ({ index }: GroupTable, face: Face): Face[] =>
      pack.filter((above) => tables.fit[(index << 12) | (face << 6) | above] === 0);
    const moved = ({ index }: GroupTable, face: Face): Face[] =>
      pack.filter((above) => tables.run[(index << 12) | (face << 6) | above] === 0);
    const takers = groups.filter((g) => g.put === 0);
    const group = takers.find((g) => g.packets);
    this.group = group;
    this.known = new Int32Array(4 * (group?.piles.length ?? 0));
    this.apart = takers.filter((g) => g !== group).flatMap(({ piles }) => [...piles]);
    this.among = Uint8Array.from(names, (_, pile) => (group?.piles.includes(pile) ? 1 : 0));
    this.applies =
      group !== undefined &&
      acted !== undefined &&
      onlyTurnsUp(engine) &&
      onlyCardsDecide(engine) &&
      takers.every((g) => g === group || (!g.packets && (g.exactly === 1 || g.capacity === 1))) &&
      (group.doc.build ?? []).length > 0 &&
      group.piles.length > 1 &&
      group.piles.every((pile) => acted[pile] === 0) &&
      group.capacity >= tables.context.cards &&
      group.exactly === 0 &&
      group.fromMask === -1 &&
      group.guards.length === 0 &&
      pack.every((face) => `${carried(group, face)}` === `${moved(group, face)}`) &&
      this.pair(pack, (face) => carried(group, face));
    for (let i = 0; this.applies && i < 1 << 12; i++) {
      this.links[2 * i] = mixLow(mixHigh(Math.imul(i + 1, 0x9e3779b1)));
      this.links[2 * i + 1] = mixHigh(mixLow(Math.imul(i + 1, 0x85ebca6b)));
    }
  }
  /** Finds the twins; true when there are some, and none that may come to lie in a sequence on its twin. */
  private pair(pack: readonly Face[], carried: (face: Face) => Face[]): boolean {
    const first = new Map<string, Face>();
    let found = false;
    for (const face of pack) {
      const own = carried(face);
      if (own.length === 0) continue;
      const twin = first.get(`${own}`);
      first.set(`${own}`, twin ?? face);
      if (twin === undefined) continue;
      this.kind[face] = twin;
      found = true;
    }
    const onto = Array.from({ length: 64 }, (_, face) => carried(face));
    return found && pack.every((face) => !everAbove(onto, face).some((above) => this.kind[above] === this.kind[face]));
  }

  /** Makes `low` and `high` for this position: for each sequence at the top of a pile, what is on what instead of their order. */
  look(s: Position): void {
    const { first, end } = this.group!;
    const { start, len, hashes } = s;
    const { known } = this;
    let low = 0;
    let high = 0;
    for (let pile = first; pile < end; pile++) {
      const top = start[pile]! + len[pile]!;
      const at = 4 * (pile - first);
      // Most piles are as they were when they were last looked at.
      if (known[at] !== hashes[2 * top]! || known[at + 1] !== hashes[2 * top + 1]!) this.lookAt(s, pile, at);
      low = (low + known[at + 2]!) | 0;
      high = (high + known[at + 3]!) | 0;
    }
    this.low = low;
    this.high = high;
  }
  /** Notes the hashes at the top of this pile, and what it adds to the key. */
  private lookAt(s: Position, pile: number, known: number): void {
    const { group, kind, fit, links } = this;
    const { slots, start, len, hashes } = s;
    const row = group!.index << 12;
    const first = start[pile]! + 1;
    const top = start[pile]! + len[pile]!;
    let low = 0;
    let high = 0;
    let at = top;
    let above = slots[at]! & FACE;
    while (at > first) {
      const below = slots[at - 1]!;
      const face = below & FACE;
      if ((below & DOWN) !== 0 || fit[row | (face << 6) | above] !== 0) break;
      const link = 2 * ((kind[face]! << 6) | above);
      low = (low + links[link]!) | 0;
      high = (high + links[link + 1]!) | 0;
      above = face;
      at--;
    }
    // What the position's own key has for the cards of the sequence goes out.
    if (at < top) {
      low = (low + ((hashes[2 * at]! - hashes[2 * top]!) | 0)) | 0;
      high = (high + ((hashes[2 * at + 1]! - hashes[2 * top + 1]!) | 0)) | 0;
    }
    this.known[known] = hashes[2 * top]!;
    this.known[known + 1] = hashes[2 * top + 1]!;
    this.known[known + 2] = low;
    this.known[known + 3] = high;
  }
  /** Would this move only change which of two twins carries what? */
  exchanges(s: Position, move: Move): boolean {
    return this.between(s, move, s.len[fromOf(move)]! - countOf(move), s.len[toOf(move)]!);
  }
  /** After this move, which did nothing else: has it only changed which of two twins carries what? */
  exchanged(s: Position, move: Move): boolean {
    return this.between(s, move, s.len[fromOf(move)]!, s.len[toOf(move)]! - countOf(move));
  }
  /** Were or are the twins so many cards up in the two piles of the move? */
  private between(s: Position, move: Move, left: number, met: number): boolean {
    if (isAction(move) || left === 0 || met === 0) return false;
    const from = fromOf(move);
    const to = toOf(move);
    if (this.among[from] === 0 || this.among[to] === 0) return false;
    const uncovered = s.slots[s.start[from]! + left]!;
    return (uncovered & DOWN) === 0 && this.kind[uncovered & FACE] === this.kind[s.slots[s.start[to]! + met]! & FACE];
  }
  /** After an exchange from that pile: could the uncovered twin go to where no packet goes, by the two cards that would meet? */
  mayPart(s: Position, pile: number): boolean {
    const { apart, startSet, fitSet, groupOf } = this;
    const face = s.topFace(pile);
    for (let i = 0; i < apart.length; i++) {
      const to = apart[i]!;
      const takes = s.len[to] === 0 ? hasFace(startSet, to, face) : hasFace(fitSet, (groupOf[to]! << 6) | s.topFace(to), face);
      if (takes) return true;
    }
    return false;
  }
  /** After an exchange from that pile: does this move take the uncovered twin to where no packet goes? */
  parts(move: Move, pile: number): boolean {
    return !isAction(move) && fromOf(move) === pile && this.among[toOf(move)] === 0;
  }
}
