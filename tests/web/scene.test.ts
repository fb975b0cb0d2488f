// Scenes: what lies under a point, where arrows lead, where cards come from, and what is said after a move.

import { describe, expect, it } from 'vitest';
import { findGame, games } from '../../src/games/index.ts';
import { Table, type TableState } from '../../src/play/table.ts';
import { announcement } from '../../src/web/announce.ts';
import { arrange } from '../../src/web/board/arrange.ts';
import { planTable, type Size } from '../../src/web/board/geometry.ts';
import { hitScene, makeScene, neighbour, type Scene } from '../../src/web/board/scene.ts';
import { loadWords } from '../../src/web/text/index.ts';

await Promise.all([loadWords('ru'), loadWords('en')]);

const board: Size = { width: 992, height: 650 };
const sceneOf = ({ document, view }: TableState): Scene => makeScene(planTable(document, board), view);
const dealt = (id: string): Table => Table.deal(findGame(id)!, { deal: 17 });
const pileAt = (table: Table, name: string): number => table.state.view.piles.find((pile) => pile.name === name)!.index;

describe('a scene', () => {
  it('has a visible spot for every open card, where a press finds that card', () => {
    for (const game of games) {
      const scene = sceneOf(Table.deal(game, { deal: 17 }).state);
      for (const { cards } of scene.piles)
        for (const card of cards) {
          const next = cards[card.index + 1];
          if (card.face === 0 || next?.point === undefined || (card.fan === 'none' && next)) continue;
          const { w, h } = scene.plan.card;
          const dx = next.point.x - card.point.x;
          const dy = next.point.y - card.point.y;
          const spot = {
            x: card.point.x + (dx > 0 ? dx / 2 : dx < 0 ? w + dx / 2 : w / 2),
            y: card.point.y + (dy > 0 ? dy / 2 : dy < 0 ? h + dy / 2 : h / 2),
          };
          expect(hitScene(scene, spot, 9)).toEqual({ pile: card.pile, index: card.index, card: card.key });
        }
    }
  });
  it('gives places a little grace, and the bare table none', () => {
    const scene = sceneOf(dealt('gallery').state);
    const { top, place } = scene.piles.at(-1)!;
    expect(hitScene(scene, { x: top.x + top.w + 5, y: top.y + 20 }, 9)?.pile).toBe(place.pile);
    expect(hitScene(scene, { x: board.width - 1, y: board.height - 1 }, 9)).toBeUndefined();
  });
  it('lets arrow keys reach every pile of every game', () => {
    for (const game of games) {
      const scene = sceneOf(Table.deal(game, { deal: 17 }).state);
      const reached = new Set([scene.piles[0]!.place.pile]);
      for (const from of reached)
        for (const direction of [
          { x: 1, y: 0 },
          { x: -1, y: 0 },
          { x: 0, y: 1 },
          { x: 0, y: -1 },
        ]) {
          const next = neighbour(scene, from, direction);
          if (next !== undefined) reached.add(next);
        }
      expect(reached.size, game.id).toBe(scene.piles.length);
    }
  });
  it('tells hidden cards by their place only', () => {
    const { piles } = sceneOf(dealt('mendelev-spider').state);
    for (const card of piles.flatMap(({ cards }) => cards)) expect(card.key.startsWith('h')).toBe(card.face === 0);
  });
});

describe('an arrangement', () => {
  it('deals a new game from the stock, and sends new cards out of the pile they leave', () => {
    const table = dealt('mendelev-spider');
    const first = arrange(undefined, sceneOf(table.state), table.state, board);
    expect(first.instant).toBe(false);
    const stock = first.scene.byPile[pileAt(table, 'stock')]!;
    expect(new Set([...first.targets.values()].map(({ from }) => from))).toEqual(new Set([stock.place.base]));
    table.act(0);
    const second = arrange(first, sceneOf(table.state), table.state, board);
    const fresh = [...second.targets].filter(([key]) => !first.targets.has(key));
    expect(fresh).toHaveLength(10);
    for (const [, { from }] of fresh) expect(from).toEqual(stock.top);
    expect(second.turned.size).toBe(0);
  });
  it('continues a game without flights, and gives another game other elements', () => {
    const table = dealt('dolgy');
    table.act(0);
    const first = arrange(undefined, sceneOf(table.state), table.state, board);
    expect(first.instant).toBe(true);
    const other = dealt('dolgy');
    const second = arrange(first, sceneOf(other.state), other.state, board);
    expect([...second.targets.keys()].some((key) => first.targets.has(key))).toBe(false);
  });
});

describe('what is said', () => {
  it('names the card and where it goes, in both languages', () => {
    const table = dealt('dolgy');
    const before = table.state;
    table.take(pileAt(table, 'r2c7'), 0);
    const taken = table.state;
    expect(announcement(before, taken, 'ru')).toBe('В руке: десятка бубен.');
    table.put(pileAt(table, 'r1c2'));
    expect(announcement(taken, table.state, 'ru')).toMatch(/^Десятка бубен — .*ряд 1, столбец 2\.$/);
    expect(announcement(taken, table.state, 'en')).toMatch(/^Ten of diamonds to .*row 1, column 2\.$/);
    const moved = table.state;
    table.undo();
    expect(announcement(moved, table.state, 'en')).toMatch(/^Move taken back: ten of diamonds — .*row 2, column 7\.$/);
  });
  it('counts every card of a new attempt once, though it is gathered and dealt again', () => {
    const table = dealt('dolgy');
    const before = table.state;
    expect(table.act(0)).toBe(true);
    const said = /^Новая попытка\. (\d+) карт[аы]?\.$/.exec(announcement(before, table.state, 'ru'));
    // All but the aces, which stay, and what follows them in order.
    const stay = (row: number): number => {
      const faces = Array.from({ length: 14 }, (_, i) => before.view.piles[pileAt(table, `r${row}c${i + 1}`)]!.cards[0]?.face);
      let n = 1;
      while (n < 14 && faces[n] === faces[0]! + n) n++;
      return n;
    };
    expect(Number(said?.[1])).toBe(52 - [1, 2, 3, 4].reduce((sum, row) => sum + stay(row), 0));
  });
  it('is nothing for a refusal, which the message tells', () => {
    const table = dealt('dolgy');
    table.take(pileAt(table, 'r1c9'), 0);
    const taken = table.state;
    table.put(pileAt(table, 'r2c2'));
    expect(table.state.refusal).toBeDefined();
    expect(announcement(taken, table.state, 'ru')).toBe('');
  });
  it('starts with silence', () => {
    expect(announcement(undefined, dealt('tomb').state, 'ru')).toBe('');
  });
});
