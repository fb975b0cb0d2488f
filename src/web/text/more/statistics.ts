/** Texts of the statistics and the deals of the days, in both languages. They come with the parts that show them, not with the first load. */
import { ended } from '../../../play/faultwords.ts';
import { counted } from '../plural.ts';

const winsRu = counted('ru', { one: 'сошедшаяся игра', few: 'сошедшиеся игры', many: 'сошедшихся игр' });
const endedRu = counted('ru', { one: 'законченная игра', few: 'законченные игры', many: 'законченных игр' });
const winsEn = counted('en', { one: 'game won', other: 'games won' });
const endedEn = counted('en', { one: 'game ended', other: 'games ended' });

interface StatisticsWords {
  readonly statistics: string;
  readonly statisticsNone: string;
  readonly noResults: string;
  readonly whichGame: string;
  readonly whichHouse: string;
  readonly allHouse: string;
  readonly outcomes: (started: number) => string;
  readonly outcome: string;
  readonly gamesNumber: string;
  readonly shareOf: string;
  readonly wonGames: string;
  readonly wonAlone: string;
  readonly lostGames: string;
  readonly givenUp: string;
  readonly openGames: string;
  readonly shareWon: (percent: string, bounds: string) => string;
  readonly shareNone: string;
  readonly sharesCaption: string;
  readonly whoseShare: string;
  readonly yourShare: string;
  readonly solverShare: string;
  readonly bounds: string;
  readonly solverNote: (date: string, deals: number, seconds: number) => string;
  readonly solverFound: (won: number, lost: number, open: number) => string;
  readonly solverUnknown: string;
  readonly attemptsCaption: (wins: number) => string;
  readonly attempt: (n: number) => string;
  readonly whichAttempt: string;
  readonly streaksCaption: (ended: number) => string;
  readonly streak: string;
  readonly streakNow: string;
  readonly streakLongest: string;
  readonly winsInARow: string;
  readonly lossesInARow: string;
  readonly spreadCaption: (wins: number) => string;
  readonly measure: string;
  readonly least: string;
  readonly median: string;
  readonly most: string;
  readonly timeOfWin: string;
  readonly movesOfWin: string;
  readonly monthsCaption: (ended: number) => string;
  readonly month: string;
  readonly endedGames: string;
  readonly statisticsNote: string;
  readonly days: string;
  readonly daysNote: string;
  readonly daysCaption: (solved: number) => string;
  readonly monthBefore: string;
  readonly monthAfter: string;
  readonly solved: string;
  readonly dayDone: (day: string) => string;
  readonly playToday: string;
  readonly playDay: (day: string) => string;
}

const ru: StatisticsWords = {
  statistics: 'Статистика',
  statisticsNone: 'Здесь пока нет ни одной сыгранной игры.',
  noResults: 'Прочесть результаты не удалось: браузер не даёт доступа к хранилищу.',
  whichGame: 'Пасьянс',
  whichHouse: 'Варианты правил',
  allHouse: 'все вместе',
  outcomes: (n) => `Чем кончились игры, в которых сделан хотя бы один ход (всего ${n})`,
  outcome: 'Исход',
  gamesNumber: 'Игр',
  shareOf: 'Доля',
  wonGames: 'Сошлось',
  wonAlone: 'из них без подсказок',
  lostGames: 'Ходов не осталось',
  givenUp: 'Брошено',
  openGames: 'Ещё на столе',
  shareWon: (percent, bounds) => `Из законченных игр сошлось ${percent}; с надёжностью 95 % ваша доля — ${bounds}.`,
  shareNone: 'Законченных игр ещё нет.',
  sharesCaption: 'Сколько сходится: у вас — из законченных игр, у решателя — из первых раскладов',
  whoseShare: 'Кто',
  yourShare: 'Вы',
  solverShare: 'Решатель',
  bounds: 'Границы (95 %)',
  solverNote: (date, deals, seconds) =>
    `Решатель видит все карты, поэтому его доля — верхняя мера, а не образец. Расклады с первого по ${deals}-й, не дольше ${seconds} с на каждый, ${ended(date)}`,
  solverFound: (won, lost, open) => `Сошлось: ${won}; доказано, что не сходится: ${lost}; не решено: ${open}.`,
  solverUnknown: 'Для этих правил решатель ещё не измерен.',
  attemptsCaption: (n) => `С какой попытки сошлось (${winsRu(n)})`,
  attempt: (n) => `${n}-я попытка`,
  whichAttempt: 'Попытка',
  streaksCaption: (n) => `Подряд, по времени окончания (${endedRu(n)})`,
  streak: 'Серия',
  streakNow: 'Сейчас',
  streakLongest: 'Самая длинная',
  winsInARow: 'Сошлось подряд',
  lossesInARow: 'Не сошлось подряд',
  spreadCaption: (n) => `Время и ходы сошедшихся игр (${winsRu(n)})`,
  measure: 'Мера',
  least: 'Меньше всего',
  median: 'Обычно (медиана)',
  most: 'Больше всего',
  timeOfWin: 'Время',
  movesOfWin: 'Ходы',
  monthsCaption: (n) => `По месяцам, когда игра кончилась (${endedRu(n)})`,
  month: 'Месяц',
  endedGames: 'Кончилось',
  statisticsNote:
    'Каждый расклад считается один раз: сыгранный повторно или открытый по ссылке с чужими ходами в счёт не идёт, оставленный без единого хода — тоже. Часы идут с первого хода; на паузе, под открытым окном и на скрытой странице они стоят.',
  days: 'Расклад дня',
  daysNote:
    'В каждый день у каждого пасьянса один расклад, общий для всех; играется по основным правилам. Сеть для этого не нужна.',
  daysCaption: (n) => `В этом месяце сошлось: ${n}`,
  monthBefore: 'Месяц назад',
  monthAfter: 'Месяц вперёд',
  solved: 'сошёлся',
  dayDone: (day) => `${day}, сошёлся`,
  playToday: 'Разложить сегодняшний расклад',
  playDay: (day) => `Разложить расклад за ${day}`,
};

