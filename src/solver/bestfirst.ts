/** Best-first search: always goes on from the most promising position known; finds wins in few nodes where looks tell much. */
import type { Engine } from '../engine/engine.ts';
import { MOST_MOVES } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { KeySet } from './keyset.ts';
import type { MoveOrder } from './order.ts';

/** Bytes that an entry takes beside its position and its share of the table of keys: phase, parent, move, rank, heap. */
const BYTES_AN_ENTRY = 1 + 4 + 4 + 4 + 4;
/** Two slots of the table for an entry. */
const TABLE_BYTES = 16;
/** A step away from the start costs so many points of the estimate: of two equal ways the shorter is looked at first. */
const STEP_COST = 0.1;

/**
 * Every position is stored once, in the order in which they were met; a heap of their indices has the most promising on top.
 * When the memory is full the search is at its end. Deterministic.
 */
export class BestFirst {
  nodes = 0;
  won = false;
  private readonly engine: Engine;
  private readonly s: Position;
  private readonly order: MoveOrder;
  private readonly estimate: (s: Position) => number;
  private readonly seen: KeySet;
  private readonly list = new Int32Array(MOST_MOVES);
  private readonly size: number;
  /** Entries there is room for. */
  private readonly most: number;
  private readonly bytes: Uint8Array;
  private readonly phases: Uint8Array;
  private readonly parents: Int32Array;
  private readonly moves: Int32Array;
  private readonly depths: Uint16Array;
  private readonly ranks: Float32Array;
  private readonly heap: Int32Array;
  private entries = 0;
  private waiting = 0;
  private winner = -1;

  /** @param bytes memory for the table and the positions together */
  constructor(engine: Engine, s: Position, order: MoveOrder, estimate: (s: Position) => number, bytes: number, most: number) {
    this.engine = engine;
    this.s = s;
    this.order = order;
    this.estimate = estimate;
    this.size = s.storedBytes;
    this.most = Math.max(1, Math.min(most, Math.floor(bytes / (this.size + BYTES_AN_ENTRY + TABLE_BYTES))));
    this.seen = new KeySet(this.most * TABLE_BYTES);
    this.bytes = new Uint8Array(this.most * this.size);
    this.phases = new Uint8Array(this.most);
    this.parents = new Int32Array(this.most);
    this.moves = new Int32Array(this.most);
    this.depths = new Uint16Array(this.most);
    this.ranks = new Float32Array(this.most);
    this.heap = new Int32Array(this.most);
    this.seen.add(s.key[0]!, s.key[1]!);
    this.enter(-1, 0, 0);
  }
  /** True when nothing is left to look at or the memory is full. */
  get ended(): boolean {
    return this.waiting === 0 || this.entries === this.most;
  }

  /** Goes on for about so many nodes; true when a win was found: `line` gives it. */
  run(nodes: number): boolean {
    const until = this.nodes + nodes;
    while (!this.won && this.nodes < until && !this.ended) this.expand(this.pop());
    return this.won;
  }
  line(): Move[] {
    const line: Move[] = [];
    for (let at = this.winner; at > 0; at = this.parents[at]!) line.push(this.moves[at]!);
    return line.reverse();
  }

  private expand(entry: number): void {
    const { engine, s, list, order, seen } = this;
    s.restore(this.bytes, entry * this.size, this.phases[entry]!);
    const n = order.list(engine, s, list, 0);
    for (let i = 0; i < n && this.entries < this.most; i++) {
      const mark = s.mark;
      engine.play(s, list[i]!);
      this.nodes++;
      if (seen.add(s.key[0]!, s.key[1]!)) {
        this.enter(entry, list[i]!, this.depths[entry]! + 1);
        if (engine.won(s)) {
          this.won = true;
          this.winner = this.entries - 1;
          return;
        }
      }
      s.rewind(mark);
    }
  }
  private enter(parent: number, move: Move, depth: number): void {
    const entry = this.entries++;
    this.s.store(this.bytes, entry * this.size);
    this.phases[entry] = this.s.phase;
    this.parents[entry] = parent;
    this.moves[entry] = move;
    this.depths[entry] = depth;
    this.ranks[entry] = this.estimate(this.s) - depth * STEP_COST;
    this.push(entry);
  }

  private push(entry: number): void {
    const { heap, ranks } = this;
    let i = this.waiting++;
    const rank = ranks[entry]!;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (ranks[heap[up]!]! >= rank) break;
      heap[i] = heap[up]!;
      i = up;
    }
    heap[i] = entry;
  }
  private pop(): number {
    const { heap, ranks } = this;
    const top = heap[0]!;
    const entry = heap[--this.waiting]!;
    const rank = ranks[entry]!;
    const end = this.waiting;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down >= end) break;
      if (down + 1 < end && ranks[heap[down + 1]!]! > ranks[heap[down]!]!) down++;
      if (ranks[heap[down]!]! <= rank) break;
      heap[i] = heap[down]!;
      i = down;
    }
    heap[i] = entry;
    return top;
  }
}
