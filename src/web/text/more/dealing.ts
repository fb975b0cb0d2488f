/** Texts of choosing a game, its house rules and its deal, in both languages. They come with the parts that show them, not with the first load. */
import { counted } from '../plural.ts';

const packsRu = counted('ru', { one: 'колода', few: 'колоды', many: 'колод' });
const loweredRu = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const packsEn = counted('en', { one: 'pack', other: 'packs' });
const loweredEn = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

interface DealingWords {
  readonly restart: string;
  readonly backFrom: (game: string, deal: string) => string;
  readonly games: string;
  readonly noHouseRules: string;
  readonly rules: string;
  readonly play: string;
  readonly playing: string;
  readonly packs: (n: number) => string;
  readonly ownPackLong: string;
  readonly copy: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly typeNumber: string;
  readonly dealIt: string;
  readonly badNumber: string;
  readonly newDeals: string;
  readonly dealsAny: string;
  readonly dealsWinnable: string;
  readonly dealsNote: string;
}

const ru: DealingWords = {
  restart: 'Начать сначала',
  backFrom: (game, deal) => `${game}, ${loweredRu(deal)}`,
  games: 'Пасьянсы',
  noHouseRules: 'Вариантов правил нет.',
  rules: 'Правила',
  play: 'Разложить',
  playing: 'сейчас на столе',
  packs: packsRu,
  ownPackLong: 'Колода этой игры задана по картам, номера у неё нет.',
  copy: 'Скопировать номер',
  copyLink: 'Скопировать ссылку',
  copied: 'Скопировано',
  notCopied: 'Скопировать не удалось: выделите и скопируйте сами.',
  typeNumber: 'Номер расклада',
  dealIt: 'Разложить',
  badNumber: 'Номер расклада — целое число от 1 до 4294967295.',
  newDeals: 'Новые расклады',
  dealsAny: 'любые',
  dealsWinnable: 'которые можно выиграть',
  dealsNote: 'Такой расклад программа сначала выигрывает сама, видя все карты; поиск может занять время.',
};

const en: DealingWords = {
  restart: 'Start over',
  backFrom: (game, deal) => `${game}, ${loweredEn(deal)}`,
  games: 'Games',
  noHouseRules: 'There are no house rules.',
  rules: 'Rules',
  play: 'Deal',
  playing: 'on the table now',
  packs: packsEn,
  ownPackLong: 'The pack of this game is written out card by card; it has no number.',
  copy: 'Copy the number',
  copyLink: 'Copy a link',
  copied: 'Copied',
  notCopied: 'Copying failed: please select and copy it yourself.',
  typeNumber: 'Deal number',
  dealIt: 'Deal it',
  badNumber: 'A deal number is a whole number from 1 to 4294967295.',
  newDeals: 'New deals',
  dealsAny: 'any',
  dealsWinnable: 'that can be won',
  dealsNote: 'A deal counts as one that can be won when a win was found with all cards seen; finding one may take a while.',
};

export const dealing = { ru, en } as const;
