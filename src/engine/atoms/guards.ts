/** Atoms that decide whether a move may be made whose card fits. */
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';
import type { Position } from '../position.ts';

const emptyOf = ({ len }: Position, piles: readonly number[]): number => {
  let n = 0;
  for (let i = 0; i < piles.length; i++) if (len[piles[i]!] === 0) n++;
  return n;
};

/** With so many empty columns any packet can be moved; a larger shift would overflow. */
const ENOUGH = 10;

const roomToMoveAtom = atom(
  'guard',
  'room-to-move',
  { cells: schemas.id, columns: schemas.id },
  () =>
    t(
      'Несколько карт сразу — это те же ходы по одной карте: переносят не больше карт, чем свободных ячеек и ещё одна, и вдвое больше за каждый пустой столбец, кроме того, на который кладут.',
      'Several cards at once stand for moves of one card: at most as many move as there are free cells and one more, and twice as many for each empty column but the one they go to.',
    ),
  ({ cells, columns }, context) => {
    const cellPiles = context.group(cells).piles;
    const columnPiles = context.group(columns).piles;
    const isColumn = new Uint8Array(context.groupOf.length);
    for (const pile of columnPiles) isColumn[pile] = 1;
    let room = 0;
    let spaces = 0;
    return {
      prepare: (s) => {
        room = emptyOf(s, cellPiles) + 1;
        spaces = emptyOf(s, columnPiles);
      },
      test: (s, _from, n, to) => {
        const others = isColumn[to] !== 0 && s.len[to] === 0 ? spaces - 1 : spaces;
        return n <= room << Math.min(others, ENOUGH);
      },
    };
  },
);
/** A packet is no larger than could be moved card by card: (free cells + 1) × 2^(empty columns other than the target). */
export const roomToMove = (cells: string, columns: string): Node<'guard'> => roomToMoveAtom({ cells, columns });
