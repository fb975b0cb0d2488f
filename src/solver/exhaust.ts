/** Depth-first search over every position that can be reached: finds a win, or proves that there is none. */
import type { Engine } from '../engine/engine.ts';
import { MOST_MOVES } from '../engine/engine.ts';
import { fromOf, isAction, type Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { KeySet } from './keyset.ts';
import { Locked } from './locked.ts';
import type { MoveOrder } from './order.ts';
import { ActingMoves, ALL_PRUNINGS, CommutingMoves, PLAIN_PLAY, type Prunings, takesBack } from './prune.ts';
import { Twins } from './twins.ts';

/** What a slice of the search came to. */
export type Progress = 'won' | 'done' | 'full' | 'going';

const STEP = 7;
/** Of what is left below this part of the whole the progress takes no account. */
const NOTHING = 1e-12;
/** More than two plays write into the journal: with less room left it may have to grow at the next. */
const JOURNAL_ROOM = 6144;

/**
 * The search stands still between slices and goes on where it was. It walks the graph of positions, each once: a position
 * seen before is not entered again, whether it was finished or is still on the way (a loop cannot be part of a shortest
 * win). When every position has been finished and no key was dropped, no win exists. The table and the way to where it stands
 * have a fixed room; when either is full the search ends without a verdict.
 */
export class Exhaust {
  private readonly engine: Engine;
  private readonly s: Position;
  private readonly seen: KeySet;
  private readonly order: MoveOrder;
  private readonly wayBytes: number;
  private readonly back: boolean;
  private readonly commuting: CommutingMoves | undefined;
  private readonly twins: Twins | undefined;
  private readonly locked: Locked | undefined;
  private readonly acting: ActingMoves | undefined;
  /** Moves of all open positions, one list after the other, each in its order. */
  private moves = new Int32Array(MOST_MOVES * 2);
  /** Seven numbers a level: next move, first and end of the list, journal mark, the move made, what twins add to the key. */
  private levels = new Int32Array(STEP << 10);
  private depth = 0;
  /** The length of the journal that may be doubled when it is full. */
  private granted = 0;
  /** What the twins of the present position add to its key. */
  private twinsLow = 0;
  private twinsHigh = 0;
  private first = 0;
  private next = 0;
  private end = 0;
  private state: Progress = 'going';
  nodes = 0;
  /** Positions entered. */
  positions = 1;

  /**
   * Starts at `s`, which the search keeps for itself. `seen` must be empty.
   * @param prunings what need not be tried; the order has its own
   * @param wayBytes memory for the moves on the way from `s` to where the search stands, and what could be played instead
   */
  constructor(engine: Engine, s: Position, seen: KeySet, order: MoveOrder, wayBytes: number, prunings: Prunings = ALL_PRUNINGS) {
    this.engine = engine;
    this.s = s;
    this.seen = seen;
    this.order = order;
    this.wayBytes = wayBytes;
    this.back = prunings.back;
    const commuting = prunings.commuting ? new CommutingMoves(engine) : undefined;
    this.commuting = commuting?.applies ? commuting : undefined;
    const acting = prunings.acting ? new ActingMoves(engine) : undefined;
    this.acting = acting?.applies ? acting : undefined;
    const twins = prunings.twins ? new Twins(engine) : undefined;
    this.twins = twins?.applies ? twins : undefined;
    const locked = prunings.locked ? new Locked(engine) : undefined;
    this.locked = locked?.applies ? locked : undefined;
    this.twins?.look(s);
    this.stand();
    seen.add((s.key[0]! + this.twinsLow) | 0, (s.key[1]! + this.twinsHigh) | 0);
    if (engine.won(s)) this.state = 'won';
    else if (this.locked?.isLost(s)) this.state = 'done';
    this.end = order.list(engine, s, this.moves, 0);
  }

  /** Goes on for about so many nodes (moves played). */
  run(nodes: number): Progress {
    const { engine, s, seen, order } = this;
    const until = this.nodes + nodes;
    while (this.state === 'going' && this.nodes < until) {
      if (this.next === this.end) {
        if (this.depth === 0) {
          this.state = seen.overflowed ? 'full' : 'done';
          break;
        }
        this.depth--;
        const at = this.depth * STEP;
        this.next = this.levels[at]!;
        this.first = this.levels[at + 1]!;
        this.end = this.levels[at + 2]!;
        s.rewind(this.levels[at + 3]!);
        this.twinsLow = this.levels[at + 5]!;
        this.twinsHigh = this.levels[at + 6]!;
        continue;
      }
      const move = this.moves[this.next++]!;
      const mark = s.mark;
      engine.play(s, move);
      this.nodes++;
      if (!this.enter(move)) {
        if (!this.part(mark, move)) s.rewind(mark);
        continue;
      }
      if (seen.overflowed) {
        this.state = 'full';
        break;
      }
      this.positions++;
      if (this.locked !== undefined && !isAction(move) && this.locked.isLostBySample(s)) {
        s.rewind(mark);
        continue;
      }
      this.push(mark, move);
      this.stand();
      if (!this.makeRoom()) {
        this.state = 'full';
        break;
      }
      const plain = s.mark - mark === PLAIN_PLAY;
      const { first, next, end } = this;
      this.first = this.next = end;
      this.end = order.list(engine, s, this.moves, end);
      // A position that is won has no moves.
      if (this.end > end) this.leaveOut(move, plain, first, next - 1);
      else if (engine.won(s)) this.state = 'won';
    }
    return this.state;
  }
  /** The moves from the start to where the search stands: after `won`, the line that wins. */
  line(): Move[] {
    return Array.from({ length: this.depth }, (_, i) => this.levels[i * STEP + 4]!);
  }

  /** Notes the position that this move has led to; false when it was noted before. */
  private enter(move: Move): boolean {
    const { seen, s, twins } = this;
    if (twins === undefined) return seen.add(s.key[0]!, s.key[1]!);
    // Actions do not touch twins.
    if (isAction(move)) {
      twins.low = this.twinsLow;
      twins.high = this.twinsHigh;
    } else twins.look(s);
    return seen.add((s.key[0]! + twins.low) | 0, (s.key[1]! + twins.high) | 0);
  }
  /** The position last entered becomes the present one. */
  private stand(): void {
    if (this.twins === undefined) return;
    this.twinsLow = this.twins.low;
    this.twinsHigh = this.twins.high;
  }
  /** After a move to a known position: when that only exchanged what twins carry, goes on with the moves that needed it, if any. */
  private part(mark: number, move: Move): boolean {
    const { engine, s, twins, moves, end } = this;
    if (twins === undefined || s.mark - mark !== PLAIN_PLAY || !twins.exchanged(s, move)) return false;
    if (!twins.mayPart(s, fromOf(move))) return false;
    const all = engine.generate(s, moves, end);
    let kept = end;
    for (let i = end; i < all; i++) if (twins.parts(moves[i]!, fromOf(move))) moves[kept++] = moves[i]!;
    if (kept === end) return false;
    this.push(mark, move);
    this.first = this.next = end;
    this.end = kept;
    if (!this.makeRoom()) this.state = 'full';
    return true;
  }
  /**
   * How far the search has come, 0 … 1, if all that follows from each move of one position were as much: the share of the moves of
   * the start that are done, and of the next the part that is done, and so on (after D. E. Knuth, *Estimating the efficiency of
   * backtrack programs*, Mathematics of Computation 29, 1975).
   */
  get progress(): number {
    const { levels, depth } = this;
    let done = 0;
    let part = 1;
    for (let i = 0; i <= depth && part > NOTHING; i++) {
      const at = i * STEP;
      const [next, first, end] = i < depth ? [levels[at]!, levels[at + 1]!, levels[at + 2]!] : [this.next, this.first, this.end];
      if (end === first) continue;
      // The last move tried is the one that is under way.
      done += (part * Math.max(0, next - first - 1)) / (end - first);
      part /= end - first;
    }
    return done;
  }

  private push(mark: number, move: Move): void {
    const at = this.depth * STEP;
    this.levels[at] = this.next;
    this.levels[at + 1] = this.first;
    this.levels[at + 2] = this.end;
    this.levels[at + 3] = mark;
    this.levels[at + 4] = move;
    this.levels[at + 5] = this.twinsLow;
    this.levels[at + 6] = this.twinsHigh;
    this.depth++;
  }
  /**
   * Takes from the new list what leads where the search has been: back, or the moves tried before `last` in the list from
   * `tried` on, `last` itself standing at `until`, which commute with it.
   */
  private leaveOut(last: Move, plain: boolean, tried: number, until: number): void {
    if (isAction(last)) {
      this.leaveOutCommuting();
      return;
    }
    const { moves, commuting, twins, s } = this;
    const back = this.back && plain ? takesBack(last) : -1;
    const tries = commuting !== undefined && until > tried;
    if (back < 0 && !tries) return;
    let end = this.first;
    next: for (let i = this.first; i < this.end; i++) {
      const move = moves[i]!;
      if (move === back) continue;
      // What an exchange is good for may have become possible only by the last move.
      if (tries && commuting.commute(move, last) && twins?.exchanges(s, move) !== true)
        for (let k = tried; k < until; k++) if (moves[k] === move) continue next;
      moves[end++] = move;
    }
    this.end = end;
  }
  /** After an action: takes from the new list what could be done before it as well. */
  private leaveOutCommuting(): void {
    const { moves, acting } = this;
    if (acting === undefined) return;
    let end = this.first;
    for (let i = this.first; i < this.end; i++) if (!acting.commutes(moves[i]!)) moves[end++] = moves[i]!;
    this.end = end;
  }
  /** Makes room for one more level; false when that would take more memory than was given. */
  private makeRoom(): boolean {
    const { moves, levels, s } = this;
    if ((this.depth + 1) * STEP > levels.length) {
      if (!this.mayDouble(levels)) return false;
      this.granted = 0;
      this.levels = doubled(levels);
    }
    if (this.end + MOST_MOVES > moves.length) {
      if (!this.mayDouble(moves)) return false;
      this.granted = 0;
      this.moves = doubled(moves);
    }
    // The position doubles its journal by itself; whether there is memory for that is asked once for each length.
    if (s.mark <= s.journal.length - JOURNAL_ROOM || s.journal.length === this.granted) return true;
    if (!this.mayDouble(s.journal)) return false;
    this.granted = s.journal.length;
    return true;
  }
  /** While an array is copied into one twice as long, both take room. */
  private mayDouble(list: Int32Array): boolean {
    return this.moves.byteLength + this.levels.byteLength + this.s.journal.byteLength + 2 * list.byteLength <= this.wayBytes;
  }
}

function doubled(from: Int32Array): Int32Array<ArrayBuffer> {
  const to = new Int32Array(from.length * 2);
  to.set(from);
  return to;
}
