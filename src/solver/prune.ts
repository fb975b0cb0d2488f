/** What a search need not try, each with its proof. Whether a proof holds is read from the structure of the definition. */
import { FACE, type Face } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import { countOf, fromOf, isAction, type Move, packetMove, toOf } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { actedPiles, onlyCardsDecide, onlyTurnsUp } from './asks.ts';

/** The prunings, each of which can be switched off. None changes a verdict (tests/solver/agree.test.ts). */
export interface Prunings {
  /** Of the empty piles of one class one is as good as another, and a whole pile moved to such a place changes nothing. */
  readonly like: boolean;
  /** A card that no other card can ever be put on goes to its foundation at once. */
  readonly safe: boolean;
  /** Of two moves that do not touch each other only one order is tried. */
  readonly commuting: boolean;
  /** After an action only those moves are tried that touch what it touched. */
  readonly acting: boolean;
  /** Which of two cards that carry the same cards carries what makes no difference (twins.ts). */
  readonly twins: boolean;
  /** A position in which cards wait for each other whatever is played is lost (locked.ts). */
  readonly locked: boolean;
  /** A move is not taken back by the next. */
  readonly back: boolean;
}
export const ALL_PRUNINGS: Prunings = {
  like: true,
  safe: true,
  commuting: true,
  acting: true,
  twins: true,
  locked: true,
  back: true,
};
export const NO_PRUNING: Prunings = {
  like: false,
  safe: false,
  commuting: false,
  acting: false,
  twins: false,
  locked: false,
  back: false,
};

/** Journal records of a play that was one move of cards and nothing else: what it was begun with (three numbers), and the move. */
export const PLAIN_PLAY = 4;

/** Of the moves to an empty pile: all, none, or all but those of all cards of a pile of its class. */
export type Needs = 'all' | 'parts' | 'none';

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
  /** By class: the last list in which an empty pile of it was met; lists are numbered by `stamp`. */
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
  /** Which moves to this empty pile are needed beside those to the piles that were asked about before? */
  needs(s: Position, to: number): Needs {
    const { phase, stamp, stamps } = this;
    if (this.shared[phase][to] === 0 || s.marks[to] !== 0) return 'all';
    const kind = s.shape.classes[phase][to]!;
    if (stamps[kind] === stamp) return 'none';
    stamps[kind] = stamp;
    return 'parts';
  }
  /** Does the move bring all cards of a pile to another of its class? */
  isWhole(s: Position, move: Move): boolean {
    const from = fromOf(move);
    const classes = s.shape.classes[this.phase];
    return s.len[from] === countOf(move) && classes[from] === classes[toOf(move)] && s.marks[from] === 0;
  }
}

/** Conditions on the number of cards that move together which can only grow weaker when a pile loses its outermost card. */
const ROOM_GUARDS: ReadonlySet<string> = new Set(['room-to-move']);

/**
 * Safe moves. Let card c lie outermost, its foundation wait for it, and every card that could be put on c lie on the foundations
 * already. If a line L wins from here, one wins after c has gone home: play L, but never move c, and move packets that c would
 * have been the outermost card of without it. Every move stays legal: nothing is put on c in L; a packet without its outermost
 * card has the same innermost card; a pile that c lies on in L has one card less (and may turn one up sooner) and, where c was its
 * only card, is empty, so that no room is wanting; and the foundation of c takes the cards after c as before. L moves c home at
 * some time, so that the line left has a move less.
 *
 * Where cards come back from the foundations, L may fetch one and put it on c. So there all cards that could be put on c, on
 * those, and so on, must be at home: B. What lies on a card of B is one of B. Play L without any move of a card of B: a packet
 * goes without its cards of B, which are the outer ones; the others meet the same cards as in L, for nothing but B is put on B,
 * or an empty place; and on its foundation each finds the same cards as in L, or more of B.
 *
 * This asks of the game: nothing happens by itself but that cards turn up; actions touch and look at none but their own piles, and
 * c lies on none of these (what they deal depends on the number of cards there); one pack and foundations that each take one
 * sequence of cards; no rule that asks more of a move than the two cards that meet, or the empty places, or room for a packet.
 * Then the safe move alone is tried.
 */
export class SafeMoves {
  /** By face: its foundation and how many cards must lie there before it; −1 for faces that have none. */
  private readonly home = new Int16Array(64).fill(-1);
  private readonly before = new Uint8Array(64);
  /** By face: the cards that must be at home before it is safe there. */
  private readonly onto: readonly Face[][];
  /** By pile: 1 when actions touch it. */
  private readonly acted: Uint8Array;
  readonly applies: boolean;

