/** Texts of what is said aloud, in both languages. They come with the voice, which does not hold up the first table. */
import { counted } from '../plural.ts';

const cardsRu = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
const cardsEn = counted('en', { one: 'card', other: 'cards' });

export interface VoiceWords {
  readonly lineShown: string;
  readonly lineClosed: string;
  readonly inHand: (cards: string) => string;
  readonly laidDown: (n: number) => string;
  /** The way to a place: «на столбец 3», «в ячейку 1». */
  readonly onto: (place: string) => string;
  /** What an action did is told after it. */
  readonly done: (action: string) => string;
  readonly movedCards: (n: number) => string;
  readonly tookBack: string;
  readonly tookBackAction: (action: string) => string;
  /** `place` as `onto` says it. */
  readonly backTo: (cards: string, place: string) => string;
  readonly cardsBack: string;
  readonly tookBackAll: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  readonly backAtStart: string;
  readonly backAt: (made: number) => string;
  readonly onAt: (made: number) => string;
  readonly elsewhereAt: (made: number) => string;
  readonly startedOver: string;
  readonly turnedUp: (cards: string) => string;
  readonly tookBackTo: (back: string) => string;
  readonly nothingHome: string;
  readonly noAction: string;
  readonly noActionNumber: (n: number) => string;
  readonly noRefusal: string;
  readonly bookmarkSet: string;
  readonly bookmarkGone: string;
  readonly noBookmark: string;
  readonly nowInWords: string;
  readonly nowAsCards: string;
  /** In a lesson, and while a line is shown. */
  readonly keyRests: string;
  /** `place` as `onto` says it. */
  readonly move: (cards: string, place: string) => string;
  readonly action: (name: string) => string;
}

/** The name of a place in the accusative: «базовую стопку пик», «ячейку 1»; only words in -а and -я change. */
function accusative(name: string): string {
  const words = name.split(' ');
  const noun = words.findIndex((word) => !/(?:ая|яя)$/.test(word));
  return words
    .map((word, i) => {
      if (noun < 0 || i < noun) return word.replace(/ая$/, 'ую').replace(/яя$/, 'юю');
      return i === noun ? word.replace(/а$/, 'у').replace(/я$/, 'ю') : word;
    })
    .join(' ');
}
/** Into these cards are put with «в», onto all others with «на». */
const INTO = /^(?:колод|сброс|отбой|ячейк|дыр|центр)/;

const ru: VoiceWords = {
  lineShown: 'Решение показывается по ходам; ваша игра остаётся как есть.',
  lineClosed: 'На столе снова ваша игра.',
  inHand: (list) => `В руке: ${list}.`,
  laidDown: (n) => (n === 1 ? 'Карта положена обратно.' : 'Карты положены обратно.'),
  onto: (place) => `${INTO.test(place) ? 'в' : 'на'} ${accusative(place)}`,
  done: (action) => `Сделано: «${action}».`,
  movedCards: (n) => `Переложено: ${cardsRu(n)}.`,
  tookBack: 'Ход отменён.',
  tookBackAction: (action) => `Отменено: «${action}».`,
  backTo: (list, place) => `${list} — обратно ${place}`,
  cardsBack: 'Карты вернулись на прежние места.',
  tookBackAll: 'Ход отменён вместе с картами, которые пошли следом.',
  nothingToUndo: 'Отменять нечего.',
  nothingToRedo: 'Вернуть нечего.',
  backAtStart: 'Вы вернулись к началу игры.',
  backAt: (made) => `Вы вернулись к ходу ${made}.`,
  onAt: (made) => `Вы перешли вперёд, к ходу ${made}.`,
  elsewhereAt: (made) => `Вы перешли на другую цепочку ходов, к ходу ${made}.`,
  startedOver: 'Игра начата сначала.',
  turnedUp: (list) => `Открылось: ${list}.`,
  tookBackTo: (list) => `Ход отменён: ${list}.`,
  nothingHome: 'Отправить на место сейчас нечего.',
  noAction: 'Действий сейчас нет.',
  noActionNumber: (n) => `Действия ${n} нет.`,
  noRefusal: 'Отказа не было.',
  bookmarkSet: 'Закладка поставлена.',
  bookmarkGone: 'Закладка снята.',
  noBookmark: 'Закладок нет.',
  nowInWords: 'Стол показан словами.',
  nowAsCards: 'Стол показан картами.',
  keyRests: 'Сейчас эта клавиша не действует.',
  move: (list, place) => `${list} — ${place}`,
  action: (name) => `«${name}»`,
};

const en: VoiceWords = {
  lineShown: 'A line that wins is shown move by move; your own game stays as it is.',
  lineClosed: 'Your own game is on the table again.',
  inHand: (list) => `In hand: ${list}.`,
  laidDown: (n) => (n === 1 ? 'The card is back in its place.' : 'The cards are back in their place.'),
  onto: (place) => `to ${place}`,
  done: (action) => `Done: “${action}”.`,
  movedCards: (n) => `${cardsEn(n)} moved.`,
  tookBack: 'Move taken back.',
  tookBackAction: (action) => `Taken back: “${action}”.`,
  backTo: (list, place) => `${list} back ${place}`,
  cardsBack: 'The cards are back in their places.',
  tookBackAll: 'Move taken back, with the cards that followed by themselves.',
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to make again.',
  backAtStart: 'You are back at the beginning of the game.',
  backAt: (made) => `You are back at move ${made}.`,
  onAt: (made) => `You have gone on to move ${made}.`,
  elsewhereAt: (made) => `You have gone to another line, at move ${made}.`,
  startedOver: 'The game is at its beginning again.',
  turnedUp: (list) => `Turned up: ${list}.`,
  tookBackTo: (list) => `Move taken back: ${list}.`,
  nothingHome: 'Nothing can be sent to its place now.',
  noAction: 'There is no action now.',
  noActionNumber: (n) => `There is no action ${n}.`,
  noRefusal: 'Nothing was refused.',
  bookmarkSet: 'Bookmark set.',
  bookmarkGone: 'Bookmark removed.',
  noBookmark: 'There are no bookmarks.',
  nowInWords: 'The table is shown in words.',
  nowAsCards: 'The table is shown as cards.',
  keyRests: 'This key does nothing now.',
  move: (list, place) => `${list} ${place}`,
  action: (name) => `“${name}”`,
};

export const voice = { ru, en } as const;