const en: StatisticsWords = {
  statistics: 'Statistics',
  statisticsNone: 'No game has been played here yet.',
  noResults: 'The results could not be read: the browser gives no access to its storage.',
  whichGame: 'Game',
  whichHouse: 'House rules',
  allHouse: 'all together',
  outcomes: (n) => `How the games ended in which a move was made (${n} in all)`,
  outcome: 'Outcome',
  gamesNumber: 'Games',
  shareOf: 'Share',
  wonGames: 'Won',
  wonAlone: 'without a hint among them',
  lostGames: 'No moves left',
  givenUp: 'Given up',
  openGames: 'Still on the table',
  shareWon: (percent, bounds) => `Of the games that ended ${percent} were won; with 95 % confidence your share is ${bounds}.`,
  shareNone: 'No game has ended yet.',
  sharesCaption: 'How many are won: of your games that ended, and of the first deals by the solver',
  whoseShare: 'Whose',
  yourShare: 'You',
  solverShare: 'Solver',
  bounds: 'Bounds (95 %)',
  solverNote: (date, deals, seconds) =>
    `The solver sees all cards: its share is an upper measure, not an example. Deals 1 to ${deals}, at most ${seconds} s for each, ${ended(date)}`,
  solverFound: (won, lost, open) => `Won: ${won}; proved lost: ${lost}; not decided: ${open}.`,
  solverUnknown: 'By these rules the solver has not been measured yet.',
  attemptsCaption: (n) => `The attempt that won (${winsEn(n)})`,
  attempt: (n) => `Attempt ${n}`,
  whichAttempt: 'Attempt',
  streaksCaption: (n) => `In a row, by the time of ending (${endedEn(n)})`,
  streak: 'Streak',
  streakNow: 'Now',
  streakLongest: 'Longest',
  winsInARow: 'Won in a row',
  lossesInARow: 'Not won in a row',
  spreadCaption: (n) => `Time and moves of games won (${winsEn(n)})`,
  measure: 'Measure',
  least: 'Least',
  median: 'Usual (median)',
  most: 'Most',
  timeOfWin: 'Time',
  movesOfWin: 'Moves',
  monthsCaption: (n) => `By the month in which games ended (${endedEn(n)})`,
  month: 'Month',
  endedGames: 'Ended',
  statisticsNote:
    'A deal counts once: one played again, or opened by a link with the moves of another, does not count. Nor does a deal left without a single move. Time runs from the first move and stands still during a pause, under dialogs and on a hidden page.',
  days: 'Deal of the day',
  daysNote:
    'On each day each game has one deal, the same for everybody, played by the standard rules. No network is needed for it.',
  daysCaption: (n) => `Won this month: ${n}`,
  monthBefore: 'A month back',
  monthAfter: 'A month on',
  solved: 'won',
  dayDone: (day) => `${day}, won`,
  playToday: 'Deal today’s deal',
  playDay: (day) => `Deal the one of ${day}`,
};

export const statistics = { ru, en } as const;
