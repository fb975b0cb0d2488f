/** Saved games in IndexedDB. Where it is forbidden or fails, everything still works and `kept` is false. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { leftovers, note, strike, type Unsaved } from './unsaved.ts';

interface Aside {
  readonly text: string;
  readonly reason: string;
  readonly when: string;
}
interface Kept extends DBSchema {
  /** `current` and `previous`: records as text; `aside:…`: records that could not be read, with the reason. */
  games: { key: string; value: string | Aside };
}
/** The game on the table, and the one before it. */
export type Slot = 'current' | 'previous';

export interface Store {
  /** False when nothing can be saved. */
  readonly kept: boolean;
  load(slot: Slot): Promise<string | undefined>;
  /**
   * Saves unless the slot holds something else than `known`, what this page last read from or wrote to it: then another tab
   * has played on, and its game is set aside first. `known` undefined: whatever is there.
   */
  save(slot: Slot, text: string, known?: string): Promise<'saved' | 'other' | 'failed'>;
  /** Moves what a slot holds, which could not be read, to a key of its own. */
  setAside(slot: Slot, text: string, reason: string): Promise<void>;
}

const aside = (text: string, reason: string): Aside => ({ text, reason, when: new Date().toISOString() });
const asideKey = (slot: Slot): string => `aside:${slot}:${new Date().toISOString()}`;

const NAME = 'pasyans';
/** A browser that does not answer in this time is taken to forbid storage. */
const PATIENCE_MS = 3000;

const nothing: Store = {
  kept: false,
  load: () => Promise.resolve(undefined),
  save: () => Promise.resolve('failed'),
  setAside: () => Promise.resolve(),
};

const late = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), ms);
  });

/** Puts a text into its slot and, when that holds something else than `known`, what was there aside. */
async function put(db: IDBPDatabase<Kept>, unsaved: Unsaved): Promise<'saved' | 'other'> {
  const { slot, text, known } = unsaved;
  const change = db.transaction('games', 'readwrite');
  const there = await change.store.get(slot);
  const other = known !== null && typeof there === 'string' && there !== known && there !== text;
  if (other) await change.store.put(aside(there, 'played on in another tab'), asideKey(slot));
  await change.store.put(text, slot);
  await change.done;
  strike(unsaved);
  return other ? 'other' : 'saved';
}

/** Opens the store; never rejects. */
export async function openStore(): Promise<Store> {
  try {
    const opening = openDB<Kept>(NAME, 1, {
      upgrade(db) {
        db.createObjectStore('games');
      },
    });
    const db = await Promise.race([opening, late(PATIENCE_MS)]);
    for (const unsaved of leftovers()) await Promise.race([put(db, unsaved), late(PATIENCE_MS)]);
    return {
      kept: true,
      load: async (slot) => {
        const value = await Promise.race([db.get('games', slot), late(PATIENCE_MS)]);
        // What is no text was not written by this program: it is read, found unreadable and set aside.
        return value === undefined || typeof value === 'string' ? value : JSON.stringify(value);
      },
      save: async (slot, text, known) => {
        try {
          return await put(db, note(slot, text, known ?? null));
        } catch {
          return 'failed';
        }
      },
      setAside: async (slot, text, reason) => {
        const change = db.transaction('games', 'readwrite');
        await change.store.put(aside(text, reason), asideKey(slot));
        await change.store.delete(slot);
        await change.done;
      },
    };
  } catch {
    return nothing;
  }
}
