/** Прусский: twelve places round a centre of eight series; piles grow outwards; one redeal of the frame. */
import {
  allIn,
  allOf,
  anyCard,
  byHouse,
  clearMarks,
  count,
  counterBelow,
  dealEach,
  defineGame,
  type GameDocument,
  gather,
  inSuit,
  levelRefill,
  markSpaces,
  named,
  ofRankInOwnSuit,
  rankNeighbour,
  rankStep,
  ref,
  stockHolds,
  stockOut,
  stockOutAndCounter,
  stockOutOrCounter,
  t,
} from '../engine/language.ts';
import { dealServingCentre, oneDirection } from './atoms/frame.ts';
import * as cited from './parts/cited.ts';

const PLACES = 12;
const THIRD = 3;
const chainText = t(
  'Несколько крайних карт стопки переносят вместе, только если это цепочка: все они одной масти и каждая на очко старше или младше соседней.',
  'Several outer cards of a pile move together only when they are a chain: all of one suit, each one rank above or below the next.',
);
const series = (
  id: string,
  letters: string,
  name: GameDocument['name'],
  starter: 1 | 13,
  by: 1 | -1,
  other: string,
  rule: string,
  text: GameDocument['name'],
): GameDocument['piles'][number] => ({
  id,
  kind: 'foundation',
  name,
  names: { list: [...'shdc'].map((suit) => letters + suit) },
  capacity: 13,
  take: 'top',
  keeps: 1,
  start: named(
    `${rule}-start`,
    'prussian:03 prussian:04',
    ofRankInOwnSuit(starter),
    starter === 13
      ? t('Серию от короля начинает король её масти.', 'The king of its suit begins a king series.')
      : t('Серию от туза начинает туз её масти.', 'The ace of its suit begins an ace series.'),
  ),
  build: [
    named(rule, starter === 13 ? 'prussian:05 prussian:06' : 'prussian:05 prussian:07', allOf(inSuit(), rankStep(by)), text),
  ],
  from: ['places', other],
  packet: 1,
  because: {
    keeps: ref(
      'starter-stays',
      'prussian:15 ours',
      t('Карта, с которой началась серия, остаётся на месте.', 'The card that began a series stays where it is.'),
    ),
    packet: ref('one-to-centre', 'ours', t('В центр карты кладут по одной.', 'Cards go to the centre one at a time.')),
  },
});
const chain = allOf(inSuit(), rankNeighbour());

