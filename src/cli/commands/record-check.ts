/** `pasyans record check`: whether a game record replays, and how the game stands at its end. */
import { viewOf } from '../../engine/view.ts';
import { t } from '../language.ts';
import { replayed } from '../record.ts';
import type { Run } from '../spec.ts';
import { FINE } from '../stop.ts';
import { titleOf } from '../table.ts';
import { text } from '../text.ts';

export const run: Run = async (given, out) => {
  const { record, document, replay } = await replayed(given, given.argument(0)!);
  const { won, over, placed, total } = viewOf(replay.engine, replay.position);
  const moves = record.moves.length;
  if (out.json) {
    out.data({ ok: true, game: record.game, house: record.house, moves, placed, total, won, over });
    return FINE;
  }
  out.line(titleOf(out, document, record.house, record.deal));
  out.line(`${out.say(t('запись верна', 'the record replays'))}: ${out.say(text.moves(moves))}`);
  out.line(`${out.say(t('карт на месте', 'placed'))}: ${placed} / ${total}`);
  out.line(`${out.say(t('сошёлся', 'won'))}: ${out.say(won ? text.yes : text.no)}`);
  return FINE;
};
