/** Options that several commands share. */
import { t } from '../language.ts';
import type { ArgumentSpec, OptionSpec } from '../spec.ts';

/** Options of every command. */
export const common: readonly OptionSpec[] = [
  {
    name: 'lang',
    value: t('ru|en', 'ru|en'),
    text: t('язык; без него решают LC_ALL, LC_MESSAGES, LANG', 'language; otherwise LC_ALL, LC_MESSAGES, LANG decide'),
  },
  { name: 'no-color', text: t('без цвета', 'no colours') },
  { name: 'help', text: t('показать эту справку', 'show this help') },
];

export const json: OptionSpec = { name: 'json', text: t('ответ в виде JSON', 'answer as JSON') };

export const game: ArgumentSpec = {
  name: t('ПАСЬЯНС', 'GAME'),
  text: t('название пасьянса; список даёт «pasyans games»', "id of a patience; 'pasyans games' lists them"),
  optional: true,
};
const file = t('ФАЙЛ', 'FILE');
export const documentOption: OptionSpec = {
  name: 'document',
  value: file,
  text: t('описание игры в JSON вместо названия', 'a game document in JSON instead of an id'),
};
/** Which game under which rules. */
export const gameOptions: readonly OptionSpec[] = [
  {
    name: 'set',
    value: t('правило=значение', 'name=value'),
    many: true,
    text: t('вариант правил; можно несколько раз', 'a house rule; may be repeated'),
  },
  documentOption,
];
/** Which position of it. */
export const dealOptions: readonly OptionSpec[] = [
  { name: 'deal', value: t('N', 'N'), text: t('номер расклада; без него случайный', 'number of the deal; random when left out') },
  {
    name: 'pack',
    value: t('ФАЙЛ|-', 'FILE|-'),
    text: t(
      'выписанная колода, первая карта сдаётся первой; может иметь строку «shuffle N»',
      "a written-out pack, first card dealt first; may have a line 'shuffle N'",
    ),
  },
  {
    name: 'layout',
    value: t('ФАЙЛ|-', 'FILE|-'),
    text: t(
      'выписанный расклад: «место: карты», в играх рядами можно без названий',
      "a written-out position: 'pile: cards'; rows of a grid need no names",
    ),
  },
];
export const playOption: OptionSpec = {
  name: 'play',
  value: t('ХОДЫ', 'MOVES'),
  many: true,
  text: t('сначала сделать эти ходы, через пробел', 'first play these moves, separated by spaces'),
};
