/** The adviser of the table on the screen, fetched once the table lies: it watches the game and asks the solver. */
import { effect, type Signal } from '@preact/signals';
import type { Advice } from '../play/advice.ts';
import { Advisor } from '../play/advisor.ts';
import { FIRST_NODES, type Searcher } from '../play/asking.ts';
import { currentTable, state } from './game.ts';
import { searchAfter } from './searching.ts';
import { lamp } from './settings.ts';

/** A change is searched for the lamp when the player has rested for so long; who asks is answered at once. */
const REST_MS = 250;
const idly = searchAfter(REST_MS);
const atOnce = searchAfter(0);
const search: Searcher = (question, ...rest) => {
  const forLamp = question.kind === 'circles' || (question.kind === 'verdict' && question.nodes <= FIRST_NODES);
  return (forLamp ? idly : atOnce)(question, ...rest);
};

/** Begins to watch the table. Nothing is searched while the lamp is off and nothing is asked, or the page is hidden. */
export function watchTable(advice: Signal<Advice | undefined>): Advisor {
  const advisor = new Advisor(search, (now) => {
    advice.value = now;
  });
  effect(() => {
    const now = state.value;
    const lit = lamp.value === 'on';
    if (!now || document.hidden) return;
    advisor.switch(lit);
    advisor.look(currentTable().game);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) advisor.rest();
    else if (state.value) advisor.look(currentTable().game);
  });
  return advisor;
}
