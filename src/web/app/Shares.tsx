/** The player's share of games won, with its bounds, beside what the solver has won of the same game. */
import { defaultHouse, type GameDocument } from '../../engine/document.ts';
import { type Measured, measured } from '../../games/measured/index.ts';
import { houseKey } from '../../play/sitting.ts';
import { type Figures as Found, interval, type Share } from '../../play/statistics.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import { Figures } from './Figures.tsx';

const percent = (part: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(part);
const between = (low: number, high: number): string =>
  percent(low) === percent(high) ? percent(low) : `${percent(low)}–${percent(high)}`;

/** The house rules of a run, as results name them. */
function houseOf(game: GameDocument, { house }: Measured): string {
  const other = house.split(' ').flatMap((rule): [string, string][] => {
    const [id, value] = rule.split('=');
    return id && value ? [[id, value]] : [];
  });
  return houseKey({ ...defaultHouse(game), ...Object.fromEntries(other) });
}

/** What holds whatever the open deals are: as if all of them were lost, and as if all were won. */
const boundsOf = ({ won, lost, deals }: Measured): Pick<Share, 'low' | 'high'> => ({
  low: interval(won, deals)?.low ?? 0,
  high: interval(deals - lost, deals)?.high ?? 1,
});

interface Props {
  readonly game: GameDocument;
  /** The house rules chosen; those of the solver's runs are standard ones unless told otherwise. */
  readonly house: string | undefined;
  readonly houseName: (house: string) => string;
  readonly found: Found;
}

export function Shares({ game, house, houseName, found: { share, won, lost, givenUp } }: Props) {
  const text = words.value;
  const ended = won + lost + givenUp;
  const runs = measured.filter((run) => run.game === game.id && (house === undefined || houseOf(game, run) === house));
  const row = (id: string, name: string, n: number, part: string, bounds: string) => ({
    id,
    name,
    cells: [String(n), part, bounds],
  });
  return (
    <>
      <Figures
        id="shares"
        caption={text.sharesCaption}
        heads={[text.whoseShare, text.gamesNumber, text.wonGames, text.bounds]}
        rows={[
          share
            ? row('you', text.yourShare, ended, percent(share.part), between(share.low, share.high))
            : row('you', text.yourShare, 0, '—', '—'),
          ...runs.map((run) => {
            const { low, high } = boundsOf(run);
            const key = houseOf(game, run);
            const rules = key === houseKey(defaultHouse(game)) || house !== undefined ? '' : houseName(key);
            return row(
              `solver ${run.house}`.trim(),
              rules === '' ? text.solverShare : `${text.solverShare}: ${rules}`,
              run.deals,
              between(run.won / run.deals, (run.deals - run.lost) / run.deals),
              between(low, high),
            );
          }),
        ]}
      />
      {runs.map(({ house: rules, date, deals, won, lost, seconds }) => (
        <p key={rules} class="solver-note" data-figure="solver-note">
          {text.solverNote(
            new Intl.DateTimeFormat(language.value, { dateStyle: 'long' }).format(new Date(`${date}T12:00:00`)),
            deals,
            seconds,
          )}{' '}
          {text.solverFound(won, lost, deals - won - lost)}
        </p>
      ))}
      {runs.length === 0 && <p class="solver-note">{text.solverUnknown}</p>}
    </>
  );
}
