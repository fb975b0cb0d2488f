/** What the commands that search say. */
import type { Text } from '../../cards/index.ts';
import type { Share } from '../../solver/fair.ts';
import type { Limit, Verdict } from '../../solver/verdict.ts';
import { counted, t } from '../language.ts';
import type { Cost } from './run.ts';

/** Digits in groups of three, with spaces that do not break. */
const grouped = (n: number): string => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
const nodes = (n: number): Text => {
  const { ru, en } = counted(n, { one: 'ход', few: 'хода', many: 'ходов' }, { one: 'move', other: 'moves' });
  return t(ru.replace(/^\d+/, grouped(n)), en.replace(/^\d+/, grouped(n)));
};
const moves = (n: number): Text => counted(n, { one: 'ход', few: 'хода', many: 'ходов' }, { one: 'move', other: 'moves' });
const percent = (x: number): string => String(Math.round(x * 1000) / 10);
const decimal = (text: string): string => text.replace('.', ',');

const LIMITS: Readonly<Record<Limit, Text>> = {
  nodes: t('перебрано столько ходов, сколько было позволено', 'as many moves were tried as were allowed'),
  memory: t('не хватило памяти', 'the memory did not suffice'),
  time: t('вышло время', 'the time is up'),
  cancelled: t('прервано', 'cancelled'),
};
/** For verdicts on a game in which another attempt can still be begun. */
const inAttempt = (left: boolean): Text => (left ? t(' в этой попытке', ' in this attempt') : t('', ''));

