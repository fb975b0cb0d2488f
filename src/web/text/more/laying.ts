/** Texts of the cards of a table of one's own, in both languages. They come with the parts that show them, not with the first load. */
import { ended } from '../../../play/faultwords.ts';
import { counted } from '../plural.ts';

const cardsRu = counted('ru', { one: 'карту', few: 'карты', many: 'карт' });
const timesRu = counted('ru', { one: 'раз', few: 'раза', many: 'раз' });
/** In so many places: «в трёх», «на двух». */
const inRu = (n: number): string =>
  ['', 'одном', 'двух', 'трёх', 'четырёх', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'][n] ?? String(n);
const timesEn = counted('en', { one: 'time', other: 'times' });
const cardsEn = counted('en', { one: 'card', other: 'cards' });

interface LayingWords {
  readonly layingNote: string;
  readonly layingText: string;
  readonly layingTextNote: (example: string) => string;
  readonly layingPlaces: string;
  readonly layingCards: string;
  readonly placeEmpty: (place: string) => string;
  readonly placeHolds: (place: string, card: string) => string;
  readonly cardLeft: (card: string, left: number) => string;
  readonly leftToPlace: (n: number) => string;
  readonly allPlaced: string;
  readonly missing: (cards: string) => string;
  /** `distinct`: no two of the cards lie in one place. `most`: so many of it there are. */
  readonly twice: (card: string, places: string, n: number, most: number, distinct: boolean) => string;
  readonly takenOut: (card: string, place: string) => string;
  readonly badLine: (line: number, why: string) => string;
  readonly takeOut: string;
  readonly unknownCard: string;
  readonly fillRest: string;
  readonly fillRestNote: string;
  readonly clear: string;
  readonly playThis: string;
  readonly emptySheet: string;
  readonly notPlayable: string;
}

const ru: LayingWords = {
  layingNote:
    'Перепишите сюда карты, которые лежат у вас на столе: наберите, вставьте или положите их по одной. Дальше можно играть здесь, с подсказками.',
  layingText: 'Запись расклада',
  layingTextNote: (example) =>
    `Строка на стопку или на ряд: «${example}». Названия можно не писать, тогда строки идут по порядку. Пустое место — «--», закрытые карты — в скобках. Масти: п ч б х; понятны и латинские буквы, и знаки мастей.`,
  layingPlaces: 'Места на столе',
  layingCards: 'Карты',
  placeEmpty: (place) => `${place}: пусто`,
  placeHolds: (place, card) => `${place}: ${card}`,
  cardLeft: (card, n) => `${card}, осталось: ${n}`,
  leftToPlace: (n) => `Осталось положить ${cardsRu(n)}.`,
  allPlaced: 'Все карты на столе.',
  missing: (list) => `Ещё не лежат: ${list}.`,
  twice: (card, places, n, most, distinct) =>
    distinct
      ? `${card} лежит в ${inRu(n)} местах (${places}): оставьте на ${most === 1 ? 'одном' : inRu(most)}.`
      : `${card} лежит ${timesRu(n)} (${places}), а нужно ${timesRu(most)}: уберите лишнее.`,
  takenOut: (card, place) => `Убрано: ${card} (${place}).`,
  badLine: (line, why) => ended(`Строка ${line}: ${why}`),
  takeOut: 'Убрать карту',
  unknownCard: 'Неизвестная карта',
  fillRest: 'Положить остальные наугад',
  fillRestNote:
    'Карты, которых вы не видите (закрытые и в колоде), знать не нужно: остальные лягут на их места наугад, а честная подсказка смотрит только на открытые.',
  clear: 'Начать сначала',
  playThis: 'Играть дальше',
  emptySheet: 'Напечатать пустой бланк',
  notPlayable: 'Чтобы играть, исправьте отмеченное и положите все карты.',
};

const en: LayingWords = {
  layingNote:
    'Copy the cards that lie on your own table: type them, paste them, or lay them one by one. Then play on here, with hints.',
  layingText: 'The layout written out',
  layingTextNote: (example) =>
    `One line for each pile or row: “${example}”. The names may be left out; the lines are then taken in order. An empty place is “--”, cards face down stand in brackets. Suits: S H D C; Russian letters and suit signs are read too.`,
  layingPlaces: 'Places on the table',
  layingCards: 'Cards',
  placeEmpty: (place) => `${place}: empty`,
  placeHolds: (place, card) => `${place}: ${card}`,
  cardLeft: (card, left) => `${card}, ${left} left`,
  leftToPlace: (n) => `${cardsEn(n)} still to be placed.`,
  allPlaced: 'All cards are on the table.',
  missing: (list) => `Not placed yet: ${list}.`,
  twice: (card, places, n, most, distinct) =>
    distinct
      ? `${card} lies in ${n} places (${places}): leave it in ${most === 1 ? 'one' : most}.`
      : `${card} lies ${timesEn(n)} (${places}), there should be ${most}: take out what is too many.`,
  takenOut: (card, place) => `Taken out: ${card} (${place}).`,
  badLine: (line, why) => ended(`Line ${line}: ${why}`),
  takeOut: 'Take the card out',
  unknownCard: 'Unknown card',
  fillRest: 'Lay the rest at random',
  fillRestNote:
    'You need not know the cards that you do not see (face down and in the stock): the rest are laid in their places at random, and a fair hint looks at open cards only.',
  clear: 'Begin again',
  playThis: 'Play on',
  emptySheet: 'Print an empty sheet',
  notPlayable: 'To play, mend what is marked and place every card.',
};

export const laying = { ru, en } as const;
