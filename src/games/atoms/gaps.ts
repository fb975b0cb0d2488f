/** Rules of grids with gaps: what a king does to the gaps to his right, and which row is filled first. */
import * as v from 'valibot';
import { rankOf, suitOf } from '../../cards/index.ts';
import { atom, type Node, schemas, t } from '../../engine/language.ts';

const afterKingAtom = atom(
  'gate',
  'after-king',
  {},
  () => t('В пробел сразу справа от короля карту не кладут.', 'A gap directly to the right of a king takes no card.'),
  (_, { left, ranks }) =>
    (s, to) => {
      const neighbour = left[to]!;
      return neighbour < 0 || rankOf(s.top(neighbour)) !== ranks;
    },
);
/** A gap directly to the right of a king takes nothing. */
export const afterKing = (): Node<'gate'> => afterKingAtom({});

const afterGapAtom = atom(
  'gate',
  'after-gap',
  {},
  () => t('В пробел справа от пустого места карту не кладут.', 'A gap to the right of an empty place takes no card.'),
  (_, { left }) =>
    (s, to) => {
      const neighbour = left[to]!;
      return neighbour < 0 || s.len[neighbour]! > 0;
    },
);
/** A gap to the right of an empty place takes nothing. */
export const afterGap = (): Node<'gate'> => afterGapAtom({});

const kingZoneAtom = atom(
  'gate',
  'king-zone',
  {},
  () =>
    t(
      'Пока король не стоит сразу за дамой своей масти, правее него в этом ряду ничего не кладут.',
      'Until a king stands right after the queen of his suit, no gap to his right in that row takes a card.',
    ),
  (_, { left, ranks }) =>
    (s, to) => {
      for (let cell = left[to]!; cell >= 0; cell = left[cell]!) {
        const card = s.top(cell);
        if (rankOf(card) !== ranks) continue;
        const before = left[cell]! < 0 ? 0 : s.top(left[cell]!);
        if (rankOf(before) !== ranks - 1 || suitOf(before) !== suitOf(card)) return false;
      }
      return true;
    },
);
/** No gap to the right of an unsettled king takes a card; he is settled right after the queen of his suit. */
export const kingZone = (): Node<'gate'> => kingZoneAtom({});

const fullestAtom = atom(
  'guard',
  'fullest-row-first',
  { groups: v.pipe(v.array(schemas.id), v.minLength(1), v.maxLength(5)), soft: v.boolean() },
  ({ soft }) =>
    soft
      ? t(
          'Карту из другого ряда кладут в тот ряд, где открытых пробелов больше всего, если туда возможен хоть один ход.',
          'A card from another row goes into a row that has the most open gaps, if any move into such a row is possible.',
        )
      : t(
          'Карту из другого ряда кладут только в тот ряд, где открытых пробелов больше всего.',
          'A card from another row must go into a row that has the most open gaps.',
        ),
  ({ groups, soft }, context) => {
    const { row } = context;
    const cells = Uint8Array.from(groups.flatMap((id) => context.group(id).piles));
    const gaps = new Uint8Array(Math.max(...cells.map((cell) => row[cell]!)) + 1);
    let most = 0;
    let strict = true;
    return {
      prepare: (s, { closed, fitLow, fitHigh, free }) => {
        for (let i = 0; i < gaps.length; i++) gaps[i] = 0;
        most = 0;
        for (let i = 0; i < cells.length; i++) {
          const cell = cells[i]!;
          if (s.len[cell] !== 0 || closed[cell] !== 0) continue;
          const n = ++gaps[row[cell]!]!;
          if (n > most) most = n;
        }
        strict = !soft;
        if (soft)
          for (let i = 0; i < cells.length && !strict; i++) {
            const cell = cells[i]!;
            if (s.len[cell] !== 0 || closed[cell] !== 0 || gaps[row[cell]!] !== most) continue;
            strict = ((fitLow[cell]! & free[0]!) | (fitHigh[cell]! & free[1]!)) !== 0;
          }
      },
      test: (_, from, __, to) => row[from] === row[to] || !strict || gaps[row[to]!] === most,
    };
  },
);
/** A card from another row goes into a row with the most open gaps; `soft`: only while some move into such a row exists. */
export const fullestRowFirst = (groups: readonly string[], soft: boolean): Node<'guard'> =>
  fullestAtom({ groups: [...groups], soft });
