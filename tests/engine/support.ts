/** What the laws share: every game under every house rule, random walks, and a record that plays a failure again. */
import fc from 'fast-check';
import { everyHouse, type GameDocument, type House } from '../../src/engine/document.ts';
import { Engine, MOST_MOVES } from '../../src/engine/engine.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { type Move, writeMove } from '../../src/engine/move.ts';
import type { Position } from '../../src/engine/position.ts';
import { writeRecord } from '../../src/engine/record.ts';
import { games } from '../../src/games/index.ts';

/** One game under one combination of its house rules. */
export interface Variant {
  readonly game: GameDocument;
  readonly house: House;
  readonly label: string;
  readonly engine: Engine;
}
export const variantsOf = (game: GameDocument): Variant[] =>
  everyHouse(game).map((house) => {
    const chosen = Object.entries(house).map(([id, value]) => `${id}=${value}`);
    return { game, house, label: [game.id, ...chosen].join(' '), engine: new Engine(game, house) };
  });
/** Every game under every combination of its house rules. */
export const variants: readonly Variant[] = games.flatMap(variantsOf);

export const startOf = (engine: Engine, deal: number): Position => engine.start(engine.dealtPack(deal), deal);

const list = new Int32Array(MOST_MOVES);
/** The legal moves as the engine lists them, in its own order. */
export const movesOf = (engine: Engine, s: Position): Move[] => Array.from(list.subarray(0, engine.generate(s, list, 0)));

/** A game in play, as a law sees it. */
export interface Walk {
  readonly engine: Engine;
  readonly s: Position;
  /** The legal moves; the next one played is `next`, undefined at the end of the walk. */
  readonly moves: readonly Move[];
  readonly next: Move | undefined;
  readonly step: number;
}

/** Plays choice after choice (each modulo the moves there are) and shows every position; a failure names the record that repeats it. */
export function walk(
  { engine, game, house }: Variant,
  deal: number,
  choices: readonly number[],
  visit: (walk: Walk) => void,
): void {
  const s = startOf(engine, deal);
  const played: Move[] = [];
  try {
    for (let step = 0; ; step++) {
      const moves = movesOf(engine, s);
      const choice = choices[step];
      const next = choice === undefined ? undefined : moves[choice % moves.length];
      visit({ engine, s, moves, next, step });
      if (next === undefined) return;
      played.push(next);
      engine.play(s, next);
    }
  } catch (error) {
    const moves = played.map((move) => writeMove(move, engine));
    const record = writeRecord({ game: game.id, house, deal: { deal }, moves });
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\nThis record leads there:\n${record}`, {
      cause: error,
    });
  }
}

/** So many choices for a walk, the same for a seed on every run. */
export function randomChoices(seed: number, length: number): number[] {
  const below = lcg(seed);
  return Array.from({ length }, () => below(0x10000));
}

/** Random walks, the same on every run; a failure is shrunk to a short one. */
export function walks(variant: Variant, runs: number, length: number, visit: (walk: Walk) => void): void {
  const choices = fc.array(fc.nat(0xffff), { maxLength: length, size: 'max' });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 0xffff_ffff }), choices, (deal, picks) => walk(variant, deal, picks, visit)),
    { numRuns: runs, seed: 20_240_917 },
  );
}

/** Everything that a position holds, byte for byte: the slots in use, lengths, marks, counters, phase and key. */
export function bytesOf(s: Position): string {
  const piles: string[] = [];
  for (let pile = 0; pile < s.len.length; pile++)
    piles.push(s.slots.subarray(s.start[pile]!, s.start[pile]! + s.len[pile]! + 1).join(','));
  return [piles.join(';'), s.marks.join(), s.counters.join(), s.phase, s.key.join(), s.mark].join('|');
}
/** The 64-bit key as text. */
export const keyOf = (s: Position): string => s.key.join();
