/** How the program begins: with the game in the address, else the stored one, else a new deal. */
import type { Lang } from '../cards/index.ts';
import type { GameDocument } from '../engine/document.ts';
import type { Fault } from '../engine/read.ts';
import { findLoaded, gameIds, loadGame } from '../games/loader.ts';
import { readKept, textInside } from '../play/kept.ts';
import { Session } from '../play/session.ts';
import { Table } from '../play/table.ts';
import { gameIn } from './address.ts';
import { keepIn, NOT_SAVED, notice, randomDeal, replace, type Seat, saveNow, setEarlier, show } from './game.ts';
import { idForOld, sitDown } from './sitting.ts';
import { openStore, type Slot, type Store } from './store.ts';

/** Tells what was wrong; the words for it are fetched, since they are seldom needed. */
async function reasonsOf(faults: readonly Fault[]): Promise<(lang: Lang) => string> {
  const { faultsLine } = await import('../play/faultwords.ts');
  return (lang) => faultsLine(faults, lang);
}

/** Opens what the address names and takes it out of the address, so that a reload goes on with the game. */
async function openAddress(): Promise<boolean> {
  if (location.hash.length < 2) return false;
  const { gameInHash, openedHash, recordInHash } = await import('./links.ts');
  const opened = await openedHash(location.hash);
  const id = opened.ok ? gameInHash(opened.value) : undefined;
  if (id !== undefined) await loadGame(id);
  const read = opened.ok ? recordInHash(opened.value, randomDeal().deal, findLoaded) : opened;
  if (!read) return false;
  history.replaceState(null, '', location.pathname + location.search);
  const session = read.ok ? Session.restore(read.value, findLoaded(read.value.game)!) : read;
  if (session.ok) {
    const made = session.value.nodes.length > 1;
    replace({ table: new Table(session.value), sitting: sitDown(made ? 'line' : 'deal') });
  } else {
    const reasons = await reasonsOf(session.faults);
    notice.value = { text: (words, lang) => words.badLink(reasons(lang)), stays: true };
  }
  return session.ok;
}

/** Reads a stored game; one that cannot be read is kept aside, never overwritten. */
async function restore(from: Store, slot: Slot): Promise<Seat | undefined> {
  const text = await from.load(slot);
  if (text === undefined) return undefined;
  const id = gameIn(textInside(text));
  if (id !== undefined) await loadGame(id);
  const read = readKept(text, idForOld(), findLoaded);
  if (read.ok) return { table: new Table(read.value.session), sitting: read.value.sitting };
  const reasons = await reasonsOf(read.faults);
  await from.setAside(slot, text, reasons('en'));
  notice.value = { text: (words, lang) => words.keptAside(reasons(lang)), stays: true };
  return undefined;
}

const firstGame = async (id = ''): Promise<GameDocument | undefined> => (await loadGame(id)) ?? loadGame(gameIds[0]!);

/** @param first the game that the page names for those who come for the first time */
export async function start(first: string | undefined): Promise<void> {
  const opened = await openStore();
  let current: Seat | undefined;
  let earlier: Seat | undefined;
  try {
    current = await restore(opened, 'current');
    earlier = await restore(opened, 'previous');
    keepIn(opened, current && (await opened.load('current')));
  } catch {
    // A store that cannot even be read is not written to either.
    keepIn(undefined);
  }
  const lost = notice.value;
  setEarlier(earlier, false);
  if (current) show(current);
  const anew = !(await openAddress()) && !current;
  if (anew) show({ table: Table.deal((await firstGame(first))!, randomDeal()), sitting: sitDown('deal') });
  if (lost) notice.value = lost;
  else if (opened.blocked) notice.value = { text: (words) => words.otherVersion, stays: true };
  else if (!opened.kept) notice.value = NOT_SAVED;
  else if (anew) notice.value ??= { text: (words) => words.firstVisit, offers: 'lesson' };
  addEventListener('hashchange', () => void openAddress());
  // Whoever leaves the page may never come back to it: the clock is saved then.
  document.addEventListener('visibilitychange', () => document.hidden && saveNow());
}
