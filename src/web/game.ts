/** The game on the table: opening, dealing, going back to the game before, saving after every move. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { isDealNumber, LAST_DEAL, type Lang } from '../cards/index.ts';
import { defaultHouse, type GameDocument, type House } from '../engine/document.ts';
import type { Fault } from '../engine/read.ts';
import type { Deal } from '../engine/record.ts';
import { findGame, games } from '../games/index.ts';
import { Session } from '../play/session.ts';
import { Table, type TableState } from '../play/table.ts';
import { hashOf, recordInHash } from './address.ts';
import { openStore, type Store } from './store.ts';
import type { Words } from './text/index.ts';

/** Something to tell the player, said in the language of the moment. */
export interface Notice {
  readonly text: (words: Words, lang: Lang) => string;
  /** Offers the way back to the game before. */
  readonly back?: boolean;
}

const shown = signal<TableState | undefined>(undefined);
/** What is on the table; undefined until the app has started. */
export const state: ReadonlySignal<TableState | undefined> = shown;
export const notice = signal<Notice | undefined>(undefined);
const before = signal<TableState | undefined>(undefined);
/** The game before this one, if there was one. */
export const previous: ReadonlySignal<TableState | undefined> = before;

let table: Table;
let previousText: string | undefined;
let stopListening: () => void = () => undefined;
let store: Store | undefined;
let saved: string | undefined;

/** The table that the board drives. */
export const currentTable = (): Table => table;

function randomDeal(): Deal {
  const number = new Uint32Array(1);
  // Too many to meet one twice, few enough digits to tell a friend; 2^32 is so large that the remainder favours none to speak of.
  crypto.getRandomValues(number);
  return { deal: 1 + (number[0]! % MOST_RANDOM) };
}

/** Saves what is on the table; tells once when that cannot be done. */
async function save(): Promise<void> {
  if (!store?.kept) return;
  const text = table.save();
  if (text === saved) return;
  const known = saved;
  saved = text;
  const result = await store.save('current', text, known);
  if (result === 'other') notice.value = { text: (words) => words.otherTab };
  if (result === 'failed') {
    store = undefined;
    notice.value ??= { text: (words) => words.noStorage };
  }
}

/** Random deals have numbers up to this one; any other can be typed. */
const MOST_RANDOM = 999_999;
const NOTICE_MS = 7000;
let noticeTimer: ReturnType<typeof setTimeout> | undefined;
/** Shows a notice until the next change on the table, but not for ever. */
function tell(what: Notice | undefined): void {
  notice.value = what;
  clearTimeout(noticeTimer);
  if (what?.back) noticeTimer = setTimeout(() => tell(undefined), NOTICE_MS);
}

/** Puts a table before the player. */
function show(next: Table): void {
  stopListening();
  table = next;
  stopListening = table.subscribe((now) => {
    shown.value = now;
    if (now.steps.length > 0 || now.hand || now.refusal) notice.value = undefined;
    void save();
  });
  shown.value = table.state;
  void save();
}

const played = (game: TableState): boolean => game.made > 0 || game.canRedo;

/** Puts another game before the player and keeps the one that was there; one that was played is not given up for a mere deal. */
function replace(next: Table, always = false): void {
  if (shown.value && (always || !before.value || played(shown.value) || !played(before.value))) {
    previousText = table.save();
    before.value = shown.value;
    void store?.save('previous', previousText);
  }
  show(next);
  const { deal } = table.state;
  tell(before.value && { text: (words) => words.newDealDone(dealText(deal, words)), back: true });
}

/** «Расклад № 17», or that the pack is written out. */
export const dealText = (deal: Deal, words: Words): string =>
  'deal' in deal ? words.dealNumber(String(deal.deal)) : words.ownPack;

/** Deals a game; a random deal unless one is given. */
export function openGame(document: GameDocument, house: House = defaultHouse(document), deal: Deal = randomDeal()): void {
  replace(Table.deal(document, deal, house));
}
/** Another deal of the same game under the same house rules. */
export function newDeal(deal: Deal = randomDeal()): void {
  openGame(table.state.document, table.state.house, deal);
}
/** Exchanges the game on the table and the one before it. */
export function goBack(): void {
  const read = previousText === undefined ? undefined : Table.load(previousText, findGame);
  if (read?.ok) replace(read.value, true);
}
/** The address of this deal. */
export function linkHere(): string {
  const { document, house, deal } = table.state;
  return new URL(hashOf({ game: document.id, house, deal, moves: [] }), location.href).href;
}

const reasons = (faults: readonly Fault[], lang: Lang): string =>
  faults.map(({ place, text }) => `${place}: ${text[lang]}`).join('; ');

/** Opens what the address names and takes it out of the address, so that a reload goes on with the game. */
function openAddress(): boolean {
  const read = recordInHash(location.hash, (randomDeal() as { deal: number }).deal);
  if (!read) return false;
  history.replaceState(null, '', location.pathname + location.search);
  const session = read.ok ? Session.restore(read.value, findGame(read.value.game)!) : read;
  if (session.ok) replace(new Table(session.value));
  else {
    const { faults } = session;
    notice.value = { text: (words, lang) => words.badLink(reasons(faults, lang)) };
  }
  return session.ok;
}

/** Reads a stored game; one that cannot be read is kept aside, never overwritten. */
async function restore(from: Store, slot: 'current' | 'previous'): Promise<Table | undefined> {
  const text = await from.load(slot);
  if (text === undefined) return undefined;
  const read = Table.load(text, findGame);
  if (read.ok) return read.value;
  const { faults } = read;
  await from.setAside(slot, text, reasons(faults, 'en'));
  notice.value = { text: (words, lang) => words.keptAside(reasons(faults, lang)) };
  return undefined;
}

/**
 * Starts the app: the game in the address, else the stored one, else a new deal of the game that the page names for those
 * who come for the first time.
 */
export async function start(first: string | undefined): Promise<void> {
  const opened = await openStore();
  const kept: { current?: Table | undefined; previous?: Table | undefined } = {};
  try {
    kept.current = await restore(opened, 'current');
    kept.previous = await restore(opened, 'previous');
    store = opened;
  } catch {
    // A store that cannot even be read is not written to either.
  }
  const lost = notice.value;
  if (kept.previous) {
    previousText = kept.previous.save();
    before.value = kept.previous.state;
  }
  if (kept.current) {
    saved = await opened.load('current');
    show(kept.current);
  }
  if (!openAddress() && !kept.current) show(Table.deal(findGame(first ?? '') ?? games[0]!, randomDeal()));
  if (lost) notice.value = lost;
  else if (!store?.kept) notice.value ??= { text: (words) => words.noStorage };
  addEventListener('hashchange', openAddress);
}

/** A deal number as a person types it, or undefined. */
export function readDealNumber(text: string): Deal | undefined {
  const digits = text.replace(/[\s№#]/g, '');
  const number = Number(digits);
  return /^\d{1,10}$/.test(digits) && number <= LAST_DEAL && isDealNumber(number) ? { deal: number } : undefined;
}
