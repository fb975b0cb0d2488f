/** Texts of hints, verdicts, and a line that is shown, in both languages. They come with the parts that show them, not with the first load. */
import { counted } from '../plural.ts';

const dealsRu = counted('ru', { one: 'расклад', few: 'расклада', many: 'раскладов' });
const timesRu = counted('ru', { one: 'раз', few: 'раза', many: 'раз' });
/** In so many cases, as it stands after «в». */
const casesRu = counted('ru', { one: 'случае', few: 'случаях', many: 'случаях' });
const dealsEn = counted('en', { one: 'deal', other: 'deals' });
const timesEn = counted('en', { one: 'time', other: 'times' });

interface AdviceWords {
  readonly looksUnder: string;
  readonly lookUnder: string;
  readonly searching: string;
  readonly searchingFair: string;
  readonly cancel: string;
  readonly hintMove: (move: string) => string;
  readonly hintFair: (move: string) => string;
  readonly fairShare: (won: number, of: number) => string;
  /** In a hundred. */
  readonly fairBetween: (low: number, high: number) => string;
  readonly fairNone: (of: number, lost: number) => string;
  readonly hintPlay: string;
  readonly hintLost: string;
  /** Where another attempt can still be begun. */
  readonly hintLostNow: string;
  readonly hintCircles: string;
  readonly hintOpen: string;
  readonly searchLonger: string;
  readonly giveUp: string;
  readonly seekingLoss: string;
  readonly lossStill: string;
  readonly lossAfter: (made: number) => string;
  readonly lossBy: (number: number, move: string) => string;
  readonly lossLater: (made: number) => string;
  readonly lossOpen: string;
  readonly lossFromStart: string;
  readonly lossUnknown: string;
  /** The same in games with several attempts. */
  readonly lossFromStartNow: string;
  readonly lossUnknownNow: string;
  /** Put after the place of a loss where another attempt can still be begun. */
  readonly attemptLeft: string;
  readonly backToWin: string;
  readonly showLine: string;
  readonly line: string;
  readonly lineFirst: string;
  readonly lineBack: string;
  readonly linePlay: string;
  readonly linePause: string;
  readonly lineForward: string;
  readonly lineLast: string;
  readonly lineOn: string;
  readonly lineClose: string;
  readonly dealsTried: (n: number) => string;
}

const ru: AdviceWords = {
  looksUnder: 'Найдено с учётом закрытых карт.',
  lookUnder: 'Заглянуть под карты',
  searching: 'Ищу решение…',
  searchingFair: 'Раскладываю наугад карты, которых вы ещё не видели, и ищу лучший ход…',
  cancel: 'Прервать',
  hintMove: (move) => `К выигрышу ведёт ход: ${move}.`,
  hintFair: (move) => `Судя по тому, что видно, лучший ход: ${move}.`,
  fairShare: (won, of) =>
    `Карты, которых вы ещё не видели, разложены наугад ${timesRu(of)}; после этого хода выигрыш есть в ${won} из этих раскладов.`,
  fairBetween: (low, high) => {
    if (high === 100 && low > 0 && low < high) return `Значит, выиграть можно не меньше чем в ${casesRu(low)} из ста.`;
    if (low === 0 && high > 0 && high < 100) return `Значит, выиграть можно не больше чем в ${casesRu(high)} из ста.`;
    return `Значит, выиграть можно примерно в ${low === high ? '' : `${low}–`}${casesRu(high)} из ста.`;
  },
  fairNone: (of, lost) =>
    `Карты, которых вы ещё не видели, разложены наугад ${timesRu(of)}: выигрыш не нашёлся ни разу${lost === 0 ? '' : `; доказано, что его нет: ${timesRu(lost)}`}.`,
  hintPlay: 'Сделать ход',
  hintLost: 'Отсюда выиграть уже нельзя: это доказано.',
  hintLostNow: 'В этой попытке выиграть уже нельзя: это доказано. Но можно начать новую попытку.',
  hintCircles: 'Остались только ходы по кругу: выиграть уже нельзя.',
  hintOpen: 'Выигрыш пока не найден, но и не исключён.',
  searchLonger: 'Искать дольше',
  giveUp: 'Сдаться',
  seekingLoss: 'Ищу, где был потерян выигрыш…',
  lossStill: 'Ничего не потеряно: отсюда ещё можно выиграть.',
  lossAfter: (made) => (made === 0 ? 'В начале игры выиграть ещё было можно.' : `После хода ${made} выиграть ещё было можно.`),
  lossBy: (number, move) => `Выигрыш потерян ходом ${number}: ${move}.`,
  lossLater: (made) => `После хода ${made} выиграть было уже нельзя (доказано).`,
  lossOpen: 'О ходах дальше точно сказать нельзя.',
  lossFromStart: 'Этот расклад нельзя было выиграть с самого начала: это доказано.',
  lossUnknown: 'Позиции, из которой можно было выиграть, не нашлось.',
  lossFromStartNow: 'Эту попытку нельзя было выиграть с самого начала: это доказано.',
  lossUnknownNow: 'В этой попытке не нашлось позиции, из которой можно было выиграть.',
  attemptLeft: 'Это сказано об этой попытке; можно начать новую.',
  backToWin: 'Вернуться туда',
  showLine: 'Показать всё решение',
  line: 'Решение',
  lineFirst: 'К началу',
  lineBack: 'На ход назад',
  linePlay: 'Показывать подряд',
  linePause: 'Остановить',
  lineForward: 'На ход вперёд',
  lineLast: 'К концу',
  lineOn: 'Играть отсюда',
  lineClose: 'К своей игре',
  dealsTried: (n) =>
    n === 0 ? 'Ищу расклад, который можно выиграть…' : `Ищу расклад, который можно выиграть: пропущено ${dealsRu(n)}…`,
};

