/// <reference types="vite/types/importMeta.d.ts" />
/** All games: every file of this folder that exports one as `game`. A new game is a new file; no list is kept by hand. */
import type { GameDocument } from '../engine/document.ts';

const files = import.meta.glob<{ game?: GameDocument }>(['./*.ts', '!./index.ts'], { eager: true });

/** Games that answer paragraphs of a written source come before those that everybody knows. */
const isWritten = (game: GameDocument): boolean => /"[a-z]+:\d+"/.test(JSON.stringify(game));

/** The games: those from the written sources first, each kind in the order of the ids. */
export const games: readonly GameDocument[] = Object.values(files)
  .flatMap(({ game }) => game ?? [])
  .sort((a, b) => Number(isWritten(b)) - Number(isWritten(a)) || (a.id < b.id ? -1 : 1));

/** The game of this id, or undefined. */
export const findGame = (id: string): GameDocument | undefined => games.find((game) => game.id === id);
