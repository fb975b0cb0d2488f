/** The redeal of grid games: runs that are in place stay, the rest is shuffled and laid again. */
import { type Card, shuffle } from '../../cards/index.ts';
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';
import { gatherPile, MOST_COUNTED } from './gathering.ts';
import { rowsOf, runFromAce } from './goals.ts';

const redealAtom = atom(
  'verb',
  'redeal-keeping-runs',
  { front: schemas.id, attempt: schemas.id },
  () =>
    t(
      'В каждом ряду остаются карты, лежащие от туза по порядку в масть. Остальные собирают по рядам, тасуют вместе и раскладывают снова: в каждом ряду один пробел сразу после оставшихся карт, дальше карты до конца ряда.',
      'In each row the cards that run from the ace in order and in suit stay. The others are collected row by row, shuffled together and laid again: each row has one gap right after the cards that stayed, then cards to its end.',
    ),
  ({ front, attempt }, context) => {
    const rows = rowsOf(context.group(front).piles, context.right);
    const counter = context.counter(attempt);
    const { stock } = context;
    return (s) => {
      const kept = rows.map((row) => runFromAce(s, row));
      for (const [r, row] of rows.entries()) for (let i = kept[r]!; i < row.length; i++) gatherPile(s, row[i]!, stock);
      s.setCounter(counter, Math.min(s.counters[counter]! + 1, MOST_COUNTED));
      const cards: Card[] = Array.from({ length: s.len[stock]! }, (_, i) => s.at(stock, i));
      s.order(stock, shuffle(cards, s.shuffleNumber, s.counters[counter]!).reverse());
      for (const [r, row] of rows.entries())
        for (let i = kept[r]! + 1; i < row.length; i++) if (s.len[stock]! > 0) s.move(stock, row[i]!, 1);
      return true;
    };
  },
  { shuffles: true, flow: ({ front }, stock) => ({ from: [front], to: [[stock, Infinity]], fronts: front }) },
);
/** The redeal of a grid: `front` holds the first cell of each row, `attempt` counts the attempts and is part of the shuffle. */
export const redealKeepingRuns = (front: string, attempt: string): Node<'verb'> => redealAtom({ front, attempt });
