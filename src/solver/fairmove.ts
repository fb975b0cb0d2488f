/** Which move to make knowing only what was seen: the one after which most samples of the unseen cards can be won. */
import type { Engine } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { likeMoves, type Memory, SHORTENING, type Share, sample, wilson } from './fair.ts';
import { solve } from './solve.ts';
import type { Budget } from './verdict.ts';

/** So many of the commonest beginnings are compared. */
const CANDIDATES = 3;
/** Of the budget of a sample: what is spent on another beginning than the one that its line has. */
const AGAIN = 0.5;

/** What was found of the samples; `best` is missing when none was won. */
export interface FairMove {
  readonly samples: number;
  /** Samples that can be won by some line, and those proved lost; the others stay open. */
  readonly won: number;
  readonly lost: number;
  /** The move, and in how many samples a win was found after it. The interval leaves room for the samples that stay open. */
  readonly best?: { readonly move: Move; readonly share: Share };
}

/**
 * Deals the unseen cards anew `samples` times and solves each; then the commonest first moves of the winning lines are tried
 * in the samples whose lines begin otherwise, since most positions have more than one good move. Deterministic for a seed.
 * Some card must be unseen. The position is left as it was.
 * @param budget for one sample
 * @param tell called as the work goes on, with the share that is done
 */
export function fairMove(
  engine: Engine,
  s: Position,
  memory: Memory,
  samples: number,
  budget: Budget,
  seed: number,
  tell: (done: number) => void = () => undefined,
): FairMove {
  const places = memory.unseen(s);
  const alike = likeMoves(engine, s);
  const each: Budget = { ...budget, shortening: SHORTENING };
  const dealt = Array.from({ length: samples }, (_, i) => sample(s, places, seed, i));
  const steps = samples * (1 + CANDIDATES * AGAIN);
  let done = 0;
  const step = (part: number): void => {
    done += part;
    tell(Math.min(1, done / steps));
  };
  let lost = 0;
  /** The first move of each sample's winning line; undefined where there is none. */
  const firsts = dealt.map((position): Move | undefined => {
    const verdict = solve(engine, position, each);
    step(1);
    if (verdict.kind === 'lost') lost++;
    const move = verdict.kind === 'won' ? verdict.line[0] : undefined;
    return move === undefined ? undefined : (alike.get(move) ?? move);
  });
  const won = firsts.filter((move) => move !== undefined).length;
  const counts = new Map<Move, number>();
  for (const move of firsts) if (move !== undefined) counts.set(move, (counts.get(move) ?? 0) + 1);
  const candidates = [...counts].sort(([a, n], [b, m]) => m - n || a - b).slice(0, CANDIDATES);
  let best: FairMove['best'];
  for (const [move] of candidates) {
    let part = 0;
    let open = samples - won - lost;
    for (const [i, first] of firsts.entries()) {
      if (first === undefined) continue;
      if (first === move) part++;
      else {
        const after = dealt[i]!.copy();
        engine.play(after, move);
        const verdict = solve(engine, after, { ...each, nodes: Math.ceil(each.nodes * AGAIN) });
        if (verdict.kind === 'won') part++;
        else if (verdict.kind === 'open') open++;
      }
      step(AGAIN);
    }
    const share: Share = { part, of: samples, low: wilson(part, samples).low, high: wilson(part + open, samples).high };
    if (!best || part > best.share.part) best = { move, share };
  }
  return { samples, won, lost, ...(best ? { best } : {}) };
}
