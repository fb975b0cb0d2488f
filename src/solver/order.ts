/** Which moves a search tries, and in which order: read from the structure of the definition, never from the game's name. */
import { type Engine, MOST_MOVES } from '../engine/engine.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { ALL_PRUNINGS, LikeMoves, type Needs, type Prunings, SafeMoves } from './prune.ts';

/** Classes of moves, the likeliest to help first. */
const HOME = 0;
const BUILD = 1;
const LOOSEN = 2;
const ACT = 3;
const FILL = 4;
const CLASSES = 5;

/** Lists the moves of a position in classes; actions that shuffle are left out, for their outcome is not the player's. */
export class MoveOrder {
  private readonly shuffles: Uint8Array;
  private readonly home: Uint8Array;
  private readonly grid: Uint8Array;
  private readonly scratch = new Int32Array(MOST_MOVES);
  private readonly classes = new Uint8Array(MOST_MOVES);
  private readonly places = new Int32Array(CLASSES + 1);
  private readonly like: LikeMoves | undefined;
  private readonly safe: SafeMoves | undefined;

  /** @param prunings which moves may be left out for a proved reason */
  constructor(engine: Engine, prunings: Prunings = ALL_PRUNINGS) {
    const like = prunings.like ? new LikeMoves(engine) : undefined;
    this.like = like?.applies ? like : undefined;
    const safe = prunings.safe ? new SafeMoves(engine) : undefined;
    this.safe = safe?.applies ? safe : undefined;
    this.shuffles = Uint8Array.from(engine.actions, (action) => (action.shuffles ? 1 : 0));
    this.grid = Uint8Array.from(engine.names, (_, pile) => (engine.groupAt(pile).grid ? 1 : 0));
    this.home = Uint8Array.from(engine.names, (_, pile) => {
      const { kind } = engine.groupAt(pile).doc;
      return kind === 'foundation' || kind === 'discard' ? 1 : 0;
    });
  }
  isShuffle(move: Move): boolean {
    return isAction(move) && this.shuffles[toOf(move)] !== 0;
  }
  /** 0 (likeliest to help) … 4. */
  classOf(s: Position, move: Move): number {
    if (isAction(move)) return ACT;
    const from = fromOf(move);
    const to = toOf(move);
    if (this.home[to] !== 0) return this.home[from] !== 0 ? FILL : HOME;
    if (this.grid[to] !== 0) return BUILD;
    return s.len[to] === 0 ? FILL : s.len[from]! > countOf(move) ? BUILD : LOOSEN;
  }
  /** Writes the moves to `out` from `at`, those of the first class first; returns the end. There must be room for `MOST_MOVES`. */
  list(engine: Engine, s: Position, out: Int32Array, at: number): number {
    const { classes, shuffles, like } = this;
    const { len } = s;
    const end = engine.generate(s, out, at);
    if (this.safe !== undefined) {
      const safe = this.safe.find(s, out, at, end);
      if (safe >= 0) {
        out[at] = safe;
        return at + 1;
      }
    }
    if (like !== undefined) like.begin(s);
    let kept = 0;
    let last = 0;
    let sorted = true;
    // The engine lists pile after pile, then the actions.
    let pile = -1;
    let needs: Needs = 'all';
    for (let i = at; i < end; i++) {
      const move = out[i]!;
      const to = toOf(move);
      if (isAction(move)) {
        if (shuffles[to] !== 0) continue;
      } else {
        if (to !== pile) {
          pile = to;
          needs = like === undefined || len[to] !== 0 ? 'all' : like.needs(s, to);
        }
        if (needs !== 'all' && (needs === 'none' || like!.isWhole(s, move))) continue;
      }
      const kind = this.classOf(s, move);
      if (kind < last) sorted = false;
      last = kind;
      out[at + kept] = move;
      classes[kept++] = kind;
    }
    if (!sorted) this.sort(out, at, kept);
    return at + kept;
  }
  /** Puts so many moves from `at` on in the order of their classes: counted, then put in their places. */
  private sort(out: Int32Array, at: number, n: number): void {
    const { classes, places, scratch } = this;
    for (let kind = 0; kind <= CLASSES; kind++) places[kind] = 0;
    for (let i = 0; i < n; i++) {
      scratch[i] = out[at + i]!;
      places[classes[i]! + 1]!++;
    }
    for (let kind = 1; kind < CLASSES; kind++) places[kind]! += places[kind - 1]!;
    for (let i = 0; i < n; i++) out[at + places[classes[i]!]!++] = scratch[i]!;
  }
}
