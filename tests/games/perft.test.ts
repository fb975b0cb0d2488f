/** Pinned counts of the widely known games, deal by deal: the engine and the second opinion that knows nothing of it must both have them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardName, FACE } from '../../src/cards/index.ts';
import { Engine } from '../../src/engine/engine.ts';
import { perft } from '../../src/engine/perft.ts';
import { findGame } from '../../src/games/index.ts';
import { blackHole } from '../engine/naive/blackhole.ts';
import type { Naive, NaiveGame } from '../engine/naive/cards.ts';
import { freecell } from '../engine/naive/freecell.ts';
import { klondike } from '../engine/naive/klondike.ts';
import { simpleSimon, spiderInSuit } from '../engine/naive/series.ts';

const opinions: Readonly<Record<string, NaiveGame>> = {
  'black-hole': blackHole,
  freecell,
  klondike,
  'simple-simon': simpleSimon,
  spider: spiderInSuit,
};
const [, ...rows] = readFileSync(new URL('../data/perft.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Sequences of moves of this length, each played anew from the deal. */
function sequences(begin: () => Naive, length: number): number {
  const count = (way: readonly string[], left: number): number => {
    const game = begin();
    for (const move of way) game.play(move);
    const moves = game.moves();
    return left === 1 ? moves.length : moves.reduce((sum, move) => sum + count([...way, move], left - 1), 0);
  };
  return count([], length);
}

describe('pinned counts', () => {
  test('every widely known game has some', () =>
    expect(new Set(rows.map((row) => row.split('\t')[0]))).toEqual(new Set(Object.keys(opinions))));
  for (const row of rows) {
    const [id = '', rules = '', deal, ...counts] = row.split('\t');
    const house = Object.fromEntries(rules.split(',').flatMap((word) => (word === '' ? [] : [word.split('=')])));
    test(`${id} ${rules} deal ${deal}`, () => {
      const engine = new Engine(findGame(id)!, house);
      const pack = engine.dealtPack(Number(deal));
      const s = engine.start(pack, Number(deal));
      const names = pack.map((card) => cardName(card & FACE, 'en'));
      const wanted = counts.map(Number);
      expect(wanted.map((_, i) => perft(engine, s, i + 1))).toEqual(wanted);
      expect([1, 2, 3].map((length) => sequences(() => opinions[id]!(names, house, (cards) => cards), length))).toEqual(
        wanted.slice(0, 3),
      );
    });
  }
});
