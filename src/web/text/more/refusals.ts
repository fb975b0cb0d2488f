/** Texts of a refusal explained, and the table in words, in both languages. They come with the parts that show them, not with the first load. */
import { counted } from '../plural.ts';

const movesRu = counted('ru', { one: 'ход', few: 'хода', many: 'ходов' });
/** Of each rank so many cards, at most as a folded pack has. */
const eachRu = (n: number): string =>
  n === 0 ? 'ни одной' : `по ${['', 'одной', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь'][n] ?? n}`;
const movesEn = counted('en', { one: 'move', other: 'moves' });
const eachEn = (n: number): string => `${['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][n] ?? n} each`;

interface RefusalsWords {
  readonly yourCards: (cards: string, n: number) => string;
  /** Of cards that were never taken up, because a rule holds them. */
  readonly notTakable: (cards: string, n: number) => string;
  readonly liesThere: (card: string, place: string) => string;
  readonly emptyThere: (place: string) => string;
  readonly canGo: (places: string) => string;
  readonly canGoNowhere: (n: number) => string;
  readonly toRule: string;
  readonly whyNot: string;
  readonly hiddenCards: (n: number) => string;
  readonly movesPossible: (n: number) => string;
  readonly pilesHeading: string;
  readonly holds: (place: string, cards: string) => string;
  readonly allSeen: string;
  readonly notSeen: (cards: string, list: string) => string;
  /** In the order of the suits. */
  readonly suitNames: readonly string[];
  readonly allOfSuit: (n: number, most: number) => string;
  readonly allButOf: (ranks: string) => string;
  readonly someOf: (n: number, ranks: string) => string;
  readonly restOf: (n: number) => string;
  readonly gap: string;
  readonly gapFor: (gap: string, cards: string) => string;
}

const ru: RefusalsWords = {
  yourCards: (list, n) => `${n === 1 ? 'Ваша карта' : 'Ваши карты'}: ${list}.`,
  notTakable: (list, n) => `${n === 1 ? 'Взять эту карту нельзя' : 'Взять эти карты нельзя'}: ${list}.`,
  liesThere: (card, place) => `Там лежит: ${card} (${place}).`,
  emptyThere: (place) => `Там пусто (${place}).`,
  canGo: (places) => `Сейчас можно положить: ${places}.`,
  canGoNowhere: (n) => `Сейчас ${n === 1 ? 'этой карте' : 'этим картам'} идти некуда.`,
  toRule: 'Открыть правило в книге',
  whyNot: 'Почему нельзя?',
  hiddenCards: counted('ru', { one: 'закрытая карта', few: 'закрытые карты', many: 'закрытых карт' }),
  movesPossible: (n) => (n === 0 ? 'Ходов картами нет' : `Можно сделать: ${movesRu(n)}`),
  pilesHeading: 'Места',
  holds: (place, list) => `${place}: ${list}.`,
  allSeen: 'Все карты открыты.',
  notSeen: (n, list) => `Не видно: ${n}. ${list}`,
  suitNames: ['Пики', 'Червы', 'Бубны', 'Трефы'],
  allOfSuit: (n, most) => (most === 1 ? 'все' : `все ${eachRu(n)}`),
  allButOf: (list) => `все, кроме: ${list}`,
  someOf: (n, list) => `${eachRu(n)} — ${list}`,
  restOf: (n) => `остальных ${eachRu(n)}`,
  gap: 'пробел',
  gapFor: (gap, list) => `${gap} (сюда ${list})`,
};

const en: RefusalsWords = {
  yourCards: (list, n) => `${n === 1 ? 'Your card' : 'Your cards'}: ${list}.`,
  notTakable: (list, n) => `${n === 1 ? 'This card' : 'These cards'} cannot be taken up: ${list}.`,
  liesThere: (card, place) => `There lies: ${card} (${place}).`,
  emptyThere: (place) => `That place is empty (${place}).`,
  canGo: (places) => `Now it can go: ${places}.`,
  canGoNowhere: (n) => `${n === 1 ? 'This card' : 'These cards'} can go nowhere now.`,
  toRule: 'Open the rule in the book',
  whyNot: 'Why not?',
  hiddenCards: counted('en', { one: 'card face down', other: 'cards face down' }),
  movesPossible: (n) => (n === 0 ? 'No card can move' : `You can make: ${movesEn(n)}`),
  pilesHeading: 'Places',
  holds: (place, list) => `${place}: ${list}.`,
  allSeen: 'All cards are face up.',
  notSeen: (n, list) => `Not seen: ${n}. ${list}`,
  suitNames: ['Spades', 'Hearts', 'Diamonds', 'Clubs'],
  allOfSuit: (n, most) => (most === 1 ? 'all' : `all, ${eachEn(n)}`),
  allButOf: (list) => `all but ${list}`,
  someOf: (n, list) => (n === 0 ? `no ${list}` : `${eachEn(n)} of ${list}`),
  restOf: (n) => `${eachEn(n)} of the rest`,
  gap: 'gap',
  gapFor: (gap, list) => `${gap} (for ${list})`,
};

export const refusals = { ru, en } as const;