  constructor(engine: Engine) {
    const { groups, tables } = engine;
    const foundations = groups.filter(({ doc, put }) => doc.kind === 'foundation' && put === 0);
    const others = groups.filter((g) => !foundations.includes(g));
    const takers = others.filter(({ put }) => put === 0);
    const pack = new Set(engine.orderedPack().map((card) => card & FACE));
    const acted = actedPiles(engine);
    this.acted = acted ?? new Uint8Array(engine.names.length);
    const simple =
      onlyTurnsUp(engine) &&
      acted !== undefined &&
      onlyCardsDecide(engine) &&
      pack.size === tables.context.cards &&
      takers.every((g) => g.exactly <= 1 && (g.doc.guards ?? []).every(({ atom }) => ROOM_GUARDS.has(atom))) &&
      foundations.every((g) => g.guards.length === 0 && g.exactly <= 1 && g.piles.every((pile) => this.acted[pile] === 0));
    const onto = Array.from({ length: 64 }, (_, face) =>
      [...pack].filter((above) =>
        takers.some(({ index, capacity }) => capacity > 1 && tables.fit[(index << 12) | (face << 6) | above] === 0),
      ),
    );
    this.onto = foundations.some((g) => g.take === 0) ? onto.map((_, face) => everAbove(onto, face)) : onto;
    this.applies = simple && foundations.every((g) => g.piles.every((pile) => this.follow(engine, g.index, pile, pack)));
    this.applies &&= [...pack].every((face) => this.home[face]! >= 0);
  }

  /** A safe move among those of the list from `at` to `end`, or −1. */
  find(s: Position, moves: Int32Array, at: number, end: number): Move {
    for (let i = at; i < end; i++) {
      const move = moves[i]!;
      // An action moves no counted cards.
      if (countOf(move) !== 1 || this.acted[fromOf(move)] !== 0) continue;
      const face = s.topFace(fromOf(move));
      if (this.home[face] === toOf(move) && this.isSafe(s, face)) return move;
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

/** The cards that can come to lie on this one, on those, and so on. */
export function everAbove(onto: readonly Face[][], face: Face): Face[] {
  const found = new Set<Face>(onto[face]);
  // A set is gone through with what is added to it meanwhile.
  for (const above of found) for (const next of onto[above]!) found.add(next);
  return [...found];
}

/** What follows by itself and touches only a pile of the move and a pile that no card is moved to or from by hand. */
const OWN_VERBS: ReadonlySet<string> = new Set(['turn-up', 'take-series']);

/** Does whatever follows by itself after a move touch only a pile of that move, and one that nobody moves cards to or from? */
const settlesAlone = ({ resolved }: Engine): boolean =>
  resolved.alikeWhen === undefined && resolved.byItself.every(({ atom }) => OWN_VERBS.has(atom));
/** By pile: 1 when cards come to it under rules that look at no other pile. */
function ownPiles({ groups, names }: Engine): Uint8Array {
  const own = new Uint8Array(names.length);
  for (const g of groups)
    if (g.put === 0 && !g.grid && g.when.length === 0 && g.gates.length === 0 && g.guards.length === 0)
      own.fill(1, g.first, g.end);
  return own;
}

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
  private readonly own: Uint8Array;

  constructor(engine: Engine) {
    this.own = ownPiles(engine);
    this.applies = this.own.indexOf(1) !== this.own.lastIndexOf(1) && settlesAlone(engine);
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
 * Moves after an action. Let action a lead from P to P·a, and let move m touch no pile that a touches or asks about, and be asked
 * about no pile but its own. Then m could be made at P, and P·m·a and P·a·m are one position: it is reached by way of P·m, where
 * a can still be taken and is always tried. So from P·a, entered by a, only moves that touch what a touched are tried.
 *
 * That this, the safe moves and the commuting moves do not together leave out every way to a win: docs/SOLVER.md.
 */
export class ActingMoves {
  readonly applies: boolean;
  private readonly acted: Uint8Array;
  private readonly own: Uint8Array;

  constructor(engine: Engine) {
    const acted = actedPiles(engine);
    this.acted = acted ?? new Uint8Array(engine.names.length);
    this.own = ownPiles(engine);
    const outside = this.own.some((own, pile) => own > this.acted[pile]!);
    this.applies = this.acted.includes(1) && outside && settlesAlone(engine);
  }
  /** Could this move have been made before the action that has just been taken? */
  commutes(move: Move): boolean {
    if (isAction(move)) return false;
    const to = toOf(move);
    return this.own[to] !== 0 && this.acted[to] === 0 && this.acted[fromOf(move)] === 0;
  }
}

/**
 * Taking back. A play that was one move of cards and nothing else is undone by the move of the same cards to where they were:
 * it leads to the position before, which has been entered.
 */
export const takesBack = (last: Move): Move => (isAction(last) ? -1 : packetMove(toOf(last), fromOf(last), countOf(last)));
