// Every table in every window: all piles shown once, nothing overlaps, nothing leaves the window, every index can be read.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameDocument } from '../../src/engine/document.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { countOf, fromOf, isAction } from '../../src/engine/move.ts';
import { pileNames } from '../../src/engine/names.ts';
import type { View } from '../../src/engine/view.ts';
import { findGame, games } from '../../src/games/index.ts';
import { Table } from '../../src/play/table.ts';
import { layCards, pileBox, spreadOut } from '../../src/web/board/fans.ts';
import {
  type Box,
  inside,
  overlap,
  type Place,
  type Plan,
  type Point,
  planTable,
  type Size,
} from '../../src/web/board/geometry.ts';
import { makeScene } from '../../src/web/board/scene.ts';
import { folded, mirrored, slotsOf } from '../../src/web/board/slots.ts';

const folder = join(import.meta.dirname, '../data/wins');
const wins = readdirSync(folder);

/** What is left for the board in windows of 320 × 568, 390 × 844, 844 × 390, 1024 × 768, 1920 × 1080 and 3840 × 2160. */
const boards: readonly Size[] = [
  { width: 304, height: 391 },
  { width: 374, height: 684 },
  { width: 652, height: 378 },
  { width: 992, height: 650 },
  { width: 1888, height: 962 },
  { width: 3808, height: 2042 },
];
const all = games.flatMap((game) =>
  boards.flatMap((board) =>
    (['right', 'left'] as const).map((side) => [game.id, `${board.width} × ${board.height}`, side, game, board] as const),
  ),
);

/** The piles of a game that are shown, by index, with the group they belong to. */
function shownPiles(game: GameDocument): { pile: number; group: GameDocument['piles'][number] }[] {
  return game.piles
    .flatMap((group) => pileNames(group.names).map(() => group))
    .map((group, pile) => ({ pile, group }))
    .filter(({ group }) => !group.aside);
}
const cardPoints = (plan: Plan, place: Place, hidden: readonly boolean[]): readonly Point[] =>
  layCards(plan, place, hidden).points;
/** The strips that the cards of a fan show, all but the outermost. */
const stripsOf = (points: readonly Point[]): number[] =>
  points.slice(1).map(({ x, y }, i) => Math.hypot(x - points[i]!.x, y - points[i]!.y));
const open = (count: number): boolean[] => Array.from({ length: count }, () => false);
/** Boxes of all piles when each fan holds so many open cards. */
function boxesWith(plan: Plan, cards: number): Box[] {
  return plan.places.flatMap((place) => {
    if (!place) return [];
    const hidden = open(place.fan === 'none' ? 1 : cards);
    return [pileBox(plan, place, cardPoints(plan, place, hidden))];
  });
}

/** The positions of a game on its way: of the record that wins it, of others a long walk by lot from one deal. */
const course = memo((game: GameDocument): readonly View[] => {
  const file = wins.find((name) => name === `${game.id}.txt`);
  if (!file) return walk(Table.deal(game, { deal: 5 }), 400);
  const read = Table.load(readFileSync(join(folder, file), 'utf8'), findGame);
  if (!read.ok) throw new Error(`the record of ${game.id} cannot be read`);
  const views: View[] = [];
  for (const table = read.value; ; table.undo()) {
    views.unshift(table.state.view);
    if (!table.state.canUndo) return views;
  }
});
function memo<K extends object, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
}
function walk(table: Table, most: number): View[] {
  const views = [table.state.view];
  const below = lcg(17);
  while (views.length < most && table.state.view.moves.length > 0) {
    const { moves } = table.state.view;
    table.playMove(moves[below(moves.length)]!);
    views.push(table.state.view);
  }
  return views;
}
/** Positions a few moves apart, for what hardly changes from one to the next. */
const nowAndThen = (views: readonly View[]): readonly View[] => views.filter((_, i) => i % 4 === 0);
const wasteOf = ({ piles }: View): number => piles.find(({ group }) => group === 'waste')!.cards.length;

