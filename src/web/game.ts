/** The game on the table and the one before it: dealing, going back, saving after every move, entering what came of each. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { isDealNumber, LAST_DEAL, type Lang } from '../cards/index.ts';
import { defaultHouse, type GameDocument, type House } from '../engine/document.ts';
import type { Deal } from '../engine/record.ts';
import { dealOfDay } from '../play/day.ts';
import { writeKept } from '../play/kept.ts';
import { dealKey, houseKey, type Result, type Sitting } from '../play/sitting.ts';
import { Table, type TableState } from '../play/table.ts';
import { hashOf } from './address.ts';
import { follow, leave, sitDown, sittingNow, takeUp } from './sitting.ts';
import type { Store } from './store.ts';
import type { Words } from './text/index.ts';

/** Something to tell the player, said in the language of the moment. */
export interface Notice {
  readonly text: (words: Words, lang: Lang) => string;
  /** Offers the way back to the game before, or the lesson of this one. */
  readonly offers?: 'back' | 'lesson';
  /** It is told until it is closed: a move does not take it away. */
  readonly stays?: boolean;
}
/** What is played here is not kept. */
export const NOT_SAVED: Notice = { text: (words) => words.noStorage, stays: true };
/** A table with the sitting at it. */
export interface Seat {
  readonly table: Table;
  readonly sitting: Sitting;
}

const shown = signal<TableState | undefined>(undefined);
/** What is on the table; undefined until the app has started. */
export const state: ReadonlySignal<TableState | undefined> = shown;
export const notice = signal<Notice | undefined>(undefined);
/** A part of the program that is fetched when it is wanted could not be fetched. */
export function tellNotLoaded(): void {
  notice.value = { text: (words) => words.notLoaded };
}
const before = signal<TableState | undefined>(undefined);
/** The game before this one, if there was one. */
export const previous: ReadonlySignal<TableState | undefined> = before;

let table: Table;
let earlier: Seat | undefined;
let stopListening: () => void = () => undefined;
let store: Store | undefined;
/** Results go on being entered where games can no longer be saved: they are small, and may find room. */
let results: Store | undefined;
let saved: string | undefined;
/** The last save failed, and that has been told. */
let failing = false;
let pending: Promise<unknown> = Promise.resolve();

/** The table that the board drives. */
export const currentTable = (): Table => table;

/** A deal by chance. */
export function randomDeal(): Deal & { readonly deal: number } {
  const number = new Uint32Array(1);
  // Too many to meet one twice, few enough digits to tell a friend; 2^32 is so large that the remainder favours none to speak of.
  crypto.getRandomValues(number);
  return { deal: 1 + (number[0]! % MOST_RANDOM) };
}

/** Where games are saved from now on, and what is in the place of the present one. */
export function keepIn(where: Store | undefined, known?: string): void {
  store = where;
  results = where;
  saved = known;
}
/** Where results are; undefined when nothing can be read. */
export const resultsKept = (): Store | undefined => results;
function wait(work: Promise<unknown>): void {
  pending = Promise.all([pending, work]).then(() => undefined);
}

/** Saves what is on the table; tells once when that cannot be done, and tries again with the next change. */
async function save(): Promise<void> {
  if (!store?.kept) return;
  const text = writeKept(table.game, sittingNow());
  if (text === saved) return;
  const known = saved;
  saved = text;
  const saving = store.save('current', text, known);
  wait(saving);
  const result = await saving;
  if (result === 'other') notice.value = { text: (words) => words.otherTab, stays: true };
  if (result === 'failed' && !failing) notice.value = NOT_SAVED;
  if (result === 'saved' && notice.value === NOT_SAVED) notice.value = undefined;
  failing = result === 'failed';
}
/** To be called when something beside the cards has changed that is saved with them. */
export const saveNow = (): void => void save();
/** Comes when everything that has happened so far is saved. */
export const settled = (): Promise<unknown> => pending;

function enter(result: Result | undefined): void {
  if (result && results) wait(results.enter(result));
}

/** Random deals have numbers up to this one; any other can be typed. */
const MOST_RANDOM = 999_999;
const NOTICE_MS = 7000;
let noticeTimer: ReturnType<typeof setTimeout> | undefined;
/** Shows a notice until the next change on the table, but not for ever. */
function tell(what: Notice | undefined): void {
  if (!notice.value?.stays) notice.value = what;
  clearTimeout(noticeTimer);
  if (what?.offers === 'back') noticeTimer = setTimeout(() => tell(undefined), NOTICE_MS);
}

