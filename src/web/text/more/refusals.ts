/** Texts of a refusal explained, and the table in words, in both languages. They come with the parts that show them, not with the first load. */
import { counted } from '../plural.ts';

const movesRu = counted('ru', { one: 'ход', few: 'хода', many: 'ходов' });
const timesRu = counted('ru', { one: 'раз', few: 'раза', many: 'раз' });
const movesEn = counted('en', { one: 'move', other: 'moves' });

interface RefusalsWords {
  readonly yourCards: (cards: string, n: number) => string;
  /** Of cards that were never taken up, because a rule holds them. */
  readonly notTakable: (cards: string, n: number) => string;
  readonly liesThere: (card: string, place: string) => string;
  readonly emptyThere: (place: string) => string;
  readonly canGo: (places: string) => string;
  readonly canGoNowhere: string;
  readonly toRule: string;
  readonly whyNot: string;
  readonly hiddenCards: (n: number) => string;
  readonly movesPossible: (n: number) => string;
  readonly pilesHeading: string;
  readonly holds: (place: string, cards: string) => string;
  readonly allSeen: string;
  readonly notSeen: (cards: string, list: string) => string;
  readonly copies: (card: string, n: number) => string;
}

const ru: RefusalsWords = {
  yourCards: (list, n) => `${n === 1 ? 'Ваша карта' : 'Ваши карты'}: ${list}.`,
  notTakable: (list, n) => `${n === 1 ? 'Взять эту карту нельзя' : 'Взять эти карты нельзя'}: ${list}.`,
  liesThere: (card, place) => `Там лежит: ${card} (${place}).`,
  emptyThere: (place) => `Там пусто (${place}).`,
  canGo: (places) => `Сейчас подходит: ${places}.`,
  canGoNowhere: 'Сейчас этой карте идти некуда.',
  toRule: 'Открыть правило в книге',
  whyNot: 'Почему нельзя?',
  hiddenCards: counted('ru', { one: 'закрытая карта', few: 'закрытые карты', many: 'закрытых карт' }),
  movesPossible: (n) => (n === 0 ? 'Ходов картами нет' : `Можно сделать: ${movesRu(n)}`),
  pilesHeading: 'Места',
  holds: (place, list) => `${place}: ${list}.`,
  allSeen: 'Все карты открыты.',
  notSeen: (n, list) => `Не видно: ${n}. ${list}.`,
  copies: (card, n) => `${card}, ${timesRu(n)}`,
};

const en: RefusalsWords = {
  yourCards: (list, n) => `${n === 1 ? 'Your card' : 'Your cards'}: ${list}.`,
  notTakable: (list, n) => `${n === 1 ? 'This card' : 'These cards'} cannot be taken up: ${list}.`,
  liesThere: (card, place) => `There lies: ${card} (${place}).`,
  emptyThere: (place) => `That place is empty (${place}).`,
  canGo: (places) => `It fits now: ${places}.`,
  canGoNowhere: 'This card can go nowhere now.',
  toRule: 'Open the rule in the book',
  whyNot: 'Why not?',
  hiddenCards: counted('en', { one: 'card face down', other: 'cards face down' }),
  movesPossible: (n) => (n === 0 ? 'No card can move' : `You can make: ${movesEn(n)}`),
  pilesHeading: 'Places',
  holds: (place, list) => `${place}: ${list}.`,
  allSeen: 'All cards are face up.',
  notSeen: (n, list) => `Not seen: ${n}. ${list}.`,
  copies: (card, n) => `${card}, ${n === 2 ? 'twice' : `${n} times`}`,
};

export const refusals = { ru, en } as const;
