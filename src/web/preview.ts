/** A line shown on the table in place of the game, which stays as it is until the line is closed or played on from. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import type { Move } from '../engine/move.ts';
import type { Preview } from '../play/preview.ts';
import type { Session } from '../play/session.ts';
import type { TableState } from '../play/table.ts';
import type { BoardTable, Pointed } from './board/host.ts';
import { currentTable, state, tellNotLoaded } from './game.ts';

export interface LineShown {
  readonly state: TableState;
  /** Moves of the line that are shown, and how many it has. */
  readonly at: number;
  readonly of: number;
  /** A table that shows the line and lets nothing be moved. */
  readonly table: BoardTable;
  /** The keys that take the place of the bar. */
  readonly Player: FunctionComponent;
  /** A lesson of the tutorial, in which the table may be played on. */
  readonly lesson?: boolean;
  readonly pointed?: Pointed;
  /** The game that the lesson plays, for the table in words. */
  readonly playing?: { readonly game: Session; playMove(move: Move): boolean };
}
const now = signal<LineShown | undefined>(undefined);
export const lineShown: ReadonlySignal<LineShown | undefined> = now;

let preview: Preview | undefined;
let player: FunctionComponent | undefined;
let stopWatching: () => void = () => undefined;

function tell(): void {
  if (!preview || !player) return;
  const { state, at, length } = preview;
  const no = (): false => false;
  const nothing = (): void => undefined;
  const table = { state, tap: nothing, take: no, put: no, letGo: nothing, sendHome: no, sendBest: no, grow: nothing };
  now.value = { state, at, of: length, table, Player: player };
}

/** Shows a lesson in place of the game, or, again and again, what has come of it; it ends like a line. */
export function showLesson(shown: Omit<LineShown, 'at' | 'of' | 'lesson'>): void {
  if (!now.value?.lesson) {
    closeLine();
    currentTable().letGo();
    const { view } = currentTable().state;
    stopWatching = effect(() => {
      if (state.value?.view !== view) queueMicrotask(closeLine);
    });
  }
  now.value = { ...shown, at: 0, of: 0, lesson: true };
}

/** Shows a line from the position after `from` moves of the game. */
export function showLine(from: number, line: readonly Move[]): void {
  currentTable().letGo();
  const { game } = currentTable();
  const { view } = currentTable().state;
  Promise.all([import('../play/preview.ts'), import('./app/Player.tsx')]).then(([{ Preview }, { Player }]) => {
    closeLine();
    if (currentTable().game !== game || currentTable().state.view !== view) return;
    preview = new Preview(game, from, line);
    player = Player;
    tell();
    // Whatever happens to the game itself (another deal, another tab's address) ends the show.
    stopWatching = effect(() => {
      if (state.value?.view !== view) queueMicrotask(closeLine);
    });
  }, tellNotLoaded);
}
/** Goes so many moves on along the line (Infinity: to its end), back when negative. */
export function goLine(by: number): void {
  preview?.go(preview.at + by);
  tell();
}
/** Puts the game back on the table as it was. */
export function closeLine(): void {
  stopWatching();
  stopWatching = () => undefined;
  preview = undefined;
  now.value = undefined;
}
/** Takes the moves shown over into the game. */
export function playOn(): void {
  const shown = preview;
  closeLine();
  if (shown) currentTable().playFrom(shown.from, shown.shown);
}