export const words = {
  noMemory: t(
    'столько памяти здесь не получить: дайте число поменьше',
    'there is not so much memory to be had here: give a smaller number',
  ),
  lineIsThoughtful: t(
    'пока не все карты видны, показать можно только один ход; всю цепочку даст --thoughtful, но она заглядывает под карты',
    'while cards are unseen only one move can be shown; --thoughtful gives the whole line, but looks under them',
  ),
  fairHasNoLine: t(
    'вместе с --fair цепочки нет: для каждого пробного расклада она своя',
    'there is no line with --fair: each sample has its own',
  ),
  progress: (n: number, seconds: number): Text =>
    t(
      `поиск: ${nodes(n).ru}, ${seconds.toFixed(0)} с; Ctrl-C прерывает`,
      `searching: ${nodes(n).en}, ${seconds.toFixed(0)} s; Ctrl-C ends it`,
    ),
  verdict(verdict: Verdict, attemptLeft: boolean): Text {
    const { ru, en } = inAttempt(attemptLeft);
    if (verdict.kind === 'won') {
      const n = moves(verdict.line.length);
      return t(`можно выиграть${ru}, цепочка: ${n.ru}`, `can be won${en} in ${n.en}`);
    }
    if (verdict.kind === 'lost') {
      const n = counted(
        verdict.positions,
        { one: 'позиция', few: 'позиции', many: 'позиций' },
        { one: 'position', other: 'positions' },
      );
      return t(`выиграть нельзя${ru}: доказано, просмотрено ${n.ru}`, `cannot be won${en}: proved, ${n.en} searched`);
    }
    return words.open(verdict.limit);
  },
  open: (limit: Limit): Text => t(`неизвестно (open): ${LIMITS[limit].ru}`, `not known (open): ${LIMITS[limit].en}`),
  cost: ({ nodes: n, seconds, memory }: Cost, given: number): Text =>
    t(
      `перебрано ${nodes(n).ru}; время ${decimal(seconds.toFixed(2))} с; память всей программы до ${Math.round(memory)} МиБ (поиску дано ${given})`,
      `${nodes(n).en} tried; ${seconds.toFixed(2)} s; the whole program took up to ${Math.round(memory)} MiB (${given} given to the search)`,
    ),
  noRecord: t(
    'записать это нельзя: партия начата не с расклада колоды; вот только ходы',
    'there is no record of this: the game does not begin with a deal of the pack; these are the moves alone',
  ),
  share({ part, of, low, high }: Share, lost: number, open: number): Text {
    return t(
      `невиденные карты разложены наугад ${of} раз: можно выиграть ${part}, нельзя ${lost}, неизвестно ${open}; доля выигрышных от ${decimal(percent(low))} до ${decimal(percent(high))} % (с надёжностью 95 %)`,
      `the unseen cards were laid at random ${of} times: ${part} can be won, ${lost} cannot, ${open} not known; the share that can be won is ${percent(low)} to ${percent(high)} % (at 95 % confidence)`,
    );
  },
  unseen: (n: number): Text => {
    const { ru, en } = counted(
      n,
      { one: 'невиденная карта', few: 'невиденные карты', many: 'невиденных карт' },
      { one: 'unseen card', other: 'unseen cards' },
    );
    return t(ru, en);
  },
  /** What is fair and what is true are then the same. */
  nothingUnseen(verdict: Verdict['kind'], attemptLeft: boolean): Text {
    const { ru, en } = inAttempt(attemptLeft);
    if (verdict === 'won') return t(`невиденных карт нет; можно выиграть${ru}`, `no card is unseen; it can be won${en}`);
    if (verdict === 'lost') return t(`невиденных карт нет; выиграть нельзя${ru}`, `no card is unseen; it cannot be won${en}`);
    return t('невиденных карт нет; можно ли выиграть, неизвестно', 'no card is unseen; whether it can be won is not known');
  },
  bestMove: (move: string, wins: number, of: number): Text =>
    t(`${move} (так начинается ${wins} из ${of})`, `${move} (begins ${wins} of ${of})`),
  alsoGood: (list: string): Text => t(`другие начала: ${list}`, `other beginnings: ${list}`),
  looksUnder: (n: number): Text =>
    t(`эта подсказка заглядывает под карты: ${words.unseen(n).ru}`, `this hint looks under the cards: ${words.unseen(n).en}`),
  noSampleWon: t(
    'ни один из пробных раскладов выиграть не удалось; --thoughtful скажет точнее, но заглянет под карты',
    'none of the samples was won; --thoughtful says more, but looks under the cards',
  ),
  alreadyWon: t('пасьянс сошёлся', 'the game is won'),
  newAttempt: (id: string): Text => t(`можно начать новую попытку: ${id}`, `a new attempt can be begun: ${id}`),

  notLost: t('эту партию ещё можно выиграть', 'this game can still be won'),
  lostBy: (n: number, move: string, attemptLeft: boolean): Text => {
    const { ru, en } = inAttempt(attemptLeft);
    return t(
      `проиграно${ru} ходом ${n}: ${move}; до него выиграть было можно, после него нельзя (доказано)`,
      `lost${en} by move ${n}: ${move}; before it the game could be won, after it not (proved)`,
    );
  },
  /** @param attempts the game is one of several attempts: nothing is said of the deal as a whole */
  neverWinnable(from: number, attempts: boolean): Text {
    if (!attempts)
      return t(
        'этот расклад нельзя было выиграть с самого начала (доказано)',
        'this deal could not be won from the start (proved)',
      );
    const { ru, en } = from === 0 ? t('', '') : t(`, после хода ${from}`, `, after move ${from}`);
    return t(
      `эту попытку нельзя было выиграть с самого её начала${ru} (доказано)`,
      `this attempt could not be won from its start${en} (proved)`,
    );
  },
  lastWinnable: (n: number): Text =>
    n === 0
      ? t('в начале выиграть было можно', 'at the start it could be won')
      : t(`после хода ${n} выиграть ещё было можно`, `after move ${n} it could still be won`),
  firstLost: (n: number): Text =>
    n === 0
      ? t('с самого начала нельзя (доказано)', 'from the start it could not (proved)')
      : t(`после хода ${n} уже нельзя (доказано)`, `after move ${n} no more (proved)`),
  notKnownWhere: t('где проиграно, в этих пределах неизвестно', 'where it was lost is not known within these limits'),
} as const;
