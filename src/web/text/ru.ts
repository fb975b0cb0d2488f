/** Русские тексты. */
import type { Words } from './catalogue.ts';
import { counted } from './plural.ts';

const moves = counted('ru', { one: 'ход', few: 'хода', many: 'ходов' });
const cards = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
const packs = counted('ru', { one: 'колода', few: 'колоды', many: 'колод' });
/** Внутри предложения. */
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const ru: Words = {
  language: 'Русский',
  app: 'Пасьянсы',

  undo: 'Отменить',
  redo: 'Вернуть',
  newDeal: 'Новый расклад',
  restart: 'Начать сначала',
  back: 'К прежней игре',
  backFrom: (game, deal) => `${game}, ${lowered(deal)}`,
  actions: 'Действия',

  table: 'Стол',
  tableHelp:
    'Стрелки — от места к месту, пробел или ввод — взять и положить, плюс и минус — больше или меньше карт, Escape — положить обратно.',
  moves,
  cards,
  placed: (n, total) => `на местах ${n} из ${total}`,
  inStock: (n) => `в колоде ${n}`,
  counter: (name, value) => `${name}: ${value}`,
  row: (n) => `ряд ${n}`,
  column: (n) => `столбец ${n}`,
  empty: 'пусто',
  freed: 'освободившееся место',
  dead: 'мёртвый пробел',
  hiddenTop: 'закрытая карта',
  fits: 'карта в руке сюда ложится',
  waitsFor: (list) => `Сюда подходит: ${list}.`,
  or: ' или ',
  inHand: (list) => `В руке: ${list}.`,
  laidDown: 'Рука пуста.',
  wentTo: (list, place) => `${list} — ${place}.`,
  tookBack: 'Ход отменён.',
  madeAgain: 'Ход возвращён.',
  ours: 'наше прочтение',
  common: 'общеизвестно',
  sourceLabel: 'Источник правила',

  won: 'Пасьянс сошёлся!',
  wonIn: (n) => `Все карты на местах — за ${moves(n)}.`,
  overLong: 'Ходов больше нет: пасьянс не сошёлся. Можно отменить несколько ходов и попробовать иначе.',
  onlyActions: 'Картами ходить некуда',
  close: 'Закрыть',

  hint: 'Подсказка',
  lampLabel: 'Можно ли ещё выиграть',
  lampOn: 'говорить после каждого хода',
  lampOff: 'только по просьбе',
  lampSearching: 'ищу решение…',
  lampWon: 'можно выиграть',
  lampLost: 'выиграть нельзя (доказано)',
  lampOpen: 'исход пока не известен',
  looksUnder: 'Найдено с учётом закрытых карт.',
  hintSearching: 'Ищу решение…',
  hintMove: (list, place) => `К выигрышу ведёт: ${list} → ${place}.`,
  hintAction: (name) => `К выигрышу ведёт: «${name}».`,
  hintPlay: 'Сделать ход',
  hintLost: 'Отсюда выиграть уже нельзя: это доказано.',
  hintOpen: 'Выигрыш пока не найден, но и не исключён.',
  seekLoss: 'Где потерян выигрыш?',
  seekingLoss: 'Ищу, где был потерян выигрыш…',
  lossAt: (made, exact) => {
    const where = made === 0 ? 'В начале игры' : `После хода ${made}`;
    return exact
      ? `${where} выиграть ещё было можно; ход ${made + 1} потерял выигрыш.`
      : `${where} выиграть ещё было можно; о ходах дальше точно сказать нельзя.`;
  },
  lossUnknown: 'В этой попытке позиции, из которой можно было выиграть, не нашлось.',
  backToWin: 'Вернуться туда',

  games: 'Пасьянсы',
  chooseGame: 'Выбрать пасьянс',
  houseRules: 'Варианты правил',
  rules: 'Правила',
  noHouseRules: 'Вариантов правил нет.',
  play: 'Разложить',
  playing: 'сейчас на столе',
  packs,

  dealNumber: (n) => `Расклад № ${n}`,
  number: (n) => `№ ${n}`,
  ownPack: 'Своя колода',
  ownPackLong: 'Колода этой игры задана по картам, номера у неё нет.',
  copy: 'Скопировать номер',
  copyLink: 'Скопировать ссылку',
  copied: 'Скопировано',
  notCopied: 'Скопировать не удалось: выделите и скопируйте сами.',
  typeNumber: 'Номер расклада',
  dealIt: 'Разложить',
  badNumber: 'Номер расклада — целое число от 1 до 4294967295.',
  newDealDone: (deal) => `${deal}.`,

  settings: 'Настройки',
  languageLabel: 'Язык',
  letters: 'Буквы на картах',
  lettersAuto: 'как язык',
  colours: 'Цвета мастей',
  twoColours: 'два',
  fourColours: 'четыре',
  backs: 'Рубашка',
  backNames: ['Решётка', 'Чешуя', 'Звёзды'],
  signs: 'Рисунок карт',
  signsPictures: 'с фигурами',
  signsBig: 'крупные знаки',
  marks: 'Каких карт ждут места',
  marksOn: 'показывать',
  marksOff: 'не показывать',

  noStorage: 'Браузер не даёт сохранять: игра идёт, но после закрытия страницы пропадёт.',
  keptAside: (reason) => `Сохранённую игру прочесть не удалось (${reason}). Она отложена и не потеряна; на столе новый расклад.`,
  otherTab: 'Пасьянс открыт и в другой вкладке: её игра отложена, сохраняется эта.',
  badLink: (reason) => `Ссылку прочесть не удалось: ${reason}.`,
};
