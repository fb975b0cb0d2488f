/** The fair question: what can be won knowing only what the player has seen? Answered by sampling the unseen cards. */
import { type Card, COPIES, DOWN, FACE } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import type { Move } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { Random } from './random.ts';
import { solve } from './solve.ts';
import type { Budget } from './verdict.ts';

const identity = (card: Card): number => card & (FACE | COPIES);

/** Which cards a player has seen in the course of a game, by identity. One who forgets nothing knows where they lie. */
export class Memory {
  private readonly seen = new Set<number>();
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }
  /** Notes what lies open in a position; to be called after the deal and after every move. */
  look(s: Position): void {
    for (const group of this.engine.groups) {
      const visible = group.doc.visible ?? 'all';
      if (visible === 'none') continue;
      for (const pile of group.piles)
        for (let i = visible === 'top' ? Math.max(0, s.len[pile]! - 1) : 0; i < s.len[pile]!; i++) {
          const card = s.at(pile, i);
          if ((card & DOWN) === 0) this.seen.add(identity(card));
        }
    }
  }
  /** Where cards lie that were never seen: pile and index. */
  unseen(s: Position): { pile: number; index: number }[] {
    const places: { pile: number; index: number }[] = [];
    for (let pile = 0; pile < s.len.length; pile++)
      for (let index = 0; index < s.len[pile]!; index++)
        if (!this.seen.has(identity(s.at(pile, index)))) places.push({ pile, index });
    return places;
  }
}

/** A share with the interval that holds it in 95 of 100 such samples (E. B. Wilson 1927). */
export interface Share {
  readonly part: number;
  readonly of: number;
  readonly low: number;
  readonly high: number;
}
const Z = 1.959964;
/** Wilson's interval for `part` of `of`; 0 … 1 when nothing was sampled. */
export function wilson(part: number, of: number): Share {
  if (of === 0) return { part, of, low: 0, high: 1 };
  const p = part / of;
  const z2 = Z * Z;
  const middle = p + z2 / (2 * of);
  const spread = Z * Math.sqrt((p * (1 - p)) / of + z2 / (4 * of * of));
  const scale = 1 + z2 / of;
  return { part, of, low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) };
}

export interface FairAnswer {
  /** Samples that were won, of all; the open ones count as not won. */
  readonly won: Share;
  readonly lost: number;
  readonly open: number;
  /** First moves of the lines that won, the commonest first. */
  readonly moves: readonly { readonly move: Move; readonly wins: number }[];
  readonly nodes: number;
}

/**
 * Deals the unseen cards anew among their places, `samples` times, and solves each. With nothing unseen one sample is the
 * whole truth. Deterministic for a seed. The position is left as it was.
 * @param budget for one sample
 */
export function fair(engine: Engine, s: Position, memory: Memory, samples: number, budget: Budget, seed: number): FairAnswer {
  const places = memory.unseen(s);
  const random = new Random(seed);
  const counts = new Map<Move, number>();
  let won = 0;
  let lost = 0;
  let open = 0;
  let nodes = 0;
  const count = places.length === 0 ? 1 : samples;
  for (let i = 0; i < count; i++) {
    const verdict = solve(engine, i === 0 && places.length === 0 ? s : sample(s, places, random), budget);
    nodes += verdict.nodes;
    if (verdict.kind === 'won') {
      won++;
      const [first] = verdict.line;
      if (first !== undefined) counts.set(first, (counts.get(first) ?? 0) + 1);
    } else if (verdict.kind === 'lost') lost++;
    else open++;
    if (verdict.kind === 'open' && verdict.limit === 'cancelled') break;
  }
  const moves = [...counts].map(([move, wins]) => ({ move, wins })).sort((a, b) => b.wins - a.wins || a.move - b.move);
  return { won: wilson(won, won + lost + open), lost, open, moves, nodes };
}

/** The position with the cards of these places dealt anew among them; each place keeps whether it lies face down. */
function sample(s: Position, places: readonly { pile: number; index: number }[], random: Random): Position {
  const cards = places.map(({ pile, index }) => s.at(pile, index) & ~DOWN);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  const copy = s.copy();
  for (const [i, { pile, index }] of places.entries()) {
    const slot = copy.start[pile]! + 1 + index;
    copy.slots[slot] = cards[i]! | (copy.slots[slot]! & DOWN);
  }
  return copy.copy();
}
