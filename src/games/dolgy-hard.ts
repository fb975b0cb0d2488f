/** The harder form of Dolgy's patience: the aces lie where the deal puts them. */
import { dealCells, defineGame, named, ofRank, ref, suitRows, t } from '../engine/language.ts';
import { acesStay, actions, cells, counters, house, layout, notes, pack, ROWS, rowGuards } from './atoms/dolgy.ts';
import * as cited from './parts/cited.ts';

const GROUPS = ['heads', 'cells'];

export const game = defineGame({
  id: 'dolgy-hard',
  name: t('Пасьянс Долгого, трудный', 'Dolgy’s Patience, the harder form'),
  author: t('Сергей Иванович Долгий, Минск', 'Sergei Dolgy, Minsk'),
  about: t(
    'Тем, кому мало обычного пасьянса, его автор, Сергей Иванович Долгий, в конце своего описания предлагает трудный: тузов заранее не выбирают, а раскладывают всю колоду подряд.',
    'For those who find the plain form too easy its inventor, Sergei Dolgy, offers a harder one at the end of his page: the aces are not picked out first, and the whole pack is laid as it comes.',
  ),
  sources: cited.dolgy,
  packs: 1,
  house,
  counters,
  piles: [
    {
      id: 'heads',
      kind: 'grid',
      name: t('начало ряда', 'head of row'),
      names: { grid: 'r{row}c{column}', rows: ROWS, columns: [1, 1] },
      start: named(
        'front-aces',
        'dolgy:77 dolgy:81',
        ofRank(1),
        t('В первый столбец кладут только туза: любого и из любого ряда.', 'Column 1 takes only an ace: any ace, from any row.'),
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
        'Первый столбец остаётся пустым: в нём первые четыре пробела. Все 52 карты раскладывают слева направо в столбцы со второго по четырнадцатый, ряд за рядом.',
        'Column 1 stays empty: it holds the first four gaps. All 52 cards fill columns 2 to 14 from left to right, row by row.',
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
      'Пасьянс сошёлся, если за три попытки удалось собрать все четыре ряда от туза до короля, каждый в одной масти.',
      'The game is won when, within three attempts, each of the four rows runs from ace to king in one suit.',
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
          'Туз, которого ещё нет в первом столбце, — обычная карта: его можно положить и перед двойкой своей масти. Пробелы первого столбца всегда открыты и считаются наравне с другими.',
          'An ace not yet in column 1 is an ordinary card: it may also be put before the two of its suit. The gaps of column 1 are always open and count like the others.',
        ),
      ),
    },
    {
      part: 'actions',
      ...ref(
        'row-without-ace',
        'dolgy:63 dolgy:81 ours',
        t(
          'При новой попытке ряд, в начале которого нет туза, не сохраняет ничего: пробел у него в первом столбце.',
          'At a new attempt a row that does not begin with an ace keeps nothing: its gap is in column 1.',
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
        'В первый столбец кладут любого туза из любого ряда, и больше ничего.',
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
