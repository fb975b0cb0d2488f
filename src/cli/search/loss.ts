/** Says in words where a game was lost. */
import type { Text } from '../../cards/index.ts';
import { hasAttempts } from '../../engine/view.ts';
import type { LostAt } from '../../solver/lostat.ts';
import { type Case, newAttempts, written } from './case.ts';
import { words } from './words.ts';

/** Whether the place is known: the move, or that the attempt could never be won, or that nothing is lost. */
export const isKnown = ({ moves }: Case, { from, won, lost, exact }: LostAt): boolean =>
  exact || won?.at === moves.length || lost?.at === from;

export function lossText(of: Case, found: LostAt): Text[] {
  const { from, won, lost, exact } = found;
  if (won?.at === of.moves.length) return [words.notLost];
  if (exact && won) return [words.lostBy(won.at + 1, written(of.engine, [of.moves[won.at]!])[0]!, newAttempts(of).length > 0)];
  if (lost?.at === from) return [words.neverWinnable(from, hasAttempts(of.engine))];
  return [words.notKnownWhere, ...(won ? [words.lastWinnable(won.at)] : []), ...(lost ? [words.firstLost(lost.at)] : [])];
}
