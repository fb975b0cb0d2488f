/** `pasyans walk`: the random walk of the conformance figures. */
import { walk } from '../../engine/perft.ts';
import { readPlayed } from '../input.ts';
import { t } from '../language.ts';
import type { Run } from '../spec.ts';
import { FINE } from '../stop.ts';
import { text } from '../text.ts';

const SEED = 1;
const STEPS = 2000;
const MOST_STEPS = 1_000_000;

export const run: Run = async (given, out) => {
  const seed = given.number('seed', 0, 0xffffffff, SEED);
  const steps = given.number('steps', 0, MOST_STEPS, STEPS);
  const { engine, position } = await readPlayed(given);
  const walked = walk(engine, position, seed, steps);
  if (out.json) {
    out.data(walked);
    return FINE;
  }
  out.line(`${out.say(t('ходов сделано', 'steps'))}: ${walked.steps}`);
  out.line(`${out.say(t('сошёлся', 'won'))}: ${out.say(walked.won ? text.yes : text.no)}`);
  out.line(`${out.say(t('карт на месте', 'placed'))}: ${walked.placed}`);
  out.line(`${out.say(t('хеш ходов', 'hash of the moves'))}: ${walked.hash}`);
  out.line(`${out.say(t('сумма длин списков', 'sum of the list lengths'))}: ${walked.sum}`);
  return FINE;
};
