/** What is said when the player asks, of whatever is shown: the game, a line or a lesson. Fetched when it is first asked for. */
import { advice } from './advice.ts';
import { currentTable } from './game.ts';
import { isGuessed } from './guessed.ts';
import { verdictOf } from './lampWords.ts';
import { lineShown } from './preview.ts';
import { lamp, language } from './settings.ts';
import { hiddenTold, tableTold } from './tell.ts';

export function tableNow(): string {
  const shown = lineShown.value?.state;
  const { state } = currentTable();
  const verdict = shown || lamp.value === 'off' ? undefined : verdictOf(advice.value, state.view, isGuessed(state.deal));
  return tableTold(shown ?? state, language.value, verdict);
}
export function hiddenNow(): string {
  const line = lineShown.value;
  const { game } = currentTable();
  return hiddenTold(line ? (line.playing?.game ?? { engine: game.engine, view: line.state.view }) : game, language.value);
}
