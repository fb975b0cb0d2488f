/// <reference types="vite/types/importMeta.d.ts" />
/** All games: every file of this folder that exports one as `game`. A new game is a new file; no list is kept by hand. */
import type { GameDocument } from '../engine/document.ts';

const files = import.meta.glob<{ game?: GameDocument }>(['./*.ts', '!./index.ts'], { eager: true });

/** The games in the order of their ids. */
export const games: readonly GameDocument[] = Object.values(files)
  .flatMap(({ game }) => game ?? [])
  .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The game of this id, or undefined. */
export const findGame = (id: string): GameDocument | undefined => games.find((game) => game.id === id);
