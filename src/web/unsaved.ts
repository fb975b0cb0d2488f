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
  /** Digests of the texts that this page has begun to save since `known`: any of them may be there by now. */
  readonly since?: readonly string[];
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
    // Forbidden or full: IndexedDB alone must do, and an older note must not undo what it saves.
    forget(unsaved.key);
  }
  return unsaved;
}
function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Then nothing has been noted either.
  }
}
/** FNV-1a over two seeds, with the length: enough to tell a page's own texts from those of others. */
export function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x01000193);
  }
  return [text.length, a >>> 0, b >>> 0].map((part) => part.toString(36)).join('.');
}

/** What this page has noted of each slot and not yet saved. */
const pending = new Map<string, Unsaved>();
/**
 * Notes a save and gives it back; where the browser forbids that, the save is only less sure. It takes the place of the note
 * before it, whose save may not be done when the page ends: then what that one knew is still there.
 */
export function note(slot: Slot, text: string, known: string | null): Unsaved {
  const key = `${PAGE}.${slot}`;
  const before = pending.get(key);
  const unsaved: Unsaved =
    before && known === before.text
      ? { key, slot, text, known: before.known, since: [...(before.since ?? []), digest(known)] }
      : { key, slot, text, known };
  pending.set(key, unsaved);
  return keep(unsaved);
}
export const noteResult = (result: Result): UnsavedResult => keep({ key: `${PAGE}.result.${result.id}`, result });

/** Strikes a note out once it has been saved, unless the page has noted something newer meanwhile. */
export function strike(unsaved: Unsaved | UnsavedResult): void {
  if (pending.get(unsaved.key) === unsaved) pending.delete(unsaved.key);
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
    const { slot, text, known, since } = noted;
    const result = noted.result === undefined ? undefined : readResult(noted.result);
    if (result) return { key, result };
    if ((slot === 'current' || slot === 'previous') && typeof text === 'string') {
      const own = Array.isArray(since) ? { since } : {};
      return { key, slot, text, known: known ?? null, ...own };
    }
  } catch {
    // Not written by this program: below.
  }
  localStorage.removeItem(key);
  return undefined;
}