describe.each(all)('%s on a board of %s for the %s hand', (_id, _size, side, game, board) => {
  const plan = planTable(game, board, { left: side === 'left' });
  const shown = shownPiles(game);

  it('shows every pile once and none of those that are kept aside', () => {
    expect(plan.places.flatMap((place, pile) => (place ? [pile] : []))).toEqual(shown.map(({ pile }) => pile));
    for (const { pile, group } of shown) expect(plan.places[pile]?.group).toBe(group.id);
    for (const layout of [game.layout, game.portrait ?? game.layout, game.wide ?? game.layout]) {
      const piles = slotsOf(game, layout).slots.map(({ pile }) => pile);
      expect([...piles].sort((a, b) => a - b)).toEqual(shown.map(({ pile }) => pile));
    }
  });

  it.each([1, 4, 12, 40])('oddstream/Solitaire#3: keeps piles of %d cards apart and in the window', (cards) => {
    const boxes = boxesWith(plan, cards);
    for (const [i, a] of boxes.entries()) {
      expect(a.x, `left of ${i}`).toBeGreaterThanOrEqual(-0.01);
      expect(a.y, `top of ${i}`).toBeGreaterThanOrEqual(-0.01);
      expect(a.x + a.w, `right of ${i}`).toBeLessThanOrEqual(board.width + 0.01);
      expect(a.y + a.h, `bottom of ${i}`).toBeLessThanOrEqual(board.height + 0.01);
      for (const [j, b] of boxes.entries()) if (j > i) expect(overlap(a, b), `${i} and ${j}`).toBeLessThan(0.01);
    }
  });

  it.each([1, 2, 4, 8, 16, 40])(
    'shows a strip of 12 pixels of every open card in a fan of %d that is not squared up',
    (cards) => {
      for (const place of plan.places) {
        if (!place || place.fan === 'none') continue;
        const { points, squared } = layCards(plan, place, open(cards));
        for (const [i, strip] of stripsOf(points).entries())
          if (squared && i < squared.to) expect(strip).toBe(0);
          else expect(strip).toBeGreaterThanOrEqual(12);
        expect(squared?.from ?? 0).toBe(0);
      }
    },
  );
});

