/** The portfolio: exhaustive search and learning games take turns within one budget; every won line is replayed. */
import type { Engine } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { BeamSearch } from './beam.ts';
import { BestFirst } from './bestfirst.ts';
import { estimator } from './estimate.ts';
import { Exhaust } from './exhaust.ts';
import { bytesForKeys, KeySet } from './keyset.ts';
import { MoveOrder } from './order.ts';
import { promise } from './promise.ts';
import { ALL_PRUNINGS, type Prunings } from './prune.ts';
import { Rollouts } from './rollouts.ts';
import { shorten } from './shorten.ts';
import type { Budget, Verdict } from './verdict.ts';

/** Nodes of the first turns: few for the search that wanders, enough for the others to win an easy deal. */
const FIRST_OF_EXHAUST = 256;
const FIRST_SLICE = 2048;
/** Longest turns. What the first turns have not won is more often proved lost, or won by a lucky game, than by looks. */
const LONGEST_SLICE = 1 << 17;
const LONGEST_BY_LOOKS = 1 << 16;
/** After so many nodes the exhaustive search is given turns by how far it has come. */
const PATIENCE = 1 << 20;
/** Having come so far it has so many turns one after the other, for it may end; below that its share; hardly begun, few. */
const MAY_END = 1e-3;
const MANY_TURNS = 4;
const HARDLY_BEGUN = 1e-5;
const ROUNDS_WITHOUT = 8;
/** Moves played at most while a found line is made shorter, when the budget does not say; not counted as search. */
const SHORTENING = 400_000;
/** Memory that the learning games and the lists of moves take, apart from the table of keys. */
const OWN_BYTES = 1 << 24;
/** Of that: what the exhaustive search may use for its way besides what its table, a power of two, leaves over. */
const WAY_BYTES = 1 << 23;
/** Of the memory: what the exhaustive search, the best-first search and the beams take. */
const EXHAUST_SHARE = 0.6;
const BEST_FIRST_SHARE = 0.25;
const BEAM_SHARE = 0.15;
/** The seed of the learning games and the beams when none is given. */
export const SEED = 0x2545f491;
const SEARCHES = 4;

/**
 * Decides a position with all cards known, hidden ones too. Actions that shuffle are not taken: the verdict is about the
 * present attempt. The same position, nodes, bytes and seed give the same verdict and the same number of nodes; `stop` can
 * only make it open. The position is left as it was.
 */
export function solve(engine: Engine, s: Position, budget: Budget, seed = SEED, prunings: Prunings = ALL_PRUNINGS): Verdict {
  const order = new MoveOrder(engine, prunings);
  const estimate = estimator(engine);
  const bytes = Math.max(0, budget.bytes - OWN_BYTES);
  // Each search has a position of its own, so that any can stand still while the others go on.
  // Of the nodes each search gets its part: no table is larger than for half of them.
  const most = budget.nodes / 2 + LONGEST_SLICE;
  const table = new KeySet(Math.min(bytes * EXHAUST_SHARE, bytesForKeys(most)));
  const wayBytes = WAY_BYTES + Math.max(0, bytes * EXHAUST_SHARE - table.bytes);
  const exhaust = new Exhaust(engine, s.copy(), table, order, wayBytes, prunings);
  // Many positions are decided in the first turn of the first search: the others are made when they are needed.
  let best: BestFirst | undefined;
  let rollouts: Rollouts | undefined;
  let beam: BeamSearch | undefined;
  let full = false;
  const { shortening = SHORTENING } = budget;
  const spent = (): number => exhaust.nodes + (best?.nodes ?? 0) + (rollouts?.nodes ?? 0) + (beam?.nodes ?? 0);
  for (let turn = FIRST_SLICE, round = 0; ; turn = Math.min(turn * 2, LONGEST_SLICE), round++) {
    const before = spent();
    const turns = before < PATIENCE ? 1 : turnsOf(exhaust, round);
    const slice = Math.min(turn, Math.ceil((budget.nodes - before) / (turns + SEARCHES - 1)));
    const byLooks = Math.min(slice, LONGEST_BY_LOOKS);
    for (let i = 0; i < turns && !full; i++) {
      const limit = i > 0 ? budget.stop?.(spent()) : undefined;
      if (limit !== undefined) return { kind: 'open', limit, nodes: spent() };
      const state = exhaust.run(before === 0 ? Math.min(slice, FIRST_OF_EXHAUST) : slice);
      if (state === 'won') return won(engine, s, order, exhaust.line(), spent(), shortening);
      if (state === 'done') return { kind: 'lost', positions: exhaust.positions, nodes: spent() };
      full = state === 'full';
    }
    best ??= new BestFirst(engine, s.copy(), order, promise(engine), bytes * BEST_FIRST_SHARE, most);
    if (best.run(byLooks)) return won(engine, s, order, best.line(), spent(), shortening);
    rollouts ??= new Rollouts(engine, s.copy(), order, estimate, seed);
    if (rollouts.run(slice)) return won(engine, s, order, rollouts.line(), spent(), shortening);
    beam ??= new BeamSearch(engine, s.copy(), order, estimate, bytes * BEAM_SHARE, most, seed);
    if (beam.run(byLooks)) return won(engine, s, order, beam.line(), spent(), shortening);
    if (spent() >= budget.nodes || (spent() === before && turns > 0))
      return { kind: 'open', limit: full ? 'memory' : 'nodes', nodes: spent() };
    const limit = budget.stop?.(spent());
    if (limit !== undefined) return { kind: 'open', limit, nodes: spent() };
  }
}

/** How many turns the exhaustive search has in this round. */
function turnsOf({ progress }: Exhaust, round: number): number {
  if (progress >= MAY_END) return MANY_TURNS;
  return progress >= HARDLY_BEGUN || round % ROUNDS_WITHOUT === 0 ? 1 : 0;
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