export const game = defineGame({
  id: 'prussian',
  name: t('Прусский', 'Prussian'),
  about: t(
    'Трудный старинный пасьянс на две колоды: рамка из двенадцати стопок, которые растут наружу, и восемь серий внутри. Ни его подлинника, ни программы, где его можно было бы разложить, найти не удалось.',
    'A hard old patience for two packs: a frame of twelve places whose piles grow outwards, and eight series within. Neither its original nor any program that plays it could be found.',
  ),
  sources: cited.prussian,
  packs: 2,
  house: [
    {
      id: 'sequences',
      name: t('Когда в первом проходе строят на рамке', 'When the frame is built on in the first pass'),
      source: ['prussian:12', 'ours'],
      values: [
        { id: 'third-circle', text: t('с третьего круга', 'from the third circle on') },
        { id: 'whole-pack', text: t('только когда колода сдана', 'only when the stock is used up') },
      ],
    },
  ],
  counters: [
    { id: 'circles', name: t('сдано кругов', 'circles laid'), start: 0 },
    { id: 'pass', name: t('проход', 'pass'), start: 1 },
  ],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'top' },
    {
      id: 'places',
      kind: 'reserve',
      name: t('место рамки', 'frame place'),
      names: { pattern: 'p{n}', count: PLACES },
      alike: 'later',
      take: 'packet',
      run: [named('chain', 'prussian:12 prussian:13', chain, chainText)],
      start: named(
        'freed-place',
        'prussian:14',
        anyCard(),
        t('На освободившееся место кладут любую свободную карту или цепочку.', 'A freed place takes any free card or chain.'),
      ),
      build: [
        named(
          'sequence',
          'prussian:12 prussian:13',
          chain,
          t(
            'На рамке карту кладут на карту той же масти, которая на очко старше или младше; от короля к тузу не переходят.',
            'On the frame a card goes on a card of its suit that is one rank higher or lower; there is no passing from king to ace.',
          ),
        ),
      ],
      from: ['places'],
      when: [
        byHouse('sequences', {
          'third-circle': [
            named(
              'sequences-too-early',
              'prussian:11 prussian:12',
              stockOutOrCounter('circles', THIRD),
              t(
                'Последовательности на рамке строят, только когда выложен третий круг или сдана вся колода.',
                'Sequences on the frame are built only from the third circle on, or once the stock is used up.',
              ),
            ),
          ],
          'whole-pack': [
            named(
              'sequences-too-early',
              'prussian:12 ours',
              stockOut(),
              t(
                'Последовательности на рамке строят, только когда сдана вся колода.',
                'Sequences on the frame are built only when the stock is used up.',
              ),
            ),
          ],
        }),
      ],
      guards: [named('one-direction', 'prussian:12 prussian:14', oneDirection())],
      because: {
        from: ref(
          'not-back-to-frame',
          'prussian:15',
          t('Из центра на рамку карты не возвращают.', 'Nothing goes from the centre back to the frame.'),
        ),
      },
    },
    series(
      'kings',
      'k',
      t('серия от короля', 'series from the king'),
      13,
      -1,
      'aces',
      'king-series',
      t(
        'На короля строят в масть вниз: даму, валета, десятку и так далее до туза. Второй король этой масти закончит серию от туза.',
        'A king is built down in suit: queen, jack, ten and so on to the ace. The second king of the suit will end the ace series.',
      ),
    ),
    series(
      'aces',
      'a',
      t('серия от туза', 'series from the ace'),
      1,
      1,
      'kings',
      'ace-series',
      t(
        'На туза строят в масть вверх: двойку, тройку, четвёрку и так далее до короля. Второй туз этой масти закончит серию от короля.',
        'An ace is built up in suit: two, three, four and so on to the king. The second ace of the suit will end the king series.',
      ),
    ),
  ],
  alikeWhen: stockOutAndCounter('pass', 2),
  deal: [
    count('circles', 1),
    named(
      'first-circle',
      'prussian:01 prussian:03',
      dealEach('places'),
      t(
        'Колода лежит лицом вверх, и следующая карта всегда видна. Из неё выкладывают первый круг рамки: по карте на каждое из двенадцати мест, по часовой стрелке, начиная с верхнего левого.',
        'The stock is held face up: its next card is always seen. From it the first circle of the frame is laid: a card on each of twelve places, clockwise from the upper left.',
      ),
    ),
  ],
  byItself: [
    named(
      'level-refill',
      'prussian:04 prussian:05 prussian:10 prussian:11',
      levelRefill('places', 'circles'),
      t(
        'Пока есть колода, место, на котором карт меньше, чем сдано кругов, сразу пополняют из неё; начинают с первого по счёту.',
        'While the stock lasts, a place with fewer cards than circles have been laid is topped up from it at once, the lowest-numbered first.',
      ),
    ),
    named(
      'freed-places',
      'prussian:14',
      markSpaces('places'),
      t(
        'Место, которое пусто, когда колода кончилась, считается освободившимся до конца прохода.',
        'A place that is empty once the stock is used up is a freed place for the rest of the pass.',
      ),
    ),
  ],
  actions: [
    {
      ...ref(
        'deal-circle',
        'prussian:09 prussian:11 ours',
        t(
          'Сдают ещё один круг: по карте на каждое место по порядку, пока хватает колоды.',
          'One more circle is dealt: a card on each place in order, as far as the stock lasts.',
        ),
      ),
      name: t('Сдать круг', 'Deal a circle'),
      when: [named('stock-empty', 'prussian:18', stockHolds())],
      does: [count('circles', 1), dealEach('places')],
    },
    {
      ...ref(
        'redeal',
        'prussian:16 prussian:17 prussian:18 prussian:19',
        t(
          'Один раз, когда колода сдана, рамку собирают, не трогая центра и не тасуя, и тут же раскладывают снова до конца, круг за кругом. Первой пойдёт ближайшая к центру карта двенадцатого места, за двенадцатым местом одиннадцатое и так далее до первого. Карта, которая подходит в центр, сразу уходит туда (прежде всего в серию от туза), а на её место ложится следующая.',
          'Once, when the stock is used up, the frame is gathered, without touching the centre and without a shuffle, and dealt again at once to the end, circle after circle. The innermost card of place 12 comes first, place 11 follows place 12, and so on to place 1. A card that fits the centre goes there as it appears (to the ace series first), and its place gets the next one.',
        ),
      ),
      name: t('Пересдать рамку', 'Redeal the frame'),
      when: [
        named(
          'one-redeal',
          'prussian:19',
          counterBelow('pass', 2),
          t('Рамку пересдают только один раз.', 'The frame is redealt only once.'),
        ),
        named(
          'stock-first',
          'prussian:16',
          stockOut(),
          t('Сначала надо сдать всю колоду.', 'The stock must be dealt out first.'),
        ),
      ],
      does: [count('pass', 1), clearMarks('places'), gather('places', 'last'), dealServingCentre('places', 'aces', 'kings')],
    },
  ],
  goal: named(
    'all-in-centre',
    'prussian:08 prussian:18',
    allIn(['kings', 'aces']),
    t(
      'Пасьянс сошёлся, когда все 104 карты лежат в центре, в восьми сериях.',
      'The game is won when all 104 cards lie in the eight series of the centre.',
    ),
  ),
  notes: [
    {
      part: 'deal',
      ...ref(
        'centre',
        'prussian:03 prussian:08',
        t(
          'Внутри рамки — центр: слева место для четырёх серий от короля, справа для четырёх серий от туза, по одной каждой масти.',
          'Inside the frame is the centre, with room for four king series on the left and four ace series on the right, one of each suit.',
        ),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'players-choice',
        'prussian:10 prussian:11',
        t(
          'Класть ли подходящую карту в центр, решает играющий: спешить не обязательно.',
          'Whether a card that fits goes to the centre is the player’s choice: there is no hurry.',
        ),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'regroup',
        'prussian:15',
        t(
          'Последнюю карту серии от короля можно переложить в серию от туза той же масти, а карту серии от туза — в серию от короля, если она там следующая или начинает серию.',
          'The last card of a king series may go to the ace series of its suit, and the other way round, where it is the next card or begins the series.',
        ),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'freed-place-turns',
        'prussian:14',
        t(
          'На освободившемся месте последовательность может поворачивать сколько угодно раз. Цепочку с поворотом переносят только на такие места.',
          'On a freed place a sequence may turn as often as one likes. A chain that turns may be moved to freed places only.',
        ),
      ),
    },
    {
      part: 'deal',
      ...ref(
        'piles-grow-outwards',
        'prussian:09 prussian:12 ours',
        t(
          'Стопки рамки растут наружу, и свободна крайняя карта каждой из них. Места считают по часовой стрелке; для игры важен только этот порядок.',
          'The piles of the frame grow outwards, and the outermost card of each is free. Places are counted clockwise; only this order matters for play.',
        ),
      ),
    },
    {
      part: 'actions',
      ...ref(
        'circles-to-the-end',
        'prussian:11 ours',
        t(
          'И после третьего круга сдают следующие, пока не кончится колода.',
          'After the third circle dealing goes on until the stock is used up.',
        ),
      ),
    },
  ],
  // A circle, flattened to where the window has room for its fans: to both sides, or above and below.
  layout: {
    size: [8.24, 6.2],
    areas: [
      {
        group: 'places',
        at: [0, 0],
        room: 1.9,
        places: [
          { at: [1.9, 0], fan: 'left' },
          { at: [5.34, 0], fan: 'right' },
          { at: [5.34, 1.04], fan: 'right' },
          { at: [5.34, 2.08], fan: 'right' },
          { at: [5.34, 3.12], fan: 'right' },
          { at: [5.34, 4.16], fan: 'right' },
          { at: [5.34, 5.2], fan: 'right' },
          { at: [1.9, 5.2], fan: 'left' },
          { at: [1.9, 4.16], fan: 'left' },
          { at: [1.9, 3.12], fan: 'left' },
          { at: [1.9, 2.08], fan: 'left' },
          { at: [1.9, 1.04], fan: 'left' },
        ],
      },
      { group: 'kings', at: [3.1, 1.04], step: [0, 1.04] },
      { group: 'aces', at: [4.14, 1.04], step: [0, 1.04] },
      { group: 'stock', at: [3.62, 5.2] },
    ],
  },
  portrait: {
    size: [8, 7.7],
    areas: [
      {
        group: 'places',
        at: [0, 0],
        fan: 'down',
        room: 2.3,
        places: [
          { at: [2.91, 0] },
          { at: [4.08, 0] },
          { at: [5.25, 0] },
          { at: [6.41, 0] },
          { at: [5.83, 4.4] },
          { at: [4.67, 4.4] },
          { at: [3.5, 4.4] },
          { at: [2.33, 4.4] },
          { at: [1.17, 4.4] },
          { at: [0, 4.4] },
          { at: [0.58, 0] },
          { at: [1.75, 0] },
        ],
      },
      { group: 'kings', at: [0, 3.35], step: [1, 0] },
      { group: 'aces', at: [4, 3.35], step: [1, 0] },
      { group: 'stock', at: [7, 4.4] },
    ],
  },
  examples: [
    {
      id: 'two-kings-of-clubs',
      source: ['prussian:03', 'prussian:04', 'prussian:05', 'prussian:11', 'prussian:12', 'ours'],
      text: t(
        'Из двух королей треф один начинает серию, другой остаётся в игре; туз пик начинает свою. Затем третий круг: двойка треф и десятка бубен уходят в центр, король червей остаётся.',
        'Of two kings of clubs one begins the series, the other stays in play; the ace of spades begins its own. Then the third circle: the two of clubs and the ten of diamonds go to the centre, the king of hearts stays.',
      ),
      remark: t('Раскладка подобрана по рассказу источника.', 'The layout is made to fit the account of the source.'),
      pack: 'KC 5S KC AC KD QD JD KH AS 9H 3H 9S  4H 6S 8C 9C 4S 3S 7S  8H 6D 6H 8S 5D 4D 7C 7H 5C 4C JS QS  2C 10D KH 8D 6C 3D 7D 9D JC QH JH QC  10S 10H',
      steps: [
        { play: 'p1>kc' },
        { shows: ['p1: 4H', 'kc: KC', 'p3: KC'] },
        { refused: 'p3>kc', rule: 'king-series' },
        { refused: 'p2>p1', rule: 'sequences-too-early' },
        { play: 'p4>ac' },
        { play: 'p5>kd' },
        { play: 'p6>kd' },
        { play: 'p7>kd' },
        { play: 'p8>kh' },
        { play: 'p9>as' },
        { play: 'deal-circle' },
        { play: 'deal-circle' },
        { play: 'p1>ac' },
        { play: 'p2>kd' },
        { shows: ['ac: AC 2C', 'kd: KD QD JD 10D', 'p1: 4H 8H 10S', 'p2: 5S 6D 10H'] },
        { refused: 'p3>kh', rule: 'king-series' },
      ],
    },
  ],
});
