/** `pasyans solve`: can the position be won? With the winning line as a record, or the proof, or what ended the search. */

import { hasAttempts } from '../../engine/view.ts';
import type { Output } from '../output.ts';
import { type Case, caseData, caseTitle, newAttempts, readCase, recordWith, written } from '../search/case.ts';
import { type Limits, readLimits } from '../search/limits.ts';
import { searchFair, searchWin } from '../search/run.ts';
import { costData, fairCode, fairData, remark, verdictCode } from '../search/shown.ts';
import { words } from '../search/words.ts';
import type { Run } from '../spec.ts';
import { bad } from '../stop.ts';

async function fairly(of: Case, limits: Limits, out: Output): Promise<number> {
  const { answer, cost } = await searchFair(of, limits, out);
  if (out.json) out.data({ ...caseData(of), ...fairData(of, answer), ...costData(cost, limits) });
  else {
    out.line(caseTitle(out, of));
    const { unseen, won, lost, open } = answer;
    const verdict = won.part > 0 ? 'won' : lost > 0 ? 'lost' : 'open';
    if (unseen === 0) out.line(out.say(words.nothingUnseen(verdict, newAttempts(of).length > 0)));
    else {
      out.line(out.say(words.unseen(unseen)));
      out.paragraph(out.say(words.share(won, lost, open)));
    }
    for (const { move, wins } of answer.moves) out.line(out.say(words.bestMove(written(of.engine, [move])[0]!, wins, won.part)));
    out.paragraph(out.say(words.cost(cost, limits.memory)));
  }
  return fairCode(answer);
}

export const run: Run = async (given, out) => {
  const limits = readLimits(given);
  if (given.has('fair') && given.has('line')) throw bad('--line', words.fairHasNoLine);
  const of = await readCase(given);
  if (given.has('fair')) return fairly(of, limits, out);
  const { verdict, cost } = await searchWin(of, limits, out);
  const line = verdict.kind === 'won' ? verdict.line : undefined;
  const record = line && recordWith(of, of.moves.length, line);
  if (out.json) {
    out.data({
      ...caseData(of),
      verdict: verdict.kind,
      ...(verdict.kind === 'open' ? { limit: verdict.limit } : {}),
      ...(verdict.kind === 'lost' ? { positions: verdict.positions } : {}),
      ...(line ? { line: written(of.engine, line) } : {}),
      ...(record === undefined ? {} : { record }),
      ...(hasAttempts(of.engine) ? { presentAttemptOnly: true } : {}),
      ...costData(cost, limits),
    });
    return verdictCode(verdict);
  }
  // Lines that begin with # are passed over in a record: the whole answer can be kept as one.
  const mark = line ? '# ' : '';
  const found = [words.verdict(verdict, newAttempts(of).length > 0), words.cost(cost, limits.memory)];
  const noRecord = line && record === undefined ? [words.noRecord] : [];
  if (given.has('line')) {
    // What is redirected to a file is the line and nothing else, also when there is none.
    if (line) out.notes(...noRecord);
    else out.notes(...found);
  } else {
    out.line(`${mark}${caseTitle(out, of)}`);
    remark(out, mark, ...found, ...noRecord);
  }
  if (line) out.line((record ?? written(of.engine, line).join('\n')).trimEnd());
  return verdictCode(verdict);
};
