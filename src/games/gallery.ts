/** Галерея (Die Bildergalerie): three rows of pictures built by threes, aces leave the game. */
import {
  allOf,
  anyCard,
  byHouse,
  count,
  dealEach,
  defineGame,
  type GameDocument,
  inSuit,
  levelRefill,
  named,
  ofRank,
  pictures,
  rankStep,
  ref,
  refillEmpty,
  stockHolds,
  stockOut,
  t,
  throwOut,
} from '../engine/language.ts';
import { notAnOnlyCard } from './atoms/frame.ts';
import * as cited from './parts/cited.ts';

const PICTURE = 4;
const ROWS = [
  { id: 'g1', base: 4, ru: 'место верхнего ряда', en: 'top row place' },
  { id: 'g2', base: 3, ru: 'место среднего ряда', en: 'middle row place' },
  { id: 'g3', base: 2, ru: 'место нижнего ряда', en: 'bottom row place' },
];
const GALLERY = ROWS.map((row) => row.id);

const ownBaseText = t(
  'На пустое место галереи кладут только базовую карту этого ряда: в верхнем четвёрку, в среднем тройку, в нижнем двойку.',
  'An empty place of the gallery takes only a base card of its own row: a four at the top, a three in the middle, a two at the bottom.',
);
const threes = ref(
  'build-by-threes',
  'gallery:04 gallery:05',
  t(
    'На начатую картину кладут карту той же масти, на три очка старше: 4-7-10-К, 3-6-9-Д, 2-5-8-В.',
    'A started picture takes the card of its suit that is three ranks higher: 4-7-10-K, 3-6-9-Q, 2-5-8-J.',
  ),
);
const threeRows = t(
  'Двадцать четыре карты кладут открытыми в три ряда по восемь: сначала верхний ряд, слева направо, за ним средний и нижний. Это галерея.',
  'Twenty-four cards are laid face up in three rows of eight: the top row first, from left to right, then the middle and the bottom one. They make up the gallery.',
);
const row = ({ id, base, ru, en }: (typeof ROWS)[number]): GameDocument['piles'][number] => ({
  id,
  kind: 'foundation',
  name: t(ru, en),
  names: { pattern: `${id}.{n}`, count: 8 },
  capacity: PICTURE,
  alike: 'always',
  take: 'top',
  start: named('own-base', 'gallery:04 gallery:05 gallery:13', ofRank(base), ownBaseText),
  build: [named(threes.rule, threes.source.join(' '), allOf(inSuit(), rankStep(3)), threes.text)],
  foot: ofRank(base),
  because: {
    foot: ref(
      'started-picture',
      'gallery:04',
      t(
        'Строят только на начатой картине. Картина начата, когда базовая карта лежит в своём ряду: четвёрка в верхнем, тройка в среднем, двойка в нижнем.',
        'Only a started picture is built on. A picture is started when a base card lies in its own row: a four at the top, a three in the middle, a two at the bottom.',
      ),
    ),
    keeps: ref(
      'started-stays',
      'ours',
      t('Карты начатой картины больше не перекладывают.', 'The cards of a started picture do not move again.'),
    ),
    full: ref(
      'picture-complete',
      'gallery:04',
      t('На собранную картину (четыре карты) больше ничего не кладут.', 'A complete picture, four cards, takes nothing more.'),
    ),
  },
});

