/** The harder form of Dolgy's patience: the aces lie where the deal puts them. */
import { dealCells, defineGame, named, ofRank, ref, suitRows, t } from '../engine/language.ts';
import { acesStay, actions, cells, counters, house, layout, notes, pack, ROWS, rowGuards } from './atoms/dolgy.ts';

const GROUPS = ['heads', 'cells'];

export const game = defineGame({
  id: 'dolgy-hard',
  name: t('Пасьянс Долгого, трудный', "Dolgy's Patience, the harder form"),
  author: t('Сергей Иванович Долгий, Минск', 'Sergei Dolgy, Minsk'),
  about: t(
    'В конце своего описания Сергей Иванович Долгий предлагает желающим усложнить пасьянс: не искать тузы заранее, а раздать карты так, как они лежат в колоде.',
    'At the end of his page Sergei Dolgy offers those who wish it a harder form: do not look for the aces first, but lay the cards as they lie in the pack.',
  ),
  packs: 1,
  house,
  counters,
  piles: [
    {
      id: 'heads',
      kind: 'grid',
      name: t('начало ряда', 'head of the row'),
      names: { grid: 'r{row}c{column}', rows: ROWS, columns: [1, 1] },
      start: named(
        'front-aces',
        'dolgy:77 dolgy:81',
        ofRank(1),
        t('В первый столбец кладут только тузов, любых и из любого ряда.', 'Column 1 takes only aces, any ace and from any row.'),
      ),
      guards: rowGuards(GROUPS),
      because: { take: acesStay },
    },
    cells(GROUPS, 2),
    pack,
  ],
  deal: [
    named(
      'rows-of-thirteen',
      'dolgy:75 dolgy:76 dolgy:77 dolgy:78 dolgy:79 dolgy:80',
      dealCells('cells', 2),
      t(
        'Первый столбец пуст. Все 52 карты раскладывают по рядам слева направо в столбцы 2–14.',
        'Column 1 is empty. All 52 cards fill columns 2–14, row by row from left to right.',
      ),
    ),
  ],
  byItself: [],
  actions,
  goal: named(
    'suits-in-rows',
    'dolgy:69 dolgy:70',
    suitRows('heads'),
    t(
      'Пасьянс сошёлся, если за три попытки каждый ряд собран в масть от туза до короля.',
      'The game is won when, within three attempts, every row runs in one suit from ace to king.',
    ),
  ),
  notes: [
    ...notes,
    {
      part: 'moves',
      ...ref(
        'loose-ace',
        'dolgy:81 ours',
        t(
          'Туз не в первом столбце — обычная карта: его можно положить перед своей двойкой. Пробелы первого столбца открыты и считаются.',
          'An ace not yet in column 1 is an ordinary card: it may be put before its two. The gaps of column 1 are open and count.',
        ),
      ),
    },
    {
      part: 'actions',
      ...ref(
        'row-without-ace',
        'dolgy:63 dolgy:81 ours',
        t(
          'При новой попытке ряд без туза в первом столбце ничего не сохраняет, и пробел у него первый.',
          'At a new attempt a row without an ace in column 1 keeps nothing and has its gap in column 1.',
        ),
      ),
    },
  ],
  ...layout,
  examples: [
    {
      id: 'any-ace-in-front',
      source: ['dolgy:77', 'dolgy:78', 'dolgy:79', 'dolgy:80', 'dolgy:81'],
      text: t(
        'Первый столбец берёт любого туза из любого ряда, и больше ничего.',
        'Column 1 takes any ace from any row, and nothing else.',
      ),
      position: [
        'r1: -- 6S 4D 5D 8H QC 7C QS JC KC 5H AS QD 9H',
        'r2: -- 8C 4S 2H 4C JD 9S 9C 3H 3S AC 6H 5S 2D',
        'r3: -- 7H 10D JH 10C 2S 3C 2C 3D 9D 5C AD KD KS',
        'r4: -- KH 10H 7S 6D 7D 4H 10S QH 8S JS AH 8D 6C',
      ],
      steps: [
        { onto: 'r1c1', moves: ['r1c12>r1c1', 'r2c11>r1c1', 'r3c12>r1c1', 'r4c12>r1c1'] },
        { refused: 'r1c3>r2c1', rule: 'front-aces' },
        { play: 'r3c12>r1c1' },
        { shows: ['r1: AD 6S 4D 5D 8H QC 7C QS JC KC 5H AS QD 9H'] },
        { refused: 'r1c1>r2c1', rule: 'aces-stay' },
      ],
    },
  ],
});
