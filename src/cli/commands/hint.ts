/** `pasyans hint`: a move to make now; when the game is lost, the last position that was not. */

import type { Output } from '../output.ts';
import { type Case, caseData, newAttempts, readRecordCase, written } from '../search/case.ts';
import { type Limits, readLimits } from '../search/limits.ts';
import { lossText } from '../search/loss.ts';
import { searchFair, searchLoss, searchWin } from '../search/run.ts';
import { costData, fairData, lossData, remark, sayAttempts, sayWon, verdictCode } from '../search/shown.ts';
import { words } from '../search/words.ts';
import type { Run } from '../spec.ts';
import { bad, FINE, OPEN } from '../stop.ts';

/** Other beginnings told beside the best. */
const OTHERS = 4;

/** The move that wins most of the samples. */
async function fairHint(of: Case, limits: Limits, out: Output): Promise<number> {
  const { answer, cost } = await searchFair(of, limits, out);
  const [best, ...others] = answer.moves.map(({ move, wins }) => ({ move: written(of.engine, [move])[0]!, wins }));
  if (out.json)
    out.data({ ...caseData(of), ...(best ? { move: best.move } : {}), ...fairData(of, answer), ...costData(cost, limits) });
  else {
    const { part } = answer.won;
    if (best) out.line(out.say(words.bestMove(best.move, best.wins, part)));
    else out.paragraph(out.say(words.noSampleWon));
    if (others.length > 0) {
      const list = others.slice(0, OTHERS).map(({ move, wins }) => `${move} (${wins})`);
      out.paragraph(out.say(words.alsoGood(list.join(', '))));
    }
    out.paragraph(out.say(words.share(answer.won, answer.lost, answer.open)));
    if (!best) sayAttempts(of, out);
  }
  return best ? FINE : OPEN;
}

/** The first move of a line that wins (or the whole), all cards known. */
async function knownHint(of: Case, limits: Limits, whole: boolean, out: Output): Promise<number> {
  const { verdict, cost } = await searchWin(of, limits, out);
  const loss = verdict.kind === 'lost' ? (await searchLoss(of, limits, out)).found : undefined;
  const line = verdict.kind === 'won' ? written(of.engine, verdict.line) : [];
  if (out.json) {
    out.data({
      ...caseData(of),
      fair: false,
      unseen: of.unseen,
      verdict: verdict.kind,
      ...(verdict.kind === 'open' ? { limit: verdict.limit } : {}),
      ...(line[0] === undefined ? {} : { move: line[0], movesToWin: line.length }),
      ...(whole && line.length > 0 ? { line } : {}),
      ...(loss ? { lostAt: lossData(of, loss) } : {}),
      ...(verdict.kind === 'won' ? {} : { newAttempt: newAttempts(of) }),
      ...costData(cost, limits),
    });
    return verdictCode(verdict);
  }
  if (verdict.kind === 'won') {
    out.lines(whole ? line : line.slice(0, 1));
    if (of.unseen > 0) remark(out, '# ', words.looksUnder(of.unseen));
    return verdictCode(verdict);
  }
  out.paragraph(out.say(words.verdict(verdict, newAttempts(of).length > 0)));
  for (const said of loss ? lossText(of, loss) : []) out.paragraph(out.say(said));
  sayAttempts(of, out);
  return verdictCode(verdict);
}

export const run: Run = async (given, out) => {
  const limits = readLimits(given);
  const of = await readRecordCase(given, given.argument(0)!);
  const fairly = of.unseen > 0 && !given.has('thoughtful');
  if (fairly && given.has('line')) throw bad('--line', words.lineIsThoughtful);
  if (of.engine.won(of.position)) {
    sayWon(of, out);
    return FINE;
  }
  return fairly ? fairHint(of, limits, out) : knownHint(of, limits, given.has('line'), out);
};
