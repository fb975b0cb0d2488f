/** How near a position is to a win, as a number: cards in place, and cards that already lie in order. */
import { type Card, DOWN, FACE, type Face } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import type { Position } from '../engine/position.ts';

const PLACED = 4;
const LINK = 2;
const HIDDEN = 1;

/** Does this face move as one with the card below it? `table`: where the group's part of the table of runs begins. */
export const linked = (run: Uint8Array, table: number, below: Card, face: Face): boolean =>
  (below & DOWN) === 0 && run[table | ((below & FACE) << 6) | face] === 0;

/**
 * Four points a card in place, two for each pair of neighbours in a pile that move as one, minus one for each card that
 * lies face down. Only what every game has enters: the goal's count and the table of runs.
 */
export function estimator(engine: Engine): (s: Position) => number {
  const { run } = engine.tables;
  const groups = engine.groups.filter((g) => g.packets).map((g) => ({ row: g.index << 12, piles: Uint8Array.from(g.piles) }));
  return (s) => {
    let value = PLACED * engine.placed(s);
    for (let k = 0; k < groups.length; k++) {
      const { row, piles } = groups[k]!;
      for (let i = 0; i < piles.length; i++) {
        const first = s.start[piles[i]!]!;
        const n = s.len[piles[i]!]!;
        for (let j = 1; j <= n; j++) {
          const card = s.slots[first + j]!;
          if (card & DOWN) value -= HIDDEN;
          else if (j > 1 && linked(run, row, s.slots[first + j - 1]!, card & FACE)) value += LINK;
        }
      }
    }
    return value;
  };
}
