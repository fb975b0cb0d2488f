/** Saved games and results in IndexedDB. Where it is forbidden or fails, everything still works and `kept` is false. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { entered, type Result } from '../play/sitting.ts';
import { digest, leftovers, note, noteResult, strike, type Unsaved, type UnsavedResult } from './unsaved.ts';

export interface Aside {
  readonly text: string;
  readonly reason: string;
  readonly when: string;
}
export interface KeptAside extends Aside {
  readonly key: string;
}
interface Schema extends DBSchema {
  /** `current` and `previous`: games as text (play/kept.ts); `aside:…`: what could not be read, with the reason. */
  games: { key: string; value: string | Aside };
  /** What came of games, by the id of the sitting. */
  results: { key: string; value: Result; indexes: { deal: [game: string, house: string, deal: string] } };
}
type Base = IDBPDatabase<Schema>;
/** The game on the table, and the one before it. */
export type Slot = 'current' | 'previous';

export interface Store {
  /** False when nothing can be saved. */
  readonly kept: boolean;
  /** Nothing can be saved because another tab still runs an older version of the program. */
  readonly blocked?: boolean;
  load(slot: Slot): Promise<string | undefined>;
  /**
   * Saves unless the slot holds something else than `known`, what this page last read from or wrote to it: then another tab
   * has played on, and its game is set aside first. `known` undefined: whatever is there.
   */
  save(slot: Slot, text: string, known?: string): Promise<'saved' | 'other' | 'failed'>;
  /** Moves what a slot holds, which could not be read, to a key of its own. */
  setAside(slot: Slot, text: string, reason: string): Promise<void>;
  /** Enters what came of a game. */
  enter(result: Result): Promise<void>;
  /** Rejects when they cannot be read. */
  results(): Promise<readonly Result[]>;
  /** All that is kept, for a file. */
  asides(): Promise<readonly KeptAside[]>;
  /** Gives up what was set aside. Rejects when that cannot be done. */
  dropAside(key: string): Promise<void>;
  /** Adds what came from a file, all of it or nothing. */
  take(results: readonly Result[], asides: readonly Aside[]): Promise<void>;
}

const aside = (text: string, reason: string): Aside => ({ text, reason, when: new Date().toISOString() });
const asideKey = (slot: Slot): string => `aside:${slot}:${new Date().toISOString()}`;

const NAME = 'pasyans';
/** Raised with every change of the schema; `upgrade` makes each version out of the one before. */
const VERSION = 2;
/** A browser that does not answer in this time is taken to forbid storage. */
const PATIENCE_MS = 3000;

/** What is not kept beyond this page. */
function passing(blocked: boolean): Store {
  const results = new Map<string, Result>();
  const sameDeal = ({ game, house, deal }: Result): Result[] =>
    [...results.values()].filter((one) => one.game === game && one.house === house && one.deal === deal);
  const enter = (result: Result): Promise<void> => {
    const entry = entered(result, sameDeal(result));
    if (entry) results.set(entry.id, entry);
    return Promise.resolve();
  };
  return {
    kept: false,
    blocked,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve('failed'),
    setAside: () => Promise.resolve(),
    enter,
    results: () => Promise.resolve([...results.values()]),
    asides: () => Promise.resolve([]),
    dropAside: () => Promise.resolve(),
    take: async (more) => {
      for (const result of more) await enter(result);
    },
  };
}

const late = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not answer')), PATIENCE_MS);
  });
const soon = <T>(work: Promise<T>): Promise<T> => Promise.race([work, late()]);

/** Puts a text into its slot and, when that holds something else than `known`, what was there aside. */
async function put(db: Base, unsaved: Unsaved): Promise<'saved' | 'other'> {
  const { slot, text, known, since = [] } = unsaved;
  const change = db.transaction('games', 'readwrite');
  const there = await change.store.get(slot);
  const own = known === null || there === known || there === text;
  const other = typeof there === 'string' && !own && !since.includes(digest(there));
  if (other) await change.store.put(aside(there, 'played on in another tab'), asideKey(slot));
  await change.store.put(text, slot);
  await change.done;
  strike(unsaved);
  return other ? 'other' : 'saved';
}

/** Enters results, each seeing the ones before it, and what is to be set aside. */
async function enterAll(db: Base, results: readonly Result[], asides: readonly Aside[]): Promise<void> {
  const change = db.transaction(['results', 'games'], 'readwrite');
  const store = change.objectStore('results');
  for (const result of results) {
    const entry = entered(result, await store.index('deal').getAll([result.game, result.house, result.deal]));
    if (entry) await store.put(entry);
  }
  for (const one of asides) await change.objectStore('games').put(one, `aside:file:${one.when}`);
  await change.done;
}
async function enterUnsaved(db: Base, unsaved: UnsavedResult): Promise<void> {
  await enterAll(db, [unsaved.result], []);
  strike(unsaved);
}

/** Finishes what an ended page had begun; what cannot be done now stays noted. */
async function finish(db: Base, unsaved: Unsaved | UnsavedResult): Promise<void> {
  try {
    if ('result' in unsaved) await enterUnsaved(db, unsaved);
    else await put(db, unsaved);
  } catch {
    // A full storage, most likely: the player is told with the next move.
  }
}

const open = (blocked: () => void): Promise<Base> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('games');
      if (from < 2) db.createObjectStore('results', { keyPath: 'id' }).createIndex('deal', ['game', 'house', 'deal']);
    },
    blocked,
    // Another tab has a newer version of the program: it must not have to wait for this one.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

/** Opens the store; never rejects. */
export async function openStore(): Promise<Store> {
  let blocked = false;
  try {
    const opening = open(() => {
      blocked = true;
    });
    const db = await soon(opening);
    for (const unsaved of leftovers()) await soon(finish(db, unsaved));
    return {
      kept: true,
      load: async (slot) => {
        const value = await soon(db.get('games', slot));
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
      enter: async (result) => {
        try {
          await enterUnsaved(db, noteResult(result));
        } catch {
          // It stays noted, and is entered when the program is opened again.
        }
      },
      results: () => soon(db.getAll('results')),
      asides: async () => {
        const range = IDBKeyRange.bound('aside:', 'aside;');
        const [keys, all] = await soon(Promise.all([db.getAllKeys('games', range), db.getAll('games', range)]));
        return all.flatMap((value, i) => (typeof value === 'string' ? [] : [{ key: keys[i]!, ...value }]));
      },
      dropAside: (key) => soon(db.delete('games', key)),
      take: (results, asides) => enterAll(db, results, asides),
    };
  } catch {
    return passing(blocked);
  }
}
