/** Beam search: level by level only the best positions are kept; when a beam runs dry a wider one follows. */
import type { Engine } from '../engine/engine.ts';
import { MOST_MOVES } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { bytesForKeys, KeySet } from './keyset.ts';
import type { MoveOrder } from './order.ts';
import { Random } from './random.ts';

const FIRST_WIDTH = 96;
const WIDER = 3;
const MOST_LEVELS = 1200;
/** Children noted for each place of the beam before the best are chosen among them. */
const CHILDREN = 16;
/** Chance added to the estimate, in its points, so that equal positions do not always fall the same way. */
const NOISE = 1.5;
/** Share of the memory that goes to the table of keys; the rest holds positions. */
const TABLE_SHARE = 0.5;
const BYTES_A_CHILD = 8 + 4 + 4 + 4;

/** Runs beams of growing width. It can stand still after any number of nodes. Deterministic for a seed. */
export class BeamSearch {
  nodes = 0;
  won = false;
  private readonly engine: Engine;
  private readonly s: Position;
  private readonly order: MoveOrder;
  private readonly estimate: (s: Position) => number;
  private readonly random: Random;
  private readonly seen: KeySet;
  private readonly list = new Int32Array(MOST_MOVES);
  /** Bytes of one stored position. */
  private readonly size: number;
  private readonly root: Uint8Array;
  private readonly rootPhase: number;
  /** The widest beam that the memory allows. */
  private readonly widest: number;
  private width = 0;
  private here = new Uint8Array(0);
  private there = new Uint8Array(0);
  private herePhases = new Uint8Array(0);
  private therePhases = new Uint8Array(0);
  private count = 0;
  private next = 0;
  private scores = new Float64Array(0);
  private parents = new Int32Array(0);
  private moves = new Int32Array(0);
  private children = 0;
  /** How each level came from the one before: the index of the parent, and the move. */
  private trail: { readonly parents: Int32Array; readonly moves: Int32Array }[] = [];
  private winner: Move[] = [];

  /**
   * @param bytes memory for the table and the positions together
   * @param most about how many nodes will be played at most: the table need not be larger than for these
   */
  constructor(
    engine: Engine,
    s: Position,
    order: MoveOrder,
    estimate: (s: Position) => number,
    bytes: number,
    most: number,
    seed: number,
  ) {
    this.engine = engine;
    this.s = s;
    this.order = order;
    this.estimate = estimate;
    this.random = new Random(seed);
    this.seen = new KeySet(Math.min(bytes * TABLE_SHARE, bytesForKeys(most)));
    this.size = s.storedBytes;
    this.root = new Uint8Array(this.size);
    s.store(this.root, 0);
    this.rootPhase = s.phase;
    const room = bytes * (1 - TABLE_SHARE);
    this.widest = Math.max(1, Math.floor(room / (2 * this.size + 2 + CHILDREN * BYTES_A_CHILD + MOST_LEVELS * 8)));
    this.begin(Math.min(FIRST_WIDTH, this.widest));
  }

  /** Goes on for about so many nodes; true when a win was found: `line` gives it. */
  run(nodes: number): boolean {
    const until = this.nodes + nodes;
    while (!this.won && this.nodes < until) {
      if (this.next < this.count) this.expand(this.next++);
      // Where no move can be made a wider beam finds none either.
      else if (this.children === 0 && this.trail.length === 0) break;
      else if (this.children === 0 || this.trail.length === MOST_LEVELS) this.begin(Math.min(this.width * WIDER, this.widest));
      else this.choose();
    }
    return this.won;
  }
  line(): Move[] {
    return this.winner;
  }

  /** A beam of this width from the root. At the widest the chance in the estimates makes the difference. */
  private begin(width: number): void {
    if (width !== this.width) {
      this.width = width;
      this.here = new Uint8Array(width * this.size);
      this.there = new Uint8Array(width * this.size);
      this.herePhases = new Uint8Array(width);
      this.therePhases = new Uint8Array(width);
      this.scores = new Float64Array(width * CHILDREN);
      this.parents = new Int32Array(width * CHILDREN);
      this.moves = new Int32Array(width * CHILDREN);
    }
    this.here.set(this.root);
    this.herePhases[0] = this.rootPhase;
    this.count = 1;
    this.next = 0;
    this.children = 0;
    this.trail = [];
    this.seen.clear();
    this.s.restore(this.root, 0, this.rootPhase);
    this.seen.add(this.s.key[0]!, this.s.key[1]!);
  }
  private expand(place: number): void {
    const { engine, s, list } = this;
    s.restore(this.here, place * this.size, this.herePhases[place]!);
    const end = engine.generate(s, list, 0);
    for (let i = 0; i < end; i++) {
      const move = list[i]!;
      if (this.order.isShuffle(move)) continue;
      const mark = s.mark;
      engine.play(s, move);
      this.nodes++;
      if (this.seen.add(s.key[0]!, s.key[1]!)) {
        if (engine.won(s)) {
          this.won = true;
          this.winner = [...this.lineTo(place), move];
          return;
        }
        if (this.children === this.scores.length) this.keepBest();
        this.scores[this.children] = this.estimate(s) + this.random.next() * NOISE;
        this.parents[this.children] = place;
        this.moves[this.children++] = move;
      }
      s.rewind(mark);
    }
  }
  /** The best children become the next level. */
  private choose(): void {
    this.keepBest();
    const { engine, s, size } = this;
    const parents = this.parents.slice(0, this.children);
    const moves = this.moves.slice(0, this.children);
    for (let i = 0; i < this.children; i++) {
      s.restore(this.here, parents[i]! * size, this.herePhases[parents[i]!]!);
      engine.play(s, moves[i]!);
      s.store(this.there, i * size);
      this.therePhases[i] = s.phase;
    }
    this.trail.push({ parents, moves });
    [this.here, this.there] = [this.there, this.here];
    [this.herePhases, this.therePhases] = [this.therePhases, this.herePhases];
    this.count = this.children;
    this.next = 0;
    this.children = 0;
  }
  /** Drops all but the best `width` children. */
  private keepBest(): void {
    const { scores, parents, moves } = this;
    if (this.children <= this.width) return;
    const best = Array.from({ length: this.children }, (_, i) => i).sort((a, b) => scores[b]! - scores[a]!);
    best.length = this.width;
    const kept = best.map((i) => [scores[i]!, parents[i]!, moves[i]!] as const);
    for (const [i, [score, parent, move]] of kept.entries()) {
      scores[i] = score;
      parents[i] = parent;
      moves[i] = move;
    }
    this.children = this.width;
  }
  private lineTo(place: number): Move[] {
    const line: Move[] = [];
    for (let level = this.trail.length - 1, at = place; level >= 0; level--) {
      line.push(this.trail[level]!.moves[at]!);
      at = this.trail[level]!.parents[at]!;
    }
    return line.reverse();
  }
}
