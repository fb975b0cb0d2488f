/**
 * The keys that work wherever the focus is. Latin letters go by what is written on them, all others by their place on the
 * keyboard, so that they work in every alphabet.
 */
import { ask } from './advice.ts';
import type { SheetName } from './app/LazySheet.tsx';
import { dealAnew } from './dealing.ts';
import { askWhy, dismiss } from './dismiss.ts';
import { currentTable, tellNotLoaded } from './game.ts';
import { lineShown } from './preview.ts';
import { say } from './say.ts';
import { letterKeys, tableAs } from './settings.ts';
import type { AllWords } from './text/more/index.ts';
import { redo as makeAgain, undo as takeBack } from './undoing.ts';

type Open = (sheet: SheetName) => void;
export interface Key {
  /** The place on the keyboard. */
  readonly code: string;
  readonly shift?: boolean;
  readonly ctrl?: boolean;
  /** A letter alone, which some would rather have for their screen reader. */
  readonly letter?: boolean;
  /** It works in a lesson and while a line is shown too. */
  readonly always?: boolean;
  /** What it does, in words; keys that do the same stand in one line of the help. */
  readonly name: (text: AllWords) => string;
  readonly run: (open: Open) => void;
}

const undo = { name: ({ undo }: AllWords) => undo, run: takeBack };
const redo = { name: ({ redo }: AllWords) => redo, run: makeAgain };
const opens = (sheet: SheetName, name: (text: AllWords) => string) => ({ name, run: (open: Open) => open(sheet) });

/** Takes the first action that a rule allows, else tells why the first of all is refused. */
function act(index?: number): void {
  const { actions } = currentTable().state.view;
  const action = index === undefined ? (actions.find(({ rule }) => rule === 0) ?? actions[0]) : actions[index];
  if (action) currentTable().act(action.index);
  else say(({ noAction, noActionNumber }) => (index === undefined ? noAction : noActionNumber(index + 1)));
}
/** Sentences that are put together by a part that comes when it is first asked for. */
function tell(what: 'table' | 'hidden'): void {
  import('./tellNow.ts').then(({ tableNow, hiddenNow }) => say(what === 'table' ? tableNow() : hiddenNow()), tellNotLoaded);
}
function allHome(): void {
  import('./automoves.ts').then(({ sendAllHome }) => sendAllHome() || say(({ nothingHome }) => nothingHome), tellNotLoaded);
}

/** Tells whether the position now has a bookmark. */
function toggleBookmark(): void {
  const table = currentTable();
  const { id, bookmark } = table.game.here;
  table.remark(id, { bookmark: !bookmark });
  say(({ bookmarkGone, bookmarkSet }) => (bookmark ? bookmarkGone : bookmarkSet));
}
/** To the next bookmark in the order in which the positions were reached, from the last one to the first. */
function nextBookmark(): void {
  const table = currentTable();
  const marked = table.game.nodes.filter(({ bookmark }) => bookmark);
  const next = marked.find(({ id }) => id > table.game.here.id) ?? marked[0];
  if (next) table.jump(next.id);
  else say(({ noBookmark }) => noBookmark);
}

const letter = (code: string, rest: Pick<Key, 'name' | 'run' | 'always'>, shift = false): Key => ({
  code,
  letter: true,
  shift,
  ...rest,
});
const withCtrl = (code: string, rest: Pick<Key, 'name' | 'run'>, shift = false): Key => ({ code, ctrl: true, shift, ...rest });

/** In the order of the help. */
export const KEYS: readonly Key[] = [
  withCtrl('KeyZ', undo),
  letter('KeyZ', undo),
  letter('KeyU', undo),
  { code: 'Backspace', ...undo },
  withCtrl('KeyY', redo),
  withCtrl('KeyZ', redo, true),
  letter('KeyY', redo),
  letter('KeyZ', redo, true),
  letter('KeyR', redo),
  letter('KeyR', { name: ({ restart }) => restart, run: () => currentTable().restart() }, true),
  letter('KeyD', { name: ({ keyDeal }) => keyDeal, run: () => act() }),
  ...Array.from({ length: 9 }, (_, i) => letter(`Digit${i + 1}`, { name: ({ keyActions }) => keyActions, run: () => act(i) })),
  letter('KeyA', { name: ({ keyHomeAll }) => keyHomeAll, run: allHome }),
  letter('KeyH', { name: ({ hint }) => hint, run: () => !currentTable().state.view.won && ask('fair') }),
  letter('KeyE', { name: ({ keyWhy }) => keyWhy, run: askWhy }),
  letter('KeyT', { name: ({ keyTable }) => keyTable, run: () => tell('table'), always: true }),
  letter('KeyV', { name: ({ keyHidden }) => keyHidden, run: () => tell('hidden'), always: true }),
  letter('KeyW', {
    name: ({ keyWords }) => keyWords,
    run: () => {
      tableAs.value = tableAs.value === 'cards' ? 'words' : 'cards';
      say(({ nowAsCards, nowInWords }) => (tableAs.value === 'cards' ? nowAsCards : nowInWords));
    },
    always: true,
  }),
  letter('KeyN', { name: ({ newDeal }) => newDeal, run: () => dealAnew() }),
  letter(
    'KeyM',
    opens('deal', ({ keyNumber }) => keyNumber),
  ),
  letter(
    'KeyG',
    opens('games', ({ chooseGame }) => chooseGame),
  ),
  letter(
    'KeyL',
    opens('lines', ({ lines }) => lines),
  ),
  letter('KeyB', { name: ({ keyBookmark }) => keyBookmark, run: toggleBookmark }),
  letter('KeyB', { name: ({ keyNextBookmark }) => keyNextBookmark, run: nextBookmark }, true),
  letter(
    'KeyP',
    opens('pause', ({ pause }) => pause),
  ),
  letter(
    'KeyS',
    opens('settings', ({ settings }) => settings),
  ),
  { code: 'F1', ...opens('keys', ({ keys }) => keys), always: true },
  { code: 'F1', shift: true, ...opens('book', ({ book }) => book) },
];

/** Which key that is: on a keyboard with Latin letters in other places the one that has the letter. */
const codeOf = ({ key, code }: KeyboardEvent): string => (/^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : code);

const isHelp = ({ key, code, shiftKey }: KeyboardEvent): boolean => key === '?' || (code === 'Slash' && shiftKey);
/** Where typing is writing. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The arrows go to the table where nothing has the focus, as at the start. */
function enterTable(event: KeyboardEvent): void {
  const pile = document.querySelector<HTMLElement>('.pile[tabindex="0"]');
  if (!pile) return;
  event.preventDefault();
  pile.focus();
}

export function onKey(event: KeyboardEvent, open: Open): void {
  if (event.isComposing || writes(event.target) || document.querySelector('dialog[open]')) return;
  const inLine = lineShown.value !== undefined;
  if (event.key === 'Escape' && !inLine) dismiss();
  if (event.altKey) return;
  if (event.key.startsWith('Arrow') && !inLine && document.activeElement === document.body) enterTable(event);
  const ctrl = event.ctrlKey || event.metaKey;
  const letters = letterKeys.value === 'on';
  if (isHelp(event) && !ctrl && letters) {
    event.preventDefault();
    open('keys');
    return;
  }
  const code = codeOf(event);
  const key = KEYS.find(
    (one) =>
      one.code === code && (one.ctrl ?? false) === ctrl && (one.shift ?? false) === event.shiftKey && (letters || !one.letter),
  );
  if (!key) return;
  event.preventDefault();
  if (inLine && !key.always) say(({ keyRests }) => keyRests);
  else key.run(open);
}
