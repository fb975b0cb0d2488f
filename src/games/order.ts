/** The order in which games are listed. */
import type { GameDocument } from '../engine/document.ts';

/** Games that answer paragraphs of a written source come before those that everybody knows. */
const isWritten = (game: GameDocument): boolean => /"[a-z]+:\d+"/.test(JSON.stringify(game));

/** Those from the written sources first, each kind in the order of the ids. */
export const inOrder = (games: readonly GameDocument[]): readonly GameDocument[] =>
  [...games].sort((a, b) => Number(isWritten(b)) - Number(isWritten(a)) || (a.id < b.id ? -1 : 1));
