/** What a player can type besides moves, in both languages whatever the language of the program. */

import type { Text } from '../../cards/index.ts';
import { t } from '../language.ts';

export type Order = 'undo' | 'redo' | 'restart' | 'new' | 'moves' | 'look' | 'rules' | 'help' | 'quit';

interface OrderWords {
  readonly order: Order;
  readonly words: readonly string[];
  /** As the help shows it. */
  readonly shown: Text;
  readonly text: Text;
}

export const orders: readonly OrderWords[] = [
  {
    order: 'undo',
    words: ['undo', 'u', 'отмена', 'о'],
    shown: t('отмена, о', 'undo, u'),
    text: t('взять ход назад', 'take a move back'),
  },
  {
    order: 'redo',
    words: ['redo', 'r', 'вернуть', 'в'],
    shown: t('вернуть, в', 'redo, r'),
    text: t('вернуть взятый назад ход', 'make it again'),
  },
  {
    order: 'moves',
    words: ['moves', 'm', 'ходы', 'х'],
    shown: t('ходы, х', 'moves, m'),
    text: t('показать возможные ходы', 'list the legal moves'),
  },
  {
    order: 'look',
    words: ['look', 'l', 'место', 'м'],
    shown: t('место M', 'look P'),
    text: t('показать стопку целиком', 'show a whole pile'),
  },
  {
    order: 'restart',
    words: ['restart', 'сначала'],
    shown: t('сначала', 'restart'),
    text: t('этот расклад сначала', 'this deal from the beginning'),
  },
  {
    order: 'new',
    words: ['new', 'новый'],
    shown: t('новый [N]', 'new [N]'),
    text: t('новый расклад, случайный или под номером N', 'a new deal, random or number N'),
  },
  {
    order: 'rules',
    words: ['rules', 'правила'],
    shown: t('правила', 'rules'),
    text: t('правила пасьянса', 'the rules of the patience'),
  },
  {
    order: 'help',
    words: ['help', '?', 'h', 'помощь', 'справка'],
    shown: t('помощь, ?', 'help, ?'),
    text: t('эта справка', 'this help'),
  },
  {
    order: 'quit',
    words: ['quit', 'q', 'exit', 'выход', 'конец'],
    shown: t('выход, q', 'quit, q'),
    text: t('сохранить и выйти', 'save and leave'),
  },
];

/** The order that a word gives, and what follows it. */
export function orderOf(line: string): { order: Order; rest: string } | undefined {
  const [word = '', ...rest] = line.trim().split(/\s+/);
  const found = orders.find(({ words }) => words.includes(word.toLowerCase()));
  return found && { order: found.order, rest: rest.join(' ') };
}
