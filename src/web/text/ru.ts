/** Русские тексты. */
import type { Words } from './catalogue.ts';
import { counted } from './plural.ts';

const moves = counted('ru', { one: 'ход', few: 'хода', many: 'ходов' });
const cards = counted('ru', { one: 'карта', few: 'карты', many: 'карт' });
const deals = counted('ru', { one: 'расклад', few: 'расклада', many: 'раскладов' });
/** Внутри предложения. */

export const ru: Words = {
  app: 'Пасьянсы',

  undo: 'Отменить',
  redo: 'Вернуть',
  newDeal: 'Новый расклад',
  back: 'К прежней игре',
  tutorial: 'Урок',
  firstVisit: 'Впервые здесь? Урок на этом столе покажет, как играть.',
  actions: 'Действия',

  table: 'Стол',
  tableHelp:
    'Стрелки — от места к месту, пробел или ввод — взять и положить, плюс и минус — больше или меньше карт, Escape — положить обратно.',
  moves,
  cards,
  placed: (n, total) => `на местах ${n} из ${total}`,
  inStock: (n) => `в колоде ${n}`,
  counter: (name, value) => `${name}:\u00a0${value}`,
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
  laidDown: 'Карты положены обратно.',
  wentTo: (list, place) => `${list} — ${place}.`,
  tookBack: 'Ход отменён.',
  madeAgain: 'Ход возвращён.',
  startedOver: 'Игра начата сначала.',
  ours: 'наше прочтение',
  common: 'общеизвестно',
  sourceLabel: 'Источник правила',

  won: 'Пасьянс сошёлся!',
  wonIn: (n) => `Все карты на местах — за ${moves(n)}.`,
  overLong: 'Ходов больше нет: пасьянс не сошёлся. Можно отменить несколько ходов и попробовать иначе.',
  onlyActions: 'Картами ходить некуда',
  close: 'Закрыть',

  hint: 'Подсказка',
  lampSearching: 'исход пока неизвестен…',
  lampWon: 'можно выиграть',
  lampLost: 'выиграть нельзя (доказано)',
  lampLostNow: 'в этой попытке выиграть нельзя (доказано)',
  lampOpen: 'исход пока неизвестен',
  lampCircles: 'остались только ходы по кругу',
  lampHidden: (verdict) => `если видеть все карты: ${verdict}`,
  lampGuessed: (verdict) => `при картах, положенных наугад: ${verdict}`,
  move: (list, place) => `${list} → ${place}`,
  action: (name) => `«${name}»`,
  seekLoss: 'Где потерян выигрыш?',

  lineShown: 'Решение показывается по ходам; ваша игра остаётся как есть.',
  lineClosed: 'На столе снова ваша игра.',
  lineAt: (at, of) => `Решение: ход ${at} из ${of}`,

  chooseGame: 'Выбрать пасьянс',

  dealNumber: (n) => `Расклад № ${n}`,
  number: (n) => `№ ${n}`,
  ownPack: 'Своя колода',
  newDealDone: (deal) => `${deal}.`,
  dealsNone: (n) => `Просмотрено ${deals(n)}, выигрыш не нашёлся ни в одном.`,

  settings: 'Настройки',

  turnedUp: (list) => `Открылось: ${list}.`,
  tookBackTo: (list, place) => `Ход отменён: ${list} — ${place}.`,
  wentHome: (list) => `На базовые стопки: ${list}.`,
  nothingHome: 'На базовые стопки ничего не идёт.',
  bookmarkSet: 'Закладка поставлена.',
  bookmarkGone: 'Закладка снята.',
  noBookmark: 'Закладок нет.',
  noAction: 'Действий сейчас нет.',

  noStorage: 'Браузер не даёт сохранять: игра идёт, но после закрытия страницы пропадёт.',
  otherVersion: 'В другой вкладке открыта прежняя версия: закройте её и обновите эту страницу, иначе игра не сохранится.',
  keptAside: (reason) => `Сохранённую игру прочесть не удалось (${reason}). Она отложена и не потеряна; на столе новый расклад.`,
  twoTabs: 'Пасьянс уже открыт в другой вкладке. Играйте в одной: сохраняется та, где ходили последней.',
  otherTab: 'Пасьянс открыт и в другой вкладке: её игра отложена, сохраняется эта.',
  badLink: (reason) => `Ссылку прочесть не удалось: ${reason}.`,
  notLoaded: 'Загрузить не удалось: проверьте связь с сетью и попробуйте ещё раз.',
  updateReady: 'Готова новая версия.',
  updateNow: 'Обновить',
  updateLater: 'Позже',

  menu: 'Ещё',
};
