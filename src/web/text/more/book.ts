/** Texts of the rule book and the steps of its examples, in both languages. They come with the parts that show them, not with the first load. */

import { ended } from '../../../play/faultwords.ts';

interface BookWords {
  readonly contents: string;
  readonly print: string;
  readonly by: (author: string) => string;
  readonly picture: string;
  readonly pictureOf: (game: string) => string;
  readonly pictureNote: string;
  readonly legendNumber: string;
  readonly legendPiles: string;
  readonly legendCount: string;
  readonly legendCalled: string;
  readonly legendTaken: string;
  readonly rulesOfTable: string;
  readonly commonNote: string;
  readonly sourcesNote: string;
  readonly chosen: string;
  readonly examples: string;
  readonly example: (n: number) => string;
  readonly exampleTable: (n: number) => string;
  readonly exampleStart: string;
  readonly stepPlay: (move: string) => string;
  readonly stepRefused: (move: string, rule: string) => string;
  readonly stepOnto: (place: string, cards: string) => string;
  readonly stepOntoNone: (places: string) => string;
  readonly stepFits: (cards: string, places: string, n: number) => string;
  readonly stepFrom: (place: string, moves: string) => string;
  readonly stepFromNone: (places: string) => string;
  readonly stepWon: string;
}

const ru: BookWords = {
  contents: 'Содержание',
  print: 'Напечатать',
  by: (author) => ended(`Автор: ${author}`),
  picture: 'Стол',
  pictureOf: (game) => `${game}: стол с номерами мест`,
  pictureNote: 'Номер на месте — номер строки в таблице под рисунком; у мест рядами по краям стоят номера рядов и столбцов.',
  legendNumber: '№',
  legendPiles: 'Стопки',
  legendCount: 'Сколько',
  legendCalled: 'В записи ходов',
  legendTaken: 'Как берут',
  rulesOfTable: 'Правила любого стола',
  commonNote: 'Общеизвестно: так играют повсюду, отдельного источника нет.',
  sourcesNote: 'При каждом правиле стоят источник и номера его абзацев.',
  chosen: 'выбрано',
  examples: 'Примеры',
  example: (n) => `Пример ${n}`,
  exampleTable: (n) => `Стол примера ${n}`,
  exampleStart: 'Начало примера.',
  stepPlay: (move) => `Ход: ${move}.`,
  stepRefused: (move, rule) => `Нельзя: ${move}. ${rule}`,
  stepOnto: (place, cards) => `Сюда (${place}) подходит: ${cards}.`,
  stepOntoNone: (places) => `Сюда ничего не положить: ${places}.`,
  stepFits: (list, places, n) => `${list} ${n === 1 ? 'подходит' : 'вместе подходят'} сюда: ${places}.`,
  stepFrom: (place, moves) => `Отсюда (${place}) можно пойти так: ${moves}.`,
  stepFromNone: (places) => `Отсюда хода нет: ${places}.`,
  stepWon: 'Пасьянс сошёлся.',
};

const en: BookWords = {
  contents: 'Contents',
  print: 'Print',
  by: (author) => ended(`By ${author}`),
  picture: 'The table',
  pictureOf: (game) => `${game}: the table with its places numbered`,
  pictureNote:
    'The number on a place is the number of a row in the table below the picture; where places lie in rows, the numbers of rows and columns stand at the edges.',
  legendNumber: 'No.',
  legendPiles: 'Piles',
  legendCount: 'How many',
  legendCalled: 'In written moves',
  legendTaken: 'How taken',
  rulesOfTable: 'Rules of every table',
  commonNote: 'Commonly known: played so everywhere, without a source of its own.',
  sourcesNote: 'Each rule names its source and the numbers of its paragraphs.',
  chosen: 'chosen',
  examples: 'Examples',
  example: (n) => `Example ${n}`,
  exampleTable: (n) => `The table of example ${n}`,
  exampleStart: 'The example begins.',
  stepPlay: (move) => `Move: ${move}.`,
  stepRefused: (move, rule) => `Not allowed: ${move}. ${rule}`,
  stepOnto: (place, cards) => `What fits here (${place}): ${cards}.`,
  stepOntoNone: (places) => `Nothing may go here: ${places}.`,
  stepFits: (list, places, n) => `${list} ${n === 1 ? 'fits' : 'together fit'} here: ${places}.`,
  stepFrom: (place, moves) => `What may be played from here (${place}): ${moves}.`,
  stepFromNone: (places) => `Nothing may be played from here: ${places}.`,
  stepWon: 'The game is won.',
};

export const book = { ru, en } as const;