export const game = defineGame({
  id: 'gallery',
  name: t('Галерея', 'Gallery'),
  about: t(
    'Старинный пасьянс из немецких сборников, Die Bildergalerie, «Картинная галерея»; его английский родственник — Royal Parade. Вспомогательный ряд здесь пополняют так, как рассказано в русском описании: и там, где под ушедшей картой лежат другие.',
    'An old patience of German books, Die Bildergalerie, the Picture Gallery; its English cousin is Royal Parade. Here the auxiliary row is refilled as the Russian account has it: also where other cards lie beneath the one that left.',
  ),
  sources: cited.gallery,
  packs: 2,
  house: [
    {
      id: 'emptyPlace',
      name: t('Пустое место вспомогательного ряда, когда колода кончилась', 'An empty auxiliary place once the stock is gone'),
      source: ['ours'],
      values: [
        { id: 'stays', text: t('остаётся пустым', 'stays empty') },
        {
          id: 'any',
          text: t(
            'на него можно положить любую свободную карту, кроме единственной в стопке',
            'takes any free card but the only one of a pile',
          ),
        },
      ],
    },
    {
      id: 'refill',
      name: t('Пополнение вспомогательного ряда', 'Refilling the auxiliary row'),
      source: ['gallery:07', 'gallery:13'],
      values: [
        {
          id: 'level',
          text: t('когда в стопке карт меньше, чем сдано рядов', 'when a pile has fewer cards than rows have been laid'),
        },
        { id: 'when-empty', text: t('только когда место опустело', 'only when a place is empty') },
      ],
    },
  ],
  counters: [{ id: 'rows', name: t('сдано вспомогательных рядов', 'auxiliary rows laid'), start: 0 }],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none' },
    ...ROWS.map(row),
    {
      id: 'aux',
      kind: 'reserve',
      name: t('вспомогательная стопка', 'auxiliary pile'),
      names: { pattern: 'x{n}', count: 8 },
      alike: 'later',
      take: 'top',
      start: byHouse('emptyPlace', {
        stays: null,
        any: named(
          'empty-place-takes-any',
          'ours',
          anyCard(),
          t(
            'Когда колода кончилась, на пустое место вспомогательного ряда можно положить любую свободную карту.',
            'Once the stock is gone, an empty auxiliary place takes any free card.',
          ),
        ),
      }),
      guards: [byHouse('emptyPlace', { stays: [], any: [named('not-an-only-card', 'ours', notAnOnlyCard('aux'))] })],
      because: {
        put: ref(
          'aux-not-built',
          'gallery:04 gallery:05',
          t('На вспомогательных стопках не строят.', 'There is no building on the auxiliary piles.'),
        ),
      },
    },
    {
      id: 'aces',
      kind: 'discard',
      name: t('стопка тузов', 'ace pile'),
      names: { list: ['aces'] },
      because: {
        put: ref(
          'aces-by-themselves',
          'gallery:04',
          t(
            'К отложенным тузам рукой ничего не кладут: тузы уходят сами.',
            'The player puts nothing aside: the aces leave by themselves.',
          ),
        ),
      },
    },
  ],
  alikeWhen: stockOut(),
  deal: [
    named('three-rows', 'gallery:02 gallery:03', dealEach('g1'), threeRows),
    named('three-rows', 'gallery:02 gallery:03', dealEach('g2'), threeRows),
    named('three-rows', 'gallery:02 gallery:03', dealEach('g3'), threeRows),
    named(
      'first-auxiliary-row',
      'gallery:03',
      dealEach('aux'),
      t(
        'Ниже кладут вспомогательный ряд, тоже восемь открытых карт. Остальные 72 карты остаются в закрытой колоде.',
        'Below them comes the auxiliary row, eight more cards face up. The other 72 cards are the stock, face down.',
      ),
    ),
    count('rows', 1),
  ],
  byItself: [
    named(
      'aces-leave',
      'gallery:04 gallery:08 gallery:13',
      throwOut(1, [...GALLERY, 'aux'], 'aces'),
      t(
        'Каждый свободный туз сразу откладывают в сторону, и до конца игры он не нужен.',
        'Every free ace leaves the game at once and is not needed any more.',
      ),
    ),
    byHouse('refill', {
      level: [
        named(
          'level-refill',
          'gallery:07 gallery:09 gallery:13',
          levelRefill('aux', 'rows'),
          t(
            'Пока есть колода, вспомогательная стопка, в которой карт меньше, чем сдано рядов, сразу получает из неё карту; начинают слева. Места галереи из колоды не пополняют.',
            'While the stock lasts, an auxiliary pile with fewer cards than rows have been laid gets a card from it at once, the leftmost first. The gallery is never refilled.',
          ),
        ),
      ],
      'when-empty': [
        named(
          'refill-when-empty',
          'gallery:07 gallery:13',
          refillEmpty('aux'),
          t(
            'Пока есть колода, опустевшее место вспомогательного ряда сразу получает из неё карту; начинают слева. Места галереи из колоды не пополняют.',
            'While the stock lasts, an auxiliary place that becomes empty gets a card from it at once, the leftmost first. The gallery is never refilled.',
          ),
        ),
      ],
    }),
  ],
  actions: [
    {
      ...ref(
        'deal-row',
        'gallery:07 gallery:11 gallery:14',
        t(
          'Сдают ещё один вспомогательный ряд: по карте на каждую стопку, слева направо, пока хватает колоды. Колоду проходят только один раз.',
          'One more auxiliary row is dealt: a card on each pile, from left to right, as far as the stock lasts. The stock is gone through only once.',
        ),
      ),
      name: t('Сдать ряд', 'Deal a row'),
      when: [named('stock-empty', 'gallery:14', stockHolds())],
      does: [count('rows', 1), dealEach('aux')],
    },
  ],
  goal: named(
    'all-pictures',
    'gallery:04 gallery:14',
    pictures(
      ROWS.map(({ id, base }) => ({ group: id, base })),
      PICTURE,
      'aces',
    ),
    t(
      'Пасьянс сошёлся, когда собраны все 24 картины, по четыре карты в каждой, и отложены восемь тузов. Картины верхнего ряда идут от четвёрки до короля, среднего — от тройки до дамы, нижнего — от двойки до валета.',
      'The game is won when all 24 pictures, of four cards each, are complete and the eight aces are out. Pictures of the top row run from four to king, of the middle row from three to queen, of the bottom row from two to jack.',
    ),
  ),
  notes: [
    {
      part: 'moves',
      ...ref(
        'free-cards',
        'gallery:04 gallery:05',
        t(
          'Свободны верхние карты вспомогательных стопок и те карты галереи, которые не входят в начатые картины.',
          'Free are the tops of the auxiliary piles and every card of the gallery that is not part of a started picture.',
        ),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'cards-overlap',
        'gallery:12',
        t(
          'Карты картины кладут внахлёст, чтобы все они были видны.',
          'The cards of a picture overlap, so that all of them can be seen.',
        ),
      ),
    },
  ],
  layout: {
    size: [9.5, 7.9],
    areas: [
      { group: 'g1', at: [0, 0], step: [1.04, 0], fan: 'down', room: 0.66 },
      { group: 'g2', at: [0, 1.72], step: [1.04, 0], fan: 'down', room: 0.66 },
      { group: 'g3', at: [0, 3.44], step: [1.04, 0], fan: 'down', room: 0.66 },
      { group: 'aux', at: [0, 5.3], step: [1.04, 0], fan: 'down', room: 1.6 },
      { group: 'aces', at: [8.5, 3.44] },
      { group: 'stock', at: [8.5, 5.3] },
    ],
  },
  portrait: {
    size: [8.28, 8.38],
    areas: [
      { group: 'g1', at: [0, 0], step: [1.04, 0], fan: 'down', room: 0.74 },
      { group: 'g2', at: [0, 1.78], step: [1.04, 0], fan: 'down', room: 0.74 },
      { group: 'g3', at: [0, 3.56], step: [1.04, 0], fan: 'down', room: 0.74 },
      { group: 'aux', at: [0, 5.34], step: [1.04, 0], fan: 'down', room: 1 },
      { group: 'aces', at: [0, 7.38] },
      { group: 'stock', at: [7.28, 7.38] },
    ],
  },
  // The four cards of a picture lie beside one another: rows can then be close, and cards larger.
  wide: {
    size: [16, 6.75],
    areas: [
      { group: 'g1', at: [0, 0], step: [2, 0], fan: 'right', room: 1 },
      { group: 'g2', at: [0, 1.04], step: [2, 0], fan: 'right', room: 1 },
      { group: 'g3', at: [0, 2.08], step: [2, 0], fan: 'right', room: 1 },
      { group: 'aux', at: [0, 3.17], step: [2, 0], fan: 'down', room: 1.6 },
      { group: 'aces', at: [0, 5.75] },
      { group: 'stock', at: [14, 5.75] },
    ],
  },
  examples: [
    {
      id: 'first-tour',
      source: ['gallery:05', 'gallery:08', 'gallery:09', 'gallery:10', 'gallery:11', 'gallery:13', 'ours'],
      text: t('Первый тур и начало второго.', 'The first tour and the beginning of the second.'),
      remark: t(
        'Рисунки источника утрачены; раскладка подобрана по его рассказу.',
        'The figures of the source are lost; the layout is made to fit its account.',
      ),
      pack: '3H 2D 5C 5D JS QC QD JH  AS AD 2S 2C 5S 8S KC KD  AC 3C 6H 2S KH KS 10D 10S  4H 3H JC JD QS 10H 9C QH  5S 9D 10C  KC KH AH 8H 3S 9S JH 7C  9C 7H',
      steps: [
        { shows: ['g2.1: --', 'g2.2: --', 'g3.1: --', 'aces: AS AD AC'] },
        { play: 'g1.1>g2.1' },
        { play: 'x1>g1.1' },
        { shows: ['x1: 5S', 'g1.1: 4H'] },
        { play: 'g3.2>g2.2' },
        { play: 'g2.3>g3.1' },
        { play: 'g1.2>g3.2' },
        { refused: 'g1.6>g1.2', rule: 'own-base' },
        { play: 'x2>g2.3' },
        { shows: ['x2: 9D'] },
        { play: 'g3.3>g2.1' },
        { refused: 'g2.1>g2.3', rule: 'started-stays' },
        { play: 'g2.4>g3.3' },
        { play: 'g1.3>g3.3' },
        { play: 'g1.4>g3.2' },
        { play: 'g2.5>g3.1' },
        { play: 'g2.6>g3.1' },
        { play: 'g1.5>g3.1' },
        { shows: ['g3.1: 2S 5S 8S JS'] },
        { play: 'x1>g3.4' },
        { shows: ['x1: 10C'] },
        { from: 'x1', moves: [] },
        { play: 'deal-row' },
        { shows: ['x3: JC 9C', 'x5: QS 3S', 'aces: AS AD AC AH'] },
        { play: 'x5>g2.4' },
        { shows: ['x5: QS 7H', 'g2.4: 3S'] },
      ],
    },
  ],
});
