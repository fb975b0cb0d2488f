/** Atoms that the whole position decides: when an action may be taken, when a group takes cards. */
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';

const stockHoldsAtom = atom('condition', 'stock-holds', {}, () => t('Колода кончилась: сдавать нечего.', 'The stock is empty: there is nothing to deal.'), (_, { stock }) => (s) => s.len[stock]! > 0);
/** The stock holds a card. */
export const stockHolds = (): Node<'condition'> => stockHoldsAtom({});

const stockOutAtom = atom('condition', 'stock-out', {}, () => t('Сначала надо сдать всю колоду.', 'The stock must be dealt out first.'), (_, { stock }) => (s) => s.len[stock] === 0);
/** The stock is empty. */
export const stockOut = (): Node<'condition'> => stockOutAtom({});

const counterBelowAtom = atom(
  'condition',
  'counter-below',
  { counter: schemas.id, limit: schemas.count },
  ({ limit }) => t(`Больше нельзя: уже ${limit}.`, `Not any more: it is ${limit} already.`),
  ({ counter, limit }, context) => {
    const index = context.counter(counter);
    return (s) => s.counters[index]! < limit;
  },
);
/** A counter stands below the limit. */
export const counterBelow = (counter: string, limit: number): Node<'condition'> => counterBelowAtom({ counter, limit });

const counterAboveAtom = atom(
  'condition',
  'counter-above',
  { counter: schemas.id, limit: schemas.count },
  ({ limit }) => t(`Нельзя: осталось ${limit}.`, `Not possible: it has come down to ${limit}.`),
  ({ counter, limit }, context) => {
    const index = context.counter(counter);
    return (s) => s.counters[index]! > limit;
  },
);
/** A counter stands above the limit. */
export const counterAbove = (counter: string, limit: number): Node<'condition'> => counterAboveAtom({ counter, limit });

const anyOfAtom = atom(
  'condition',
  'stock-out-or-counter',
  { counter: schemas.id, atLeast: schemas.count },
  ({ atLeast }) => t(`Ещё рано: сначала ${atLeast} круга или конец колоды.`, `Too early: ${atLeast} rounds or the end of the stock come first.`),
  ({ counter, atLeast }, context) => {
    const index = context.counter(counter);
    return (s) => s.len[context.stock] === 0 || s.counters[index]! >= atLeast;
  },
);
/** The stock is empty, or a counter has come to a number. */
export const stockOutOrCounter = (counter: string, atLeast: number): Node<'condition'> => anyOfAtom({ counter, atLeast });

const someHoldAtom = atom('condition', 'some-hold', { group: schemas.id }, () => t('Собирать нечего: карт там нет.', 'There are no cards there to gather.'), ({ group }, context) => {
  const { piles } = context.group(group);
  return (s) => piles.some((pile) => s.len[pile]! > 0);
});
/** Some pile of the group holds a card. */
export const someHold = (group: string): Node<'condition'> => someHoldAtom({ group });

const noSpaceAtom = atom(
  'condition',
  'no-space',
  { group: schemas.id },
  () => t('Сначала займите пустые места: на каждом должна лежать хотя бы одна карта.', 'Fill the spaces first: every place must hold at least one card.'),
  ({ group }, context) => {
    const { piles } = context.group(group);
    return (s) => {
      let cards = 0;
      let space = false;
      for (let i = 0; i < piles.length; i++) {
        const n = s.len[piles[i]!]!;
        cards += n;
        if (n === 0) space = true;
      }
      return !space || cards < piles.length;
    };
  },
);
/** No pile of the group is empty, unless it has fewer cards than piles. */
export const noSpace = (group: string): Node<'condition'> => noSpaceAtom({ group });

const bothAtom = atom(
  'condition',
  'stock-out-and-counter',
  { counter: schemas.id, is: schemas.count },
  () => t('Сначала надо сдать всю колоду.', 'The stock must be dealt out first.'),
  ({ counter, is }, context) => {
    const index = context.counter(counter);
    return (s) => s.len[context.stock] === 0 && s.counters[index] === is;
  },
);
/** The stock is empty and a counter shows this number. */
export const stockOutAndCounter = (counter: string, is: number): Node<'condition'> => bothAtom({ counter, is });
