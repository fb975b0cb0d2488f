/** Простой Симон: one open pack in ten columns, built regardless of suit, moved and taken away in suit. */
import { allIn, allOf, dealColumns, defineGame, inSuit, named, rankStep, t, takeSeries } from '../engine/language.ts';
import { oneLower, seriesLeave, spaceTakesAny } from './parts/series.ts';

const COLUMNS = [8, 8, 8, 7, 6, 5, 4, 3, 2, 1];

export const game = defineGame({
  id: 'simple-simon',
  name: t('Простой Симон', 'Simple Simon'),
  about: t(
    'Младший брат «Паука»: одна колода, все карты открыты, сдавать больше нечего. Кто его придумал, неизвестно; разошёлся он с компьютерными сборниками. Удаётся чаще, чем можно подумать, но каждую раскладку надо просчитать далеко вперёд.',
    'A younger brother of Spider: one pack, all cards open, nothing more to deal. Who made it is not known; it spread with collections for computers. It can be won more often than one would think, but each deal must be thought through far ahead.',
  ),
  packs: 1,
  house: [],
  counters: [],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none', aside: true },
    {
      id: 'columns',
      kind: 'column',
      name: t('столбец', 'column'),
      names: { pattern: 't{n}', count: COLUMNS.length },
      alike: 'always',
      take: 'packet',
      run: [
        named(
          'packet-in-suit',
          'common',
          allOf(inSuit(), rankStep(-1)),
          t(
            'Вместе переносят только карты одной масти, которые лежат подряд по убыванию.',
            'Only cards in suit that descend one rank at a time move together.',
          ),
        ),
      ],
      start: spaceTakesAny,
      build: [oneLower('common')],
    },
    seriesLeave,
  ],
  deal: [
    named(
      'ten-columns',
      'common',
      dealColumns('columns', COLUMNS),
      t(
        'Всю колоду сдают открытой в десять столбцов, ряд за рядом: в первых трёх по восемь карт, дальше семь, шесть и так до одной.',
        'The whole pack is dealt face up into ten columns, row by row: eight cards in each of the first three, then seven, six, and so on down to one.',
      ),
    ),
  ],
  byItself: [
    named(
      'full-series',
      'common',
      takeSeries('columns', 'out', true),
      t(
        'Полная серия одной масти на конце столбца, от короля до туза, сразу уходит из игры.',
        'A full series in suit at the end of a column, from king down to ace, leaves the game at once.',
      ),
    ),
  ],
  actions: [],
  goal: named(
    'four-series',
    'common',
    allIn(['out']),
    t('Пасьянс сошёлся, когда ушли все четыре серии.', 'The game is won when all four series are gone.'),
  ),
  notes: [],
  layout: {
    size: [10, 4.6],
    areas: [
      { group: 'columns', at: [0, 0], step: [1, 0], fan: 'down', room: 2.4 },
      { group: 'out', at: [4.5, 3.6] },
    ],
  },
  examples: [
    {
      id: 'packets-in-suit',
      source: ['common'],
      text: t(
        'Тройка червей под двойкой пик держит обе масти: сначала двойка с тузом уходят на тройку пик, потом тройка — к своим. Полные серии уходят сами.',
        'The three of hearts under the two of spades holds both suits up: first the two and the ace go on the three of spades, then the three to its own. Full series leave by themselves.',
      ),
      position: [
        't1: KS QS JS 10S 9S 8S 7S',
        't2: 6S 5S 4S 3S',
        't3: KH QH JH 10H 9H 8H 7H 6H 5H 4H',
        't4: 3H 2S AS',
        't5: 2H AH',
        'out: KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD KC QC JC 10C 9C 8C 7C 6C 5C 4C 3C 2C AC',
      ],
      steps: [
        { refused: 't4>t3*3', rule: 'packet-in-suit' },
        { refused: 't4>t3*2', rule: 'one-lower' },
        { play: 't4>t2*2' },
        { play: 't4>t3' },
        { refused: 't5>out*2', rule: 'series-leave-by-themselves' },
        { play: 't5>t3*2' },
        { shows: ['t3: --'] },
        { play: 't2>t1*6' },
        { won: true },
      ],
    },
  ],
});
