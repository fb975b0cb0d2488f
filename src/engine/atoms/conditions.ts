/** Atoms that the whole position decides: when an action may be taken, when a group takes cards. */
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';

const stockHoldsAtom = atom(
  'condition',
  'stock-holds',
  {},
  () => t('Сдавать можно, только пока в колоде есть карты.', 'Cards can be dealt only while the stock holds any.'),
  (_, { stock }) =>
    (s) =>
      s.len[stock]! > 0,
);
/** The stock holds a card. */
export const stockHolds = (): Node<'condition'> => stockHoldsAtom({});

const stockOutAtom = atom(
  'condition',
  'stock-out',
  {},
  () => t('Сначала надо сдать всю колоду.', 'The stock must be dealt out first.'),
  (_, { stock }) =>
    (s) =>
      s.len[stock] === 0,
);
/** The stock is empty. */
export const stockOut = (): Node<'condition'> => stockOutAtom({});

const counterBelowAtom = atom(
  'condition',
  'counter-below',
  { counter: schemas.id, limit: schemas.count },
  ({ limit }) => t(`Больше нельзя: предел — ${limit}.`, `Not any more: the limit is ${limit}.`),
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
  ({ limit }) => t(`Меньше нельзя: предел — ${limit}.`, `Not any less: the limit is ${limit}.`),
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
  ({ atLeast }) =>
    t(
      `Сначала надо сдать всю колоду или столько раз: ${atLeast}.`,
      `The stock must be dealt out first, or dealt from so many times: ${atLeast}.`,
    ),
  ({ counter, atLeast }, context) => {
    const index = context.counter(counter);
    return (s) => s.len[context.stock] === 0 || s.counters[index]! >= atLeast;
  },
);
/** The stock is empty, or a counter has come to a number. */
export const stockOutOrCounter = (counter: string, atLeast: number): Node<'condition'> => anyOfAtom({ counter, atLeast });

const someHoldAtom = atom(
  'condition',
  'some-hold',
  { group: schemas.id },
  () => t('Собирать можно, только если там есть карты.', 'There must be cards there to gather.'),
  ({ group }, context) => {
    const { piles } = context.group(group);
    return ({ len }) => {
      for (let i = 0; i < piles.length; i++) if (len[piles[i]!]! > 0) return true;
      return false;
    };
  },
);
/** Some pile of the group holds a card. */
export const someHold = (group: string): Node<'condition'> => someHoldAtom({ group });

const noSpaceAtom = atom(
  'condition',
  'no-space',
  { group: schemas.id },
  () =>
    t(
      'Сначала надо занять пустые места: на каждом должна лежать хотя бы одна карта.',
      'The spaces must be filled first: every place must hold at least one card.',
    ),
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
