/** Counts the help that a player was given, once a position; what was asked for and not found is no help. */
import { effect } from '@preact/signals';
import { advice } from './advice.ts';
import { saveNow, state } from './game.ts';
import { lineShown } from './preview.ts';
import { countHint } from './sitting.ts';

export function startHelp(): void {
  let helped: unknown;
  effect(() => {
    const view = state.value?.view;
    const now = advice.value;
    const { wish, loss } = now ?? {};
    const line = lineShown.value?.lesson ? undefined : lineShown.value;
    const found = line ?? (wish === 'loss' ? loss : wish && (now?.fair?.best ?? now?.line[0]));
    if (found === undefined || view === undefined || view === helped) return;
    helped = view;
    countHint();
    saveNow();
  });
}
