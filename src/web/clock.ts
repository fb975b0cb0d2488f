/** The clock of the game on the table: from the first move, stopped while the game is paused, covered, hidden or over. */
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';

/** The player has paused: the cards are covered and cannot be moved. */
export const paused = signal(false);
/** A dialog lies over the table. */
export const covered = signal(false);
/** The game has begun and is not over. */
export const inPlay = signal(false);
const hidden = signal(document.hidden);
document.addEventListener('visibilitychange', () => {
  hidden.value = document.hidden;
});

/** Time goes by. */
export const running = computed(() => inPlay.value && !paused.value && !covered.value && !hidden.value);

let before = 0;
let since: number | undefined;
effect(() => {
  if (running.value) since = performance.now();
  else {
    before = elapsed();
    since = undefined;
  }
});

/** Milliseconds on the clock. */
function elapsed(): number {
  return before + (since === undefined ? 0 : performance.now() - since);
}
export const seconds = (): number => Math.floor(elapsed() / 1000);
/** Sets the clock for another game. */
export function setClock(to: number): void {
  before = to * 1000;
  if (since !== undefined) since = performance.now();
  shown.value = to;
}

const TICK_MS = 250;
const shown = signal(0);
/** The seconds to be shown; only looked after while somebody looks at them. */
export const shownSeconds: ReadonlySignal<number> = shown;
/** Keeps `shownSeconds` up to date until the returned function is called. */
export function tick(): () => void {
  const look = (): void => {
    shown.value = seconds();
  };
  look();
  const stop = effect(() => {
    if (!running.value) {
      look();
      return;
    }
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  });
  return stop;
}
