/** The table of a game as a numbered drawing, with a legend by groups of piles; drawn from the layout of its definition. */
import type { GameDocument } from '../../engine/document.ts';
import { pileNames } from '../../engine/names.ts';
import type { PilesFact } from '../../engine/page.ts';
import { RATIO } from '../board/geometry.ts';
import { type Slot, slotsOf } from '../board/slots.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';

/** A card's share of its unit of the layout. */
const FILLED = 0.92;
/** Room for the numbers of rows and columns. */
const EDGE = 0.7;
/** Around all that is drawn. */
const RIM = 0.06;

/** How far a fan is drawn beyond its first card. */
const fanLength = (room: number): number => Math.min(room, 1.2) * 0.8;

/** Which way a fan goes: a line from the middle of the card's far edge. */
function FanLine({ slot: { x, y, fan, room } }: { readonly slot: Slot }) {
  const long = fanLength(room);
  const middle = { x: x + FILLED / 2, y: (y + FILLED / 2) * RATIO };
  const half = { x: FILLED / 2, y: (FILLED / 2) * RATIO };
  switch (fan) {
    case 'none':
      return null;
    case 'down':
      return <path class="fan" d={`M${middle.x} ${middle.y + half.y}v${long * RATIO}`} />;
    case 'up':
      return <path class="fan" d={`M${middle.x} ${middle.y - half.y}v${-long * RATIO}`} />;
    case 'right':
      return <path class="fan" d={`M${middle.x + half.x} ${middle.y}h${long}`} />;
    case 'left':
      return <path class="fan" d={`M${middle.x - half.x} ${middle.y}h${-long}`} />;
  }
}

/** Where each column of a grid begins, and each row, with their numbers. */
function edges(document: GameDocument, slots: readonly Slot[]) {
  const columns = new Map<number, number>();
  const rows = new Map<number, number>();
  let first = 0;
  for (const { names } of document.piles) {
    const count = pileNames(names).length;
    if ('grid' in names) {
      const wide = names.columns[1] - names.columns[0] + 1;
      for (const { pile, x, y } of slots) {
        if (pile < first || pile >= first + count) continue;
        columns.set(names.columns[0] + ((pile - first) % wide), x);
        rows.set(names.rows[0] + Math.floor((pile - first) / wide), y);
      }
    }
    first += count;
  }
  return { columns: [...columns], rows: [...rows] };
}

interface Props {
  readonly game: GameDocument;
  readonly piles: readonly PilesFact[];
  /** Empty places to write cards into, with their names only. */
  readonly blank?: boolean;
}

export function Diagram({ game, piles, blank = false }: Props) {
  const text = words.value;
  const lang = language.value;
  const { width, slots } = slotsOf(game, game.layout);
  // Of the room for long fans only what is drawn.
  const height = Math.max(...slots.map(({ y, fan, room }) => y + 1 + (fan === 'down' ? fanLength(room) : 0)));
  const { columns, rows } = edges(game, slots);
  const grid = columns.length > 0 ? EDGE : 0;
  const names = game.piles.flatMap((group) => pileNames(group.names));
  const numberOf = (group: string): number => piles.findIndex((fact) => fact.group === group) + 1;
  return (
    <figure class="diagram">
      <svg
        viewBox={[-grid - RIM, -grid - RIM, width + grid + RIM, height * RATIO + grid + RIM].join(' ')}
        role="img"
        aria-label={text.pictureOf(game.name[lang])}
      >
        {columns.map(([n, x]) => (
          <text key={`c${n}`} class="edge" x={x + FILLED / 2} y={-0.18}>
            {n}
          </text>
        ))}
        {rows.map(([n, y]) => (
          <text key={`r${n}`} class="edge" x={-0.35} y={(y + FILLED / 2) * RATIO + 0.15}>
            {n}
          </text>
        ))}
        {slots.map((slot) => (
          <g key={slot.pile} data-place={names[slot.pile]}>
            <FanLine slot={slot} />
            <rect x={slot.x} y={slot.y * RATIO} width={FILLED} height={FILLED * RATIO} rx={0.08} />
            {!blank && (
              <text class="number" x={slot.x + FILLED / 2} y={slot.y * RATIO + 0.72}>
                {numberOf(slot.group)}
              </text>
            )}
            {slot.row < 0 && (
              <text class="called" x={slot.x + FILLED / 2} y={slot.y * RATIO + 1.1}>
                {names[slot.pile]}
              </text>
            )}
          </g>
        ))}
      </svg>
      {!blank && <figcaption>{text.pictureNote}</figcaption>}
      {!blank && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keys
        <section class="scrolls" tabIndex={0} aria-label={text.legendPiles}>
          <table class="legend">
            <thead>
              <tr>
                <th scope="col">{text.legendNumber}</th>
                <th scope="col">{text.legendPiles}</th>
                <th scope="col">{text.legendCount}</th>
                <th scope="col">{text.legendCalled}</th>
                <th scope="col">{text.legendTaken}</th>
              </tr>
            </thead>
            <tbody>
              {piles.map(({ group, name, count, called, take }) => (
                <tr key={group}>
                  <td>{numberOf(group)}</td>
                  <th scope="row">{name[lang]}</th>
                  <td>{count}</td>
                  <td>{called}</td>
                  <td>{take[lang]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </figure>
  );
}
