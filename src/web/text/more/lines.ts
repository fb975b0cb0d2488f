/** Texts of the menu, the pause, and the lines that were tried, in both languages. They come with the parts that show them, not with the first load. */
import { counted } from '../plural.ts';

const positionsRu = counted('ru', { one: 'позиция', few: 'позиции', many: 'позиций' });
const positionsEn = counted('en', { one: 'position', other: 'positions' });

interface LinesWords {
  readonly book: string;
  readonly laying: string;
  readonly pause: string;
  readonly pausedLong: string;
  readonly goOn: string;
  readonly lines: string;
  readonly linesCount: (positions: number) => string;
  readonly linesNone: string;
  readonly atStart: string;
  readonly movesFrom: (from: string, to: string) => string;
  readonly youAreHere: string;
  readonly otherLine: string;
  readonly eachMove: string;
  readonly thisPosition: string;
  readonly positionName: string;
  readonly positionNote: string;
  readonly bookmark: string;
}

const ru: LinesWords = {
  book: 'Книга правил',
  laying: 'Карты с вашего стола',
  pause: 'Пауза',
  pausedLong: 'Карты закрыты, часы стоят.',
  goOn: 'Продолжить',
  lines: 'Испробованные ходы',
  linesCount: (n) => `Все позиции этого расклада, которые у вас были: ${positionsRu(n)}.`,
  linesNone: 'Ходов ещё не было: здесь появится каждый испробованный ход.',
  atStart: 'Начало',
  movesFrom: (from, to) => (from === to ? `Ход ${from}` : `Ходы ${from}–${to}`),
  youAreHere: 'вы здесь',
  otherLine: 'Отсюда же',
  eachMove: 'По одному ходу',
  thisPosition: 'Эта позиция',
  positionName: 'Название',
  positionNote: 'Заметка',
  bookmark: 'Закладка',
};

const en: LinesWords = {
  book: 'Rule book',
  laying: 'Cards of your own table',
  pause: 'Pause',
  pausedLong: 'The cards are covered and the clock stands still.',
  goOn: 'Go on',
  lines: 'Lines tried',
  linesCount: (n) => `Every position of this deal that you have reached: ${positionsEn(n)}.`,
  linesNone: 'No move has been made yet: every move you try will appear here.',
  atStart: 'The deal',
  movesFrom: (from, to) => (from === to ? `Move ${from}` : `Moves ${from}–${to}`),
  youAreHere: 'you are here',
  otherLine: 'From here too',
  eachMove: 'Move by move',
  thisPosition: 'This position',
  positionName: 'Name',
  positionNote: 'Note',
  bookmark: 'Bookmark',
};

export const lines = { ru, en } as const;
