/** `pasyans record show`: the table that a recorded game has come to. */
import { replay } from '../../engine/record.ts';
import { replayed } from '../record.ts';
import type { Run } from '../spec.ts';
import { FINE } from '../stop.ts';
import { dealData, tableData, tableLines, titleOf } from '../table.ts';
import { text } from '../text.ts';

export const run: Run = async (given, out) => {
  const { record, document } = await replayed(given, given.argument(0)!);
  const made = record.at ?? record.moves.length;
  // Moves that were taken back belong to the record, not to the table.
  const { engine, position } = replay({ ...record, moves: record.moves.slice(0, made) }, document);
  const open = given.has('open');
  if (out.json) {
    out.data({
      game: record.game,
      house: record.house,
      ...dealData(record.deal),
      moves: made,
      ...tableData(engine, position, open),
    });
    return FINE;
  }
  out.line(out.colours.dim(`# ${titleOf(out, document, record.house, record.deal)}, ${out.say(text.moves(made))}`));
  out.lines(tableLines(out, engine, position, open));
  return FINE;
};
