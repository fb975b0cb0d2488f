/** Parts that not everybody wants, fetched when the setting that asks for them is on. */
import { effect } from '@preact/signals';
import { tellNotLoaded } from './game.ts';
import { autoMoves, sounds } from './settings.ts';

export function startExtras(): void {
  effect(() => {
    if (autoMoves.value !== 'off') import('./automoves.ts').then(({ startAutoMoves }) => startAutoMoves(), tellNotLoaded);
  });
  effect(() => {
    if (sounds.value === 'on') import('./sounds.ts').then(({ startSounds }) => startSounds(), tellNotLoaded);
  });
}
