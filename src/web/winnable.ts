/** Looks for a deal that can be won, deal after deal, while the game before stays on the table. */
import { effect, type Signal } from '@preact/signals';
import type { GameDocument, House } from '../engine/document.ts';
import { writeRecord } from '../engine/record.ts';
import { learn } from './advice.ts';
import type { DealSearch } from './dealing.ts';
import { notice, openGame, randomDeal, state } from './game.ts';
import { searchAfter } from './searching.ts';

/** Deals tried before the search gives up. */
const MOST_DEALS = 300;
const search = searchAfter(0);

/**
 * Deals the first one found, under its own number like any other.
 * @param ended called when a deal was found, or none, or the player has gone on with the game on the table
 * @returns ends the search
 */
export function findWinnable(
  document: GameDocument,
  house: House,
  stands: Signal<DealSearch | undefined>,
  ended: () => void,
): () => void {
  const deals = Array.from({ length: MOST_DEALS }, () => randomDeal().deal);
  const record = writeRecord({ game: document.id, house, deal: { deal: deals[0]! }, moves: [] });
  const view = state.value?.view;
  let stopWatching: () => void = () => undefined;
  let stopSearch = search(
    { kind: 'winnable', record, deals },
    (answer) => {
      const found = answer.kind === 'winnable' ? answer.found : undefined;
      // No table is changed under a card in hand.
      const stopWaiting = effect(() => {
        if (state.value?.hand || state.value?.view !== view) return;
        queueMicrotask(() => {
          stop();
          ended();
          if (found) {
            openGame(document, house, { deal: found.deal });
            learn(found.line);
          } else notice.value = { text: (words) => words.dealsNone(deals.length) };
        });
      });
      stopSearch = stopWaiting;
    },
    ({ share, tried = 0 }) => {
      stands.value = { share, tried };
    },
  );
  const stop = (): void => {
    stopWatching();
    stopSearch();
  };
  // Who plays on, or opens something else, does not wait for a deal any more.
  stopWatching = effect(() => {
    if (state.value?.view === view) return;
    queueMicrotask(() => {
      stop();
      ended();
    });
  });
  return stop;
}
