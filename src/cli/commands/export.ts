/** `pasyans export`: a deal and its rules as another program reads them. */
import { writeSolvitaire } from '../export/solvitaire.ts';
import { readStart } from '../input.ts';
import { nearest } from '../near.ts';
import type { Run } from '../spec.ts';
import { bad, FINE, NO, Stop } from '../stop.ts';
import { text } from '../text.ts';

const PROGRAMS = ['solvitaire'];
const PARTS = ['rules', 'deal'] as const;

export const run: Run = async (given, out) => {
  const program = given.value('for');
  if (program === undefined) throw bad('--for', text.exportFor(PROGRAMS));
  if (!PROGRAMS.includes(program)) throw bad('--for', text.oneOf(program, PROGRAMS, nearest(program, PROGRAMS)));
  const wanted = given.value('part');
  const part = PARTS.find((one) => one === wanted);
  if (wanted !== undefined && part === undefined) throw bad('--part', text.oneOf(wanted, PARTS, nearest(wanted, PARTS)));
  const { engine, position } = await readStart(given);
  const written = writeSolvitaire(engine, position);
  if (!written.ok) throw new Stop(NO, written.faults);
  const { rules, deal, nearly } = written.value;
  if (given.has('exact') && nearly.length > 0) throw new Stop(NO, nearly);
  out.faults(nearly);
  out.line(JSON.stringify(part === undefined ? { rules, deal } : { rules, deal }[part], null, 2));
  return FINE;
};
