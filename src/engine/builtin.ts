/** Rules that every game has: what the structure of piles forbids. Number 0 means "allowed". */
import { ref, t } from './atom.ts';
import type { RuleRef } from './document.ts';

export const builtinRules: readonly RuleRef[] = [
  ref('allowed', 'ours', t('Ход разрешён.', 'The move is allowed.')),
  ref('game-won', 'ours', t('Пасьянс уже сошёлся: ходов больше нет.', 'The game is won: there are no more moves.')),
  ref('same-pile', 'ours', t('Карта уже лежит здесь.', 'The card already lies there.')),
  ref('no-card', 'ours', t('Здесь нет карты, которую можно взять.', 'There is no card to take there.')),
  ref('cannot-take', 'ours', t('Отсюда карты рукой не берут.', 'The player takes no cards from there.')),
  ref('face-down', 'ours', t('Закрытую карту перекладывать нельзя.', 'A card that lies face down cannot be moved.')),
  ref('one-card', 'ours', t('Отсюда берут только по одной карте.', 'Cards are taken from there only one at a time.')),
  ref(
    'foot-stays',
    'ours',
    t('Карта, с которой началась эта стопка, остаётся на месте.', 'The card that began this pile stays where it is.'),
  ),
  ref('cannot-put', 'ours', t('Сюда карты рукой не кладут.', 'The player puts no cards there.')),
  ref(
    'nothing-starts-here',
    'ours',
    t('Это место остаётся пустым: карты на него не кладут.', 'That place stays empty: no card is put there.'),
  ),
  ref('not-from-there', 'ours', t('Оттуда карты сюда не кладут.', 'That place does not take cards from where this one lies.')),
  ref('packet-size', 'ours', t('Столько карт сразу сюда не кладут.', 'That place does not take so many cards at once.')),
  ref('pile-full', 'ours', t('Эта стопка уже полна.', 'That pile is full.')),
  ref(
    'cell-taken',
    'ours',
    t('Это место занято: карту кладут только в пробел.', 'That place is taken: a card goes only into a gap.'),
  ),
  ref(
    'wrong-foot',
    'ours',
    t('На этой стопке не строят: начата она не с той карты.', 'That pile is not built on: it was not begun by its base card.'),
  ),
  ref('no-foundation', 'ours', t('Эту карту пока не принимает ни одна базовая стопка.', 'No foundation takes this card yet.')),
];

const at = (rule: string): number => builtinRules.findIndex((r) => r.rule === rule);
export const GAME_WON = at('game-won');
export const SAME_PILE = at('same-pile');
export const NO_CARD = at('no-card');
export const FACE_DOWN = at('face-down');
export const ONE_CARD = at('one-card');
export const NO_FOUNDATION = at('no-foundation');
