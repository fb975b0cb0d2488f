/** Косынка: seven columns, a stock turned in ones or threes, kings into spaces. */
import {
  allIn,
  byHouse,
  dealColumns,
  dealTo,
  defineGame,
  gather,
  named,
  ofRank,
  ref,
  someHold,
  stockHolds,
  stockOut,
  t,
  turnUp,
} from '../engine/language.ts';
import { columnDescends, descends, suitFoundations } from './parts/suits.ts';

const KING = 13;
const COLUMNS = [1, 2, 3, 4, 5, 6, 7];
const deal = {
  name: t('Сдать', 'Deal'),
  when: [named('stock-empty', 'common', stockHolds())],
};

export const game = defineGame({
  id: 'klondike',
  name: t('Косынка (Клондайк)', 'Klondike'),
  about: t(
    'Самый известный из пасьянсов, который многие только и зовут «пасьянсом»; назван по золотым приискам Канады, описан в сборниках начала двадцатого века. Сколько карт открывать и можно ли возвращать карты с базовых стопок, решают по-разному, поэтому здесь это варианты правил. Колоду проходят сколько угодно раз.',
    'The best known patience of all, which many simply call “solitaire”; named after the gold fields of Canada and described in books from the beginning of the twentieth century. How many cards are turned and whether cards come back from the foundations is settled differently, so these are house rules here. The stock is gone through any number of times.',
  ),
  packs: 1,
  house: [
    {
      id: 'draw',
      name: t('Карт из колоды за раз', 'Cards turned at a time'),
      source: ['common'],
      values: [
        { id: '3', text: t('по три', 'three') },
        { id: '1', text: t('по одной', 'one') },
      ],
    },
    {
      id: 'takeBack',
      name: t('Возвращать карты с базовых стопок', 'Taking cards back from the foundations'),
      source: ['common'],
      values: [
        { id: 'yes', text: t('можно', 'allowed') },
        { id: 'no', text: t('нельзя', 'not allowed') },
      ],
    },
  ],
  counters: [],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none' },
    {
      id: 'waste',
      kind: 'reserve',
      name: t('сброс', 'waste'),
      names: { list: ['waste'] },
      take: 'top',
      because: {
        put: ref(
          'waste-from-stock',
          'common',
          t('На сброс карты приходят только из колоды.', 'Cards come to the waste only from the stock.'),
        ),
      },
    },
    suitFoundations(
      ref(
        'one-card-at-a-time',
        'common',
        t('На базовую стопку кладут по одной карте.', 'A foundation takes one card at a time.'),
      ),
      byHouse('takeBack', { yes: 'top', no: 'none' }),
    ),
    {
      id: 'columns',
      kind: 'column',
      name: t('столбец', 'column'),
      names: { pattern: 't{n}', count: COLUMNS.length },
      alike: 'always',
      take: 'packet',
      run: [
        named(
          'packet-descends',
          'common',
          descends,
          t(
            'Вместе переносят открытые карты, которые лежат подряд по убыванию, красные и чёрные через одну.',
            'Face-up cards that descend one rank at a time, red and black by turns, move together.',
          ),
        ),
      ],
      start: named(
        'kings-into-spaces',
        'common',
        ofRank(KING),
        t(
          'На место опустевшего столбца кладут только короля, одного или с картами на нём.',
          'An empty column takes only a king, alone or with the cards on it.',
        ),
      ),
      build: [columnDescends],
    },
  ],
  deal: [
    named(
      'seven-columns',
      'common',
      dealColumns('columns', COLUMNS, true),
      t(
        'Семь столбцов сдают ряд за рядом: в первом одна карта, во втором две и так до семи. Последняя карта каждого столбца открыта, остальные закрыты; в колоде остаются 24 карты.',
        'Seven columns are dealt row by row: one card in the first, two in the second, and so on up to seven. The last card of each column lies face up, the others face down; the stock keeps 24 cards.',
      ),
    ),
  ],
  byItself: [named('turn-up', 'common', turnUp('columns'))],
  actions: [
    byHouse('draw', {
      '1': [
        {
          ...ref(
            'deal',
            'common',
            t('Из колоды открывают одну карту и кладут на сброс.', 'One card is turned from the stock onto the waste.'),
          ),
          ...deal,
          does: [dealTo('waste', 1)],
        },
      ],
      '3': [
        {
          ...ref(
            'deal',
            'common',
            t(
              'Из колоды открывают на сброс три карты, одну на другую, а под конец сколько осталось; взять можно только верхнюю.',
              'Three cards are turned from the stock onto the waste, one on the other, as far as the stock lasts; only the top one can be taken.',
            ),
          ),
          ...deal,
          does: [dealTo('waste', 3)],
        },
      ],
    }),
    {
      ...ref(
        'gather',
        'common',
        t(
          'Когда колода кончилась, сброс без тасовки переворачивают: он становится новой колодой, и карты пойдут в том же порядке. Так можно делать сколько угодно раз.',
          'When the stock is empty the waste is turned over without a shuffle and becomes the new stock: the cards come in the same order. This may be done any number of times.',
        ),
      ),
      name: t('Перевернуть сброс', 'Turn the waste over'),
      when: [
        named('stock-first', 'common', stockOut(), t('Сначала надо сдать всю колоду.', 'The stock must be dealt out first.')),
        named('nothing-to-gather', 'common', someHold('waste'), t('На сбросе нет карт.', 'There are no cards on the waste.')),
      ],
      does: [gather('waste', 'first')],
    },
  ],
  goal: named(
    'all-on-foundations',
    'common',
    allIn(['foundations']),
    t('Пасьянс сошёлся, когда все карты лежат на базовых стопках.', 'The game is won when all cards lie on the foundations.'),
  ),
  notes: [],
  layout: {
    size: [7, 4.4],
    areas: [
      { group: 'stock', at: [0, 0] },
      { group: 'waste', at: [1, 0], fan: 'right', spread: 3 },
      { group: 'foundations', at: [3, 0], step: [1, 0] },
      { group: 'columns', at: [0, 1.2], step: [1, 0], fan: 'down', room: 2.2 },
    ],
  },
  examples: [
    {
      id: 'three-at-a-time',
      source: ['common'],
      text: t(
        'Из колоды открывают по три карты, свободна только верхняя; сброс переворачивают, не тасуя. На пустое место идёт только король.',
        'Three cards are turned at a time, and only the top one is free; the waste is turned over without a shuffle. Only a king goes into a space.',
      ),
      house: { draw: '3', takeBack: 'yes' },
      position: [
        'stock: KH JH QS KC',
        'waste: QC JC',
        'fs: AS 2S 3S 4S 5S 6S 7S 8S 9S',
        'fh: AH 2H 3H 4H 5H 6H 7H 8H 9H',
        'fd: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD',
        'fc: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C',
        't1: (10S) QH',
        't2: KS',
        't3: (10H) JS',
      ],
      steps: [
        { refused: 't1>t4', rule: 'kings-into-spaces' },
        { refused: 't1>waste', rule: 'waste-from-stock' },
        { play: 't1>t2' },
        { shows: ['t1: 10S', 't2: KS QH'] },
        { play: 'waste>fc' },
        { refused: 'gather', rule: 'stock-first' },
        { play: 'deal' },
        { shows: ['stock: KH', 'waste: QC KC QS JH'] },
        { refused: 'waste>t3', rule: 'column-descends' },
        { play: 't2>t4*2' },
        { play: 'deal' },
        { refused: 'deal', rule: 'stock-empty' },
        { play: 'gather' },
        { shows: ['stock: KH JH QS KC QC', 'waste: --'] },
        { play: 't3>t4' },
        { shows: ['t3: 10H', 't4: KS QH JS'] },
        { play: 't3>fh' },
        { play: 't1>fs' },
        { play: 't4>fs' },
        { play: 'fs>t4' },
        { shows: ['t4: KS QH JS'] },
      ],
    },
    {
      id: 'one-at-a-time',
      source: ['common'],
      text: t(
        'По одной карте на базовую стопку; с неё здесь ничего не возвращают.',
        'One card at a time to a foundation, and here nothing comes back from it.',
      ),
      house: { draw: '1', takeBack: 'no' },
      position: [
        'stock: KH QS',
        'fs: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S',
        'fh: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH',
        'fd: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD',
        'fc: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC',
        't1: KS QH JS',
      ],
      steps: [
        { refused: 't1>fh*2', rule: 'one-card-at-a-time' },
        { refused: 'fc>t2', rule: 'foundations-stay' },
        { play: 'deal' },
        { shows: ['stock: KH', 'waste: QS'] },
        { play: 't1>fs' },
        { play: 'waste>fs' },
        { play: 't1>fh' },
        { play: 'deal' },
        { play: 'waste>fh' },
        { refused: 'gather', rule: 'nothing-to-gather' },
        { play: 't1>fs' },
        { won: true },
      ],
    },
  ],
});
