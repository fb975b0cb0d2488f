/** Counting and walking: perft, divide, and the random walk of the conformance figures. */
import type { Engine } from './engine.ts';
import { MOST_MOVES } from './engine.ts';
import { lcg } from './lcg.ts';
import { type Move, shuffles, writeMove } from './move.ts';
import type { Position } from './position.ts';

/** All legal moves as written, in plain code-point order, the order of every printed move list. */
export function moveList(engine: Engine, s: Position): { text: string; move: Move }[] {
  const out = new Int32Array(MOST_MOVES);
  const end = engine.generate(s, out, 0);
  return Array.from(out.subarray(0, end), (move) => ({ move, text: writeMove(move, engine) })).sort((a, b) =>
    a.text < b.text ? -1 : a.text > b.text ? 1 : 0,
  );
}

/** Sequences of moves of length `depth`, shuffling actions left out; a won position has none. */
export function perft(engine: Engine, s: Position, depth: number): number {
  const out = new Int32Array(MOST_MOVES + depth * 1024);
  const count = (left: number, at: number): number => {
    if (left === 0) return 1;
    const end = engine.generate(s, out, at);
    let sum = 0;
    for (let i = at; i < end; i++) {
      if (shuffles(engine, out[i]!)) continue;
      const mark = s.mark;
      engine.play(s, out[i]!);
      sum += count(left - 1, end);
      s.rewind(mark);
    }
    return sum;
  };
  return count(depth, 0);
}

/** Perft of depth − 1 behind each first move, in the order of the move list. */
export function divide(engine: Engine, s: Position, depth: number): { text: string; count: number }[] {
  return moveList(engine, s)
    .filter(({ move }) => !shuffles(engine, move))
    .map(({ move, text }) => {
      const mark = s.mark;
      engine.play(s, move);
      const count = perft(engine, s, depth - 1);
      s.rewind(mark);
      return { text, count };
    });
}

/** What a walk met; `hash` is FNV-1a 64 of the move texts joined by line feeds, in 16 hex digits. */
export interface Walk {
  readonly steps: number;
  readonly won: boolean;
  readonly placed: number;
  readonly hash: string;
  readonly sum: number;
}

/** Plays random moves (shuffling actions left out) until none is left, the game is won, or `most` steps are made. Leaves `s` there. */
export function walk(engine: Engine, s: Position, seed: number, most: number): Walk {
  const below = lcg(seed);
  let hash = 0xcbf29ce484222325n;
  let steps = 0;
  let sum = 0;
  const feed = (text: string): void => {
    for (const char of text) hash = ((hash ^ BigInt(char.charCodeAt(0))) * 0x100000001b3n) & 0xffffffffffffffffn;
  };
  while (steps < most) {
    const list = moveList(engine, s).filter(({ move }) => !shuffles(engine, move));
    if (list.length === 0) break;
    sum += list.length;
    const { move, text } = list[below(list.length)]!;
    feed(steps > 0 ? `\n${text}` : text);
    engine.play(s, move);
    steps++;
  }
  return { steps, won: engine.won(s), placed: engine.placed(s), hash: hash.toString(16).padStart(16, '0'), sum };
}
