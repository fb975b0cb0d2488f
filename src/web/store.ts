/** Saved games in IndexedDB. Where it is forbidden or fails, everything still works and `kept` is false. */
import { type DBSchema, openDB } from 'idb';

interface Kept extends DBSchema {
  /** `current` and `previous`: records as text; `aside:…`: records that could not be read, with the reason. */
  games: { key: string; value: string | { readonly text: string; readonly reason: string; readonly when: string } };
}
type Slot = 'current' | 'previous';

export interface Store {
  /** False when nothing can be saved. */
  readonly kept: boolean;
  load(slot: Slot): Promise<string | undefined>;
  /** Resolves to false when saving failed. */
  save(slot: Slot, text: string): Promise<boolean>;
  /** Keeps a text that could not be read under a key of its own. */
  setAside(text: string, reason: string): Promise<void>;
}

const NAME = 'pasyans';
/** A browser that does not answer in this time is taken to forbid storage. */
const PATIENCE_MS = 3000;

const nothing: Store = {
  kept: false,
  load: () => Promise.resolve(undefined),
  save: () => Promise.resolve(false),
  setAside: () => Promise.resolve(),
};

const late = (ms: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), ms);
  });

/** Opens the store; never rejects. */
export async function openStore(): Promise<Store> {
  try {
    const opening = openDB<Kept>(NAME, 1, {
      upgrade(db) {
        db.createObjectStore('games');
      },
    });
    const db = await Promise.race([opening, late(PATIENCE_MS)]);
    return {
      kept: true,
      load: async (slot) => {
        const value = await db.get('games', slot);
        return typeof value === 'string' ? value : undefined;
      },
      save: async (slot, text) => {
        try {
          await db.put('games', text, slot);
          return true;
        } catch {
          return false;
        }
      },
      setAside: async (text, reason) => {
        const when = new Date().toISOString();
        await db.add('games', { text, reason, when }, `aside:${when}`);
      },
    };
  } catch {
    return nothing;
  }
}
