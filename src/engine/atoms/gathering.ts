/** Verbs that gather cards into the stock again, and that count how often. */
import * as v from 'valibot';
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';
import type { Position } from '../position.ts';

/** Where a counter stops. */
export const MOST_COUNTED = 255;

const countAtom = atom(
  'verb',
  'count',
  { counter: schemas.id, by: v.pipe(v.number(), v.integer(), v.minValue(-255), v.maxValue(255)) },
  () => t('', ''),
  ({ counter, by }, context) => {
    const index = context.counter(counter);
    return (s) => {
      // Positions are stored with a byte for each counter.
      s.setCounter(index, Math.min(Math.max(s.counters[index]! + by, 0), MOST_COUNTED));
      return true;
    };
  },
  { flow: () => ({}) },
);
/** Adds to a counter, which stays within 0 … 255. Says nothing to the player. */
export const count = (counter: string, by: number): Node<'verb'> => countAtom({ counter, by });

/** Moves all cards of a pile onto the stock one by one, so that its innermost card becomes the next to be dealt. */
export function gatherPile(s: Position, pile: number, stock: number): void {
  while (s.len[pile]! > 0) s.move(pile, stock, 1);
}

const gatherAtom = atom(
  'verb',
  'gather',
  { from: schemas.id, next: v.picklist(['first', 'last']) },
  ({ next }) =>
    next === 'first'
      ? t(
          'Стопки собирают без тасовки: первой пойдёт нижняя карта первой стопки, последней — верхняя карта последней.',
          'The piles are gathered without a shuffle: the lowest card of the first pile comes next, the top card of the last pile comes at the end.',
        )
      : t(
          'Стопки собирают без тасовки: первой пойдёт нижняя карта последней стопки, последней — верхняя карта первой.',
          'The piles are gathered without a shuffle: the lowest card of the last pile comes next, the top card of the first pile comes at the end.',
        ),
  ({ from, next }, context) => {
    const { piles } = context.group(from);
    const order = next === 'first' ? [...piles].reverse() : piles;
    return (s) => {
      for (let i = 0; i < order.length; i++) gatherPile(s, order[i]!, context.stock);
      return true;
    };
  },
  { flow: ({ from }, stock) => ({ from: [from], to: [[stock, Infinity]] }) },
);
/** The piles become the new stock without a shuffle; the next card is the innermost of the first (or last) pile. */
export const gather = (from: string, next: 'first' | 'last'): Node<'verb'> => gatherAtom({ from, next });
