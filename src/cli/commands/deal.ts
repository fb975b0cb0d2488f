/** `pasyans deal`: lays a game out and shows the table. */
import { readPlayed } from '../input.ts';
import type { Run } from '../spec.ts';
import { FINE } from '../stop.ts';
import { dealData, tableData, tableLines, titleOf } from '../table.ts';

export const run: Run = async (given, out) => {
  const { document, house, engine, position, deal } = await readPlayed(given);
  const open = given.has('open');
  if (out.json) out.data({ game: document.id, house, ...dealData(deal), ...tableData(engine, position, open) });
  else {
    out.line(out.colours.dim(`# ${titleOf(out, document, house, deal)}`));
    out.lines(tableLines(out, engine, position, open));
  }
  return FINE;
};
