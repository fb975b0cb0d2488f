/// <reference types="vite/types/importMeta.d.ts" />
/**
 * All games: every file of this folder that exports one as `game`. A new game is a new file; no list is kept by hand.
 * The browser app, which has to start quickly, loads them one by one instead: `loader.ts`.
 */
import type { GameDocument } from '../engine/document.ts';
import { inOrder } from './order.ts';

const files = import.meta.glob<{ game?: GameDocument }>(['./*.ts', '!./index.ts', '!./loader.ts', '!./order.ts'], {
  eager: true,
});

export const games: readonly GameDocument[] = inOrder(Object.values(files).flatMap(({ game }) => game ?? []));

/** The game of this id, or undefined. */
export const findGame = (id: string): GameDocument | undefined => games.find((game) => game.id === id);
