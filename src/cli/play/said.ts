/** What the game in the terminal says. */
import type { Text } from '../../cards/index.ts';
import { counted, t } from '../language.ts';

export const said = {
  resumed: (moves: Text): Text => t(`Продолжаем сохранённую игру (${moves.ru}).`, `The saved game goes on (${moves.en}).`),
  fresh: t('Новый расклад.', 'A new deal.'),
  won: t('Пасьянс сошёлся!', 'The game is won!'),
  over: t(
    'Ходов больше нет. Можно взять ход назад (отмена), начать сначала или разложить новый.',
    'There are no more moves. Take one back (undo), restart, or deal a new game.',
  ),
  onlyActions: t('Карты переложить некуда, остались только действия.', 'No card can be moved; only actions are left.'),
  nothingToUndo: t('Назад брать нечего: это начало игры.', 'There is nothing to take back: this is the beginning.'),
  nothingToRedo: t('Возвращать нечего.', 'There is nothing to make again.'),
  undone: (move: string): Text => t(`Взято назад: ${move}.`, `Taken back: ${move}.`),
  restarted: t('Игра начата сначала.', 'From the beginning.'),
  actions: t('Действия', 'Actions'),
  noMoves: t('Ходов нет.', 'There are no moves.'),
  choose: t('Ход', 'Move'),
  keys: t('↑↓ — выбрать, Enter — сходить, Ctrl+C — назад', '↑↓ choose, Enter plays, Ctrl+C goes back'),
  back: t('— ввести самому', '— type it instead'),
  prompt: (n: number): string => `${n}> `,
  help: t(
    'Ход пишут «откуда>куда», несколько карт — «откуда>куда*3»; можно короче: «откуда куда», названием карты вместо места, одним местом, если ход оттуда один. Пустая строка — выбор из списка. Действие называют по имени.',
    "A move is written 'from>to', several cards 'from>to*3'; or shorter: 'from to', a card instead of a pile, one pile alone when only one move leads from it. An empty line gives a list to choose from. An action is called by its name.",
  ),
  helpOrders: t('Ещё можно ввести:', 'You can also type:'),
  unread: (word: string): Text =>
    t(
      `«${word}»: не понимаю. Ход пишут так: откуда>куда; справка — «?».`,
      `'${word}' is not understood. A move is written from>to; '?' gives help.`,
    ),
  noPlace: (word: string, names: string): Text =>
    t(
      `«${word}» — ни место, ни карта на столе. Места: ${names}.`,
      `'${word}' is neither a pile nor a card on the table. The piles: ${names}.`,
    ),
  several: (word: string, moves: string): Text =>
    t(`«${word}»: возможны разные ходы: ${moves}.`, `'${word}' can move in several ways: ${moves}.`),
  stuck: (word: string): Text => t(`«${word}»: отсюда сейчас хода нет.`, `'${word}' has no move now.`),
  badDeal: (word: string): Text =>
    t(
      `«${word}» — не номер расклада: нужно целое число от 1 до 4294967295.`,
      `'${word}' is no number of a deal: a whole number from 1 to 4294967295 is needed.`,
    ),
  lookWhat: (names: string): Text =>
    t(`Какое место показать? Например «место ${names}».`, `Which pile? For example 'look ${names}'.`),
  empty: t('пусто', 'empty'),
  saved: (file: string): Text => t(`Игра сохранена: ${file}`, `The game is saved: ${file}`),
  notSaved: (file: string, why: string): Text =>
    t(
      `Сохранить игру не удалось: ${file} (${why}). Проверьте, что эта папка есть и в неё можно писать.`,
      `The game could not be saved: ${file} (${why}). Check that the folder is there and can be written to.`,
    ),
  damaged: (kept: string, why: Text): Text =>
    t(
      `Сохранённую игру прочесть не удалось (${why.ru}). Она отложена: ${kept}`,
      `The saved game could not be read (${why.en}). It is kept aside: ${kept}`,
    ),
  keptAside: (kept: string): Text =>
    t(
      `Прежняя игра отложена: ${kept}. Продолжить её: pasyans play --record ФАЙЛ`,
      `The game before is kept aside: ${kept}. To go on with it: pasyans play --record FILE`,
    ),
  otherWindow: (file: string): Text =>
    t(
      `Этот пасьянс играют и в другом окне. Отсюда игра сохраняется в ${file}`,
      `This patience is played in another window too. From here on this game is saved in ${file}`,
    ),
  enter: t('Enter — дальше', 'Enter goes on'),
  placed: t('на месте', 'placed'),
  movesMade: (n: number): Text => counted(n, { one: 'ход', few: 'хода', many: 'ходов' }, { one: 'move', other: 'moves' }),
};
