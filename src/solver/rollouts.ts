/** Random games that learn: nested rollout policy adaptation (C. D. Rosin, IJCAI 2011), for finding wins in wide games. */
import type { Engine } from '../engine/engine.ts';
import { MOST_MOVES } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { CODES, MoveCodes } from './movecodes.ts';
import type { MoveOrder } from './order.ts';
import { Random } from './random.ts';

/** Random games at the lowest level before the next level learns from the best of them. */
const WIDTH = 60;
const LEVELS = 2;
const MOST_LENGTH = 700;
const MOST_ALTERNATIVES = MOST_LENGTH * 48;
/** How much likelier, as a power of e, a move of each class of `MoveOrder` is before anything has been learned. */
const PRIOR = [2, 0.5, 0, -1, -1].map(Math.exp);
const RECENT_BITS = 12;

/** One game: its moves, the code of each, and the codes that could have been played instead. */
class Game {
  score = Number.NEGATIVE_INFINITY;
  length = 0;
  readonly moves = new Int32Array(MOST_LENGTH);
  readonly codes = new Int32Array(MOST_LENGTH);
  readonly ends = new Int32Array(MOST_LENGTH);
  readonly alternatives = new Int32Array(MOST_ALTERNATIVES);
  readonly priors = new Float32Array(MOST_ALTERNATIVES);

  copy(from: Game): void {
    this.score = from.score;
    this.length = from.length;
    const last = from.length === 0 ? 0 : from.ends[from.length - 1]!;
    this.moves.set(from.moves.subarray(0, from.length));
    this.codes.set(from.codes.subarray(0, from.length));
    this.ends.set(from.ends.subarray(0, from.length));
    this.alternatives.set(from.alternatives.subarray(0, last));
    this.priors.set(from.priors.subarray(0, last));
  }
}

/**
 * Each level keeps weights for move codes (card, what it lands on, where). A random game prefers heavier moves; after each
 * the weights are shifted towards the best game so far, as the gradient of its likelihood says. A game never enters a
 * position twice. Deterministic for a seed.
 */
export class Rollouts {
  nodes = 0;
  won = false;
  private readonly engine: Engine;
  private readonly s: Position;
  private readonly order: MoveOrder;
  private readonly estimate: (s: Position) => number;
  private readonly weights: Float32Array[] = Array.from({ length: LEVELS }, () => new Float32Array(CODES));
  private readonly best: Game[] = Array.from({ length: LEVELS }, () => new Game());
  private readonly game = new Game();
  private readonly list = new Int32Array(MOST_MOVES);
  private readonly codes = new Int32Array(MOST_MOVES);
  private readonly chances = new Float32Array(MOST_MOVES);
  private readonly priors = new Float32Array(MOST_MOVES);
  private readonly recent = new Int32Array(3 << RECENT_BITS);
  private epoch = 0;
  private readonly random: Random;
  private readonly moveCodes: MoveCodes;
  /** Games played in the present outer and inner round. */
  private outer = 0;
  private inner = 0;

  constructor(engine: Engine, s: Position, order: MoveOrder, estimate: (s: Position) => number, seed: number) {
    this.engine = engine;
    this.s = s;
    this.order = order;
    this.estimate = estimate;
    this.random = new Random(seed);
    this.moveCodes = new MoveCodes(engine);
    for (const weights of this.weights) weights.fill(1);
  }

  /** Plays games for about so many nodes; true when one was won: `line` gives it. The position is left as it was. */
  run(nodes: number): boolean {
    const until = this.nodes + nodes;
    const [low, high] = [this.weights[0]!, this.weights[1]!];
    const [bestLow, bestHigh] = [this.best[0]!, this.best[1]!];
    while (!this.won && this.nodes < until) {
      this.playOne(low);
      // Where no move can be made there is nothing to learn.
      if (this.game.length === 0) break;
      if (this.game.score >= bestLow.score) bestLow.copy(this.game);
      this.adapt(low, bestLow);
      if (++this.inner < WIDTH) continue;
      this.inner = 0;
      if (bestLow.score >= bestHigh.score) bestHigh.copy(bestLow);
      this.adapt(high, bestHigh);
      bestLow.score = Number.NEGATIVE_INFINITY;
      if (++this.outer === WIDTH) {
        this.outer = 0;
        bestHigh.score = Number.NEGATIVE_INFINITY;
        high.fill(1);
      }
      low.set(high);
    }
    return this.won;
  }
  /** The moves of the won game. */
  line(): Move[] {
    return Array.from(this.game.moves.subarray(0, this.game.length));
  }

