/** Чёрная дыра: seventeen fans of three around the ace of spades, which swallows the pack up and down. */
import { allIn, dealCardFirst, dealRows, defineGame, named, rankNeighbour, ref, t } from '../engine/language.ts';

const ACE = 1;
const SPADES = 0;
const FANS = 17;
const FAN = 3;
const fansAt = (columns: number, stepX: number, stepY: number): { at: readonly [number, number] }[] =>
  Array.from({ length: FANS }, (_, i) => ({ at: [(i % columns) * stepX, Math.floor(i / columns) * stepY] }));

export const game = defineGame({
  id: 'black-hole',
  name: t('Чёрная дыра', 'Black Hole'),
  author: t('Дэвид Парлетт', 'David Parlett'),
  about: t(
    'Придуман Дэвидом Парлеттом: туз пик — чёрная дыра, которая должна поглотить всю колоду. Все карты открыты; масть не важна, важен только порядок. Сходится почти девять раскладок из десяти, но ход за ходом наугад — редко.',
    'Made by David Parlett: the ace of spades is a black hole that must swallow the whole pack. All cards lie open; suits do not matter, only the order does. Almost nine deals of ten can be won, but seldom by moving at random.',
  ),
  packs: 1,
  house: [],
  counters: [],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none', aside: true },
    {
      id: 'hole',
      kind: 'foundation',
      name: t('дыра', 'hole'),
      names: { list: ['hole'] },
      build: [
        named(
          'up-or-down',
          'common',
          rankNeighbour(true),
          t(
            'В дыру кладут карту, которая на очко старше или младше верхней, любой масти; после короля может идти туз, после туза — король.',
            'The hole takes a card that is one rank higher or lower than its top card, of any suit; an ace may follow a king, and a king an ace.',
          ),
        ),
      ],
      because: {
        take: ref('nothing-comes-back', 'common', t('Из дыры ничего не возвращается.', 'Nothing comes back from the hole.')),
      },
    },
    {
      id: 'fans',
      kind: 'column',
      name: t('веер', 'fan'),
      names: { pattern: 'f{n}', count: FANS },
      alike: 'always',
      take: 'top',
      because: {
        put: ref(
          'fans-not-built',
          'common',
          t('На веера и на их пустые места карт не кладут.', 'Nothing is put on fans or in their empty places.'),
        ),
      },
    },
  ],
  deal: [
    named(
      'ace-in-the-hole',
      'common',
      dealCardFirst(SPADES, ACE, 'hole'),
      t(
        'Туза пик выбирают из колоды и кладут в середину: это дыра.',
        'The ace of spades is taken out of the pack and laid in the middle: it is the hole.',
      ),
    ),
    named(
      'seventeen-fans',
      'common',
      dealRows('fans', FAN),
      t(
        'Остальные карты сдают открытыми по три в семнадцать вееров, ряд за рядом.',
        'The other cards are dealt face up into seventeen fans of three, row by row.',
      ),
    ),
  ],
  byItself: [],
  actions: [],
  goal: named(
    'all-in-the-hole',
    'common',
    allIn(['hole']),
    t('Пасьянс сошёлся, когда все карты в дыре.', 'The game is won when all cards are in the hole.'),
  ),
  notes: [
    {
      part: 'moves',
      ...ref('free-cards', 'common', t('Свободна верхняя карта каждого веера.', 'The top card of each fan is free.')),
    },
  ],
  layout: {
    size: [9.65, 3.4],
    areas: [
      { group: 'fans', at: [0, 0], places: fansAt(6, 1.625, 1.15), fan: 'right', room: 0.5 },
      { group: 'hole', at: [8.125, 2.3] },
    ],
  },
  portrait: {
    size: [6.4, 7],
    areas: [
      { group: 'fans', at: [0, 0], places: fansAt(4, 1.625, 1.5), fan: 'right', room: 0.5 },
      { group: 'hole', at: [3.25, 6] },
    ],
  },
  examples: [
    {
      id: 'round-the-corner',
      source: ['common'],
      text: t(
        'На туза идёт двойка, на двойку — снова туз, а на туза — король: порядок замкнут в круг.',
        'A two goes on the ace, on the two an ace again, and on the ace a king: the order goes round.',
      ),
      position: [
        'hole: AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AH',
        'f1: KD 2C',
        'f2: AC',
      ],
      steps: [
        { refused: 'f1>f3', rule: 'fans-not-built' },
        { refused: 'f2>hole', rule: 'up-or-down' },
        { play: 'f1>hole' },
        { refused: 'f1>hole', rule: 'up-or-down' },
        { play: 'f2>hole' },
        { refused: 'hole>f2', rule: 'nothing-comes-back' },
        { play: 'f1>hole' },
        { won: true },
      ],
    },
  ],
});
