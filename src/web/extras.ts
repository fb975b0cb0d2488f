/** Parts that the table does without, fetched after it or when the setting that asks for them is on. */
import { effect } from '@preact/signals';
import { tellNotLoaded } from './game.ts';
import { autoMoves, sounds } from './settings.ts';

/** What can wait does not come before the cards of a slow phone. */
export const AFTER_MS = 1500;

export function startExtras(): void {
  setTimeout(() => import('./alone.ts').then(({ tellIfNotAlone }) => tellIfNotAlone(), tellNotLoaded), AFTER_MS);
  effect(() => {
    if (autoMoves.value !== 'off') import('./automoves.ts').then(({ startAutoMoves }) => startAutoMoves(), tellNotLoaded);
  });
  effect(() => {
    if (sounds.value === 'on') import('./sounds.ts').then(({ startSounds }) => startSounds(), tellNotLoaded);
  });
}
