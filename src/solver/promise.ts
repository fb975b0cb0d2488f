/** How near a position looks to a win for best-first search: cards in place, order, and what lies on what is needed first. */
import { DOWN, FACE, hasFace } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import type { Position } from '../engine/position.ts';
import type { GroupTable } from '../engine/tables.ts';
import { linked } from './estimate.ts';

/** Weights found by measurement over the first hundred FreeCell deals, and held against Spider and Simple Simon. */
const PLACED = 4;
const LINK = 1;
const HIDDEN = 1;
const BLOCKS = 1;
const WAITS = 0.5;
const NEVER = 255;

/**
 * Points for cards in place and for neighbours that move as one; points off for cards face down, for each card that lies on one
 * that goes to its foundation sooner, and for each card on one that could go there now.
 */
export function promise(engine: Engine): (s: Position) => number {
  const { run, fitSet, startSet } = engine.tables;
  const foundations = engine.groups.filter(({ doc, put }) => doc.kind === 'foundation' && put === 0);
  const turn = turns(engine, foundations);
  const waiting = Int32Array.from(foundations.flatMap(({ piles }) => [...piles]));
  const waitingGroup = Int32Array.from(foundations.flatMap(({ index, piles }) => piles.map(() => index << 6)));
  const groups = engine.groups.filter((g) => !foundations.includes(g) && g.doc.aside !== true);
  const piles = Int32Array.from(groups.flatMap((g) => [...g.piles]));
  /** Where the table of runs of each of these piles begins; −1 for piles whose cards never move together. */
  const runs = Int32Array.from(groups.flatMap((g) => g.piles.map(() => (g.packets ? g.index << 12 : -1))));

  return (s) => {
    let value = PLACED * engine.placed(s);
    let low = 0;
    let high = 0;
    for (let i = 0; i < waiting.length; i++) {
      const pile = waiting[i]!;
      const empty = s.len[pile] === 0;
      const row = (empty ? pile : waitingGroup[i]! | s.topFace(pile)) << 1;
      const sets = empty ? startSet : fitSet;
      low |= sets[row]!;
      high |= sets[row + 1]!;
    }
    for (let i = 0; i < piles.length; i++) {
      const first = s.start[piles[i]!]!;
      const n = s.len[piles[i]!]!;
      let soonest = NEVER;
      for (let j = 1; j <= n; j++) {
        const card = s.slots[first + j]!;
        const face = card & FACE;
        if (card & DOWN) value -= HIDDEN;
        else if (j > 1 && runs[i]! >= 0 && linked(run, runs[i]!, s.slots[first + j - 1]!, face)) value += LINK;
        if (turn[face]! > soonest) value -= BLOCKS;
        else soonest = turn[face]!;
        if ((((face < 32 ? low : high) >>> (face & 31)) & 1) === 1) value -= WAITS * (n - j);
      }
    }
    return value;
  };
}

/** By face, after how many others it goes to its foundation at the soonest; `NEVER` when no foundation takes it. */
function turns({ tables }: Engine, foundations: readonly GroupTable[]): Uint8Array {
  const turn = new Uint8Array(64).fill(NEVER);
  const every = Array.from({ length: 64 }, (_, face) => face);
  const piles = foundations.flatMap((g) => [...g.piles]);
  let front = every.filter((face) => piles.some((pile) => hasFace(tables.startSet, pile, face)));
  for (let depth = 0; front.length > 0; depth++) {
    for (const face of front) turn[face] = depth;
    front = every.filter(
      (face) =>
        turn[face] === NEVER &&
        front.some((below) => foundations.some(({ index }) => hasFace(tables.fitSet, (index << 6) | below, face))),
    );
  }
  return turn;
}
