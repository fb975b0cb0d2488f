/** What Dolgy's patience and its harder form share. */
import {
  allOf,
  byHouse,
  counterBelow,
  type GameDocument,
  inSuit,
  named,
  rankStep,
  redealKeepingRuns,
  ref,
  t,
} from '../../engine/language.ts';
import { afterKing, fullestRowFirst, kingZone } from './gaps.ts';

export const ROWS = [1, 4] as const;
export const LAST_COLUMN = 14;
const ATTEMPTS = 3;

const afterLeft = named(
  'after-left',
  'dolgy:21 dolgy:22 dolgy:27 dolgy:30',
  allOf(inSuit(), rankStep(1)),
  t(
    'В пробел кладут карту той же масти: на очко старше соседки слева или на очко младше соседки справа. За край ряда не заглядывают.',
    'A gap takes a card in suit: one rank higher than its left neighbour, or one rank lower than its right neighbour. Never look past the end of a row.',
  ),
);
const beforeRight = named(
  'before-right',
  'dolgy:27 dolgy:28 dolgy:29 dolgy:30',
  allOf(inSuit(), rankStep(-1)),
  t(
    'Перед соседкой справа карту кладут и во втором столбце, сразу за тузом: например, девятку бубен перед десяткой бубен.',
    'A card may be put before its right neighbour in column 2 as well, right after an ace: the nine of diamonds before the ten of diamonds, say.',
  ),
);

/** The house rules of both forms. */
export const house: GameDocument['house'] = [
  {
    id: 'rows',
    name: t('Какой ряд заполнять первым', 'Which row is filled first'),
    source: ['dolgy:18', 'dolgy:19', 'dolgy:54'],
    values: [
      { id: 'strict', text: t('тот, где открытых пробелов больше всего', 'the one with the most open gaps') },
      {
        id: 'soft',
        text: t('тот же; если же туда нет ни одного хода — любой', 'the same, but any row while no move leads there'),
      },
      { id: 'free', text: t('любой', 'any row') },
    ],
  },
  {
    id: 'king',
    name: t('Пробелы справа от короля', 'Gaps to the right of a king'),
    source: ['dolgy:45', 'ours'],
    values: [
      {
        id: 'settled',
        text: t(
          'закрыты все до конца ряда, пока король не встал за своей дамой',
          'are closed to the end of the row until the king stands after his queen',
        ),
      },
      { id: 'next-only', text: t('закрыт только соседний с ним', 'only the nearest is closed') },
    ],
  },
];

const zone = named('king-zone', 'dolgy:45 dolgy:53 dolgy:54 ours', kingZone());
const next = named('after-king', 'dolgy:45', afterKing());
/** The cells of columns 2–14, which all take and give cards. `heads` is the group of column 1. */
export const cells = (groups: readonly string[], firstColumn: number): GameDocument['piles'][number] => ({
  id: 'cells',
  kind: 'grid',
  name: t('место', 'place'),
  names: { grid: 'r{row}c{column}', rows: ROWS, columns: [firstColumn, LAST_COLUMN] },
  take: 'top',
  beside: { left: afterLeft, right: beforeRight },
  gates: [byHouse('king', { settled: [next, zone], 'next-only': [next] })],
  guards: rowGuards(groups),
});
/** The rule of the fullest row, as the house rules have it. */
export const rowGuards = (groups: readonly string[]): NonNullable<GameDocument['piles'][number]['guards']> => [
  byHouse('rows', {
    strict: [named('fullest-row-first', 'dolgy:18 dolgy:19 dolgy:54', fullestRowFirst(groups, false))],
    soft: [named('fullest-row-first', 'dolgy:18 dolgy:19 dolgy:54', fullestRowFirst(groups, true))],
    free: [],
  }),
];
/** The pack waits here between deals; empty while the game is played. */
export const pack: GameDocument['piles'][number] = {
  id: 'stock',
  kind: 'stock',
  name: t('колода', 'stock'),
  names: { list: ['stock'] },
  visible: 'none',
  aside: true,
};
export const counters: GameDocument['counters'] = [{ id: 'attempt', name: t('попытка', 'attempt'), start: 1 }];
export const actions: GameDocument['actions'] = [
  {
    ...ref(
      'redeal',
      'dolgy:63 dolgy:64 dolgy:65 dolgy:66 dolgy:67 dolgy:68',
      t(
        'В каждом ряду остаются карты, которые идут от туза по порядку в одной масти; остальные тасуют вместе и раскладывают снова. Сразу за оставшимися картами — один пробел, дальше карты до конца ряда; в готовом ряду пробел последний.',
        'In each row the cards that run from the ace in order and in suit stay; the others are shuffled together and laid again. Right after the cards that stayed comes one gap, then cards to the end of the row; a finished row has its gap at the end.',
      ),
    ),
    name: t('Новая попытка', 'New attempt'),
    when: [
      named(
        'three-attempts',
        'dolgy:63 dolgy:69',
        counterBelow('attempt', ATTEMPTS),
        t('Попыток всего три: третья — последняя.', 'There are three attempts; the third is the last.'),
      ),
    ],
    does: [redealKeepingRuns('heads', 'attempt')],
  },
];
export const acesStay = ref(
  'aces-stay',
  'dolgy:17 dolgy:81',
  t('Туз в первом столбце стоит на месте до конца игры.', 'An ace in column 1 stays there to the end of the game.'),
);
/** Readings and rules that both forms share. */
export const notes: GameDocument['notes'] = [
  {
    part: 'moves',
    ...ref(
      'within-a-row',
      'dolgy:20 dolgy:35 dolgy:40',
      t(
        'Внутри своего ряда карту можно переложить всегда, сколько бы пробелов ни было в нём и в других рядах.',
        'Inside its own row a card may always be moved, however many gaps this row and the others have.',
      ),
    ),
  },
  {
    part: 'moves',
    ...ref(
      'from-any-row',
      'dolgy:45 dolgy:46',
      t(
        'Взять карту можно из любого ряда, хотя бы она и лежала справа от короля.',
        'A card may come from any row, even from the right of a king.',
      ),
    ),
  },
  {
    part: 'moves',
    ...ref(
      'open-gaps-count',
      'dolgy:46 dolgy:54 ours',
      t(
        'Пробел, закрытый королём, называют мёртвым, остальные — открытыми. Считают только открытые, даже те, к которым ничего не подходит, и считают до хода.',
        'A gap closed by a king is called dead, the others are open. Only open gaps are counted, even those that no card fits, and they are counted before the move.',
      ),
    ),
  },
  {
    part: 'moves',
    ...ref(
      'king-settled',
      'dolgy:53 dolgy:54 dolgy:56 dolgy:58 ours',
      t(
        'Когда король стоит сразу за своей дамой, пробелы правее него открыты, кроме соседнего с ним; занимать их можно с любого конца.',
        'Once a king stands right after his queen, the gaps to his right are open, all but the nearest; they may be filled from either end.',
      ),
    ),
  },
];
export const layout: Pick<GameDocument, 'layout'> = {
  layout: {
    size: [14, 4.24],
    areas: [
      { group: 'heads', at: [0, 0], step: [1, 1.08] },
      { group: 'cells', at: [1, 0], step: [1, 1.08] },
    ],
  },
};
