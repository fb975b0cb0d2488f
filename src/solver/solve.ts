/** The portfolio: exhaustive search and learning games take turns within one budget; every won line is replayed. */
import type { Engine } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { BeamSearch } from './beam.ts';
import { estimator } from './estimate.ts';
import { Exhaust } from './exhaust.ts';
import { KeySet } from './keyset.ts';
import { MoveOrder } from './order.ts';
import { Rollouts } from './rollouts.ts';
import { shorten } from './shorten.ts';
import type { Budget, Verdict } from './verdict.ts';

const FIRST_SLICE = 2048;
const LONGEST_SLICE = 1 << 16;
/** Moves played at most while a found line is made shorter; not counted as search. */
const SHORTENING = 400_000;
/** Memory that the learning games and the lists of moves take, apart from the table of keys. */
const OWN_BYTES = 1 << 24;
/** Of the memory: what the exhaustive search's table takes; the beams have the rest. */
const EXHAUST_SHARE = 0.6;
const SEED = 0x2545f491;

/**
 * Decides a position with all cards known, hidden ones too. Actions that shuffle are not taken: the verdict is about the
 * present attempt. The same position, nodes and bytes give the same verdict and the same number of nodes; `stop` can only
 * make it open. The position is left as it was.
 */
export function solve(engine: Engine, s: Position, budget: Budget): Verdict {
  const order = new MoveOrder(engine);
  const estimate = estimator(engine);
  const bytes = Math.max(0, budget.bytes - OWN_BYTES);
  // Each search has a position of its own, so that any can stand still while the others go on.
  const exhaust = new Exhaust(engine, s.copy(), new KeySet(bytes * EXHAUST_SHARE), order);
  const rollouts = new Rollouts(engine, s.copy(), order, estimate, SEED);
  const beam = new BeamSearch(engine, s.copy(), order, estimate, bytes * (1 - EXHAUST_SHARE), SEED);
  let full = false;
  for (let slice = FIRST_SLICE; ; slice = Math.min(slice * 2, LONGEST_SLICE)) {
    const spent = (): number => exhaust.nodes + rollouts.nodes + beam.nodes;
    const before = spent();
    if (!full) {
      const state = exhaust.run(slice);
      if (state === 'won') return won(engine, s, order, exhaust.line(), spent());
      if (state === 'done') return { kind: 'lost', positions: exhaust.positions, nodes: spent() };
      full = state === 'full';
    }
    if (rollouts.run(slice)) return won(engine, s, order, rollouts.line(), spent());
    if (beam.run(slice)) return won(engine, s, order, beam.line(), spent());
    if (spent() >= budget.nodes || spent() === before) return { kind: 'open', limit: full ? 'memory' : 'nodes', nodes: spent() };
    const limit = budget.stop?.(spent());
    if (limit !== undefined) return { kind: 'open', limit, nodes: spent() };
  }
}

/** The line made shorter, then checked move by move from the start. Throws when it does not win (a bug). */
function won(engine: Engine, s: Position, order: MoveOrder, line: readonly Move[], nodes: number): Verdict {
  const shorter = shorten(engine, s, order, line, SHORTENING);
  const base = s.mark;
  for (const move of shorter) {
    if (engine.checkMove(s, move) !== 0) throw new Error('the solver found a line with an illegal move');
    engine.play(s, move);
  }
  const isWon = engine.won(s);
  s.rewind(base);
  if (!isWon) throw new Error('the solver found a line that does not win');
  return { kind: 'won', line: shorter, nodes };
}
