/** Names of piles: the same in saves, links, the command line and tests. */
import type { PileNames } from './document.ts';

/** The names of a group's piles, in order; a grid's row by row. */
export function pileNames(names: PileNames): string[] {
  if ('list' in names) return [...names.list];
  if ('pattern' in names) return Array.from({ length: names.count }, (_, i) => names.pattern.replace('{n}', String(i + 1)));
  const made: string[] = [];
  for (let row = names.rows[0]; row <= names.rows[1]; row++)
    for (let column = names.columns[0]; column <= names.columns[1]; column++)
      made.push(names.grid.replace('{row}', String(row)).replace('{column}', String(column)));
  return made;
}
