/** Паук Менделева: ten columns of five, any runs move, any full series leaves. */
import {
  allIn,
  anyCard,
  byHouse,
  dealEach,
  dealRows,
  defineGame,
  named,
  ofRank,
  rankStep,
  ref,
  stockHolds,
  stockOut,
  t,
  takeSeries,
  turnUp,
} from '../engine/language.ts';
import * as cited from './parts/cited.ts';
import { columnsFilled, dealOverSpaces, oneLower, seriesAway } from './parts/series.ts';

const SERIES = 13;
const KING = 13;
const byHand = ref(
  'full-series-by-hand',
  'mendelev:07',
  t(
    'Из игры уходит только полная открытая серия, от короля до туза.',
    'Only a full face-up series, from king down to ace, leaves the game.',
  ),
);
const takeAway = named(
  'full-series',
  'mendelev:02 mendelev:07',
  takeSeries('columns', 'out', false),
  t(
    'Полная открытая серия на конце столбца, от короля до туза в любых мастях, сразу уходит из игры.',
    'A full face-up series at the end of a column, from king down to ace, suits regardless, leaves the game at once.',
  ),
);

export const game = defineGame({
  id: 'mendelev-spider',
  name: t('Паук Менделева', 'Mendelev’s Spider'),
  about: t(
    'Описан в «Энциклопедии игр» Владимира Менделева; заголовок на сохранившейся странице оторван. От обычного «Паука» отличается тем, что масти не важны ни при переносе карт, ни при сносе серий. Начальная раскладка не сохранилась и взята из старых английских сборников: десять столбцов по пять карт.',
    'Described in Vladimir Mendelev’s Encyclopedia of Games; the heading is torn off the page we have. Unlike in the usual Spider, suits matter neither for moving runs nor for taking series away. The layout is lost too and comes from an old Hoyle: ten columns of five.',
  ),
  sources: cited.mendelev,
  packs: 2,
  house: [
    dealOverSpaces(['mendelev:06', 'ours']),
    {
      id: 'removal',
      name: t('Готовая серия уходит', 'A full series leaves'),
      source: ['mendelev:07'],
      values: [
        { id: 'auto', text: t('сама', 'by itself') },
        { id: 'manual', text: t('когда её снимет играющий', 'when the player takes it away') },
      ],
    },
  ],
  counters: [],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none' },
    {
      id: 'columns',
      kind: 'column',
      name: t('столбец', 'column'),
      names: { pattern: 't{n}', count: 10 },
      alike: 'later',
      take: 'packet',
      run: [
        named(
          'packet-descends',
          'mendelev:03 mendelev:04',
          rankStep(-1),
          t(
            'Вместе переносят только открытые карты, которые лежат подряд по убыванию; масти не важны.',
            'Only face-up cards that descend one rank at a time move together, suits regardless.',
          ),
        ),
      ],
      start: named(
        'space-takes-any',
        'mendelev:05',
        anyCard(),
        t(
          'На место опустевшего столбца кладут любую карту или несколько карт, идущих подряд.',
          'An empty column takes any card, or any run.',
        ),
      ),
      build: [oneLower('mendelev:04')],
    },
    seriesAway({
      packet: SERIES,
      start: byHouse('removal', { auto: null, manual: named(byHand.rule, 'mendelev:07', ofRank(KING), byHand.text) }),
      build: [byHouse('removal', { auto: [], manual: [named(byHand.rule, 'mendelev:07', rankStep(-1, true), byHand.text)] })],
      because: { packet: byHand },
    }),
  ],
  alikeWhen: stockOut(),
  deal: [
    named(
      'ten-of-five',
      'mendelev:08 ours',
      dealRows('columns', 5, 4),
      t(
        'Десять столбцов по пять карт, ряд за рядом: четыре карты закрыты, пятая открыта. В колоде остаются 54 карты: на пять сдач по десять и последнюю в четыре карты.',
        'Ten columns of five, row by row: four cards face down, the fifth face up. The stock keeps 54 cards: five deals of ten and a last one of four.',
      ),
    ),
  ],
  byItself: [named('turn-up', 'mendelev:03', turnUp('columns')), byHouse('removal', { auto: [takeAway], manual: [] })],
  actions: [
    {
      ...ref(
        'deal-row',
        'mendelev:06 mendelev:08',
        t(
          'Сдают по одной открытой карте на каждый столбец, слева направо; на последнюю сдачу остаются только четыре карты.',
          'One card is dealt face up on each column, from left to right; only four cards are left for the last deal.',
        ),
      ),
      name: t('Сдать ряд', 'Deal a row'),
      when: [named('stock-empty', 'mendelev:08', stockHolds()), columnsFilled('ours')],
      does: [dealEach('columns')],
    },
  ],
  goal: named(
    'eight-series',
    'mendelev:02 mendelev:09',
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
      id: 'suits-regardless',
      source: ['mendelev:04', 'mendelev:05'],
      text: t(
        'Карту кладут на следующую по старшинству, какой бы масти та ни была; закрытая карта, которая под ней лежала, открывается.',
        'A card goes on the next higher one, whatever its suit; the face-down card that it lay on is turned up.',
      ),
      pack: 'AS AH AD AC 2S 2H 2D 2C 3S 3H 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 7S 7H 7D 7C 8S 8H 8D 8C 9S 9H 10S 10H 10D 10C JS JH JD JC QS QH KS 3D KH 9D 5S 2S QD 8D 9C 6D',
      steps: [
        { play: 't7>t1' },
        { shows: ['t1: (AS 4S 7S 10S) KS QD', 't7: (2D 5D 8D) JD'] },
        { play: 't7>t1' },
        { refused: 't1>t3*3', rule: 'one-lower' },
        { shows: ['t1: (AS 4S 7S 10S) KS QD JD'] },
      ],
    },
  ],
});