/** Puts a table before the player. */
export function show({ table: next, sitting }: Seat): void {
  stopListening();
  table = next;
  takeUp(sitting, next.state);
  stopListening = table.subscribe((now) => {
    shown.value = now;
    if ((now.steps.length > 0 || now.hand || now.refusal) && !notice.value?.stays) notice.value = undefined;
    enter(follow(now, table.game));
    void save();
  });
  shown.value = table.state;
  void save();
}

const played = (game: TableState): boolean => game.made > 0 || game.canRedo;

/** The games as they are kept: the one on the table, the one before. */
export const currentKept = (): string => writeKept(table.game, sittingNow());
export const earlierKept = (): string | undefined => earlier && writeKept(earlier.table.game, earlier.sitting);
/** Something has been played on the table. */
export const isPlayed = (): boolean => played(table.state);
/** The games that have been begun and have not ended: they count as started. */
export function openGames(): Pick<Result, 'game' | 'house' | 'deal'>[] {
  const here: Seat = { table, sitting: sittingNow() };
  return [here, ...(earlier ? [earlier] : [])]
    .filter(({ sitting }) => sitting.began !== '' && !sitting.won)
    .map(({ table: { game } }) => ({ game: game.document.id, house: houseKey(game.house), deal: dealKey(game.deal) }));
}

/** What came of a game that nobody can go back to any more. */
function close(seat: Seat | undefined): void {
  if (seat) enter(leave(seat.sitting, seat.table.game));
}
/** Puts a game where the way back leads; one that came from there need not be saved. */
export function setEarlier(seat: Seat | undefined, keep = true): void {
  earlier = seat;
  before.value = seat?.table.state;
  if (seat && keep && store) wait(store.save('previous', writeKept(seat.table.game, seat.sitting)));
}

/**
 * Puts another game before the player and keeps the one that was there; one that was played is not given up for a mere deal.
 * @param back the game is the one before, which is not given up by this
 */
export function replace(next: Seat, back = false): void {
  if (shown.value && (back || !before.value || played(shown.value) || !played(before.value))) {
    if (!back) close(earlier);
    table.letGo();
    setEarlier({ table, sitting: sittingNow() });
  }
  show(next);
  const { document, deal } = table.state;
  const { day } = next.sitting;
  const another = before.value?.document.id === document.id ? undefined : document.name;
  tell(
    before.value && {
      text: (words, lang) => {
        const said = words.newDealDone(day === undefined ? dealText(deal, words) : words.dealOfDay(dayText(day, lang)));
        return another ? `${another[lang]}. ${said}` : said;
      },
      offers: 'back',
    },
  );
}

/** A day as people say it: «30 ноября 2026 г.». */
const dayText = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(new Date(`${day}T12:00:00`));

/** «Расклад № 17», or that the pack is written out. */
export const dealText = (deal: Deal, words: Words): string =>
  'deal' in deal ? words.dealNumber(String(deal.deal)) : words.ownPack;

/** Deals a game; a random deal unless one is given. */
export function openGame(document: GameDocument, house: House = defaultHouse(document), deal: Deal = randomDeal()): void {
  replace({ table: Table.deal(document, deal, house), sitting: sitDown('deal') });
}
/** Another deal of the same game under the same house rules. */
export function newDeal(deal: Deal = randomDeal()): void {
  openGame(table.state.document, table.state.house, deal);
}
/** The deal of a day, as `dayOf` writes it, by the standard rules. */
export function openDay(document: GameDocument, day: string): void {
  const deal = { deal: dealOfDay(document.id, day) };
  replace({ table: Table.deal(document, deal), sitting: sitDown('day', day) });
}
/** Exchanges the game on the table and the one before it. */
export function goBack(): void {
  if (earlier) replace(earlier, true);
}
/** The address of this deal. */
export function linkHere(): string {
  const { document, house, deal } = table.state;
  return new URL(hashOf({ game: document.id, house, deal, moves: [] }), location.href).href;
}

/** A deal number as a person types it, or undefined. */
export function readDealNumber(text: string): Deal | undefined {
  const digits = text.replace(/[\s№#]/g, '');
  const number = Number(digits);
  return /^\d{1,10}$/.test(digits) && number <= LAST_DEAL && isDealNumber(number) ? { deal: number } : undefined;
}
