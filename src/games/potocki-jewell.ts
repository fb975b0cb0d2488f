/** Пасьянс Потоцкого, вариант Джевела: eight rows, the aces come in front, everything runs on from the left. */
import {
  type ActionDoc,
  allOf,
  byHouse,
  counterBelow,
  dealCells,
  defineGame,
  inSuit,
  named,
  ofRank,
  rankStep,
  redealKeepingRuns,
  ref,
  suitRows,
  t,
} from '../engine/language.ts';
import { afterGap, afterKing } from './atoms/gaps.ts';
import * as cited from './parts/cited.ts';

const redeal = (limit: number): ActionDoc => ({
  ...ref(
    'redeal',
    'ours',
    t(
      'В каждом ряду остаются карты, которые идут от туза впереди по порядку в одной масти; остальные тасуют вместе и раскладывают снова. Сразу за оставшимися картами — один пробел; ряд без туза впереди не сохраняет ничего, и пусто у него впереди.',
      'In each row the cards that run from an ace in front in order and in suit stay; the others are shuffled together and laid again. Right after the cards that stayed comes one gap; a row without an ace in front keeps nothing, and its front stays empty.',
    ),
  ),
  name: t('Пересдать', 'Redeal'),
  when: [
    named(
      'redeals-used',
      'ours',
      counterBelow('attempt', limit + 1),
      limit === 1
        ? t('Пересдача всего одна.', 'There is only one redeal.')
        : t('Пересдач всего две.', 'There are only two redeals.'),
    ),
  ],
  does: [redealKeepingRuns('fronts', 'attempt')],
});

export const game = defineGame({
  id: 'potocki-jewell',
  name: t('Пасьянс Потоцкого, вариант Джевела', 'Potocki’s Patience, Jewell’s variant'),
  about: t(
    'Из «Энциклопедии игр» Владимира Менделева: пасьянс Потоцкого, переделанный Чарльзом Джевелом, который придумал и «Миссис Моп». Конец описания оторван, и цель игры восстановлена по смыслу.',
    'From Vladimir Mendelev’s Encyclopedia of Games: Potocki’s patience as recast by Charles Jewell, who also invented Mrs. Mop. The end of the account is torn off; the goal of the game is restored from the rest.',
  ),
  sources: cited.mendelev,
  packs: 2,
  house: [
    {
      id: 'redeals',
      name: t('Пересдачи', 'Redeals'),
      source: ['ours'],
      values: [
        { id: '0', text: t('ни одной', 'none') },
        { id: '1', text: t('одна', 'one') },
        { id: '2', text: t('две', 'two') },
      ],
    },
  ],
  counters: [{ id: 'attempt', name: t('попытка', 'attempt'), start: 1 }],
  piles: [
    {
      id: 'fronts',
      kind: 'grid',
      name: t('место перед рядом', 'front of row'),
      names: { grid: 'r{row}c{column}', rows: [1, 8], columns: [0, 0] },
      start: named(
        'front-aces',
        'mendelev:25',
        ofRank(1),
        t('Перед рядом кладут только туза: любого и в любое время.', 'Only an ace goes in front of a row: any ace, at any time.'),
      ),
      from: ['cells'],
      because: {
        take: ref(
          'aces-stay',
          'mendelev:25 ours',
          t('Туз впереди ряда остаётся там до конца игры.', 'An ace in front of a row stays there to the end of the game.'),
        ),
      },
    },
    {
      id: 'cells',
      kind: 'grid',
      name: t('место', 'place'),
      names: { grid: 'r{row}c{column}', rows: [1, 8], columns: [1, 13] },
      take: 'top',
      beside: {
        left: named(
          'after-left',
          'mendelev:26',
          allOf(inSuit(), rankStep(1)),
          t(
            'В пробел кладут только карту той же масти, которая на очко старше соседки слева.',
            'A gap takes only the card that is one rank higher in suit than its left neighbour.',
          ),
        ),
      },
      gates: [
        named(
          'after-king',
          'mendelev:26 ours',
          afterKing(),
          t(
            'В пробел справа от короля карту не кладут. (В источнике «слева от короля»: описка.)',
            'A gap to the right of a king takes no card. (The source says “left of a king”: a slip of the pen.)',
          ),
        ),
        named(
          'after-gap',
          'mendelev:26',
          afterGap(),
          t('В пробел, слева от которого пусто, карту не кладут.', 'A gap with an empty place to its left takes no card.'),
        ),
      ],
    },
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none', aside: true },
  ],
  deal: [
    named(
      'eight-rows',
      'mendelev:24',
      dealCells('cells', 1),
      t(
        'Карты кладут открытыми в восемь рядов, по тринадцать в каждом. Место впереди каждого ряда пусто; место в самом ряду, с которого ушла карта, называют пробелом.',
        'Eight rows of thirteen cards are laid face up. The place in front of each row is empty; a place in the row itself that a card has left is called a gap.',
      ),
    ),
  ],
  byItself: [],
  actions: [byHouse('redeals', { '0': [], '1': [redeal(1)], '2': [redeal(2)] })],
  goal: named(
    'suits-in-rows',
    'ours',
    suitRows('fronts'),
    t(
      'Пасьянс сошёлся, когда все восемь рядов собраны от туза впереди до короля, каждый в одной масти.',
      'The game is won when all eight rows run from the ace in front to the king, each in one suit.',
    ),
  ),
  notes: [
    {
      part: 'moves',
      ...ref(
        'either-copy',
        'mendelev:23 mendelev:26',
        t('Из двух одинаковых карт годится любая.', 'Of two like cards either will do.'),
      ),
    },
    {
      part: 'moves',
      ...ref(
        'not-to-the-left',
        'mendelev:26',
        t(
          'Влево не строят: карту не кладут перед той, что на очко старше.',
          'There is no building to the left: a card does not go before the next higher one.',
        ),
      ),
    },
  ],
  layout: {
    size: [14, 8.56],
    areas: [
      { group: 'fronts', at: [0, 0], step: [1, 1.08] },
      { group: 'cells', at: [1, 0], step: [1, 1.08] },
    ],
  },
  examples: [
    {
      id: 'aces-in-front',
      source: ['mendelev:24', 'mendelev:25', 'mendelev:26', 'ours'],
      text: t(
        'Туз уходит вперёд, за ним двойка; за королём и за пробелом ничего не кладут.',
        'The ace goes in front, its two follows; nothing goes behind a king or behind a gap.',
      ),
      pack: 'AS 2S AH KS AD 3S 7H 8H 9H 10H JH QH 2H',
      steps: [
        { play: 'r1c1>r1c0' },
        { onto: 'r1c1', moves: ['r1c2>r1c1', 'r5c2>r1c1'] },
        { play: 'r1c2>r1c1' },
        { refused: 'r1c13>r1c2', rule: 'after-left' },
        { play: 'r1c5>r2c0' },
        { refused: 'r1c13>r1c5', rule: 'after-king' },
        { refused: 'r1c6>r3c0', rule: 'front-aces' },
        { refused: 'r1c0>r3c0', rule: 'aces-stay' },
        { play: 'r1c3>r3c0' },
        { play: 'r1c6>r1c2' },
        { refused: 'r1c13>r1c6', rule: 'after-gap' },
      ],
    },
  ],
});
