/** Figures as tables with a bar in each row: one thing to look at and to listen to. */
import type { ComponentChildren } from 'preact';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly string[];
  /** The part of the bar, 0 … 1; no bar when left out. */
  readonly part?: number | undefined;
}
interface Props {
  readonly id: string;
  /** What the figures are of. */
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

export function Figures({ id, caption, heads, rows }: Props): ComponentChildren {
  return (
    <table class="figures" data-figures={id}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-figure={row.id}>
            <th scope="row">
              {row.name}
              {row.part !== undefined && (
                <span class="bar-of" aria-hidden="true">
                  <span style={{ inlineSize: `${row.part * 100}%` }} />
                </span>
              )}
            </th>
            {row.cells.map((cell, i) => (
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
