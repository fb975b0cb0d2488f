/** `pasyans moves`: the move list of a position, one move a line, in code-point order. */
import { fromOf, isAction } from '../../engine/move.ts';
import { moveList } from '../../engine/perft.ts';
import { readPlayed } from '../input.ts';
import { nearest } from '../near.ts';
import type { Run } from '../spec.ts';
import { bad, FINE } from '../stop.ts';
import { text } from '../text.ts';

/** More names than this are told as the first and the last. */
const LISTED = 24;

export const run: Run = async (given, out) => {
  const { engine, position } = await readPlayed(given);
  let list = moveList(engine, position);
  const from = given.value('from');
  if (from !== undefined) {
    const pile = engine.names.indexOf(from.trim().toLowerCase());
    const told = engine.names.length <= LISTED ? engine.names : [engine.names[0]!, '…', engine.names.at(-1)!];
    if (pile < 0) throw bad('--from', text.noPile(from, nearest(from, engine.names), told));
    list = list.filter(({ move }) => !isAction(move) && fromOf(move) === pile);
  }
  const moves = list.map((move) => move.text);
  if (out.json) out.data({ moves });
  else out.lines(moves);
  return FINE;
};
