/** The commands: how each is called. What it does is loaded when it runs. */
import { t } from '../language.ts';
import { limitOptions, samplesOption, threadsOption } from '../search/limits.ts';
import type { CommandSpec, OptionSpec } from '../spec.ts';
import { dealOptions, documentOption, game, gameOptions, json, playOption } from './common.ts';

const open: OptionSpec = {
  name: 'open',
  text: t('показать и закрытые карты; такой расклад читает --layout', 'show hidden cards too; --layout reads such a position'),
};
const CODES = t(
  'Код завершения: 0 — можно выиграть; 1 — нельзя; 3 — неизвестно.',
  'Exit codes: 0 it can be won; 1 it cannot; 3 not known.',
);
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
    name: 'solve',
    text: t(
      'Можно ли выиграть: цепочка ходов, доказательство или «неизвестно».',
      'Can it be won: a line, a proof, or “not known”.',
    ),
    more: [
      t(
        'Все карты считаются известными, и закрытые тоже; тасовать заново решатель не пробует: речь о нынешней попытке. Доказательство — это перебор всех позиций, до которых можно дойти.',
        'All cards count as known, hidden ones too; actions that shuffle are not tried: the answer is about the present attempt. A proof is a search of every position that can be reached.',
      ),
      t(
        'С --fair известно только то, что игравший видел: остальные карты много раз раскладывают наугад. Доля выигрышных — о раскладах, а не о том, как часто выиграет человек. Код тогда 0, если выигрышны все, и 1, если ни один.',
        'With --fair only what the player has seen is known: the other cards are laid at random many times. The share is about how the cards may lie, not about how often a person will win. The exit code is then 0 when all of them can be won and 1 when none can.',
      ),
      CODES,
    ],
    args: [game],
    options: [
      ...gameOptions,
      ...dealOptions,
      playOption,
      {
        name: 'record',
        value: t('ФАЙЛ|-', 'FILE|-'),
        text: t('записанная игра вместо расклада', 'a recorded game instead of a deal'),
      },
      ...limitOptions,
      threadsOption,
      { name: 'fair', text: t('знать только то, что видел игравший', 'know only what the player has seen') },
      samplesOption,
      { name: 'line', text: t('только запись выигрыша, если он найден', 'only the record of the win, if one is found') },
      json,
    ],
    load: () => import('./solve.ts'),
  },
  {
    name: 'hint',
    text: t('Подсказывает ход в записанной игре.', 'Hints at a move in a recorded game.'),
    more: [
      t(
        'Пока игравший видел не все карты, подсказка честная: их много раз раскладывают наугад и дают ход, с которого начинается больше всего выигрышей.',
        'While there are cards that the player has not seen the hint is fair: they are laid at random many times, and the move that begins most of the wins is given.',
      ),
      CODES,
    ],
    args: [record],
    options: [
      documentOption,
      { name: 'thoughtful', text: t('заглянуть под закрытые карты', 'look under the cards that lie hidden') },
      { name: 'line', text: t('вся цепочка до выигрыша', 'the whole line to the win') },
      ...limitOptions,
      threadsOption,
      samplesOption,
      json,
    ],
    load: () => import('./hint.ts'),
  },
  {
    name: 'lost-at',
    text: t('Каким ходом проиграна записанная игра.', 'By which move a recorded game was lost.'),
    more: [
      t(
        'Ищет в последней попытке; все карты считаются известными. Пределы даны на каждую просмотренную позицию, время — на все. Код 3 и тогда, когда проигрыш доказан, а ход найден лишь приблизительно.',
        'Looks at the last attempt; all cards count as known. The limits are for each position looked at, the time for all. The exit code is 3 also when the game is lost but the move is known only roughly.',
      ),
      CODES,
    ],
    args: [record],
    options: [documentOption, ...limitOptions, json],
    load: () => import('./lost-at.ts'),
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
  {
    name: 'export',
    text: t(
      'Расклад и его правила для другой программы, если она может их передать.',
      'A deal and its rules for another program, if that can say them.',
    ),
    more: [
      t(
        'Solvitaire читает правила и расклад из двух файлов: --part rules и --part deal. Чего она не знает, о том сказано, и код завершения 1; что она играет немного иначе, о том предупреждение.',
        'Solvitaire reads rules and deal from two files: --part rules and --part deal. What it cannot say is told, with exit code 1; what it plays a little differently is told as a warning.',
      ),
    ],
    args: [game],
    options: [
      ...gameOptions,
      ...dealOptions,
      {
        name: 'for',
        value: t('ПРОГРАММА', 'PROGRAM'),
        text: t('для какой программы: solvitaire', 'for which program: solvitaire'),
      },
      {
        name: 'part',
        value: t('rules|deal', 'rules|deal'),
        text: t('только правила или только расклад', 'only the rules or only the deal'),
      },
      {
        name: 'exact',
        text: t('отказаться и от того, что играется немного иначе', 'refuse what is played a little differently too'),
      },
    ],
    load: () => import('./export.ts'),
  },
];
