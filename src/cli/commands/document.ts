/** `pasyans document`: a game's document as JSON, to be read, changed and given back with `--document`. */
import { writeDocument } from '../../engine/json.ts';
import { readGame } from '../input.ts';
import type { Run } from '../spec.ts';
import { FINE } from '../stop.ts';

export const run: Run = async (given, out) => {
  out.line(writeDocument(await readGame(given)).trimEnd());
  return FINE;
};
