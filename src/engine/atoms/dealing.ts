/** Verbs that deal cards from the stock. */
import * as v from 'valibot';
import { type Card, FACE, faceOf, rankAccusative, rankOf, rankWord, SUIT_WORDS, SUITS } from '../../cards/index.ts';
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';

const dealRowsAtom = atom(
  'verb',
  'deal-rows',
  { to: schemas.id, rows: schemas.count, down: v.optional(schemas.count) },
  ({ rows, down = 0 }) =>
    down === 0
      ? t(`Карты сдают открытыми, ряд за рядом; рядов — ${rows}.`, `Cards are dealt face up, row by row; rows: ${rows}.`)
      : t(
          `Карты сдают ряд за рядом; рядов — ${rows}, из них закрытых — ${down}.`,
          `Cards are dealt row by row; rows: ${rows}, of which so many lie face down: ${down}.`,
        ),
  ({ to, rows, down = 0 }, context) => {
    const { piles } = context.group(to);
    return (s) => {
      for (let row = 0; row < rows; row++)
        for (const pile of piles)
          if (s.len[context.stock]! > 0) {
            s.move(context.stock, pile, 1);
            if (row < down) s.turn(pile);
          }
      return true;
    };
  },
  {
    flow: ({ to, rows }, stock) => ({
      from: [stock],
      to: [[to, rows]],
      // The last row may be short.
      needs: (piles) => (rows === 0 ? 0 : (rows - 1) * piles + 1),
    }),
  },
);
/** So many rows, each one card to every pile; the first `down` rows lie face down. */
export const dealRows = (to: string, rows: number, down?: number): Node<'verb'> =>
  dealRowsAtom(down === undefined ? { to, rows } : { to, rows, down });

const dealColumnsAtom = atom(
  'verb',
  'deal-columns',
  { to: schemas.id, sizes: v.pipe(v.array(schemas.count), v.minLength(1), v.maxLength(30)), topsUp: v.optional(v.boolean()) },
  ({ sizes, topsUp }) =>
    topsUp
      ? t(
          `Карты сдают ряд за рядом; в столбцах столько карт: ${sizes.join(', ')}. Открыта только последняя карта столбца.`,
          `Cards are dealt row by row; the columns get so many cards: ${sizes.join(', ')}. Only the last card of a column lies face up.`,
        )
      : t(
          `Карты сдают открытыми, ряд за рядом; в столбцах столько карт: ${sizes.join(', ')}.`,
          `Cards are dealt face up, row by row; the columns get so many cards: ${sizes.join(', ')}.`,
        ),
  ({ to, sizes, topsUp }, context) => {
    const { piles } = context.group(to);
    const { stock } = context;
    return (s) => {
      for (let row = 0; row < Math.max(...sizes); row++)
        for (const [i, pile] of piles.entries()) {
          const size = sizes[i] ?? 0;
          if (row >= size || s.len[stock] === 0) continue;
          s.move(stock, pile, 1);
          if (topsUp && row < size - 1) s.turn(pile);
        }
      return true;
    };
  },
  {
    flow: ({ to, sizes }, stock) => ({
      from: [stock],
      to: [[to, Math.max(...sizes)]],
      needs: (piles) => sizes.slice(0, piles).reduce((sum, size) => sum + size, 0),
    }),
  },
);
/** Row by row to each pile that has not yet its number of cards; with `topsUp` only the last card of each pile lies face up. */
export const dealColumns = (to: string, sizes: readonly number[], topsUp?: boolean): Node<'verb'> =>
  dealColumnsAtom(topsUp === undefined ? { to, sizes: [...sizes] } : { to, sizes: [...sizes], topsUp });

const dealToAtom = atom(
  'verb',
  'deal-to',
  { to: schemas.id, cards: v.pipe(schemas.count, v.minValue(1)) },
  ({ cards }) =>
    t(
      `Из колоды по одной открывают карты и кладут друг на друга; за раз — ${cards}, а под конец сколько осталось.`,
      `Cards are turned from the stock one by one onto one another; so many at a time, as far as the stock lasts: ${cards}.`,
    ),
  ({ to, cards }, context) => {
    const pile = context.group(to).piles[0]!;
    const { stock } = context;
    return (s) => {
      for (let i = 0; i < cards && s.len[stock]! > 0; i++) s.move(stock, pile, 1);
      return true;
    };
  },
  { flow: ({ to, cards }, stock) => ({ from: [stock], to: [[to, cards]], needs: () => 1 }) },
);
/** So many cards, one by one, onto the first pile of the group: the last of them becomes its top. */
export const dealTo = (to: string, cards: number): Node<'verb'> => dealToAtom({ to, cards });

const dealEachAtom = atom(
  'verb',
  'deal-each',
  { to: schemas.id, first: v.optional(schemas.id) },
  () =>
    t(
      'На каждое место по порядку кладут по карте, пока хватает колоды.',
      'One card goes to each place in order, as far as the stock lasts.',
    ),
  ({ to, first }, context) => {
    const { piles } = context.group(to);
    const { stock } = context;
    const counter = first === undefined ? -1 : context.counter(first);
    return (s) => {
      const places = counter < 0 ? piles.length : Math.min(s.counters[counter]!, piles.length);
      s.deal(stock, piles, Math.min(places, s.len[stock]!));
      return true;
    };
  },
  // How many a counter gives is not known beforehand: perhaps none.
  { flow: ({ to, first }, stock) => ({ from: [stock], to: [[to, 1]], needs: () => (first === undefined ? 1 : 0) }) },
);
/** One card to each pile of the group (or, with `first`, to the first so many as that counter says). */
export const dealEach = (to: string, first?: string): Node<'verb'> => dealEachAtom(first === undefined ? { to } : { to, first });

