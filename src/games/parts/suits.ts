/** What games share that build foundations in suit and columns red on black: said here once. */
import {
  allOf,
  alternateColours,
  type GroupDoc,
  inSuit,
  named,
  ofRankInOwnSuit,
  type RuleRef,
  rankStep,
  ref,
  t,
} from '../../engine/language.ts';

const ACE = 1;
const SUITS = ['s', 'h', 'd', 'c'];

/** Down by one in alternating colours: what lies on a column, and what moves together. */
export const descends = allOf(alternateColours(), rankStep(-1));

export const columnDescends = named(
  'column-descends',
  'common',
  descends,
  t(
    'В столбце карту кладут на другую, которая на очко старше и другого цвета.',
    'In a column a card goes on another that is one rank higher and of the other colour.',
  ),
);

/**
 * One foundation for each suit, from ace to king.
 * @param oneCard the rule by which cards come one by one
 * @param take whether cards come back, where that is a house rule
 */
export const suitFoundations = (oneCard: RuleRef, take?: GroupDoc['take']): GroupDoc => ({
  id: 'foundations',
  kind: 'foundation',
  name: t('базовая стопка', 'foundation'),
  names: { list: SUITS.map((suit) => `f${suit}`) },
  capacity: 13,
  ...(take === undefined ? {} : { take }),
  start: named(
    'ace-begins',
    'common',
    ofRankInOwnSuit(ACE),
    t('Базовую стопку начинает туз её масти.', 'The ace of its suit begins a foundation.'),
  ),
  build: [
    named(
      'foundation-ascends',
      'common',
      allOf(inSuit(), rankStep(1)),
      t('На базовых стопках строят в масть вверх, от туза до короля.', 'Foundations are built up in suit from ace to king.'),
    ),
  ],
  packet: 1,
  because: {
    packet: oneCard,
    take: ref(
      'foundations-stay',
      'common',
      t('Карты с базовых стопок не возвращают.', 'Cards do not come back from the foundations.'),
    ),
  },
});
