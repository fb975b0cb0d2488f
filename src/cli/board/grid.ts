/** Rows of a grid: one card a cell, columns numbered above, dead gaps crossed out. */
import { GAP, type Lang } from '../../cards/index.ts';
import type { Engine } from '../../engine/engine.ts';
import type { View } from '../../engine/view.ts';
import { writtenLines } from '../../engine/written.ts';
import { cardInk, dim, type Line, padEnd, padStart, plain } from './ink.ts';

const CELL = 4;
/** A gap that a rule closes. */
const DEAD = '××';

export function gridLines(engine: Engine, view: View, lang: Lang): Line[] {
  const rows = writtenLines(engine).filter(({ grid }) => grid);
  const [first] = rows;
  if (first === undefined) return [];
  const label = Math.max(...rows.map((row) => row.label.length)) + 1;
  const { column } = engine.tables.context;
  const head: Line = [plain(' '.repeat(label)), ...first.piles.flatMap((pile) => padStart([dim(`c${column[pile]}`)], CELL))];
  return [
    head,
    ...rows.map(
      (row): Line => [
        ...padEnd([dim(row.label)], label),
        ...row.piles.flatMap((index) => {
          const pile = view.piles[index]!;
          const card = pile.cards.at(-1);
          return padStart([card ? cardInk(card, lang) : dim(pile.closed ? DEAD : GAP)], CELL);
        }),
      ],
    ),
  ];
}
