/** The fixed amount of work: from each deal up to twelve random moves, then every sequence of three moves, each node's key read. */
import type { GameDocument } from '../src/engine/document.ts';
import { defaultHouse } from '../src/engine/document.ts';
import { Engine, MOST_MOVES } from '../src/engine/engine.ts';
import { actionMove, type Move } from '../src/engine/move.ts';
import type { Position } from '../src/engine/position.ts';

const OPENING = 12;
const DEPTH = 3;
/** Deals 1 … DEALS of every game; the quick part of the work takes the first few of them. */
export const DEALS = 40;
export const QUICK_DEALS = 6;

/** Something whose speed is measured. */
export interface Subject {
  readonly name: string;
  /** Does the whole work once; returns the number of nodes. */
  pass(): number;
}

const out = new Int32Array(MOST_MOVES + (DEPTH + 1) * 1024);
/** What has been read of the keys: kept, so that reading them cannot be optimised away. */
export const seen = new Int32Array(1);

/** Random numbers below a bound (xorshift32), for the opening moves. */
export function random(seed: number): (bound: number) => number {
  let x = seed >>> 0 || 1;
  return (bound) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % bound;
  };
}

/** The action that shuffles, or −1. It is left out everywhere: what it leads to is no part of a search. */
function shufflingMove({ actions }: Engine): Move {
  const index = actions.findIndex(({ shuffles }) => shuffles);
  if (actions.some(({ shuffles }, i) => shuffles && i !== index)) throw new RangeError('two actions that shuffle');
  return index < 0 ? -1 : actionMove(index);
}

function openedPosition(engine: Engine, deal: number): Position {
  const s = engine.start(engine.dealtPack(deal), deal);
  const below = random(deal);
  const shuffling = shufflingMove(engine);
  const moves = (): Int32Array => out.slice(0, engine.generate(s, out, 0)).filter((move) => move !== shuffling);
  let next = moves();
  for (let i = 0; i < OPENING && next.length > 0; i++) {
    const { mark } = s;
    engine.play(s, next[below(next.length)]!);
    next = moves();
    // A dead end is no work: the opening stops before it.
    if (next.length === 0) s.rewind(mark);
  }
  s.forget();
  return s;
}

function nodes(engine: Engine, shuffling: number, s: Position, depth: number, at: number): number {
  seen[0]! ^= s.key[0]! ^ s.key[1]!;
  if (depth === 0) return 1;
  const end = engine.generate(s, out, at);
  let sum = 1;
  for (let i = at; i < end; i++) {
    if (out[i] === shuffling) continue;
    const { mark } = s;
    engine.play(s, out[i]!);
    sum += nodes(engine, shuffling, s, depth - 1, end);
    s.rewind(mark);
  }
  return sum;
}

/** The work of one game under its default house rules, for its first `deals` deals. */
export function walks(game: GameDocument, deals: number): Subject {
  const engine = new Engine(game, defaultHouse(game));
  const shuffling = shufflingMove(engine);
  const positions = Array.from({ length: deals }, (_, i) => openedPosition(engine, i + 1));
  return {
    name: game.id,
    pass: () => {
      let sum = 0;
      for (let i = 0; i < positions.length; i++) sum += nodes(engine, shuffling, positions[i]!, DEPTH, 0);
      return sum;
    },
  };
}
