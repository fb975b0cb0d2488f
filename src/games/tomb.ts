/** Гробница: four walls, their working cards, four bases of 26 cards, five passes through the stock. */
import {
  allIn,
  allOf,
  anyCard,
  byHouse,
  count,
  counterAbove,
  dealEach,
  dealPackets,
  defineGame,
  gather,
  inSuit,
  layTops,
  named,
  notOnto,
  ofRank,
  ofRankInOwnSuit,
  rankStep,
  ref,
  refillFromPartner,
  someHold,
  stockHolds,
  stockOut,
  t,
} from '../engine/language.ts';
import { notAnOnlyCard } from './atoms/frame.ts';
import * as cited from './parts/cited.ts';

const WALL = 11;
const FIRST_PACKETS = 5;
const ACE = 1;
const KING = 13;
const SUITS = ['s', 'h', 'd', 'c'];
const notFromCentre = ref(
  'centre-to-bases',
  'mendelev:17',
  t('Из центра карты идут только на базовые стопки.', 'From the centre cards go to the bases only.'),
);

export const game = defineGame({
  id: 'tomb',
  name: t('Гробница', 'The Tomb'),
  about: t(
    'Из «Энциклопедии игр» Владимира Менделева, с рисунком 287; заголовок оторван, название взято по «стенам гробницы», о которых говорит текст. Четыре стены, рабочие карты возле них и колода, которую проходят пять раз, с каждым разом на одну пачку меньше. С «Гробницей Наполеона» у этого пасьянса нет ничего общего.',
    'From Vladimir Mendelev’s Encyclopedia of Games, with figure 287; the heading is torn off, and the name comes from the “walls of the tomb” in its text. Four walls, working cards beside them, and a stock gone through five times, each time into one packet fewer. It has nothing to do with Napoleon’s Tomb.',
  ),
  sources: cited.mendelev,
  packs: 2,
  house: [
    {
      id: 'workingPlace',
      name: t('Опустевшее рабочее место', 'A working place that becomes empty'),
      source: ['ours'],
      values: [
        { id: 'own-wall', text: t('сразу получает верхнюю карту своей стены', 'gets the top card of its own wall at once') },
        {
          id: 'any',
          text: t(
            'занимает сам играющий: картой стены, пачки или рабочей стопки',
            'is filled by the player: from a wall, a packet or a working pile',
          ),
        },
      ],
    },
  ],
  counters: [{ id: 'packets', name: t('пачек в этом проходе', 'packets of this pass'), start: FIRST_PACKETS }],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none' },
    {
      id: 'walls',
      kind: 'reserve',
      name: t('стена', 'wall'),
      names: { pattern: 'w{n}', count: 4 },
      visible: 'top',
      take: 'top',
      because: {
        put: ref(
          'walls-not-built',
          'mendelev:15 mendelev:18',
          t('На стены и пачки рукой ничего не кладут.', 'The player puts nothing on walls or packets.'),
        ),
      },
    },
    {
      id: 'working',
      kind: 'column',
      name: t('рабочая стопка', 'working pile'),
      names: { pattern: 'o{n}', count: 4 },
      take: 'top',
      start: byHouse('workingPlace', {
        'own-wall': null,
        any: named(
          'working-place-takes-any',
          'ours',
          anyCard(),
          t(
            'На пустое рабочее место кладут любую свободную карту: со стены, из пачки или с другой рабочей стопки.',
            'An empty working place takes any free card: from a wall, a packet or another working pile.',
          ),
        ),
      }),
      build: [
        named(
          'never-on-ace',
          'mendelev:17',
          notOnto(ACE),
          t('На туза в рабочей стопке ничего не кладут.', 'Nothing goes on an ace in a working pile.'),
        ),
        named(
          'working',
          'mendelev:16 mendelev:17',
          allOf(inSuit(), rankStep(1)),
          t(
            'На рабочую карту кладут карту той же масти, которая на очко старше; на короля, стало быть, ничего.',
            'A working card takes the card of its suit that is one rank higher; a king, therefore, takes nothing.',
          ),
        ),
      ],
      from: ['walls', 'packets', 'working'],
      guards: [byHouse('workingPlace', { 'own-wall': [], any: [named('not-an-only-card', 'ours', notAnOnlyCard('working'))] })],
      because: {
        from: notFromCentre,
        start: ref(
          'working-place-stays-empty',
          'mendelev:15 ours',
          t(
            'Когда стена кончилась, её опустевшее рабочее место больше не занимают.',
            'Once a wall is used up, its empty working place is not filled any more.',
          ),
        ),
      },
    },
    {
      id: 'packets',
      kind: 'reserve',
      name: t('пачка', 'packet'),
      names: { pattern: 'p{n}', count: FIRST_PACKETS },
      take: 'top',
      because: {
        put: ref(
          'walls-not-built',
          'mendelev:15 mendelev:18',
          t('На стены и пачки рукой ничего не кладут.', 'The player puts nothing on walls or packets.'),
        ),
      },
    },
    {
      id: 'bases',
      kind: 'foundation',
      name: t('базовая стопка', 'base'),
      names: { list: SUITS.map((suit) => `b${suit}`) },
      capacity: 26,
      start: named(
        'base-king',
        'mendelev:12',
        ofRankInOwnSuit(KING),
        t('Базовую стопку начинает король её масти.', 'The king of its suit begins a base.'),
      ),
      build: [
        named(
          'base-descends',
          'mendelev:13 mendelev:14',
          allOf(inSuit(), rankStep(-1, true)),
          t(
            'Базовую стопку строят в масть вниз, от короля до туза; на туза кладут второго короля и снова идут вниз до туза, всего 26 карт.',
            'A base is built down in suit from king to ace; the second king goes on the ace, and so down to the ace again, 26 cards in all.',
          ),
        ),
      ],
    },
    {
      id: 'centre',
      kind: 'foundation',
      name: t('центр', 'centre'),
      names: { list: ['c'] },
      capacity: 13,
      take: 'top',
      start: named(
        'centre-ace',
        'mendelev:17',
        ofRank(ACE),
        t('В пустой центр кладут любого свободного туза.', 'The empty centre takes any free ace.'),
      ),
      build: [
        named(
          'centre-ascends',
          'mendelev:17',
          allOf(inSuit(), rankStep(1)),
          t('В центре на туза строят в масть вверх.', 'In the centre the ace is built up in suit.'),
        ),
      ],
      from: ['walls', 'packets', 'working'],
    },
  ],
  deal: [
    named(
      'four-walls',
      'mendelev:10',
      dealPackets('walls', WALL),
      t(
        'Квадратом выкладывают четыре стены по одиннадцать карт: северную, восточную, южную и западную. Карта, взятая из колоды первой, в каждой стене верхняя, и видна только она.',
        'Four walls of eleven cards are laid in a square: north, east, south and west. The card that comes first from the pack is the top card of its wall, and the only one seen.',
      ),
    ),
    named(
      'working-cards',
      'mendelev:11',
      layTops('walls', 'working'),
      t(
        'Верхнюю карту каждой стены кладут рядом с ней, снаружи: это её рабочая карта. В колоде остаётся 60 карт.',
        'The top card of each wall is laid beside it, outside: this is its working card. The stock keeps 60 cards.',
      ),
    ),
  ],
  byItself: [
    byHouse('workingPlace', {
      'own-wall': [
        named(
          'own-wall',
          'ours mendelev:14 mendelev:15',
          refillFromPartner('working', 'walls'),
          t(
            'Опустевшее рабочее место сразу получает верхнюю карту своей стены; когда кончилась и стена, пустыми остаются оба места.',
            'A working place that becomes empty gets the top card of its own wall at once; when the wall too is used up, both stay empty.',
          ),
        ),
      ],
      any: [],
    }),
  ],
  actions: [
    {
      ...ref(
        'deal',
        'mendelev:18 mendelev:22',
        t(
          'Сдают по одной открытой карте на каждую пачку, пока хватает колоды. В первом проходе пачек пять, в следующих — четыре, три, две и, наконец, одна.',
          'One card is dealt face up on each packet, as far as the stock lasts. There are five packets in the first pass, then four, three, two and at last one.',
        ),
      ),
      name: t('Сдать', 'Deal'),
      when: [named('stock-empty', 'mendelev:19', stockHolds())],
      does: [dealEach('packets', 'packets')],
    },
    {
      ...ref(
        'gather',
        'mendelev:19 mendelev:20',
        t(
          'Когда колода кончилась, пачки собирают в новую колоду, не тасуя: первой пойдёт нижняя карта первой пачки, за первой пачкой вторая и так далее. Пачек теперь будет на одну меньше.',
          'When the stock is empty the packets are gathered into a new one, without a shuffle: the lowest card of packet 1 comes first, packet 2 follows packet 1, and so on. From now on there is one packet fewer.',
        ),
      ),
      name: t('Собрать пачки', 'Gather the packets'),
      when: [
        named(
          'stock-first',
          'mendelev:19',
          stockOut(),
          t('Сначала надо сдать всю колоду.', 'The stock must be dealt out first.'),
        ),
        named(
          'five-passes',
          'mendelev:20',
          counterAbove('packets', 1),
          t(
            'Проходов всего пять: когда пачка одна, её больше не собирают.',
            'There are five passes: a single packet is not gathered any more.',
          ),
        ),
        named(
          'nothing-to-gather',
          'ours',
          someHold('packets'),
          t('Собирают, только если хоть в одной пачке есть карта.', 'Packets are gathered only when one of them holds a card.'),
        ),
      ],
      does: [gather('packets', 'first'), count('packets', -1)],
    },
  ],
  goal: named(
    'all-on-bases',
    'mendelev:13 mendelev:20',
    allIn(['bases'], ['bases', 'centre']),
    t(
      'Пасьянс сошёлся, когда все 104 карты лежат на четырёх базовых стопках.',
      'The game is won when all 104 cards lie on the four bases.',
    ),
  ),
  notes: [
    {
      part: 'deal',
      ...ref(
        'corners-and-centre',
        'mendelev:12 mendelev:17',
        t(
          'Четыре угла квадрата — для базовых стопок, по одной на каждую масть; место между стенами — центр.',
          'The four corners of the square are for the bases, one for each suit; the place between the walls is the centre.',
        ),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'free-cards',
        'mendelev:12 mendelev:14 mendelev:16',
        t(
          'Свободны верхние карты стен, рабочих стопок, пачек и центра. Карты перекладывают по одной; рабочую стопку переносят на базовую карта за картой.',
          'Free are the tops of walls, working piles, packets and of the centre. Cards move one at a time; a working pile goes to its base card by card.',
        ),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'centre-again',
        'mendelev:17 ours',
        t('Когда центр опустел, начать его снова может любой туз.', 'Whenever the centre is empty, any ace may begin it again.'),
      ),
    },
  ],
  layout: {
    size: [10.9, 5.36],
    areas: [
      {
        group: 'walls',
        at: [0, 0],
        places: [{ at: [3.36, 1.12] }, { at: [4.42, 2.18] }, { at: [3.36, 3.24] }, { at: [2.3, 2.18] }],
      },
      {
        group: 'working',
        at: [0, 0],
        room: 1.2,
        places: [
          { at: [3.36, 0], fan: 'right' },
          { at: [5.54, 2.18], fan: 'right' },
          { at: [3.36, 4.36], fan: 'right' },
          { at: [1.2, 2.18], fan: 'left' },
        ],
      },
      {
        group: 'bases',
        at: [0, 0],
        places: [{ at: [2.3, 1.12] }, { at: [4.42, 1.12] }, { at: [4.42, 3.24] }, { at: [2.3, 3.24] }],
      },
      { group: 'centre', at: [3.36, 2.18] },
      { group: 'packets', at: [7.8, 0], step: [0, 1.09], fan: 'right', room: 2.1 },
      { group: 'stock', at: [6.6, 4.36] },
    ],
  },
  portrait: {
    size: [6.2, 7.3],
    areas: [
      {
        group: 'walls',
        at: [0, 0],
        places: [{ at: [2.6, 1.1] }, { at: [3.64, 2.14] }, { at: [2.6, 3.18] }, { at: [1.56, 2.14] }],
      },
      {
        group: 'working',
        at: [0, 0],
        room: 2.1,
        places: [
          { at: [0, 0], fan: 'right' },
          { at: [5.2, 1.1], fan: 'down' },
          { at: [3.1, 0], fan: 'right' },
          { at: [0, 1.1], fan: 'down' },
        ],
      },
      {
        group: 'bases',
        at: [0, 0],
        places: [{ at: [1.56, 1.1] }, { at: [3.64, 1.1] }, { at: [3.64, 3.18] }, { at: [1.56, 3.18] }],
      },
      { group: 'centre', at: [2.6, 2.14] },
      { group: 'packets', at: [0, 4.3], step: [1.04, 0], fan: 'down', room: 2 },
      { group: 'stock', at: [5.2, 4.3] },
    ],
  },
  examples: [
    {
      id: 'figure-287',
      source: ['mendelev:21', 'mendelev:22', 'ours'],
      text: t(
        'Бубновые дама и валет уходят с пачек на своего короля, а восьмёрка пик, которая лежала под дамой, — на рабочую семёрку.',
        'The queen and the jack of diamonds go from the packets to their king, and the eight of spades that lay under the queen goes on the working seven.',
      ),
      remark: t(
        'Остальные карты, которых на рисунке не видно, придуманы.',
        'The cards that the figure does not show are made up.',
      ),
      pack: '2D 5S AH 3H 4H 6H 7H 8H 9H 10H JH  9H 4C 2H 2C 3C 5C 6C 7C 8C 10C JC  7S 2S AS 3S 4S 6S 9S 10S JS QS AD  5D JC AC 3D 4D 6D 7D 8D 9D 10D QC  KS KH KD 8S 9C  10S JD 3C QD 6H',
      steps: [
        { shows: ['o1: 2D', 'o2: 9H', 'o3: 7S', 'o4: 5D'] },
        { play: 'deal' },
        { play: 'p1>bs' },
        { play: 'p2>bh' },
        { play: 'p3>bd' },
        { refused: 'p5>o2', rule: 'working' },
        { play: 'deal' },
        { play: 'p4>bd' },
        { play: 'p2>bd' },
        { play: 'p4>o3' },
        { shows: ['bd: KD QD JD', 'o3: 7S 8S', 'p2: --', 'p4: --'] },
        { play: 'deal' },
      ],
    },
  ],
});
