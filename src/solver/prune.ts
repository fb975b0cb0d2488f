/** What a search need not try, each with its proof. Whether a proof holds is read from the structure of the definition. */
import { FACE, type Face } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import { countOf, fromOf, isAction, type Move, packetMove, toOf } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';

/** The prunings, each of which can be switched off. None changes a verdict (tests/solver/agree.test.ts). */
export interface Prunings {
  /** Of the empty piles of one class one is as good as another, and a whole pile moved to such a place changes nothing. */
  readonly like: boolean;
  /** A card that no other card can ever be put on goes to its foundation at once. */
  readonly safe: boolean;
  /** Of two moves that do not touch each other only one order is tried. */
  readonly commuting: boolean;
  /** A move is not taken back by the next. */
  readonly back: boolean;
}
export const ALL_PRUNINGS: Prunings = { like: true, safe: true, commuting: true, back: true };
export const NO_PRUNING: Prunings = { like: false, safe: false, commuting: false, back: false };

/** Journal records of a play that was one move of cards and nothing else: what it was begun with (three numbers), and the move. */
export const PLAIN_PLAY = 4;

/**
 * Like piles. The key does not tell piles of one class apart (decision 0003), for whatever can be won from one position can be
 * won from the other. So among moves of the same cards to empty, unmarked piles of one class all but the first lead to positions
 * of the same key, and so does, to the position before it, the move of all cards of a pile to an empty one of its class.
 */
export class LikeMoves {
  /** False when no two piles are ever alike. */
  readonly applies: boolean;
  /** By phase and pile: 1 when there are others of its class. */
  private readonly shared: readonly [Uint8Array, Uint8Array];
  /** By class: the first empty pile that a move goes to, in the list that `stamp` numbers. */
  private readonly firstOf = new Int16Array(256);
  private readonly stamps = new Int32Array(256);
  private stamp = 0;
  private phase: 0 | 1 = 0;

  constructor({ tables }: Engine) {
    const others = (classes: Uint8Array): Uint8Array =>
      classes.map((kind, pile) => (classes.some((other, i) => i !== pile && other === kind) ? 1 : 0));
    const [early, late] = tables.shape.classes;
    this.shared = [others(early), others(late)];
    this.applies = this.shared.some((piles) => piles.includes(1));
  }

  /** A new list of moves of this position begins. */
  begin(s: Position): void {
    this.phase = s.phase === 0 ? 0 : 1;
    this.stamp++;
  }
  /** Is this move of cards to an empty pile needed, after those of the list that were asked about before? */
  needs(s: Position, move: Move): boolean {
    const { phase, stamp, stamps, firstOf } = this;
    const to = toOf(move);
    if (this.shared[phase][to] === 0 || s.marks[to] !== 0) return true;
    const classes = s.shape.classes[phase];
    const kind = classes[to]!;
    if (stamps[kind] !== stamp) {
      stamps[kind] = stamp;
      firstOf[kind] = to;
    } else if (firstOf[kind] !== to) return false;
    const from = fromOf(move);
    return classes[from] !== kind || s.marks[from] !== 0 || s.len[from] !== countOf(move);
  }
}

/** Conditions on the number of cards that move together which can only grow weaker when a pile loses its outermost card. */
const ROOM_GUARDS: ReadonlySet<string> = new Set(['room-to-move']);

/**
 * Safe moves. Let card c lie outermost, its foundation wait for it, and every card that could be put on c lie on the foundations
 * already. If a line L wins from here, one wins after c has gone home: play L, but never move c, and move packets that c would
 * have been the outermost card of without it. Every move stays legal: nothing is put on c in L; a packet without its outermost
 * card has the same innermost card; a pile that c lies on in L has one card less and, where c was its only card, is empty, so
 * that no room is wanting; and the foundation of c takes the cards after c as before.
 *
 * This asks of the game: nothing happens by itself and there are no actions (they could turn on the length of a pile); one pack
 * and foundations that each take one sequence of cards and give nothing back; no rule that asks more of a move than the two
 * cards that meet, or the empty places, or room for a packet. Then the safe move alone is tried.
 */
export class SafeMoves {
  /** By face: its foundation and how many cards must lie there before it; −1 for faces that have none. */
  private readonly home = new Int16Array(64).fill(-1);
  private readonly before = new Uint8Array(64);
  /** By face: the faces that could be put on it. */
  private readonly onto: readonly Face[][];
  readonly applies: boolean;