  private playOne(weights: Float32Array): void {
    const { engine, s, game, list, codes, chances, priors, order, moveCodes } = this;
    const base = s.mark;
    this.epoch++;
    this.isNew(s.key[0]!, s.key[1]!);
    game.length = 0;
    let filled = 0;
    while (game.length < MOST_LENGTH) {
      let n = engine.generate(s, list, 0);
      let sum = 0;
      let kept = 0;
      for (let i = 0; i < n; i++) {
        const move = list[i]!;
        if (order.isShuffle(move)) continue;
        const code = moveCodes.of(s, move);
        const prior = PRIOR[order.classOf(s, move)]!;
        list[kept] = move;
        codes[kept] = code;
        priors[kept] = prior;
        chances[kept] = weights[code]! * prior;
        sum += chances[kept]!;
        kept++;
      }
      n = kept;
      let moved = false;
      while (n > 0 && !moved) {
        const i = this.pick(n, sum);
        const mark = s.mark;
        engine.play(s, list[i]!);
        this.nodes++;
        if (this.isNew(s.key[0]!, s.key[1]!)) {
          game.moves[game.length] = list[i]!;
          game.codes[game.length] = codes[i]!;
          const room = Math.min(n, MOST_ALTERNATIVES - filled);
          for (let k = 0; k < room; k++) {
            game.alternatives[filled + k] = codes[k]!;
            game.priors[filled + k] = priors[k]!;
          }
          filled += room;
          game.ends[game.length++] = filled;
          moved = true;
        } else {
          s.rewind(mark);
          sum -= chances[i]!;
          n--;
          list[i] = list[n]!;
          codes[i] = codes[n]!;
          priors[i] = priors[n]!;
          chances[i] = chances[n]!;
        }
      }
      if (!moved) break;
    }
    this.won = engine.won(s);
    game.score = this.estimate(s);
    s.rewind(base);
  }
  private pick(n: number, sum: number): number {
    let r = this.random.next() * sum;
    for (let i = 0; i < n - 1; i++) {
      r -= this.chances[i]!;
      if (r <= 0) return i;
    }
    return n - 1;
  }
  /** One step towards the game: its moves grow likelier, what else could have been played less likely. */
  private adapt(weights: Float32Array, game: Game): void {
    let at = 0;
    for (let i = 0; i < game.length; i++) {
      const end = game.ends[i]!;
      let sum = 0;
      for (let k = at; k < end; k++) sum += weights[game.alternatives[k]!]! * game.priors[k]!;
      for (let k = at; k < end; k++) {
        const code = game.alternatives[k]!;
        weights[code]! *= Math.exp(-(weights[code]! * game.priors[k]!) / sum);
      }
      weights[game.codes[i]!]! *= Math.E;
      at = end;
    }
    for (let i = 0; i < game.length; i++) {
      const code = game.codes[i]!;
      weights[code] = Math.min(1e9, Math.max(1e-9, weights[code]!));
    }
  }
  /** Notes a key of this game; false when it was noted before. Old games fade by their epoch. */
  private isNew(low: number, high: number): boolean {
    const { recent } = this;
    const mask = (1 << RECENT_BITS) - 1;
    for (let i = (low ^ (high >>> 7)) & mask, tries = 0; tries < 1 << RECENT_BITS; i = (i + 1) & mask, tries++) {
      if (recent[i * 3] !== this.epoch) {
        recent[i * 3] = this.epoch;
        recent[i * 3 + 1] = low;
        recent[i * 3 + 2] = high;
        return true;
      }
      if (recent[i * 3 + 1] === low && recent[i * 3 + 2] === high) return false;
    }
    return true;
  }
}