const dealPacketsAtom = atom(
  'verb',
  'deal-packets',
  { to: schemas.id, each: schemas.count },
  ({ each }) =>
    t(
      `На каждое место кладут пачку карт, по счёту — ${each}; взятая первой лежит сверху.`,
      `A packet goes to each place, so many cards: ${each}; the one that came first lies on top.`,
    ),
  ({ to, each }, context) => {
    const { piles } = context.group(to);
    return (s) => {
      for (const pile of piles) {
        const n = Math.min(each, s.len[context.stock]!);
        s.move(context.stock, pile, n);
      }
      return true;
    };
  },
  {
    flow: ({ to, each }, stock) => ({
      from: [stock],
      to: [[to, each]],
      needs: (piles) => (each === 0 ? 0 : each * (piles - 1) + 1),
    }),
  },
);
/** So many cards to each pile at once: the next card of the stock becomes the top of the pile. */
export const dealPackets = (to: string, each: number): Node<'verb'> => dealPacketsAtom({ to, each });

const dealCellsAtom = atom(
  'verb',
  'deal-cells',
  { to: schemas.id, fromColumn: schemas.count },
  ({ fromColumn }) =>
    t(
      `Колоду раскладывают по рядам слева направо, начиная со столбца ${fromColumn}.`,
      `The pack is laid out row by row, from left to right, from column ${fromColumn} on.`,
    ),
  ({ to, fromColumn }, context) => {
    const { piles } = context.group(to);
    return (s) => {
      for (const pile of piles)
        if (context.column[pile]! >= fromColumn && s.len[context.stock]! > 0) s.move(context.stock, pile, 1);
      return true;
    };
  },
  { flow: ({ to }, stock) => ({ from: [stock], to: [[to, 1]], needs: () => 1 }) },
);
/** Fills the cells of a grid row by row from this column on. */
export const dealCells = (to: string, fromColumn: number): Node<'verb'> => dealCellsAtom({ to, fromColumn });

const dealRankFirstAtom = atom(
  'verb',
  'deal-rank-first',
  { rank: schemas.rank, to: schemas.id },
  ({ rank }) =>
    t(
      `Из колоды выбирают ${rankAccusative(rank)} каждой масти и кладут в том порядке, в каком они лежали.`,
      `Every ${rankWord(rank).en} is taken out of the pack and laid in the order in which it came.`,
    ),
  ({ rank, to }, context) => {
    const { piles } = context.group(to);
    return (s) => {
      const cards: Card[] = [];
      const picked: Card[] = [];
      // The next card of the stock is its outermost.
      for (let i = 0; i < s.len[context.stock]!; i++)
        (rankOf(s.at(context.stock, i)) === rank ? picked : cards).push(s.at(context.stock, i));
      s.order(context.stock, [...cards, ...picked]);
      for (let i = 0; i < Math.min(piles.length, picked.length); i++) s.move(context.stock, piles[i]!, 1);
      return true;
    };
  },
  { flow: ({ to }, stock) => ({ from: [stock], to: [[to, 1]], needs: (piles, packs) => Math.min(piles, packs * SUITS) }) },
);
/** All cards of a rank leave the stock, in the order in which they would be dealt, one to each pile. */
export const dealRankFirst = (rank: number, to: string): Node<'verb'> => dealRankFirstAtom({ rank, to });

const dealCardFirstAtom = atom(
  'verb',
  'deal-card-first',
  { suit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SUITS - 1)), rank: schemas.rank, to: schemas.id },
  ({ suit, rank }) =>
    t(
      `Из колоды выбирают карту и выкладывают первой: ${rankWord(rank).ru} ${SUIT_WORDS[suit]!.ru}.`,
      `One card is taken out of the pack and laid first: the ${rankWord(rank).en} ${SUIT_WORDS[suit]!.en}.`,
    ),
  ({ suit, rank, to }, context) => {
    const pile = context.group(to).piles[0]!;
    const { stock } = context;
    return (s) => {
      const cards = Array.from({ length: s.len[stock]! }, (_, i) => s.at(stock, i));
      // The next card of the stock is its outermost; of like cards the one that would come first is taken.
      const place = cards.findLastIndex((card) => (card & FACE) === faceOf(suit, rank));
      if (place < 0) return false;
      const [card] = cards.splice(place, 1);
      s.order(stock, [...cards, card!]);
      s.move(stock, pile, 1);
      return true;
    };
  },
  { flow: ({ to }, stock) => ({ from: [stock], to: [[to, 1]], needs: () => 1 }) },
);
/** One card of the pack goes to the first pile of the group before the others are dealt. Suits are 0 ♠, 1 ♥, 2 ♦, 3 ♣. */
export const dealCardFirst = (suit: number, rank: number, to: string): Node<'verb'> => dealCardFirstAtom({ suit, rank, to });

const layTopsAtom = atom(
  'verb',
  'lay-tops',
  { from: schemas.id, to: schemas.id },
  () => t('Верхнюю карту каждой стопки кладут рядом с ней.', 'The top card of each pile is laid beside it.'),
  ({ from, to }, context) => {
    const sources = context.group(from).piles;
    const { piles } = context.group(to);
    return (s) => {
      for (let i = 0; i < piles.length; i++) if (s.len[sources[i]!]! > 0) s.move(sources[i]!, piles[i]!, 1);
      return true;
    };
  },
  { flow: ({ from, to }) => ({ from: [from], to: [[to, 1]], partners: [from, to] }) },
);
/** The top of pile i of one group goes to pile i of another. */
export const layTops = (from: string, to: string): Node<'verb'> => layTopsAtom({ from, to });
