/** The adviser of the table on the screen: its searches run in a worker, which is ended when its answer is no longer wanted. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { View } from '../engine/view.ts';
import { type Advice, Advisor, type Answer, type Searcher } from '../play/advisor.ts';
import { currentTable, state } from './game.ts';
import { lamp } from './settings.ts';

/** A change is searched when the player has rested for so long. */
const REST_MS = 250;

const search: Searcher = (question, answer) => {
  let worker: Worker | undefined;
  const timer = setTimeout(() => {
    const end = (found: Answer): void => {
      worker?.terminate();
      worker = undefined;
      answer(found);
    };
    // A worker that cannot be loaded, or has not the memory, has found nothing out.
    const fail = (): void =>
      end(question.kind === 'verdict' ? { kind: 'open' } : { kind: 'lost-at', at: -1, line: [], exact: false });
    try {
      worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      fail();
      return;
    }
    worker.onmessage = ({ data }: MessageEvent<Answer>) => end(data);
    worker.onerror = fail;
    worker.onmessageerror = fail;
    worker.postMessage(question);
  }, REST_MS);
  return () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  };
};

const given = signal<Advice | undefined>(undefined);
/** What the adviser says of the position on the table; undefined until the table lies. */
export const advice: ReadonlySignal<Advice | undefined> = given;
/** The player has asked what to do. */
export const asked = signal(false);

const advisor = new Advisor(search, (now) => {
  given.value = now;
});

/** A hint was followed: the next one is asked for at once. */
let again = false;

/** Begins to watch the table. Nothing is searched while the lamp is off and no hint is asked for, or the page is hidden. */
export function startAdvice(): void {
  let seen: View | undefined;
  effect(() => {
    const now = state.value;
    if (!now) return;
    // What was asked about one position is not said of another.
    if (now.view !== seen) {
      seen = now.view;
      asked.value = again;
      again = false;
    }
    advisor.switch(lamp.value === 'on' || asked.value);
    advisor.look(currentTable().game);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) advisor.rest();
    else if (state.value) advisor.look(currentTable().game);
  });
}
/** What to do now? Searches even when the lamp is off. */
export function askHint(): void {
  currentTable().letGo();
  asked.value = true;
}
/** Makes the next move of the winning line. */
export function playHint(): void {
  const [move] = given.value?.line ?? [];
  if (move === undefined) return;
  again = true;
  currentTable().playMove(move);
}
/** Looks for the place where the game was lost. */
export const seekLoss = (): void => advisor.seekLoss();
/** Takes back everything to the last position that could be won. */
export function backToWin(): void {
  const at = given.value?.loss?.at ?? -1;
  if (at < 0) return;
  while (currentTable().state.made > at) currentTable().undo();
}
