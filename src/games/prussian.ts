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

const PLACES = 12;
const THIRD = 3;
const chainText = t(
  'Вместе идут только соседние по рангу карты одной масти.',
  'Only neighbours in rank and of one suit move together.',
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
  start: named(`${rule}-start`, 'prussian:03 prussian:04', ofRankInOwnSuit(starter), text),
  build: [
    named(rule, starter === 13 ? 'prussian:05 prussian:06' : 'prussian:05 prussian:07', allOf(inSuit(), rankStep(by)), text),
  ],
  from: ['places', other],
  packet: 1,
  because: {
    keeps: ref(
      'starter-stays',
      'prussian:15 ours',
      t('Карта, начавшая серию, остаётся на месте.', 'The card that began a series stays.'),
    ),
    packet: ref('one-to-centre', 'ours', t('В центр карты идут по одной.', 'Cards go to the centre one at a time.')),
  },
});
const chain = allOf(inSuit(), rankNeighbour());

export const game = defineGame({
  id: 'prussian',
  name: t('Прусский', 'Prussian'),
  about: t(
    'Сложный старинный пасьянс на две колоды: рамка из двенадцати мест, стопки которой растут наружу, и восемь серий внутри. Ни подлинника, ни программы, в которой его можно было бы разложить, найти не удалось.',
    'A hard old patience for two packs: a frame of twelve places whose piles grow outwards, and eight series within. Neither its original nor any program that plays it could be found.',
  ),
  packs: 2,
  house: [
    {
      id: 'sequences',
      name: t('Последовательности на рамке в первый проход', 'Sequences on the frame in the first pass'),
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
      name: t('место рамки', 'place of the frame'),
      names: { pattern: 'p{n}', count: PLACES },
      alike: 'later',
      take: 'packet',
      run: [named('chain', 'prussian:12 prussian:13', chain, chainText)],
      start: named(
        'freed-place',
        'prussian:14',
        anyCard(),
        t('Освободившееся место берёт любую свободную карту или цепочку.', 'A freed place takes any free card or chain.'),
      ),
      build: [
        named(
          'sequence',
          'prussian:12 prussian:13',
          chain,
          t(
            'На рамке карту кладут на соседнюю по рангу карту той же масти; от короля к тузу не переходят.',
            'On the frame a card goes on a neighbour in rank of the same suit; there is no turning from king to ace.',
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
                'Последовательности на рамке строят с третьего круга или когда колода сдана.',
                'Sequences on the frame are built from the third circle on, or once the stock is used up.',
              ),
            ),
          ],
          'whole-pack': [
            named(
              'sequences-too-early',
              'prussian:12 ours',
              stockOut(),
              t(
                'Последовательности на рамке строят, только когда колода сдана.',
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
      t('серия от короля', 'king series'),
      13,
      -1,
      'aces',
      'king-series',
      t(
        'Серия от короля идёт в масть по убыванию: К, Д, В … 2, Т. Первым ложится король её масти, второй король той же масти закончит серию от туза.',
        'A king series goes down in suit: K, Q, J … 2, A. The king of its suit begins it; the second king of the suit ends the ace series.',
      ),
    ),
    series(
      'aces',
      'a',
      t('серия от туза', 'ace series'),
      1,
      1,
      'kings',
      'ace-series',
      t(
        'Серия от туза идёт в масть по возрастанию: Т, 2, 3 … Д, К. Первым ложится туз её масти, второй туз той же масти закончит серию от короля.',
        'An ace series goes up in suit: A, 2, 3 … Q, K. The ace of its suit begins it; the second ace of the suit ends the king series.',
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
        'Колоду держат картинкой вверх: следующая карта видна. Первый круг: по карте на каждое из двенадцати мест, по часовой стрелке от верхнего левого.',
        'The stock is held face up: its next card is visible. First circle: a card on each of the twelve places, clockwise from the upper left.',
      ),
    ),
  ],
  byItself: [
    named(
      'level-refill',
      'prussian:04 prussian:05 prussian:10 prussian:11',
      levelRefill('places', 'circles'),
      t(
        'Пока есть колода, место, где карт меньше, чем сдано кругов, сразу пополняется; начинают с первого по счёту.',
        'While the stock lasts, every place with fewer cards than circles were laid is topped up at once, the lowest-numbered first.',
      ),
    ),
    named(
      'freed-places',
      'prussian:14',
      markSpaces('places'),
      t(
        'Место, пустое после конца колоды, до конца прохода остаётся свободным: на нём последовательность может и поворачивать.',
        'A place that is empty while the stock is used up stays a freed place for the rest of the pass: a sequence there may turn.',
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
          'Один раз, когда колода сдана: рамку собирают, не трогая центра и не тасуя, и сразу раскладывают заново. Подходящая карта по ходу раскладки уходит в центр, и её место получает следующую.',
          'Once, when the stock is used up: the frame is gathered, without touching the centre and without a shuffle, and dealt again at once. A card that fits goes to the centre as it appears, and its place gets the next one.',
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
      'Пасьянс сошёлся, когда все 104 карты лежат в восьми сериях центра.',
      'The game is won when all 104 cards lie in the eight series of the centre.',
    ),
  ),
  notes: [
    {
      part: 'moves',
      ...ref(
        'players-choice',
        'prussian:10 prussian:11',
        t(
          'Отправлять ли подходящую карту в центр, решает игрок.',
          'Whether a fitting card goes to the centre is the player’s choice.',
        ),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'regroup',
        'prussian:15',
        t(
          'Последнюю карту серии от короля можно перенести на серию от туза той же масти и обратно, если она там следующая.',
          'The last card of a king series may go to the ace series of its suit, or back, where it is the next card.',
        ),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'freed-place-turns',
        'prussian:14',
        t(
          'Пока на освободившемся месте лежат карты, направление там не важно: последовательность может поворачивать. Цепочку с поворотом переносят только на такие места.',
          'While a freed place holds cards no direction is asked there: the sequence may turn. A chain that turns may go to freed places only.',
        ),
      ),
    },
    {
      part: 'deal',
      ...ref(
        'piles-grow-outwards',
        'prussian:09 prussian:12 ours',
        t(
          'Стопки рамки растут наружу; свободна крайняя карта. Для игры важен только порядок мест по кругу.',
          'The piles of the frame grow outwards; the outermost card is free. Only the order round the frame matters for play.',
        ),
      ),
    },
    {
      part: 'actions',
      ...ref(
        'circles-to-the-end',
        'prussian:11 ours',
        t(
          'После третьего круга сдают дальше, пока не кончится колода.',
          'After the third circle dealing goes on until the stock is used up.',
        ),
      ),
    },
  ],
  layout: {
    size: [8.4, 7],
    areas: [
      {
        group: 'places',
        at: [0, 0],
        room: 1.1,
        places: [
          { at: [3.1, 1], fan: 'up' },
          { at: [4.3, 1], fan: 'up' },
          { at: [5.8, 1.2], fan: 'right' },
          { at: [5.8, 2.3], fan: 'right' },
          { at: [5.8, 3.4], fan: 'right' },
          { at: [5.8, 4.5], fan: 'right' },
          { at: [4.3, 5], fan: 'down' },
          { at: [3.1, 5], fan: 'down' },
          { at: [1.6, 4.5], fan: 'left' },
          { at: [1.6, 3.4], fan: 'left' },
          { at: [1.6, 2.3], fan: 'left' },
          { at: [1.6, 1.2], fan: 'left' },
        ],
      },
      { group: 'kings', at: [3.1, 2.1], step: [0, 0.62] },
      { group: 'aces', at: [4.3, 2.1], step: [0, 0.62] },
      { group: 'stock', at: [7.4, 6] },
    ],
  },
  examples: [
    {
      id: 'two-kings-of-clubs',
      source: ['prussian:03', 'prussian:04', 'prussian:05', 'prussian:11', 'prussian:12', 'ours'],
      text: t(
        'Из двух королей треф один начинает серию, другой остаётся в игре. Затем третий круг: двойка треф и десятка бубен уходят в центр, король червей остаётся. (Раскладка подобрана по рассказу источника.)',
        'Of two kings of clubs one begins the series, the other stays in play. Then the third circle: the two of clubs and the ten of diamonds go to the centre, the king of hearts stays. (The layout is made to fit the account of the source.)',
      ),
      pack: 'KC 5S KC AC KD QD JD KH 7S 9H 3H 9S  4H 6S 8C 9C 4S 3S  8H 6D 6H 8S 5D 4D 7C 7H 5C 4C JS QS  2C 10D KH 8D 6C 3D 7D 9D JC QH JH QC  10S 10H',
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
