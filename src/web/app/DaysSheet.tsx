/** The deal of each day, and a calendar of those that were won. */
import { useEffect, useState } from 'preact/hooks';
import '../style/statistics.css';
import { defaultHouse, type GameDocument } from '../../engine/document.ts';
import { dayOf, dealOfDay, weeksOf } from '../../play/day.ts';
import { houseKey, type Result } from '../../play/sitting.ts';
import { openDay, resultsKept, state } from '../game.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import { GamePicker } from './GamePicker.tsx';
import { Sheet } from './Sheet.tsx';

interface Props {
  readonly games: readonly GameDocument[];
  readonly onClose: () => void;
}

/** The days on which the deal of the day was won, in whatever way. */
function solvedDays(results: readonly Result[], game: GameDocument, days: readonly string[]): ReadonlySet<string> {
  const house = houseKey(defaultHouse(game));
  const won = new Set(
    results.filter((one) => one.game === game.id && one.house === house && one.end === 'won').map(({ deal }) => deal),
  );
  return new Set(days.filter((day) => won.has(String(dealOfDay(game.id, day)))));
}

const longDay = (day: string): string =>
  new Intl.DateTimeFormat(language.value, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${day}T12:00:00`));
/** Monday first; 4 January 2021 was one. */
const weekdays = (): string[] =>
  Array.from({ length: 7 }, (_, i) =>
    new Intl.DateTimeFormat(language.value, { weekday: 'short' }).format(new Date(2021, 0, 4 + i, 12)),
  );

export function DaysSheet({ games, onClose }: Props) {
  const text = words.value;
  const lang = language.value;
  const today = dayOf(new Date());
  const [id, setId] = useState(state.value!.document.id);
  const [[year, month], setMonth] = useState<readonly [number, number]>([new Date().getFullYear(), new Date().getMonth()]);
  const [day, setDay] = useState(today);
  const [results, setResults] = useState<readonly Result[]>([]);
  useEffect(() => {
    resultsKept()
      ?.results()
      .then(setResults, () => undefined);
  }, []);
  const game = games.find((one) => one.id === id) ?? games[0]!;
  const weeks = weeksOf(year, month);
  const days = weeks.flat().filter((one) => one !== undefined);
  const solved = solvedDays(results, game, days);
  const turn = (by: number): void => {
    const to = new Date(year, month + by, 1);
    setMonth([to.getFullYear(), to.getMonth()]);
  };
  const monthName = new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' }).format(new Date(year, month, 15));
  return (
    <Sheet
      title={text.days}
      onClose={onClose}
      foot={
        <button
          type="button"
          class="main"
          data-do="play-day"
          onClick={() => {
            openDay(game, day);
            onClose();
          }}
        >
          {day === today ? text.playToday : text.playDay(longDay(day))}
        </button>
      }
    >
      <GamePicker games={games} chosen={game.id} onChoose={setId} />
      <div class="turner">
        <button type="button" aria-label={text.monthBefore} onClick={() => turn(-1)}>
          ←
        </button>
        <strong aria-live="polite">{monthName}</strong>
        <button
          type="button"
          aria-label={text.monthAfter}
          aria-disabled={days.at(-1)! >= today}
          onClick={() => days.at(-1)! < today && turn(1)}
        >
          →
        </button>
      </div>
      <table class="calendar">
        <caption>{text.daysCaption(solved.size)}</caption>
        <thead>
          <tr>
            {weekdays().map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((one) => one !== undefined)}>
              {week.map((one, i) => (
                <td key={i}>
                  {one && (
                    <button
                      type="button"
                      data-day={one}
                      aria-pressed={one === day}
                      aria-current={one === today ? 'date' : undefined}
                      aria-label={solved.has(one) ? text.dayDone(longDay(one)) : longDay(one)}
                      class={solved.has(one) ? 'solved' : ''}
                      disabled={one > today}
                      onClick={() => setDay(one)}
                    >
                      {Number(one.slice(-2))}
                      {solved.has(one) && <small aria-hidden="true">✓</small>}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="note">{text.daysNote}</p>
    </Sheet>
  );
}
