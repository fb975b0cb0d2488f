/** `pasyans lost-at`: the move that threw the win away, and the line that would have won. */
import { caseData, caseTitle, readRecordCase, recordWith } from '../search/case.ts';
import { readLimits } from '../search/limits.ts';
import { isKnown, lossText } from '../search/loss.ts';
import { searchLoss } from '../search/run.ts';
import { costData, lossData, remark, sayAttempts, sayWon } from '../search/shown.ts';
import { words } from '../search/words.ts';
import type { Run } from '../spec.ts';
import { FINE, NO, OPEN } from '../stop.ts';

export const run: Run = async (given, out) => {
  const limits = readLimits(given);
  const of = await readRecordCase(given, given.argument(0)!);
  if (of.engine.won(of.position)) {
    sayWon(of, out);
    return FINE;
  }
  const { found, cost } = await searchLoss(of, limits, out);
  const stillWon = found.won?.at === of.moves.length;
  const verdict = stillWon ? 'won' : found.lost ? 'lost' : 'open';
  if (out.json) out.data({ ...caseData(of), verdict, ...lossData(of, found), ...costData(cost, limits) });
  else {
    const record = found.won && recordWith(of, found.won.at, found.won.line);
    const mark = record === undefined ? '' : '# ';
    out.line(`${mark}${caseTitle(out, of)}`);
    remark(out, mark, ...lossText(of, found), words.cost(cost, limits.memory));
    if (!stillWon) sayAttempts(of, out, mark);
    if (record !== undefined) out.line(record.trimEnd());
  }
  return stillWon ? FINE : isKnown(of, found) ? NO : OPEN;
};