  constructor(engine: Engine) {
    const { groups, resolved, tables } = engine;
    const foundations = groups.filter(({ doc, put }) => doc.kind === 'foundation' && put === 0);
    const others = groups.filter((g) => !foundations.includes(g));
    const takers = others.filter(({ put }) => put === 0);
    const pack = new Set(engine.orderedPack().map((card) => card & FACE));
    const simple =
      resolved.byItself.length === 0 &&
      resolved.actions.length === 0 &&
      resolved.counters.length === 0 &&
      resolved.goal.atom === 'all-in' &&
      pack.size === tables.context.cards &&
      groups.every((g) => g.when.length === 0 && g.gates.length === 0 && !g.grid && !g.hasFoot && g.keeps === 0) &&
      takers.every((g) => g.exactly <= 1 && (g.doc.guards ?? []).every(({ atom }) => ROOM_GUARDS.has(atom))) &&
      foundations.every((g) => g.take !== 0 && g.guards.length === 0 && g.exactly <= 1);
    this.onto = Array.from({ length: 64 }, (_, face) =>
      [...pack].filter((above) =>
        takers.some(({ index, capacity }) => capacity > 1 && tables.fit[(index << 12) | (face << 6) | above] === 0),
      ),
    );
    this.applies = simple && foundations.every((g) => g.piles.every((pile) => this.follow(engine, g.index, pile, pack)));
    this.applies &&= [...pack].every((face) => this.home[face]! >= 0);
  }

  /** A safe move among the first `n` moves, or −1. */
  find(s: Position, moves: Int32Array, n: number): Move {
    for (let i = 0; i < n; i++) {
      const move = moves[i]!;
      const face = s.topFace(fromOf(move));
      if (countOf(move) === 1 && this.home[face] === toOf(move) && this.isSafe(s, face)) return move;
    }
    return -1;
  }
  private isSafe(s: Position, face: Face): boolean {
    const above = this.onto[face]!;
    for (let i = 0; i < above.length; i++) if (s.len[this.home[above[i]!]!]! <= this.before[above[i]!]!) return false;
    return true;
  }
  /** Notes the sequence that a foundation takes; false when there is a choice in it. */
  private follow({ tables }: Engine, group: number, pile: number, pack: ReadonlySet<Face>): boolean {
    let next = [...pack].filter((face) => tables.starts[(pile << 6) | face] !== 0);
    for (let before = 0; next.length > 0; before++) {
      const [face] = next;
      if (next.length > 1 || this.home[face!]! >= 0) return false;
      this.home[face!] = pile;
      this.before[face!] = before;
      next = [...pack].filter((above) => tables.fit[(group << 12) | (face! << 6) | above] === 0);
    }
    return true;
  }
}

/** What follows by itself and touches only a pile of the move and a pile that no card is moved to or from by hand. */
const OWN_VERBS: ReadonlySet<string> = new Set(['turn-up', 'take-series']);

/**
 * Commuting moves. From P, moves a and b lead to P·a and P·b; when neither touches a pile of the other, and neither is asked
 * about anything but its own piles, P·a·b and P·b·a are one position. If P·a was entered before b was tried, P·b·a need not be
 * looked at: it can be reached from P·a, by b, unless b was left out there too; but then for a position that was entered
 * still earlier and from which it can be reached as well. So the position is looked at from the first of these that was entered.
 *
 * This asks that what follows by itself touches only a pile of the move (a card that turns up, a series that leaves), and that
 * the piles moved to stand under no rule that looks at other piles. Cells of a grid do: their neighbours decide.
 */
export class CommutingMoves {
  readonly applies: boolean;
  /** By pile: may cards come to it under rules that look at no other pile? */
  private readonly own: Uint8Array;

  constructor(engine: Engine) {
    const { groups, resolved } = engine;
    this.own = new Uint8Array(engine.names.length);
    for (const g of groups)
      if (g.put === 0 && !g.grid && g.when.length === 0 && g.gates.length === 0 && g.guards.length === 0)
        this.own.fill(1, g.first, g.end);
    this.applies =
      this.own.indexOf(1) !== this.own.lastIndexOf(1) &&
      resolved.alikeWhen === undefined &&
      resolved.byItself.every(({ atom }) => OWN_VERBS.has(atom));
  }
  /** After `last`: would `move` lead to where it and `last` lead in the other order? Both must be possible before `last`. */
  commute(move: Move, last: Move): boolean {
    if (isAction(move) || isAction(last)) return false;
    const [from, to] = [fromOf(move), toOf(move)];
    const [lastFrom, lastTo] = [fromOf(last), toOf(last)];
    return (
      this.own[to] !== 0 && this.own[lastTo] !== 0 && from !== lastFrom && from !== lastTo && to !== lastFrom && to !== lastTo
    );
  }
}

/**
 * Taking back. A play that was one move of cards and nothing else is undone by the move of the same cards to where they were:
 * it leads to the position before, which has been entered.
 */
export const takesBack = (last: Move): Move => (isAction(last) ? -1 : packetMove(toOf(last), fromOf(last), countOf(last)));
