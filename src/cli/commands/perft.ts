/** `pasyans perft`: how many sequences of moves there are from a position. */
import { divide, perft } from '../../engine/perft.ts';
import { readPlayed } from '../input.ts';
import type { Run } from '../spec.ts';
import { FINE } from '../stop.ts';

const DEEPEST = 20;

export const run: Run = async (given, out) => {
  const depth = given.number('depth', 1, DEEPEST);
  const { engine, position } = await readPlayed(given);
  const counts: number[] = [];
  for (let d = 1; d <= depth; d++) {
    counts.push(perft(engine, position, d));
    if (!out.json) out.line(`${d}\t${counts.at(-1)}`);
  }
  const parts = given.has('divide') ? divide(engine, position, depth) : undefined;
  if (out.json) {
    out.data({ perft: counts, ...(parts ? { divide: Object.fromEntries(parts.map(({ text, count }) => [text, count])) } : {}) });
  } else if (parts) {
    out.line();
    out.lines(parts.map(({ text, count }) => `${text}\t${count}`));
  }
  return FINE;
};
