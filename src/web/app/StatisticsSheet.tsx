/** What came of the games played here, for each game and house rule. */
import { useEffect, useState } from 'preact/hooks';
import '../style/statistics.css';
import { everyHouse, type GameDocument, type House } from '../../engine/document.ts';
import { houseKey, type Result } from '../../play/sitting.ts';
import { type Figures as Found, figures, type Spread } from '../../play/statistics.ts';
import { clockText } from '../duration.ts';
import { openGames, resultsKept, state } from '../game.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import { Figures } from './Figures.tsx';
import { GamePicker } from './GamePicker.tsx';
import { Shares } from './Shares.tsx';
import { Sheet } from './Sheet.tsx';

const percent = (part: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(part);

/** House rules with their values as words, in the order of the document: «…: …; …: …». */
const houseName = (game: GameDocument, house: House): string =>
  game.house
    .map(({ id, name, values }) => {
      const value = values.find((one) => one.id === house[id])?.text[language.value] ?? '';
      return `${name[language.value]}: ${value}`;
    })
    .join('; ');

function Tables({ found }: { readonly found: Found }) {
  const text = words.value;
  const { started, won, lost, givenUp, open, wonAlone, share, byAttempt, winning, losing, months } = found;
  const ended = won + lost + givenUp;
  const outcome = (id: string, name: string, n: number) => ({
    id,
    name,
    cells: [String(n), started === 0 ? '—' : percent(n / started)],
    part: started === 0 ? 0 : n / started,
  });
  const spread = (id: string, name: string, of: Spread | undefined, say: (n: number) => string) => ({
    id,
    name,
    cells: of ? [say(of.least), say(of.median), say(of.most)] : ['—', '—', '—'],
  });
  const monthName = (month: string): string =>
    new Intl.DateTimeFormat(language.value, { month: 'long', year: 'numeric' }).format(new Date(`${month}-15T12:00:00`));
  return (
    <>
      <p data-figure="share">
        {share ? text.shareWon(percent(share.part), `${percent(share.low)}–${percent(share.high)}`) : text.shareNone}
      </p>
      <Figures
        id="outcomes"
        caption={text.outcomes(started)}
        heads={[text.outcome, text.gamesNumber, text.shareOf]}
        rows={[
          outcome('won', text.wonGames, won),
          outcome('alone', text.wonAlone, wonAlone),
          outcome('lost', text.lostGames, lost),
          outcome('given-up', text.givenUp, givenUp),
          outcome('open', text.openGames, open),
        ]}
      />
      {byAttempt.length > 1 && (
        <Figures
          id="attempts"
          caption={text.attemptsCaption(won)}
          heads={[text.whichAttempt, text.gamesNumber, text.shareOf]}
          rows={byAttempt.map((n, i) => ({
            id: String(i + 1),
            name: text.attempt(i + 1),
            cells: [String(n), percent(n / won)],
            part: n / won,
          }))}
        />
      )}
      <Figures
        id="streaks"
        caption={text.streaksCaption(ended)}
        heads={[text.streak, text.streakNow, text.streakLongest]}
        rows={[
          { id: 'winning', name: text.winsInARow, cells: [String(winning.now), String(winning.longest)] },
          { id: 'losing', name: text.lossesInARow, cells: [String(losing.now), String(losing.longest)] },
        ]}
      />
      <Figures
        id="spread"
        caption={text.spreadCaption(won)}
        heads={[text.measure, text.least, text.median, text.most]}
        rows={[
          spread('time', text.timeOfWin, found.seconds, clockText),
          spread('moves', text.movesOfWin, found.moves, (n) => new Intl.NumberFormat(language.value).format(n)),
        ]}
      />
      {months.length > 0 && (
        <Figures
          id="months"
          caption={text.monthsCaption(months.reduce((sum, month) => sum + month.ended, 0))}
          heads={[text.month, text.endedGames, text.wonGames]}
          rows={months.map(({ month, ended: all, won: of }) => ({
            id: month,
            name: monthName(month),
            cells: [String(all), String(of)],
            part: of / all,
          }))}
        />
      )}
    </>
  );
}

interface Props {
  readonly games: readonly GameDocument[];
  readonly onClose: () => void;
}
const ALL = '*';

export function StatisticsSheet({ games, onClose }: Props) {
  const text = words.value;
  const _lang = language.value;
  const [results, setResults] = useState<readonly Result[]>();
  const [failed, setFailed] = useState(false);
  const [id, setId] = useState(state.value!.document.id);
  const [house, setHouse] = useState(ALL);
  useEffect(() => {
    const reading = resultsKept()?.results() ?? Promise.reject(new Error('no storage'));
    reading.then(setResults, () => setFailed(true));
  }, []);
  const open = openGames();
  const game = games.find((one) => one.id === id) ?? games[0]!;
  const fits = (one: { readonly game: string; readonly house: string }): boolean =>
    one.game === game.id && (house === ALL || one.house === house);
  // A deal that was played to an end before counts no more, not even as begun.
  const isNew = (one: (typeof open)[number]): boolean =>
    !results?.some(({ game: id, house: rules, deal }) => id === one.game && rules === one.house && deal === one.deal);
  const found = results && figures(results.filter(fits), open.filter((one) => fits(one) && isNew(one)).length);
  const houses = everyHouse(game);
  const nameOf = (key: string): string => {
    const one = houses.find((rules) => houseKey(rules) === key);
    return one ? houseName(game, one) : '';
  };
  return (
    <Sheet title={text.statistics} onClose={onClose}>
      <div class="pickers">
        <GamePicker
          games={games}
          chosen={game.id}
          onChoose={(id) => {
            setId(id);
            setHouse(ALL);
          }}
        />
        {houses.length > 1 && (
          <label>
            <span class="field-name">{text.whichHouse}</span>
            <select value={house} onChange={(event) => setHouse(event.currentTarget.value)}>
              <option value={ALL}>{text.allHouse}</option>
              {houses.map((one) => (
                <option key={houseKey(one)} value={houseKey(one)}>
                  {houseName(game, one)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {failed && <p role="alert">{text.noResults}</p>}
      {found?.started === 0 && <p>{text.statisticsNone}</p>}
      {found && <Shares game={game} house={house === ALL ? undefined : house} houseName={nameOf} found={found} />}
      {found && found.started > 0 && <Tables found={found} />}
      <p class="note">{text.statisticsNote}</p>
    </Sheet>
  );
}
