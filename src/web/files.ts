/** Everything that is kept goes into one file and comes out of it; a file that is damaged changes nothing. */
import type { Fault } from '../engine/read.ts';
import { findLoaded, loadGames } from '../games/loader.ts';
import { readEverything, writeEverything } from '../play/everything.ts';
import { type Kept, writeKept } from '../play/kept.ts';
import { Table } from '../play/table.ts';
import { currentKept, earlierKept, isPlayed, replace, resultsKept, setEarlier } from './game.ts';
import { settingsIn, settingsOut } from './settings.ts';
import { idForOld } from './sitting.ts';

/** The file's text. Rejects when what is kept cannot be read. */
export async function everythingOut(): Promise<string> {
  const store = resultsKept();
  return writeEverything({
    current: currentKept(),
    previous: earlierKept(),
    asides: ((await store?.asides()) ?? []).map(({ text, reason, when }) => ({ text, reason, when })),
    results: (await store?.results()) ?? [],
    settings: settingsOut(),
  });
}

type TakenIn =
  | { readonly kind: 'taken'; readonly results: number }
  | { readonly kind: 'bad'; readonly faults: readonly Fault[] }
  | { readonly kind: 'failed' };

const seat = ({ session, sitting }: Kept) => ({ table: new Table(session), sitting });

/** Takes everything in a file over. */
export async function everythingIn(file: string): Promise<TakenIn> {
  await loadGames();
  const read = readEverything(file, idForOld, findLoaded);
  if (!read.ok) return { kind: 'bad', faults: read.faults };
  const { current, previous, results, asides, settings } = read.value;
  // The game before the file's own keeps a place: of the way back when that is free, else among those set aside.
  const free = previous !== undefined && !isPlayed() && earlierKept() === undefined;
  const spare = previous && !free ? [asideOf(previous)] : [];
  try {
    const store = resultsKept();
    if (!store) return { kind: 'failed' };
    await store.take(results, [...asides, ...spare]);
  } catch {
    return { kind: 'failed' };
  }
  settingsIn(settings);
  if (current) replace(seat(current));
  if (free) setEarlier(seat(previous));
  return { kind: 'taken', results: results.length };
}
const asideOf = ({ session, sitting }: Kept) => ({
  text: writeKept(session, sitting),
  reason: 'the game before, from a file',
  when: new Date().toISOString(),
});
