/** Whether the program is open in another tab: told at once, not first when both have saved. */
import { notice } from './game.ts';

const NAME = 'pasyans.table';
/** A page that is being left, by a reload too, lets go a little after the next one has come. */
const TRIES = 4;
const AGAIN_MS = 500;

/** Takes the lock and keeps it as long as the page lives; false when another page has it. */
const taken = (): Promise<boolean> =>
  new Promise((tell) => {
    const held = navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      tell(lock !== null);
      return lock ? new Promise<void>(() => undefined) : undefined;
    });
    held.catch(() => tell(true));
  });

/** Tells a page that is not the only one. Where the browser has no locks, saving tells it. */
export async function tellIfNotAlone(): Promise<void> {
  if (!('locks' in navigator)) return;
  for (let i = 0; i < TRIES; i++) {
    if (await taken()) return;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
  // From the moment when the other one is closed this one holds it, for a third to find.
  navigator.locks.request(NAME, () => new Promise<void>(() => undefined)).catch(() => undefined);
  notice.value ??= { text: (words) => words.twoTabs, stays: true };
}
