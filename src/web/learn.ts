/** The way to the tutorial of the game on the table; it is no dialog, but takes the table. */
import { notice, state, tellNotLoaded } from './game.ts';

/** Fetches the tutorial and begins it. */
export function learn(): void {
  const { document } = state.value!;
  notice.value = undefined;
  import('./tutorial/lesson.ts').then(({ startTutorial }) => startTutorial(document), tellNotLoaded);
}
