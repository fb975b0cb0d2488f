/** Makes a winning line shorter: where some moves lead from one of its positions straight to a much later one. */
import { SEEN } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import { MOST_MOVES } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import type { MoveOrder } from './order.ts';

/** How many moves a short cut may have, tried in turn. */
const CUTS = [1, 2, 3, 2, 3];

/**
 * Gives a line that still wins and is at most as long. The position is left as it was.
 * @param nodes about how many moves may be played in looking for short cuts
 */
export function shorten(engine: Engine, s: Position, order: MoveOrder, line: readonly Move[], nodes: number): Move[] {
  let best = [...line];
  let left = nodes;
  for (const depth of CUTS) {
    if (left <= 0) break;
    const pass = new Pass(engine, s, order, best, left);
    best = pass.cut(depth);
    left = pass.left;
  }
  return best;
}

class Pass {
  left: number;
  private readonly engine: Engine;
  private readonly s: Position;
  private readonly order: MoveOrder;
  private readonly line: readonly Move[];
  /**
   * Where on the line each position stands, by what lies where; of a position met twice the later place. The key will not do:
   * like piles may have changed places, and then the rest of the line does not fit.
   */
  private readonly places = new Map<number, number>();
  private readonly lists = new Int32Array(MOST_MOVES * 2);
  private readonly trail: Move[] = [];
  private found: Move[] = [];
  private farthest = 0;

  constructor(engine: Engine, s: Position, order: MoveOrder, line: readonly Move[], nodes: number) {
    this.engine = engine;
    this.s = s;
    this.order = order;
    this.line = line;
    this.left = nodes;
    const base = s.mark;
    for (const [i, move] of line.entries()) {
      engine.play(s, move);
      this.places.set(exactly(s), i + 1);
    }
    s.rewind(base);
  }
  /** From each position of the line goes to the latest one that at most `depth` moves reach. */
  cut(depth: number): Move[] {
    const { engine, s, line } = this;
    const base = s.mark;
    const shorter: Move[] = [];
    for (let i = 0; i < line.length; ) {
      this.farthest = i;
      this.found = [];
      if (this.left > 0) this.look(depth, 0);
      const moves = this.farthest - i > this.found.length ? this.found : [line[i]!];
      i = this.farthest - i > this.found.length ? this.farthest : i + 1;
      for (const move of moves) {
        engine.play(s, move);
        shorter.push(move);
      }
    }
    s.rewind(base);
    return shorter;
  }
  private look(depth: number, at: number): void {
    const { engine, s, lists } = this;
    const end = engine.generate(s, lists, at);
    for (let k = at; k < end; k++) {
      const move = lists[k]!;
      if (this.order.isShuffle(move)) continue;
      const mark = s.mark;
      engine.play(s, move);
      this.left--;
      this.trail.push(move);
      const place = this.places.get(exactly(s)) ?? -1;
      // A longer detour must gain at least as much as its extra moves cost.
      if (place - this.trail.length > this.farthest - this.found.length) {
        this.farthest = place;
        this.found = [...this.trail];
      }
      if (depth > 1) this.look(depth - 1, end);
      this.trail.pop();
      s.rewind(mark);
    }
  }
}

/** A number of 53 bits from the faces of every pile in their order, the marks and the counters. */
function exactly(s: Position): number {
  let low = 0x2545f491;
  let high = 0x1b873593;
  const add = (x: number): void => {
    low = Math.imul(low ^ x, 0x5bd1e995);
    low ^= low >>> 15;
    high = Math.imul(high ^ x, 0x2c1b3c6d);
    high ^= high >>> 13;
  };
  for (let p = 0; p < s.len.length; p++) {
    const first = s.start[p]! + 1;
    add((s.len[p]! << 1) | s.marks[p]! | 0x8000);
    for (let i = first; i < first + s.len[p]!; i++) add(s.slots[i]! & SEEN);
  }
  for (let c = 0; c < s.counters.length; c++) add(s.counters[c]!);
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
