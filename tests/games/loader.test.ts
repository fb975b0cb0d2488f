// The games loaded one by one are the games that everything else reads, in the same order.

import { expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { findLoaded, gameIds, loadGame, loadGames } from '../../src/games/loader.ts';

it('every game is found by its id alone, and none before it is loaded', async () => {
  expect(findLoaded(games[0]!.id)).toBeUndefined();
  for (const { id } of games) expect((await loadGame(id))?.id).toBe(id);
  expect(findLoaded(games[0]!.id)?.id).toBe(games[0]!.id);
});
it('what is no game is none', async () => {
  for (const id of ['nonesuch', 'index', 'loader', 'order', '../engine/document', '', 'toString'])
    expect(await loadGame(id), id).toBeUndefined();
});
it('all of them come in the order of the list', async () => {
  expect((await loadGames()).map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(gameIds).toEqual([...games.map(({ id }) => id)].sort());
});
