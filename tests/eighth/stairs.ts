/** A small eighth patience in one file, as an inventor would add it: nothing else in the program knows of it. */
import {
  allIn,
  allOf,
  anyCard,
  byHouse,
  dealEach,
  dealRows,
  defineGame,
  inSuit,
  named,
  ofRank,
  rankStep,
  ref,
  stockHolds,
  t,
} from '../../src/engine/language.ts';

export const game = defineGame({
  id: 'stairs',
  name: t('Лесенка', 'Stairs'),
  about: t('Маленький пасьянс для проверки.', 'A small patience for a test.'),
  packs: 1,
  house: [
    {
      id: 'spaces',
      name: t('Пустой столбец', 'An empty column'),
      values: [
        { id: 'any', text: t('любая карта', 'any card') },
        { id: 'kings', text: t('только король', 'only a king') },
      ],
    },
  ],
  counters: [],
  piles: [
    { id: 'stock', kind: 'stock', name: t('колода', 'stock'), names: { list: ['stock'] }, visible: 'none' },
    {
      id: 'columns',
      kind: 'column',
      name: t('столбец', 'column'),
      names: { pattern: 't{n}', count: 8 },
      take: 'top',
      start: byHouse('spaces', { any: named('space-any', 'ours', anyCard()), kings: named('space-kings', 'ours', ofRank(13)) }),
      build: [named('stairs-down', 'ours', rankStep(-1), t('Вниз по одной, масть любая.', 'Down by one, suits regardless.'))],
    },
    {
      id: 'home',
      kind: 'foundation',
      name: t('базовая стопка', 'foundation'),
      names: { pattern: 'f{n}', count: 4 },
      capacity: 13,
      alike: 'always',
      start: named('ace-first', 'ours', ofRank(1)),
      build: [named('suit-up', 'ours', allOf(inSuit(), rankStep(1)))],
    },
  ],
  deal: [dealRows('columns', 4)],
  byItself: [],
  actions: [
    {
      ...ref('deal-row', 'ours', t('По карте на каждый столбец.', 'One card on each column.')),
      name: t('Сдать ряд', 'Deal a row'),
      when: [named('stock-empty', 'ours', stockHolds())],
      does: [dealEach('columns')],
    },
  ],
  goal: named('all-home', 'ours', allIn(['home'])),
  notes: [],
  layout: {
    size: [8, 4],
    areas: [
      { group: 'home', at: [0, 0], step: [1.05, 0] },
      { group: 'stock', at: [7, 0] },
      { group: 'columns', at: [0, 1.2], step: [1, 0], fan: 'down', room: 1.8 },
    ],
  },
  examples: [],
});
