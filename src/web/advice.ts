/** What the adviser says of the table, and what the player asks of it. The adviser itself is fetched after the table. */
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Move } from '../engine/move.ts';
import type { Advice, Wish } from '../play/advice.ts';
import type { Advisor } from '../play/advisor.ts';
import { currentTable, tellNotLoaded } from './game.ts';
import { closeLine, showLine } from './preview.ts';
import { say } from './say.ts';

const given = signal<Advice | undefined>(undefined);
/** What the adviser says of the position on the table; undefined until it is there. */
export const advice: ReadonlySignal<Advice | undefined> = given;

/** The move of the hint that is told at this moment: of all places its cards could go to only its own is lit. */
export const advised = signal<Move | undefined>(undefined);

let coming: Promise<Advisor> | undefined;
const adviser = (): Promise<Advisor> => {
  coming ??= import('./adviser.ts').then(({ watchTable }) => watchTable(given));
  return coming;
};
/** Does something with the adviser as soon as it is there; what cannot be fetched is tried again when it is wanted again. */
function withAdviser(act: (advisor: Advisor) => void, failed: () => void = () => undefined): void {
  adviser().then(act, () => {
    coming = undefined;
    failed();
  });
}

export const startAdvice = (): void => withAdviser(() => undefined);

/** What is best by what was seen, what wins with all cards seen, or where was it lost? Searches even when the lamp is off. */
export function ask(wish: Wish): void {
  closeLine();
  // What is told already is told once more to those who do not see it, and its cards stay lit.
  const shown = given.value?.wish === wish && given.value.progress === undefined && !currentTable().state.refusal;
  const told = shown ? document.querySelector('.message .why')?.textContent : undefined;
  if (told) {
    say(told);
    return;
  }
  currentTable().letGo();
  withAdviser((advisor) => advisor.ask(wish), tellNotLoaded);
}
export const askLonger = (): void => withAdviser((advisor) => advisor.askLonger());
export const cancel = (): void => withAdviser((advisor) => advisor.cancel());
/** A line that is known to win the game on the table. */
export const learn = (line: readonly Move[]): void => withAdviser((advisor) => advisor.learn(line));

/** Makes the move of a hint and asks for the next. */
export const followHint = (move: Move): void =>
  withAdviser((advisor) => {
    advisor.askAgain();
    currentTable().playMove(move);
  });
/** Shows the line that wins from here. */
export const showWin = (): void => showLine(currentTable().state.made, given.value?.line ?? []);
/** Takes back everything to the last position that could be won; the moves can be made again. */
export const backToWin = (): void => currentTable().playFrom(given.value?.loss?.won ?? currentTable().state.made, []);
/** Shows how it could have been won from there. */
export const showMissedWin = (): void => {
  const loss = given.value?.loss;
  if (loss) showLine(loss.won, loss.line);
};
