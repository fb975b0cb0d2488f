/** Паук: ten columns, two packs in four, two or one suits; series in suit leave. */
import {
  allIn,
  allOf,
  byHouse,
  dealColumns,
  dealEach,
  defineGame,
  inSuit,
  named,
  rankStep,
  ref,
  stockHolds,
  stockOut,
  t,
  takeSeries,
  turnUp,
} from '../engine/language.ts';
import { columnsFilled, dealOverSpaces, oneLower, seriesLeave, spaceTakesAny } from './parts/series.ts';

/** A full series, for examples. */
const SERIES = 'KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S AS';
const COLUMNS = [6, 6, 6, 6, 5, 5, 5, 5, 5, 5];

export const game = defineGame({
  id: 'spider',
  name: t('Паук', 'Spider'),
  about: t(
    'Описан в американских сборниках середины двадцатого века, а широко известен стал по Windows. Строят, не глядя на масти, но вместе переносят и сносят только карты одной масти. Четыре масти — пасьянс из самых трудных; с двумя и одной он легче: тогда в двух колодах бубны считаются пиками, а трефы червями, или все карты пиками. Расклад с одним номером во всех трёх случаях один и тот же.',
    'Described in American collections of the middle of the twentieth century and widely known from Windows. Columns are built regardless of suit, but only cards in suit move together and leave. Four suits make one of the hardest patiences; with two or one it is easier: then, in the two packs, diamonds count as spades and clubs as hearts, or all cards as spades. A deal of one number is the same in all three.',
  ),
  packs: 2,
  suits: byHouse('suits', { '4': 4, '2': 2, '1': 1 }),
  house: [
    {
      id: 'suits',
      name: t('Мастей', 'Suits'),
      source: ['common'],
      values: [
        { id: '4', text: t('четыре', 'four') },
        { id: '2', text: t('две', 'two') },
        { id: '1', text: t('одна', 'one') },
      ],
    },
    dealOverSpaces(['common']),
  ],
  counters: [],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none' },
    {
      id: 'columns',
      kind: 'column',
      name: t('столбец', 'column'),
      names: { pattern: 't{n}', count: COLUMNS.length },
      alike: 'later',
      take: 'packet',
      run: [
        named(
          'packet-in-suit',
          'common',
          allOf(inSuit(), rankStep(-1)),
          t(
            'Вместе переносят только открытые карты одной масти, которые лежат подряд по убыванию.',
            'Only face-up cards in suit that descend one rank at a time move together.',
          ),
        ),
      ],
      start: spaceTakesAny,
      build: [oneLower('common')],
    },
    seriesLeave,
  ],
  alikeWhen: stockOut(),
  deal: [
    named(
      'ten-columns',
      'common',
      dealColumns('columns', COLUMNS, true),
      t(
        'Десять столбцов сдают ряд за рядом: в первых четырёх по шесть карт, в остальных по пять. Последняя карта каждого столбца открыта, остальные закрыты; в колоде остаются 50 карт.',
        'Ten columns are dealt row by row: six cards in each of the first four, five in the others. The last card of each column lies face up, the others face down; the stock keeps 50 cards.',
      ),
    ),
  ],
  byItself: [
    named('turn-up', 'common', turnUp('columns')),
    named(
      'full-series',
      'common',
      takeSeries('columns', 'out', true),
      t(
        'Полная открытая серия одной масти на конце столбца, от короля до туза, сразу уходит из игры.',
        'A full face-up series in suit at the end of a column, from king down to ace, leaves the game at once.',
      ),
    ),
  ],
  actions: [
    {
      ...ref(
        'deal-row',
        'common',
        t(
          'Сдают по одной открытой карте на каждый столбец, слева направо.',
          'One card is dealt face up on each column, from left to right.',
        ),
      ),
      name: t('Сдать ряд', 'Deal a row'),
      when: [named('stock-empty', 'common', stockHolds()), columnsFilled('common ours')],
      does: [dealEach('columns')],
    },
  ],
  goal: named(
    'eight-series',
    'common',
    allIn(['out']),
    t('Пасьянс сошёлся, когда ушли все восемь серий.', 'The game is won when all eight series are gone.'),
  ),
  notes: [],
  layout: {
    size: [10, 4.6],
    areas: [
      { group: 'columns', at: [0, 0], step: [1, 0], fan: 'down', room: 2.4 },
      { group: 'out', at: [0, 3.6] },
      { group: 'stock', at: [9, 3.6] },
    ],
  },
  examples: [
    {
      id: 'built-regardless-moved-in-suit',
      source: ['common'],
      text: t(
        'Пятёрку червей кладут на шестёрку пик, но вместе они не пойдут; шестёрка и пятёрка пик — пойдут.',
        'The five of hearts goes on the six of spades, but the two do not move together; the six and the five of spades do.',
      ),
      pack: 'AS AH AD AC 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S 7H 7D 7C 8S 8H 8D 8C 9S 9H 9D 9C 10S 10H 10D 10C JS JH JD JC 8S 6D KD KH QC QD 5H 6S 5S 7S',
      steps: [
        { play: 't1>t2' },
        { refused: 't2>t4*2', rule: 'packet-in-suit' },
        { play: 't2>t6' },
        { play: 't3>t2' },
        { play: 't2>t4*2' },
        { refused: 't4>t6*3', rule: 'one-lower' },
        { refused: 't4>out', rule: 'series-leave-by-themselves' },
        { shows: ['t1: (AS 3D 6S 8D) JS', 't2: (AH 3C 6H 8C) JH', 't4: (AC 4H 6C 9H JC) 7S 6S 5S'] },
        { play: 'deal-row' },
        { refused: 't4>t6*3', rule: 'packet-in-suit' },
      ],
    },
    {
      id: 'the-last-series',
      source: ['common'],
      text: t(
        'С одной мастью вместе идёт всё, что лежит подряд; последняя полная серия уходит сама.',
        'With one suit everything in order moves together; the last full series leaves by itself.',
      ),
      house: { suits: '1' },
      position: [
        `out: ${Array.from({ length: 7 }, () => SERIES).join(' ')}`,
        't1: KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S',
        't2: (2S) AS',
      ],
      steps: [{ play: 't2>t3' }, { shows: ['t2: 2S'] }, { play: 't2>t1' }, { won: false }, { play: 't3>t1' }, { won: true }],
    },
  ],
});
