/** What is about to be saved, noted at once in localStorage: a page ended before IndexedDB has answered loses nothing. */
import type { Slot } from './store.ts';

/** A save that has been begun: what goes into which slot, and what this page believed to be there (null: whatever is there). */
export interface Unsaved {
  readonly key: string;
  readonly slot: Slot;
  readonly text: string;
  readonly known: string | null;
}

const PREFIX = 'pasyans.unsaved.';
/** Keys are a page's own, so that no page overwrites what another has yet to save; they sort by the time the page opened. */
const PAGE = `${PREFIX}${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`;

/** Notes a save and gives it back; where the browser forbids that, the save is only less sure. */
export function note(slot: Slot, text: string, known: string | null): Unsaved {
  const unsaved = { key: `${PAGE}.${slot}`, slot, text, known };
  try {
    localStorage.setItem(unsaved.key, JSON.stringify(unsaved));
  } catch {
    // Forbidden or full: IndexedDB alone must do.
  }
  return unsaved;
}
/** Strikes a note out once its text has been saved, unless the page has noted something newer meanwhile. */
export function strike({ key, text }: Unsaved): void {
  try {
    const now = localStorage.getItem(key);
    if (now !== null && (JSON.parse(now) as Unsaved).text === text) localStorage.removeItem(key);
  } catch {
    // Saved all the same.
  }
}
/** The notes that ended pages have left, the oldest page's first. */
export function leftovers(): Unsaved[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.sort().flatMap((key) => read(key) ?? []);
  } catch {
    return [];
  }
}

function read(key: string): Unsaved | undefined {
  try {
    const { slot, text, known } = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Unsaved>;
    if ((slot === 'current' || slot === 'previous') && typeof text === 'string') return { key, slot, text, known: known ?? null };
  } catch {
    // Not written by this program: below.
  }
  localStorage.removeItem(key);
  return undefined;
}
