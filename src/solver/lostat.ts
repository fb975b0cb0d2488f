/** "Here it was lost": the last position of a game from which a win existed, and the move that threw it away. */
import type { Engine } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { MoveOrder } from './order.ts';
import { solve } from './solve.ts';
import type { Budget, Verdict } from './verdict.ts';

/** Where a game was lost, as far as the budget could tell. Positions are counted by moves made, from 0. */
export interface LostAt {
  /** The first position of the attempt that was looked at: after the last action that shuffles. */
  readonly from: number;
  /** The latest position known to be winnable, with a line that wins from it; none when the attempt could not be won, or nothing was found. */
  readonly won?: { readonly at: number; readonly line: readonly Move[] };
  /** The earliest position proved lost. */
  readonly lost?: { readonly at: number };
  /** True when `lost.at` is the position right after `won.at`: that move threw the win away. */
  readonly exact: boolean;
  readonly nodes: number;
}

/**
 * Searches the positions of the last attempt. Along one attempt a win can only disappear, so halving the line finds the
 * place; where neither a win nor a proof is found the answer is an interval. The position `s` must be the game's start.
 * @param budget for one position
 * @param known a position of the game that is known to be winnable: the search begins there
 * @param tell called before each position that is searched, with how many were and how many it may be in all
 */
export function lostAt(
  engine: Engine,
  s: Position,
  moves: readonly Move[],
  budget: Budget,
  known?: LostAt['won'],
  tell: (searched: number, of: number) => void = () => undefined,
): LostAt {
  const order = new MoveOrder(engine);
  const from = moves.findLastIndex((move) => order.isShuffle(move)) + 1;
  // Only a copy is played on; the position given stays as it is.
  const own = s.copy();
  const verdicts = new Map<number, Verdict>();
  let nodes = 0;
  // Halving a line of n positions twice looks at so many.
  const most = 2 * Math.ceil(Math.log2(moves.length - from + 2));
  const at = (n: number): Verdict => {
    const before = verdicts.get(n);
    if (before) return before;
    tell(verdicts.size, most);
    own.rewind(0);
    for (const move of moves.slice(0, n)) engine.play(own, move);
    const verdict = solve(engine, own, budget);
    nodes += verdict.nodes;
    verdicts.set(n, verdict);
    return verdict;
  };
  let won = known && known.at >= from ? known : undefined;
  let lost: LostAt['lost'];
  // Halve for the last won position, then for the first lost one; a position with neither verdict moves only one end.
  for (let low = won ? won.at + 1 : from, high = moves.length; low <= high; ) {
    const middle = (low + high) >> 1;
    const verdict = at(middle);
    if (verdict.kind === 'won') {
      won = { at: middle, line: verdict.line };
      low = middle + 1;
    } else high = middle - 1;
  }
  for (let low = won ? won.at + 1 : from, high = moves.length; low <= high; ) {
    const middle = (low + high) >> 1;
    if (at(middle).kind === 'lost') {
      lost = { at: middle };
      high = middle - 1;
    } else low = middle + 1;
  }
  const exact = won !== undefined && lost !== undefined && lost.at === won.at + 1;
  return { from, exact, nodes, ...(won ? { won } : {}), ...(lost ? { lost } : {}) };
}
