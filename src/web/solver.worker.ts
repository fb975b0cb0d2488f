/** The thread that searches: it gets a question, tells how far it is, and answers once. It is ended from outside to cancel. */
import { findLoaded, loadGame } from '../games/loader.ts';
import { answer } from '../play/answer.ts';
import { type Answer, nothingKnown, type Progress, type Question } from '../play/asking.ts';
import { gameIn } from './address.ts';

/** What the thread sends. */
export type Said = { readonly progress: Progress } | { readonly answer: Answer };

const port = globalThis as unknown as { onmessage: (event: { data: Question }) => void; postMessage: (said: Said) => void };

port.onmessage = ({ data }) => {
  // Only the rules of the game that is asked about.
  loadGame(gameIn(data.record) ?? '').then(
    () => port.postMessage({ answer: answer(data, (progress) => port.postMessage({ progress }), findLoaded) }),
    () => port.postMessage({ answer: nothingKnown(data) }),
  );
};
