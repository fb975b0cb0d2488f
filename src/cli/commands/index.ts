/** The commands: how each is called. What it does is loaded when it runs. */
import { t } from '../language.ts';
import type { CommandSpec, OptionSpec } from '../spec.ts';
import { dealOptions, documentOption, game, gameOptions, json, playOption } from './common.ts';

const open: OptionSpec = {
  name: 'open',
  text: t('показать и закрытые карты; такой расклад читает --layout', 'show hidden cards too; --layout reads such a position'),
};
const record = { name: t('ФАЙЛ|-', 'FILE|-'), text: t('запись игры', 'a game record') };

export const commands: readonly CommandSpec[] = [
  {
    name: 'games',
    text: t('Список пасьянсов и вариантов их правил.', 'Lists the patiences and their house rules.'),
    args: [],
    options: [json],
    load: () => import('./games.ts'),
  },
  {
    name: 'rules',
    text: t('Правила пасьянса.', 'The rules of a patience.'),
    args: [game],
    options: [...gameOptions, json],
    load: () => import('./rules.ts'),
  },
  {
    name: 'deal',
    text: t('Раскладывает пасьянс и показывает стол.', 'Deals a patience and shows the table.'),
    args: [game],
    options: [...gameOptions, ...dealOptions, playOption, open, json],
    load: () => import('./deal.ts'),
  },
  {
    name: 'play',
    text: t(
      'Игра в терминале. Недоигранное сохраняется и продолжается в следующий раз.',
      'Plays in the terminal. An unfinished game is saved and goes on the next time.',
    ),
    more: [
      t(
        'Без терминала ходы читаются по строкам из стандартного ввода. Что можно вводить, говорит «помощь» в самой игре.',
        "Without a terminal moves are read line by line from the standard input. 'help' in the game says what can be typed.",
      ),
      t(
        'Игры хранятся в $XDG_STATE_HOME/pasyans (без неё в ~/.local/state/pasyans), по файлу на пасьянс.',
        'Games are kept in $XDG_STATE_HOME/pasyans (or ~/.local/state/pasyans), one file a patience.',
      ),
    ],
    args: [game],
    options: [
      ...gameOptions,
      ...dealOptions,
      { name: 'record', value: t('ФАЙЛ', 'FILE'), text: t('продолжить записанную игру', 'go on with a recorded game') },
    ],
    load: () => import('./play.ts'),
  },
  {
    name: 'moves',
    text: t('Список возможных ходов.', 'Lists the legal moves.'),
    args: [game],
    options: [
      ...gameOptions,
      ...dealOptions,
      playOption,
      { name: 'from', value: t('МЕСТО', 'PILE'), text: t('только ходы отсюда', 'only moves from this pile') },
      json,
    ],
    load: () => import('./moves.ts'),
  },
  {
    name: 'perft',
    text: t('Считает последовательности ходов длины 1 … D.', 'Counts the sequences of moves of length 1 … D.'),
    args: [game],
    options: [
      ...gameOptions,
      ...dealOptions,
      playOption,
      { name: 'depth', value: t('D', 'D'), text: t('до какой длины (1–20)', 'up to which length (1–20)') },
      { name: 'divide', text: t('по каждому первому ходу отдельно', 'for each first move apart') },
      json,
    ],
    load: () => import('./perft.ts'),
  },
  {
    name: 'walk',
    text: t('Случайная партия для сверки с другими программами.', 'A random walk, to compare with other programs.'),
    args: [game],
    options: [
      ...gameOptions,
      ...dealOptions,
      playOption,
      {
        name: 'seed',
        value: t('S', 'S'),
        text: t('начало случайных чисел; без него 1', 'seed of the random numbers; 1 when left out'),
      },
      {
        name: 'steps',
        value: t('N', 'N'),
        text: t('сколько ходов самое большее; без него 2000', 'most moves; 2000 when left out'),
      },
      json,
    ],
    load: () => import('./walk.ts'),
  },
  {
    name: 'record check',
    text: t('Проверяет запись игры: можно ли её повторить.', 'Checks that a game record can be replayed.'),
    args: [record],
    options: [documentOption, json],
    load: () => import('./record-check.ts'),
  },
  {
    name: 'record show',
    text: t('Показывает стол, до которого дошла записанная игра.', 'Shows the table that a recorded game has come to.'),
    args: [record],
    options: [documentOption, open, json],
    load: () => import('./record-show.ts'),
  },
  {
    name: 'document',
    text: t('Описание пасьянса в JSON; его читает --document.', 'The document of a patience in JSON; --document reads it.'),
    args: [game],
    options: [documentOption],
    load: () => import('./document.ts'),
  },
];