describe('the index of a card', () => {
  /** Its height as part of the card's width: big signs on whole and on squat cards (one drawing), the corner of pictures. */
  const BIG = (152 / 350) * 1.4;
  const CORNER = (56 / 350) * 1.4;
  it.each(all)(
    'PySolFC#76: of %s on a board of %s for the %s hand is at least 12 pixels high',
    (_id, _size, side, game, board) => {
      const { card, small } = planTable(game, board, { left: side === 'left' });
      expect(card.w * (small ? BIG : CORNER)).toBeGreaterThanOrEqual(12);
    },
  );
  it.each(all)(
    'PySolFC#211, PySolFC#487: of %s on a board of %s for the %s hand is seen of every open card that is spread, however a game goes',
    (_i, _s, side, game, board) => {
      const plan = planTable(game, board, { left: side === 'left' });
      for (const [at, view] of course(game).entries())
        for (const { name, place, cards, squared } of makeScene(plan, view).piles) {
          if (place.fan === 'none') continue;
          for (const [i, strip] of stripsOf(cards.map(({ point }) => point)).entries()) {
            const what = `${name} after ${at} moves, card ${i + 1} of ${cards.length}`;
            const within = squared && i >= squared.from && i < squared.to;
            if (within) expect(strip, what).toBe(0);
            else expect(strip, what).toBeGreaterThanOrEqual(cards[i]!.face === 0 ? 3 : 12);
          }
          // What is squared up is told by a number, and more than one card.
          if (squared) expect(squared.to - squared.from, name).toBeGreaterThan(0);
        }
    },
  );
  it.each(all)('of %s on a board of %s for the %s hand needs no squaring up for most fans', (_i, _s, side, game, board) => {
    const plan = planTable(game, board, { left: side === 'left' });
    const fans = nowAndThen(course(game))
      .flatMap((view) => makeScene(plan, view).piles)
      .filter(({ place, cards }) => place.fan !== 'none' && place.spread > cards.length);
    const squared = fans.filter((pile) => pile.squared !== undefined);
    expect(squared.length).toBeLessThanOrEqual(fans.length * 0.02);
  });
  it.each(all)(
    'of %s on a board of %s for the %s hand can be pressed on every card that may be moved',
    (_i, _s, side, game, board) => {
      const plan = planTable(game, board, { left: side === 'left' });
      for (const view of nowAndThen(course(game))) {
        const { byPile } = makeScene(plan, view);
        for (const move of view.moves.filter((one) => !isAction(one))) {
          const pile = byPile[fromOf(move)];
          if (pile?.squared) expect(pile.cards.length - countOf(move)).toBeGreaterThanOrEqual(pile.squared.to);
        }
      }
    },
  );
  it.each(all.filter(([id]) => id === 'klondike'))(
    'PySolFC#211: of the last three cards of the waste in %s on a board of %s for the %s hand is seen, and the others are counted',
    (_i, _s, side, game, board) => {
      const plan = planTable(game, board, { left: side === 'left' });
      const fullest = course(game).reduce((most, view) => (wasteOf(view) > wasteOf(most) ? view : most));
      const waste = makeScene(plan, fullest).piles.find(({ place }) => place.group === 'waste')!;
      expect(waste.cards.length).toBeGreaterThan(5);
      for (const card of waste.cards) expect(card.face).toBeGreaterThan(0);
      const strips = stripsOf(waste.cards.map(({ point }) => point));
      for (const strip of strips.slice(0, -2)) expect(strip).toBe(0);
      for (const strip of strips.slice(-2)) expect(strip).toBeGreaterThanOrEqual(12);
      expect(waste.squared).toEqual({ from: 0, to: waste.cards.length - 3 });
    },
  );
});

describe('a fan that is looked at', () => {
  it.each(boards)('is spread over a board of $width × $height so that every index is seen', (board) => {
    for (const count of [4, 12, 24, 52]) {
      // Of a whole pack the cards may be smaller, never their strips.
      const { panel, card, points } = spreadOut(count, board, 40, { x: 10, y: 10, w: 40, h: 90 });
      expect(points).toHaveLength(count);
      expect(card.w).toBeGreaterThanOrEqual(count > 24 ? 40 : 60);
      expect(Math.min(panel.x, panel.y)).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.w).toBeLessThanOrEqual(board.width + 0.01);
      expect(panel.y + panel.h).toBeLessThanOrEqual(board.height + 0.01);
      for (const [i, { x, y }] of points.entries()) {
        expect(x + card.w).toBeLessThanOrEqual(panel.w);
        expect(y + card.h).toBeLessThanOrEqual(panel.h);
        const next = points[i + 1];
        if (next && next.y === y) expect(next.x - x).toBeGreaterThanOrEqual(12);
      }
    }
  });
});