const en: AdviceWords = {
  looksUnder: 'Found by looking under the hidden cards.',
  lookUnder: 'Look under the cards',
  searching: 'Looking for a win…',
  searchingFair: 'Laying the unseen cards at random and looking for the best move…',
  cancel: 'Cancel',
  hintMove: (move) => `This leads to a win: ${move}.`,
  hintFair: (move) => `Best by what you have seen: ${move}.`,
  fairShare: (won, of) =>
    `The unseen cards were laid at random ${timesEn(of)}; ${won} of these could still be won after this move.`,
  fairBetween: (low, high) => {
    if (high === 100 && low > 0 && low < high) return `So it can be won in at least ${low} of a hundred cases.`;
    if (low === 0 && high > 0 && high < 100) return `So it can be won in at most ${high} of a hundred cases.`;
    return `So it can be won in about ${low === high ? low : `${low}–${high}`} of a hundred cases.`;
  },
  fairNone: (of, lost) =>
    `The unseen cards were laid at random ${timesEn(of)}: no win was found in any of these, and ${lost} are proved lost.`,
  hintPlay: 'Make the move',
  hintLost: 'From here it cannot be won any more: that is proved.',
  hintLostNow: 'In this attempt it cannot be won any more: that is proved. But a new attempt can be begun.',
  hintCircles: 'Only moves that go round in circles are left: it cannot be won any more.',
  hintOpen: 'No win has been found yet, and none is ruled out.',
  searchLonger: 'Search longer',
  giveUp: 'Give up',
  seekingLoss: 'Looking for the place where it was lost…',
  lossStill: 'It is not lost: from here it can still be won.',
  lossAfter: (made) => (made === 0 ? 'At the start it could still be won.' : `After move ${made} it could still be won.`),
  lossBy: (number, move) => `Move ${number} threw the win away: ${move}.`,
  lossLater: (made) => `After move ${made} it could not be won any more (proved).`,
  lossOpen: 'Of the moves after it nothing certain can be said.',
  lossFromStart: 'This deal could not be won from the start: that is proved.',
  lossUnknown: 'No position was found from which it could be won.',
  lossFromStartNow: 'This attempt could not be won from its start: that is proved.',
  lossUnknownNow: 'No position of this attempt was found from which it could be won.',
  attemptLeft: 'This is said of the present attempt; a new one can be begun.',
  backToWin: 'Go back there',
  showLine: 'Show the whole line',
  line: 'A line that wins',
  lineFirst: 'To the beginning',
  lineBack: 'One move back',
  linePlay: 'Run through it',
  linePause: 'Pause',
  lineForward: 'One move on',
  lineLast: 'To the end',
  lineOn: 'Play on from here',
  lineClose: 'Back to your own game',
  dealsTried: (n) =>
    n === 0 ? 'Looking for a deal that can be won…' : `Looking for a deal that can be won: ${dealsEn(n)} passed over…`,
};

export const advice = { ru, en } as const;
