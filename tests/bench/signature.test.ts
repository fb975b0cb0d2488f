/** The node counts of the benchmark's fixed work: a change of speed leaves them alone, a change of rules does not. */
import { describe, expect, test } from 'vitest';
import { searchSignature } from '../../bench/search.ts';
import { keptSignature, quickNodes } from '../../bench/signature.ts';
import { games } from '../../src/games/index.ts';

describe('signature', () => {
  test('the file has every game', () => expect(Object.keys(keptSignature).sort()).toEqual(games.map(({ id }) => id).sort()));
  for (const game of games)
    test(game.id, () => expect(quickNodes(game), 'npm run bench -- --write-signature').toBe(keptSignature[game.id]?.quick));
  for (const game of games)
    test(`${game.id}, the search`, () =>
      expect(searchSignature(game), 'npm run bench -- --write-signature').toBe(keptSignature[game.id]?.search));
});