describe('the size of cards', () => {
  it('PySolFC#76, PySolFC#50, BUG 463317: grows with the window without an end', () => {
    for (const game of games) {
      const [fine, finer] = [planTable(game, boards.at(-1)!), planTable(game, { width: 3808 * 3, height: 2042 * 3 })];
      expect(fine.card.w, game.id).toBeGreaterThanOrEqual(150);
      expect(finer.card.w / fine.card.w, game.id).toBeGreaterThan(2.8);
    }
  });
  it.each(all)(
    'BUG 307625, BUG 378914, PySolFC#262: of %s on a board of %s for the %s hand leaves no room idle that long columns may never need',
    (_id, _size, side, game, board) => {
      const plan = planTable(game, board, { left: side === 'left' });
      const { piles } = makeScene(plan, Table.deal(game, { deal: 5 }).state.view);
      const span = (from: number[], to: number[]): number => Math.max(...to) - Math.min(...from);
      const wide =
        span(
          piles.map(({ box }) => box.x),
          piles.map(({ box }) => box.x + box.w),
        ) / board.width;
      const high =
        span(
          piles.map(({ box }) => box.y),
          piles.map(({ box }) => box.y + box.h),
        ) / board.height;
      expect(Math.max(wide, high)).toBeGreaterThan(0.6);
      // Where it is not the width that makes the cards no larger, a column has room for no more than four cards on end.
      const columns = new Set(piles.map(({ place }) => Math.round(place.base.x))).size;
      if ((columns * plan.card.w) / board.width > 0.88) return;
      for (const { place } of piles.filter(({ place: { fan } }) => fan === 'down'))
        expect(place.room / plan.card.h, `pile ${place.pile}`).toBeLessThan(4);
    },
  );
});

describe('a table', () => {
  it('has cards of at least 20 pixels in the smallest window', () => {
    for (const game of games) expect(planTable(game, boards[0]!).card.w, game.id).toBeGreaterThanOrEqual(20);
  });

  it('folds long rows in two where that makes the cards larger, and keeps neighbours in order', () => {
    const rows = games.find(({ layout }) => layout.size[0] === 14 && layout.size[1] < 5)!;
    const high = planTable(rows, boards[1]!);
    const wide = planTable(rows, boards[3]!);
    expect(high.bands.every((lines) => lines.length === 2)).toBe(true);
    expect(wide.bands.every((lines) => lines.length === 1)).toBe(true);
    const { slots } = slotsOf(rows, rows.layout);
    const { slots: halves } = folded({ width: 14, height: 4, slots })!;
    const order = (list: typeof slots): number[] =>
      [...list].sort((a, b) => a.row - b.row || a.y - b.y || a.x - b.x).map(({ pile }) => pile);
    expect(order(halves)).toEqual(order(slots));
  });

  it('closes a fan up when it is long, hidden cards first', () => {
    const game = games.find(({ piles }) => piles.some(({ take }) => take === 'packet'))!;
    const plan = planTable(game, boards[2]!);
    const place = plan.places.find((one) => one?.fan === 'down')!;
    const steps = (hidden: readonly boolean[]): number[] => {
      const points = cardPoints(plan, place, hidden);
      return points.slice(1).map(({ x, y }, i) => Math.hypot(x - points[i]!.x, y - points[i]!.y));
    };
    const few = steps([true, true, false, false]);
    const many = steps([true, true, ...Array.from({ length: 30 }, () => false)]);
    expect(few[0]).toBeLessThan(few[2]!);
    expect(many[0]).toBeLessThan(few[0]!);
    expect(many.reduce((sum, step) => sum + step, 0)).toBeLessThanOrEqual(place.room + 0.01);
  });

  it('is laid for the left hand as in a mirror, but grids keep their order', () => {
    for (const game of games) {
      const own = slotsOf(game, game.layout);
      const other = mirrored(own);
      for (const [i, { x }] of mirrored(other).slots.entries()) expect(x).toBeCloseTo(own.slots[i]!.x);
      for (const [i, slot] of other.slots.entries())
        if (slot.row < 0) expect(slot.x).toBeCloseTo(own.width - 1 - own.slots[i]!.x);
      const order = (slots: typeof own.slots): number[] =>
        slots
          .filter(({ row }) => row >= 0)
          .sort((a, b) => a.row - b.row || a.x - b.x)
          .map(({ pile }) => pile);
      expect(order(other.slots)).toEqual(order(own.slots));
    }
  });

  it('tells what is inside a box', () => {
    const box = { x: 10, y: 10, w: 10, h: 10 };
    expect(inside(box, { x: 20, y: 20 })).toBe(true);
    expect(inside(box, { x: 22, y: 20 })).toBe(false);
    expect(inside(box, { x: 22, y: 20 }, 3)).toBe(true);
  });
});
