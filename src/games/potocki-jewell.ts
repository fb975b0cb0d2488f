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

const redeal = (limit: number): ActionDoc => ({
  ...ref(
    'redeal',
    'ours',
    t(
      'Пересдача: в каждом ряду остаются карты от туза впереди по порядку в масть; остальные тасуют вместе и раскладывают снова. Сразу за оставшимися — пробел; ряд без туза впереди не сохраняет ничего, и пробел у него впереди.',
      'Redeal: in each row the cards that run from an ace in front in order and in suit stay; the others are shuffled together and laid again. Right after them comes a gap; a row without an ace in front keeps nothing and has its gap in front.',
    ),
  ),
  name: t('Пересдать', 'Redeal'),
  when: [
    named(
      'redeals-used',
      'ours',
      counterBelow('attempt', limit + 1),
      t('Все пересдачи использованы.', 'All redeals have been used.'),
    ),
  ],
  does: [redealKeepingRuns('fronts', 'attempt')],
});

export const game = defineGame({
  id: 'potocki-jewell',
  name: t('Пасьянс Потоцкого, вариант Джевела', "Potocki's Patience, Jewell's variant"),
  about: t(
    'Из «Энциклопедии игр» Владимира Менделева: пасьянс Потоцкого в разработке Чарльза Джевела, которому принадлежит и пасьянс «Миссис Моп». Конец описания оторван; цель игры восстановлена.',
    'From Vladimir Mendelev’s Encyclopedia of Games: Potocki’s patience as developed by Charles Jewell, who also invented Mrs. Mop. The end of the account is torn off; the aim of the game is restored.',
  ),
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
      name: t('место перед рядом', 'front of a row'),
      names: { grid: 'r{row}c{column}', rows: [1, 8], columns: [0, 0] },
      start: named(
        'front-aces',
        'mendelev:25',
        ofRank(1),
        t(
          'Перед рядом кладут только туза, любого и в любое время.',
          'In front of a row goes only an ace, any ace and at any time.',
        ),
      ),
      from: ['cells'],
      because: { take: ref('aces-stay', 'mendelev:25 ours', t('Туз впереди ряда стоит до конца.', 'An ace in front stays.')) },
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
            'Пробел берёт только карту, которая в масть на один ранг старше соседки слева.',
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
          t('В пробел справа от пустого места карту не кладут.', 'A gap to the right of an empty place takes no card.'),
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
        'Восемь рядов по тринадцать открытых карт. Место впереди каждого ряда пусто.',
        'Eight rows of thirteen cards face up. The place in front of each row is empty.',
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
      'Пасьянс сошёлся, когда каждый ряд собран в масть от туза впереди до короля.',
      'The game is won when every row runs in one suit from the ace in front to the king.',
    ),
  ),
  notes: [
    {
      part: 'moves',
      ...ref(
        'either-copy',
        'mendelev:23 mendelev:26',
        t('Обе одинаковые карты двух колод годятся.', 'Either copy of a card will do.'),
      ),
    },
    {
      part: 'moves',
      ...ref('not-to-the-left', 'mendelev:26', t('Влево, перед старшей картой, не строят.', 'There is no building to the left.')),
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
