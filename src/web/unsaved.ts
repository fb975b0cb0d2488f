/** What is about to be saved, noted at once in localStorage: a page ended before IndexedDB has answered loses nothing. */
import { readResult } from '../play/results.ts';
import type { Result } from '../play/sitting.ts';
import type { Slot } from './store.ts';

/** A save that has been begun: what goes into which slot, and what this page believed to be there (null: whatever is there). */
export interface Unsaved {
  readonly key: string;
  readonly slot: Slot;
  readonly text: string;
  readonly known: string | null;
}
/** A result that is being entered. */
export interface UnsavedResult {
  readonly key: string;
  readonly result: Result;
}

const PREFIX = 'pasyans.unsaved.';
/** Keys are a page's own, so that no page overwrites what another has yet to save; they sort by the time the page opened. */
const PAGE = `${PREFIX}${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`;

function keep<T extends Unsaved | UnsavedResult>(unsaved: T): T {
  try {
    localStorage.setItem(unsaved.key, JSON.stringify(unsaved));
  } catch {
    // Forbidden or full: IndexedDB alone must do.
  }
  return unsaved;
}
/** Notes a save and gives it back; where the browser forbids that, the save is only less sure. */
export const note = (slot: Slot, text: string, known: string | null): Unsaved =>
  keep({ key: `${PAGE}.${slot}`, slot, text, known });
export const noteResult = (result: Result): UnsavedResult => keep({ key: `${PAGE}.result.${result.id}`, result });

/** Strikes a note out once it has been saved, unless the page has noted something newer meanwhile. */
export function strike(unsaved: Unsaved | UnsavedResult): void {
  try {
    if (localStorage.getItem(unsaved.key) === JSON.stringify(unsaved)) localStorage.removeItem(unsaved.key);
  } catch {
    // Saved all the same.
  }
}
/** The notes that ended pages have left, the oldest page's first. */
export function leftovers(): (Unsaved | UnsavedResult)[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return keys.sort().flatMap((key) => read(key) ?? []);
  } catch {
    return [];
  }
}

function read(key: string): Unsaved | UnsavedResult | undefined {
  try {
    const noted = JSON.parse(localStorage.getItem(key) ?? '') as Partial<Unsaved> & { readonly result?: unknown };
    const { slot, text, known } = noted;
    const result = noted.result === undefined ? undefined : readResult(noted.result);
    if (result) return { key, result };
    if ((slot === 'current' || slot === 'previous') && typeof text === 'string') return { key, slot, text, known: known ?? null };
  } catch {
    // Not written by this program: below.
  }
  localStorage.removeItem(key);
  return undefined;
}
