/// <reference types="vite/types/importMeta.d.ts" />
/** The games one by one, each when it is wanted: a page that opens one game need not fetch them all. */
import type { GameDocument } from '../engine/document.ts';
import { inOrder } from './order.ts';

const files = import.meta.glob<{ game?: GameDocument }>(['./*.ts', '!./index.ts', '!./loader.ts', '!./order.ts']);
const loaded = new Map<string, GameDocument>();

const fileOf = (id: string): string => `./${id}.ts`;
const idOf = (file: string): string => file.slice('./'.length, -'.ts'.length);

/** The ids of all games, which are the names of their files. */
export const gameIds: readonly string[] = Object.keys(files).map(idOf).sort();

/** The game of this id, undefined when there is none. Rejects when its file cannot be fetched. */
export async function loadGame(id: string): Promise<GameDocument | undefined> {
  const known = loaded.get(id);
  if (known) return known;
  const load = Object.hasOwn(files, fileOf(id)) ? files[fileOf(id)] : undefined;
  const game = (await load?.())?.game;
  if (game) loaded.set(game.id, game);
  return game;
}
/** All games, listed as everywhere. Rejects when one of them cannot be fetched. */
export async function loadGames(): Promise<readonly GameDocument[]> {
  const all = await Promise.all(gameIds.map(loadGame));
  return inOrder(all.flatMap((game) => game ?? []));
}
/** The game of this id if it has been loaded. */
export const findLoaded = (id: string): GameDocument | undefined => loaded.get(id);
