// Every table in every window: all piles shown once, nothing overlaps, nothing leaves the window, every index can be read.

import { describe, expect, it } from 'vitest';
import type { GameDocument } from '../../src/engine/document.ts';
import { pileNames } from '../../src/engine/names.ts';
import { games } from '../../src/games/index.ts';
import { Table } from '../../src/play/table.ts';
import { type Box, cardPoints, inside, overlap, type Plan, pileBox, planTable, type Size } from '../../src/web/board/geometry.ts';
import { makeScene } from '../../src/web/board/scene.ts';
import { folded, mirrored, slotsOf } from '../../src/web/board/slots.ts';

/** What is left for the board in windows of 320 × 568, 390 × 844, 844 × 390, 1024 × 768, 1920 × 1080 and 3840 × 2160. */
const boards: readonly Size[] = [
  { width: 304, height: 426 },
  { width: 374, height: 684 },
  { width: 700, height: 378 },
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
/** Boxes of all piles when each fan holds so many open cards. */
function boxesWith(plan: Plan, cards: number): Box[] {
  return plan.places.flatMap((place) => {
    if (!place) return [];
    const hidden = Array.from({ length: place.fan === 'none' ? 1 : cards }, () => false);
    return [pileBox(plan, place, cardPoints(plan, place, hidden))];
  });
}

describe.each(all)('%s on a board of %s for the %s hand', (_id, _size, side, game, board) => {
  const plan = planTable(game, board, { left: side === 'left' });
  const shown = shownPiles(game);

  it('shows every pile once and none of those that are kept aside', () => {
    expect(plan.places.flatMap((place, pile) => (place ? [pile] : []))).toEqual(shown.map(({ pile }) => pile));
    for (const { pile, group } of shown) expect(plan.places[pile]?.group).toBe(group.id);
    for (const layout of [game.layout, game.portrait ?? game.layout]) {
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

  it('leaves a strip of 12 pixels of every open card in a fan of four', () => {
    for (const place of plan.places) {
      if (!place || place.fan === 'none') continue;
      const points = cardPoints(plan, place, [false, false, false, false]);
      for (const [i, point] of points.slice(1).entries())
        expect(Math.hypot(point.x - points[i]!.x, point.y - points[i]!.y)).toBeGreaterThanOrEqual(
          Math.min(12, place.room / 3 - 0.01),
        );
    }
  });
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
    'PySolFC#211, PySolFC#487: of %s on a board of %s for the %s hand is seen of the outermost cards of a crowded fan',
    (_i, _s, side, game, board) => {
      const plan = planTable(game, board, { left: side === 'left' });
      for (const place of plan.places) {
        if (!place || place.fan === 'none' || place.room < 60) continue;
        const points = cardPoints(
          plan,
          place,
          Array.from({ length: 16 }, () => false),
        );
        const [last, before] = [points.at(-1)!, points.at(-2)!];
        expect(Math.hypot(last.x - before.x, last.y - before.y)).toBeGreaterThanOrEqual(12);
      }
    },
  );
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
