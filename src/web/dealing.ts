/** New deals as the player wants them: any, or the first of those tried that a search has won. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { GameDocument, House } from '../engine/document.ts';
import { currentTable, openGame, tellNotLoaded } from './game.ts';
import { dealsWanted } from './settings.ts';

/** How a search for a deal that can be won stands. */
export interface DealSearch {
  /** Deals that were passed over. */
  readonly tried: number;
  /** How far the search of the present one is, 0 … 1. */
  readonly share: number;
}
const now = signal<DealSearch | undefined>(undefined);
export const dealSearch: ReadonlySignal<DealSearch | undefined> = now;

let stop: () => void = () => undefined;
export function cancelDealing(): void {
  stop();
  stop = () => undefined;
  now.value = undefined;
}

/** Deals a game anew; the one on the table when none is named. */
export function dealAnew(
  document: GameDocument = currentTable().state.document,
  house: House = currentTable().state.house,
): void {
  cancelDealing();
  if (dealsWanted.value === 'any') {
    openGame(document, house);
    return;
  }
  now.value = { tried: 0, share: 0 };
  let wanted = true;
  stop = () => {
    wanted = false;
  };
  import('./winnable.ts').then(
    ({ findWinnable }) => {
      if (wanted)
        stop = findWinnable(document, house, now, () => {
          stop = () => undefined;
          now.value = undefined;
        });
    },
    () => {
      cancelDealing();
      tellNotLoaded();
    },
  );
}
