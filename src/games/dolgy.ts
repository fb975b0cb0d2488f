/** Пасьянс Долгого: four rows with gaps, built from the ace, three attempts. Invented by Sergei Dolgy of Minsk. */
import { dealCells, dealRankFirst, defineGame, named, ref, suitRows, t } from '../engine/language.ts';
import { acesStay, actions, cells, counters, house, layout, notes, pack, ROWS } from './atoms/dolgy.ts';
import * as cited from './parts/cited.ts';

export const game = defineGame({
  id: 'dolgy',
  name: t('Пасьянс Долгого', 'Dolgy’s Patience'),
  author: t('Сергей Иванович Долгий, Минск', 'Sergei Dolgy, Minsk'),
  about: t(
    'Этот пасьянс придумал Сергей Иванович Долгий из Минска. Похожего он нигде не нашёл, описал правила на своей странице и пригласил любого программиста, который туда забредёт, сделать из пасьянса компьютерную игру. Вот она.',
    'Sergei Dolgy of Minsk invented this patience. He found nothing like it anywhere, wrote its rules down on his own page and invited any programmer who might pass by to make it a computer game. Here it is.',
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
      because: { take: acesStay },
    },
    cells(['cells'], 2),
    pack,
  ],
  deal: [
    named(
      'aces-first',
      'dolgy:16 dolgy:17',
      dealRankFirst(1, 'heads'),
      t(
        'Тузы кладут в первый столбец, сверху вниз, в том порядке, в каком они лежали в колоде.',
        'The aces go to column 1, from the top down, in the order in which the pack has them.',
      ),
    ),
    named(
      'rows-of-twelve',
      'dolgy:16 dolgy:17',
      dealCells('cells', 3),
      t(
        'Второй столбец остаётся пустым: в нём первые четыре пробела. Остальные 48 карт раскладывают слева направо в столбцы с третьего по четырнадцатый, ряд за рядом.',
        'Column 2 stays empty: it holds the first four gaps. The other 48 cards fill columns 3 to 14 from left to right, row by row.',
      ),
    ),
  ],
  byItself: [],
  actions,
  goal: named(
    'suits-in-rows',
    'dolgy:69 dolgy:70 dolgy:71 dolgy:72 dolgy:73 dolgy:74',
    suitRows('heads'),
    t(
      'Пасьянс сошёлся, если за три попытки удалось собрать все четыре ряда от туза до короля, каждый в одной масти.',
      'The game is won when, within three attempts, each of the four rows runs from ace to king in one suit.',
    ),
  ),
  notes: [
    {
      part: 'deal',
      ...ref(
        'fourteen-cells',
        'dolgy:16 dolgy:65 ours',
        t(
          'В описании сказано о тринадцати столбцах: столько карт окажется в ряду под конец. Мест же в каждом ряду четырнадцать: на 52 карты и четыре пробела.',
          'The account speaks of thirteen columns: so many cards lie in a row at the end. Each row has fourteen places, though: room for 52 cards and four gaps.',
        ),
      ),
    },
    ...notes,
  ],
  ...layout,
  examples: [
    {
      id: 'two-after-ace',
      source: ['dolgy:10', 'dolgy:11', 'dolgy:12', 'dolgy:13', 'dolgy:23', 'dolgy:24', 'dolgy:25', 'dolgy:26'],
      text: t(
        'Двойка пик ложится сразу за своим тузом: другого места для неё нет.',
        'The two of spades goes right after its ace: there is no other place for it.',
      ),
      position: [
        'r1: AS -- 4D 5D 8H QC 7C QS JC KC 5H 6S QD 9H',
        'r2: AC -- 4S 2H 4C JD 9S 9C 3H 3S 8C 6H 5S 2D',
        'r3: AD -- 10D JH 10C 2S 3C 2C 3D 9D 5C 7H KD KS',
        'r4: AH -- 10H 7S 6D 7D 4H 10S QH 8S JS KH 8D 6C',
      ],
      steps: [
        { from: 'r3c6', moves: ['r3c6>r1c2'] },
        { play: 'r3c6>r1c2' },
        { shows: ['r1: AS 2S 4D 5D 8H QC 7C QS JC KC 5H 6S QD 9H', 'r3: AD -- 10D JH 10C -- 3C 2C 3D 9D 5C 7H KD KS'] },
      ],
    },
    {
      id: 'nine-before-ten',
      source: ['dolgy:23', 'dolgy:24', 'dolgy:25', 'dolgy:26', 'dolgy:31', 'dolgy:32', 'dolgy:33', 'dolgy:34', 'ours'],
      text: t(
        'Сразу за тузом можно положить и карту на очко младше соседки справа: девятку бубен перед десяткой.',
        'Right after an ace a card one rank lower than the right neighbour may be put too: the nine of diamonds before the ten.',
      ),
      remark: t(
        'Между двумя рисунками источника валет и восьмёрка треф поменялись местами: описка.',
        'Between its two pictures the source exchanges the jack and the eight of clubs: a slip of the pen.',
      ),
      position: [
        'r1: AS 2S 4D 5D 8H QC 7C QS 8C KC 5H 6S QD 9H',
        'r2: AC -- 4S 2H 4C JD 9S 9C 3H 3S JC 6H 5S 2D',
        'r3: AD -- 10D JH 10C -- 3C 2C 3D 9D 5C 7H KD KS',
        'r4: AH -- 10H 7S 6D 7D 4H 10S QH 8S JS KH 8D 6C',
      ],
      steps: [{ play: 'r3c10>r3c2' }, { shows: ['r3: AD 9D 10D JH 10C -- 3C 2C 3D -- 5C 7H KD KS'] }],
    },
    {
      id: 'within-a-row',
      source: ['dolgy:31', 'dolgy:32', 'dolgy:33', 'dolgy:34', 'dolgy:36', 'dolgy:37', 'dolgy:38', 'dolgy:39'],
      text: t(
        'В ряду два пробела: двойка треф переходит внутри ряда, четвёрка треф приходит из другого.',
        'A row has two gaps: the two of clubs moves inside the row, the four of clubs comes from another.',
      ),
      position: [
        'r1: AS 2S 4D 5D 8H QC 7C QS 8C KC 5H 6S QD 9H',
        'r2: AC -- 4S 2H 4C JD 9S 9C 3H 3S JC 6H 5S 2D',
        'r3: AD 9D 10D JH 10C -- 3C 2C 3D -- 5C 7H KD KS',
        'r4: AH -- 10H 7S 6D 7D 4H 10S QH 8S JS KH 8D 6C',
      ],
      steps: [
        { play: 'r3c8>r3c6' },
        { play: 'r2c5>r3c10' },
        { shows: ['r2: AC -- 4S 2H -- JD 9S 9C 3H 3S JC 6H 5S 2D', 'r3: AD 9D 10D JH 10C 2C 3C -- 3D 4C 5C 7H KD KS'] },
      ],
    },
    {
      id: 'row-with-one-gap',
      source: ['dolgy:36', 'dolgy:37', 'dolgy:38', 'dolgy:39', 'dolgy:40', 'dolgy:41', 'dolgy:42', 'dolgy:43', 'dolgy:44'],
      text: t(
        'Внутри ряда карту двигают и тогда, когда в другом ряду пробелов больше.',
        'A card moves inside its row even when another row has more gaps.',
      ),
      position: [
        'r1: AS 2S 4D 5D 8H QC 7C QS 8C KC 5H 6S QD 9H',
        'r2: AC -- 4S 2H -- JD 9S 9C 3H 3S JC 6H 5S 2D',
        'r3: AD 9D 10D JH 10C 2C 3C -- 3D 4C 5C 7H KD KS',
        'r4: AH -- 10H 7S 6D 7D 4H 10S QH 8S JS KH 8D 6C',
      ],
      steps: [
        { play: 'r3c10>r3c8' },
        { shows: ['r3: AD 9D 10D JH 10C 2C 3C 4C 3D -- 5C 7H KD KS'] },
        { refused: 'r2c4>r4c2', rule: 'fullest-row-first' },
      ],
    },
    {
      id: 'cards-behind-a-king',
      source: ['dolgy:45', 'dolgy:46', 'dolgy:47', 'dolgy:48', 'dolgy:49', 'dolgy:50', 'dolgy:51', 'dolgy:52', 'ours'],
      text: t(
        'Карты, лежащие справа от короля, уходят в другие ряды, а пробелы за ним мертвы.',
        'Cards to the right of a king go to other rows, and the gaps that they leave there are dead.',
      ),
      remark: t(
        'Ряд с тузом треф в источнике не напечатан, здесь он придуман.',
        'The source does not print the row of the ace of clubs; it is made up here.',
      ),
      position: [
        'r1: AS 2S 4D 5D 8H -- 7C QS 8C KC -- 6S QD 9H',
        'r2: AC 6H 5S 5H 3S 9S 9C 3H JC QC JD 2D 4S 10H',
        'r3: AD 9D 10D JH 10C 2C 3C 4C 3D 7H 5C -- KD KS',
        'r4: AH 2H -- 7S 6D 7D 4H 10S QH 8S JS KH 8D 6C',
      ],
      steps: [
        { refused: 'r2c14>r1c11', rule: 'after-king' },
        { play: 'r1c12>r4c3' },
        { play: 'r1c13>r3c12' },
        { play: 'r1c14>r1c6' },
        {
          shows: [
            'r1: AS 2S 4D 5D 8H 9H 7C QS 8C KC -- -- -- --',
            'r3: AD 9D 10D JH 10C 2C 3C 4C 3D 7H 5C QD KD KS',
            'r4: AH 2H 6S 7S 6D 7D 4H 10S QH 8S JS KH 8D 6C',
          ],
        },
        { refused: 'r2c3>r1c12', rule: 'king-zone' },
        { onto: 'r1c11', moves: [] },
        { onto: 'r1c12', moves: [] },
        { onto: 'r1c13', moves: [] },
        { onto: 'r1c14', moves: [] },
      ],
    },
    {
      id: 'king-settles',
      source: ['dolgy:53', 'dolgy:54', 'dolgy:56', 'dolgy:58', 'ours'],
      text: t(
        'Король треф встаёт за своей дамой, и пробелы правее него открываются: занимать их начинают с любого конца, но не с середины.',
        'The king of clubs comes to stand after his queen, and the gaps beyond him open: they are filled from either end, not from the middle.',
      ),
      remark: t('Остальные ряды здесь придуманы.', 'The other rows are made up here.'),
      position: [
        'r1: AS 2S 4D 5D 8H QC -- QS 8C KC -- -- -- 9H',
        'r2: AC 2C 3C 4C 5C 6C 7C 9C 10C JC 2D 3D 6D 7D',
        'r3: AD 8D 9D 10D JD QD 3S 4S 5S 6S 7S 8S KD KS',
        'r4: AH 2H 3H 4H 5H 6H 7H 9S 10S JS KH 10H JH QH',
      ],
      steps: [
        { refused: 'r2c8>r1c10', rule: 'cell-taken' },
        { refused: 'r1c5>r1c13', rule: 'king-zone' },
        { play: 'r1c10>r1c7' },
        { shows: ['r1: AS 2S 4D 5D 8H QC KC QS 8C -- -- -- -- 9H'] },
        { onto: 'r1c10', moves: ['r2c8>r1c10'] },
        { onto: 'r1c13', moves: ['r1c5>r1c13'] },
        { onto: 'r1c11', moves: [] },
        { onto: 'r1c12', moves: [] },
      ],
    },
  ],
});
