/** Свободная ячейка: eight open columns, four cells, four bases; the deals that the whole world knows by number. */
import { allIn, anyCard, byHouse, dealRows, defineGame, named, ref, roomToMove, t } from '../engine/language.ts';
import { columnDescends, descends, suitFoundations } from './parts/suits.ts';

const COLUMNS = 8;
const ROWS = 7;
const oneCard = ref(
  'one-card-at-a-time',
  'common',
  t('В ячейку и на базовую стопку кладут по одной карте.', 'A cell and a foundation take one card at a time.'),
);

export const game = defineGame({
  id: 'freecell',
  name: t('Свободная ячейка', 'FreeCell'),
  author: t('Пол Альфилл', 'Paul Alfille'),
  about: t(
    'Пол Альфилл придумал этот пасьянс в 1978 году по образцу старых пасьянсов с ячейками; миллионы людей знают его по Windows. Все карты открыты с самого начала, и почти каждая раскладка сходится, если всё обдумать. Номера от 1 до 1 000 000 дают здесь те же раскладки, что и там; раскладка 11982 не сходится, это доказано.',
    'Paul Alfille made this patience in 1978 after older ones with cells; millions know it from Windows. All cards lie open from the start, and almost every deal can be won by careful thought. The numbers from 1 to 1,000,000 give the same deals here as there; deal 11982 cannot be won, which has been proved.',
  ),
  packs: 1,
  dealer: 'microsoft',
  house: [
    {
      id: 'packets',
      name: t('Несколько карт сразу', 'Several cards at once'),
      source: ['common'],
      values: [
        {
          id: 'together',
          text: t(
            'переносят одним ходом, если хватило бы места по одной',
            'move as one, where there is room to do it one by one',
          ),
        },
        { id: 'single', text: t('не переносят, только по одной', 'do not move, only one card at a time') },
      ],
    },
  ],
  counters: [],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none', aside: true },
    {
      id: 'cells',
      kind: 'cell',
      name: t('ячейка', 'cell'),
      names: { pattern: 'c{n}', count: 4 },
      capacity: 1,
      alike: 'always',
      take: 'top',
      start: named(
        'cell-takes-any',
        'common',
        anyCard(),
        t('В пустую ячейку кладут любую карту.', 'An empty cell takes any card.'),
      ),
      packet: 1,
      because: {
        packet: oneCard,
        full: ref('cell-holds-one', 'common', t('В ячейке лежит только одна карта.', 'A cell holds only one card.')),
      },
    },
    suitFoundations(oneCard),
    {
      id: 'columns',
      kind: 'column',
      name: t('столбец', 'column'),
      names: { pattern: 't{n}', count: COLUMNS },
      alike: 'always',
      take: byHouse('packets', { together: 'packet', single: 'top' }),
      run: [
        byHouse('packets', {
          together: [
            named(
              'packet-descends',
              'common',
              descends,
              t(
                'Вместе переносят только карты, которые лежат подряд по убыванию, красные и чёрные через одну.',
                'Only cards that descend one rank at a time, red and black by turns, move together.',
              ),
            ),
          ],
          single: [],
        }),
      ],
      start: named(
        'space-takes-any',
        'common',
        anyCard(),
        t('На место опустевшего столбца кладут любую карту.', 'An empty column takes any card.'),
      ),
      build: [columnDescends],
      guards: [byHouse('packets', { together: [named('room-to-move', 'common', roomToMove('cells', 'columns'))], single: [] })],
    },
  ],
  deal: [
    named(
      'eight-columns',
      'common',
      dealRows('columns', ROWS),
      t(
        'Все 52 карты сдают открытыми в восемь столбцов, ряд за рядом: в первых четырёх по семь карт, в остальных по шесть. Ячейки и места базовых стопок пусты.',
        'All 52 cards are dealt face up into eight columns, row by row: seven cards in each of the first four, six in the others. Cells and foundations are empty.',
      ),
    ),
  ],
  byItself: [],
  actions: [],
  goal: named(
    'all-on-foundations',
    'common',
    allIn(['foundations']),
    t('Пасьянс сошёлся, когда все карты лежат на базовых стопках.', 'The game is won when all cards lie on the foundations.'),
  ),
  notes: [
    {
      part: 'moves',
      ...ref(
        'free-cards',
        'common',
        t(
          'Свободны крайние карты столбцов и карты в ячейках.',
          'Free are the outermost cards of the columns and the cards in the cells.',
        ),
      ),
    },
  ],
  layout: {
    size: [8, 4.4],
    areas: [
      { group: 'cells', at: [0, 0], step: [1, 0] },
      { group: 'foundations', at: [4, 0], step: [1, 0] },
      { group: 'columns', at: [0, 1.2], step: [1, 0], fan: 'down', room: 2.2 },
    ],
  },
  examples: [
    {
      id: 'room-for-two',
      source: ['common'],
      text: t(
        'Ячейки заняты, пустых столбцов нет: десятка и девятка вместе не пройдут. Когда восьмой столбец опустел, пройдут.',
        'The cells are taken and no column is empty: the ten and the nine cannot move together. Once the eighth column is empty they can.',
      ),
      position: [
        'c1: KS',
        'c2: KH',
        'c3: KD',
        'c4: KC',
        'fs: AS 2S 3S 4S 5S 6S 7S 8S',
        'fh: AH 2H 3H 4H 5H 6H 7H 8H 9H',
        'fd: AD 2D 3D 4D 5D 6D 7D 8D 9D',
        'fc: AC 2C 3C 4C 5C 6C 7C 8C 9C',
        't1: QS 10H 9S',
        't2: JC',
        't3: JS',
        't4: QH JD',
        't5: QD',
        't6: QC',
        't7: JH 10C',
        't8: 10S 10D',
      ],
      steps: [
        { refused: 't1>t2*2', rule: 'room-to-move' },
        { refused: 't8>c1', rule: 'cell-holds-one' },
        { play: 't8>fd' },
        { refused: 't8>fs', rule: 'foundation-ascends' },
        { play: 't8>t4' },
        { play: 't1>t2*2' },
        { shows: ['t1: QS', 't2: JC 10H 9S', 't8: --'] },
        { play: 't2>fs' },
        { refused: 'fs>t8', rule: 'foundations-stay' },
        { refused: 't4>t5*2', rule: 'column-descends' },
      ],
    },
    {
      id: 'one-card-home',
      source: ['common'],
      text: t(
        'На базовую стопку и в ячейку идут по одной карте, хотя дама и валет лежат подряд.',
        'A foundation and a cell take one card at a time, though queen and jack are in order.',
      ),
      position: [
        'fs: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S',
        'fh: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH',
        'fd: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD',
        'fc: AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC',
        't1: KS QH JS',
        't2: KH QS',
      ],
      steps: [
        { refused: 't1>fh*2', rule: 'one-card-at-a-time' },
        { refused: 't1>c1*2', rule: 'one-card-at-a-time' },
        { play: 't1>fs' },
        { play: 't1>fh' },
        { play: 't2>fs' },
        { play: 't1>fs' },
        { play: 't2>fh' },
        { won: true },
      ],
    },
    {
      id: 'card-by-card',
      source: ['common'],
      house: { packets: 'single' },
      text: t(
        'Кто переносит карты по одной, откладывает девятку в ячейку и потом кладёт её обратно.',
        'Card by card the nine is put into a cell and afterwards back on the ten.',
      ),
      position: [
        'c1: KS',
        'c2: KH',
        'c3: KD',
        'fs: AS 2S 3S 4S 5S 6S 7S 8S',
        'fh: AH 2H 3H 4H 5H 6H 7H 8H 9H',
        'fd: AD 2D 3D 4D 5D 6D 7D 8D 9D 10D',
        'fc: AC 2C 3C 4C 5C 6C 7C 8C 9C',
        't1: QS 10H 9S',
        't2: JC',
        't3: JS',
        't4: QH JD 10S',
        't5: QD',
        't6: QC',
        't7: JH 10C',
        't8: KC',
      ],
      steps: [
        { refused: 't1>t2*2', rule: 'one-card' },
        { play: 't1>c4' },
        { play: 't1>t2' },
        { play: 'c4>t2' },
        { shows: ['c4: --', 't2: JC 10H 9S'] },
      ],
    },
  ],
});
