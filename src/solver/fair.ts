/** The fair question: what can be won knowing only what the player has seen? Answered by sampling the unseen cards. */
import { type Card, COPIES, DOWN, FACE } from '../cards/index.ts';
import { type Engine, MOST_MOVES } from '../engine/engine.ts';
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

/** Plays the moves and remembers what was seen on the way. */
export function playSeeing(engine: Engine, s: Position, moves: readonly Move[]): Memory {
  const memory = new Memory(engine);
  memory.look(s);
  for (const move of moves) {
    engine.play(s, move);
    memory.look(s);
  }
  return memory;
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

/** Of the lines of samples only the first moves are wanted. */
export const SHORTENING = 20_000;

export interface FairAnswer {
  /** Places whose cards the player has not seen; with none the one sample is the truth. */
  readonly unseen: number;
  /** Samples that were won, of all. The interval leaves room for the open ones to be either. */
  readonly won: Share;
  readonly lost: number;
  readonly open: number;
  /** First moves of the lines that won, the commonest first; moves to like piles count as one. */
  readonly moves: readonly { readonly move: Move; readonly wins: number }[];
  readonly nodes: number;
}

/** What of a number of samples was won, lost and open; the interval is widened by what is open. */
function shareOf(unseen: number, won: number, lost: number, open: number): Share {
  const of = won + lost + open;
  if (unseen === 0) return { part: won, of, low: lost + open === 0 ? 1 : 0, high: lost === 0 ? 1 : 0 };
  return { part: won, of, low: wilson(won, of).low, high: wilson(won + open, of).high };
}

/**
 * Deals the unseen cards anew among their places, `samples` times, and solves each. With nothing unseen one sample is the
 * whole truth. Deterministic for a seed. The position is left as it was.
 * @param budget for one sample
 * @param first the number of the first sample: several threads take different ones, see `joinAnswers`
 */
export function fair(
  engine: Engine,
  s: Position,
  memory: Memory,
  samples: number,
  budget: Budget,
  seed: number,
  first = 0,
): FairAnswer {
  const places = memory.unseen(s);
  const alike = likeMoves(engine, s);
  const counts = new Map<Move, number>();
  let won = 0;
  let lost = 0;
  let open = 0;
  let nodes = 0;
  const count = places.length === 0 ? 1 : samples;
  const each: Budget = places.length === 0 ? budget : { ...budget, shortening: SHORTENING };
  for (let i = first; i < first + count; i++) {
    const verdict = solve(engine, places.length === 0 ? s : sample(s, places, seed, i), each);
    nodes += verdict.nodes;
    if (verdict.kind === 'won') {
      won++;
      const [move] = verdict.line;
      if (move !== undefined) {
        const like = alike.get(move) ?? move;
        counts.set(like, (counts.get(like) ?? 0) + 1);
      }
    } else if (verdict.kind === 'lost') lost++;
    else open++;
    // The samples that were not begun any more do not count.
    if (verdict.kind === 'open' && (verdict.limit === 'cancelled' || verdict.limit === 'time')) break;
  }
  return { unseen: places.length, won: shareOf(places.length, won, lost, open), lost, open, moves: ranked(counts), nodes };
}

/** The answers to different samples of one question as one answer. */
export function joinAnswers(answers: readonly FairAnswer[]): FairAnswer {
  const counts = new Map<Move, number>();
  for (const { moves } of answers) for (const { move, wins } of moves) counts.set(move, (counts.get(move) ?? 0) + wins);
  const sum = (of: (answer: FairAnswer) => number): number => answers.reduce((total, answer) => total + of(answer), 0);
  const unseen = answers[0]?.unseen ?? 0;
  const [won, lost, open] = [sum((a) => a.won.part), sum((a) => a.lost), sum((a) => a.open)];
  return { unseen, won: shareOf(unseen, won, lost, open), lost, open, moves: ranked(counts), nodes: sum((a) => a.nodes) };
}

/** For each legal move the first that leads to the same position, but for the order of like piles. */
export function likeMoves(engine: Engine, s: Position): Map<Move, Move> {
  const own = s.copy();
  const list = new Int32Array(MOST_MOVES);
  const firsts = new Map<string, Move>();
  const alike = new Map<Move, Move>();
  for (const move of list.subarray(0, engine.generate(own, list, 0)).sort()) {
    engine.play(own, move);
    const key = own.key.join();
    own.rewind(0);
    if (!firsts.has(key)) firsts.set(key, move);
    alike.set(move, firsts.get(key)!);
  }
  return alike;
}

const ranked = (counts: ReadonlyMap<Move, number>): FairAnswer['moves'] =>
  [...counts].map(([move, wins]) => ({ move, wins })).sort((a, b) => b.wins - a.wins || a.move - b.move);

/** The position with the cards of these places dealt anew among them, for the i-th time; each place keeps whether it lies face down. */
export function sample(s: Position, places: readonly { pile: number; index: number }[], seed: number, number: number): Position {
  const random = new Random(seed ^ Math.imul(number + 1, 0x9e3779b1));
  // Begun from one order whatever lies where: of two games that look the same the same is said.
  const cards = places.map(({ pile, index }) => s.at(pile, index) & ~DOWN).sort((a, b) => (a & FACE) - (b & FACE) || a - b);
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
