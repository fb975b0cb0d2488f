/** A second opinion: each game told again by the simplest means must offer the same moves on every step of random games. */
import { describe, expect, test } from 'vitest';
import { type Card, cardName, FACE, readFace, shuffle, withCopies } from '../../src/cards/index.ts';
import { lcg, lcgPack } from '../../src/engine/lcg.ts';
import { moveList } from '../../src/engine/perft.ts';
import { writeRecord } from '../../src/engine/record.ts';
import { blackHole } from './naive/blackhole.ts';
import type { NaiveGame } from './naive/cards.ts';
import { dolgy, dolgyHard } from './naive/dolgy.ts';
import { freecell } from './naive/freecell.ts';
import { gallery } from './naive/gallery.ts';
import { klondike } from './naive/klondike.ts';
import { potocki } from './naive/potocki.ts';
import { prussian } from './naive/prussian.ts';
import { simpleSimon, spiderInSuit } from './naive/series.ts';
import { spider } from './naive/spider.ts';
import { tomb } from './naive/tomb.ts';
import { variants } from './support.ts';

const opinions: Readonly<Record<string, NaiveGame>> = {
  'black-hole': blackHole,
  dolgy,
  'dolgy-hard': dolgyHard,
  freecell,
  gallery,
  klondike,
  'mendelev-spider': spider,
  'potocki-jewell': potocki,
  prussian,
  'simple-simon': simpleSimon,
  spider: spiderInSuit,
  tomb,
};
const PACKS = 100;
const STEPS = 100;

const told = variants.filter(({ game }) => opinions[game.id]);

test('all the games of the written rules have a second opinion', () =>
  expect(new Set(told.map(({ game }) => game.id))).toEqual(new Set(Object.keys(opinions))));

describe.each(told.map((variant) => [variant.label, variant] as const))('%s', (_, { game, house, engine }) => {
  test(`the same moves in ${PACKS} random games as in the second opinion`, () => {
    let steps = 0;
    for (let seed = 1; seed <= PACKS; seed++) {
      const pack: Card[] = lcgPack(engine.orderedPack(), seed);
      const names = pack.map((card) => cardName(card & FACE, 'en'));
      const shuffled = (cards: string[], attempt: number): string[] =>
        shuffle(withCopies(cards.map(readFace)), seed, attempt).map((card) => cardName(card & FACE, 'en'));
      const s = engine.start(pack, seed);
      const other = opinions[game.id]!(names, house, shuffled);
      const below = lcg(seed);
      const played: string[] = [];
      for (let step = 0; step < STEPS; step++) {
        const list = moveList(engine, s);
        const record = () =>
          writeRecord({ game: game.id, house, deal: { pack: pack.map((card) => card & FACE), shuffle: seed }, moves: played });
        const texts = list.map(({ text }) => text);
        const others = other.moves();
        if (texts.join() !== others.join())
          expect({ record: record(), moves: texts }).toEqual({ record: record(), moves: others });
        expect(engine.won(s)).toBe(other.won());
        if (list.length === 0) break;
        const { move, text } = list[below(list.length)]!;
        played.push(text);
        engine.play(s, move);
        other.play(text);
        steps++;
      }
    }
    expect(steps).toBeGreaterThan(PACKS);
  });
});
