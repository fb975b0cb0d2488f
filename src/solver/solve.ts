/** The portfolio: exhaustive search and learning games take turns within one budget; every won line is replayed. */
import type { Engine } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { BeamSearch } from './beam.ts';
import { estimator } from './estimate.ts';
import { Exhaust } from './exhaust.ts';
import { bytesForKeys, KeySet } from './keyset.ts';
import { MoveOrder } from './order.ts';
import { Rollouts } from './rollouts.ts';
import { shorten } from './shorten.ts';
import type { Budget, Verdict } from './verdict.ts';

const FIRST_SLICE = 2048;
const LONGEST_SLICE = 1 << 16;
/** Moves played at most while a found line is made shorter, when the budget does not say; not counted as search. */
const SHORTENING = 400_000;
/** Memory that the learning games and the lists of moves take, apart from the table of keys. */
const OWN_BYTES = 1 << 24;
/** Of that: what the exhaustive search may use for its way besides what its table, a power of two, leaves over. */
const WAY_BYTES = 1 << 23;
/** Of the memory: what the exhaustive search takes; the beams have the rest. */
const EXHAUST_SHARE = 0.6;
/** The seed of the learning games and the beams when none is given. */
export const SEED = 0x2545f491;
const SEARCHES = 3;

/**
 * Decides a position with all cards known, hidden ones too. Actions that shuffle are not taken: the verdict is about the
 * present attempt. The same position, nodes, bytes and seed give the same verdict and the same number of nodes; `stop` can
 * only make it open. The position is left as it was.
 */
export function solve(engine: Engine, s: Position, budget: Budget, seed = SEED): Verdict {
  const order = new MoveOrder(engine);
  const estimate = estimator(engine);
  const bytes = Math.max(0, budget.bytes - OWN_BYTES);
  // Each search has a position of its own, so that any can stand still while the others go on.
  // Of the nodes each search gets about a third: no table is larger than for half of them.
  const most = budget.nodes / 2 + LONGEST_SLICE;
  const table = new KeySet(Math.min(bytes * EXHAUST_SHARE, bytesForKeys(most)));
  const wayBytes = WAY_BYTES + Math.max(0, bytes * EXHAUST_SHARE - table.bytes);
  const exhaust = new Exhaust(engine, s.copy(), table, order, wayBytes);
  // Many positions are decided in the first turn of the first search: the others are made when they are needed.
  let rollouts: Rollouts | undefined;
  let beam: BeamSearch | undefined;
  let full = false;
  const { shortening = SHORTENING } = budget;
  const spent = (): number => exhaust.nodes + (rollouts?.nodes ?? 0) + (beam?.nodes ?? 0);
  for (let turn = FIRST_SLICE; ; turn = Math.min(turn * 2, LONGEST_SLICE)) {
    const before = spent();
    const slice = Math.min(turn, Math.ceil((budget.nodes - before) / SEARCHES));
    if (!full) {
      const state = exhaust.run(slice);
      if (state === 'won') return won(engine, s, order, exhaust.line(), spent(), shortening);
      if (state === 'done') return { kind: 'lost', positions: exhaust.positions, nodes: spent() };
      full = state === 'full';
    }
    rollouts ??= new Rollouts(engine, s.copy(), order, estimate, seed);
    if (rollouts.run(slice)) return won(engine, s, order, rollouts.line(), spent(), shortening);
    beam ??= new BeamSearch(engine, s.copy(), order, estimate, bytes * (1 - EXHAUST_SHARE), most, seed);
    if (beam.run(slice)) return won(engine, s, order, beam.line(), spent(), shortening);
    if (spent() >= budget.nodes || spent() === before) return { kind: 'open', limit: full ? 'memory' : 'nodes', nodes: spent() };
    const limit = budget.stop?.(spent());
    if (limit !== undefined) return { kind: 'open', limit, nodes: spent() };
  }
}

/** The line made shorter, then checked move by move from the start. Throws when it does not win (a bug). */
function won(engine: Engine, s: Position, order: MoveOrder, line: readonly Move[], nodes: number, shortening: number): Verdict {
  // The journal of a long line stays with the copy.
  const own = s.copy();
  const shorter = shorten(engine, own, order, line, shortening);
  for (const move of shorter) {
    if (engine.checkMove(own, move) !== 0) throw new Error('the solver found a line with an illegal move');
    engine.play(own, move);
  }
  if (!engine.won(own)) throw new Error('the solver found a line that does not win');
  return { kind: 'won', line: shorter, nodes };
}
