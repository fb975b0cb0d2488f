// Scenes: what lies under a point, where arrows lead, where cards come from.

import { describe, expect, it } from 'vitest';
import { findGame, games } from '../../src/games/index.ts';
import { Table, type TableState } from '../../src/play/table.ts';
import { arrange } from '../../src/web/board/arrange.ts';
import { planTable, type Size } from '../../src/web/board/geometry.ts';
import { hitScene, makeScene, neighbour, type Scene } from '../../src/web/board/scene.ts';

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
