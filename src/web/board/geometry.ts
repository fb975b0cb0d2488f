/** From a layout and a window to rectangles: one card size that fits everything, and where every card of a pile lies. */
import type { Fan, GameDocument, LayoutDoc } from '../../engine/document.ts';
import { horizontal, vertical } from './fans.ts';
import { folded, mirrored, type Slot, type Slots, slotsOf } from './slots.ts';
import { type Span, stretch, union, without } from './stretch.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A rectangle in pixels from the board's upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** The place of a pile in pixels. */
export interface Place {
  readonly pile: number;
  readonly group: string;
  /** Where its first card lies. */
  readonly base: Box;
  readonly fan: Fan;
  /** How far its fan may reach beyond the first card. */
  readonly room: number;
  /** At most so many of its outermost cards are spread. */
  readonly spread: number;
  readonly row: number;
}
/** The whole table for one window. */
export interface Plan {
  readonly card: { readonly w: number; readonly h: number };
  /** Cards too narrow for pictures: big signs instead. */
  readonly small: boolean;
  /** Only the upper part of each card is shown, with rank and suit. */
  readonly squat: boolean;
  /** By pile index; piles that are not shown are undefined. */
  readonly places: readonly (Place | undefined)[];
  /** One for each row of a grid, around all its places. */
  readonly bands: readonly (readonly Box[])[];
}

export const RATIO = 1.4;
/** Cards narrower than this are drawn small. */
const SMALL = 58;
const LARGEST = 168;
/** In very large windows cards grow on, to this part of the shorter side. */
const LARGEST_PART = 0.16;
/** Grids whose cards would be narrower than this show only the upper part of each card, in this ratio, and larger. */
const TINY = 40;
const SQUAT_RATIO = 0.8;
/** Of a layout unit the card takes this part; the rest is the gap to its neighbour. */
const FILLED = 0.95;
/** Another arrangement of the same table must make cards so much larger to be taken. */
const WORTH = 1.1;
/** In a window so much wider than high a table is laid by its `wide` layout. */
const WIDE = 1.4;
const unitFor = ({ width, height }: Slots, window: Size, ratio = RATIO): number => {
  const largest = Math.max(LARGEST, Math.min(window.width, window.height) * LARGEST_PART);
  return Math.min(window.width / width, window.height / (height * ratio), largest / FILLED);
};

/** A game's own arrangements, the one that is meant for the shape of this window first. */
function arrangements({ layout, portrait, wide }: GameDocument, { width, height }: Size): readonly LayoutDoc[] {
  const meant = width >= height * WIDE ? wide : width < height ? portrait : undefined;
  return [meant, layout, portrait].filter((one) => one !== undefined);
}

/** The arrangement of a game's table that suits a window best, and the ratio of its cards. */
function choose(document: GameDocument, window: Size): { readonly slots: Slots; readonly ratio: number } {
  const own = arrangements(document, window).map((layout) => slotsOf(document, layout));
  const all = [...own, folded(own[0]!)].filter((slots) => slots !== undefined);
  const bestIn = (ratio: number): Slots =>
    all.reduce((best, slots) => (unitFor(slots, window, ratio) > unitFor(best, window, ratio) * WORTH ? slots : best));
  const whole = bestIn(RATIO);
  const squat = bestIn(SQUAT_RATIO);
  const flat = squat.slots.every(({ row, fan }) => row >= 0 && fan === 'none');
  const unit = unitFor(whole, window);
  return flat && unit * FILLED < TINY && unitFor(squat, window, SQUAT_RATIO) > unit * WORTH
    ? { slots: squat, ratio: SQUAT_RATIO }
    : { slots: whole, ratio: RATIO };
}

/** Parts of an axis in which fans lie and no pile stands; stock and discard may be moved apart from the rest. */
function elasticSpans(document: GameDocument, slots: readonly Slot[], of: 'x' | 'y', length: number): Span[] {
  const along = of === 'x' ? horizontal : vertical;
  const fans = slots
    .filter(({ fan }) => along(fan))
    .map((slot) => {
      const forwards = slot.fan === 'down' || slot.fan === 'right';
      return forwards ? { from: slot[of] + 1, to: slot[of] + 1 + slot.room } : { from: slot[of] - slot.room, to: slot[of] };
    })
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(length, to) }));
  const loose = document.piles.filter(({ kind }) => kind === 'stock' || kind === 'discard').map(({ id }) => id);
  const firm = slots.filter(({ group }) => !loose.includes(group));
  return without(
    union(fans),
    firm.map((slot) => ({ from: slot[of], to: slot[of] + 1 })),
  );
}

const cross = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** How far a fan may reach before another pile's place or the window's edge stops it. */
function roomOf(base: Box, fan: Fan, bases: readonly Box[], window: Size, gap: number): number {
  if (fan === 'none') return 0;
  const across = (box: Box): Span => (vertical(fan) ? { from: box.x, to: box.x + box.w } : { from: box.y, to: box.y + box.h });
  const facing = bases.filter((box) => box !== base && cross(across(box), across(base)));
  switch (fan) {
    case 'down':
      return Math.min(window.height, ...facing.filter(({ y }) => y > base.y).map(({ y }) => y - gap)) - base.y - base.h;
    case 'up':
      return base.y - Math.max(0, ...facing.filter(({ y }) => y < base.y).map(({ y, h }) => y + h + gap));
    case 'right':
      return Math.min(window.width, ...facing.filter(({ x }) => x > base.x).map(({ x }) => x - gap)) - base.x - base.w;
    case 'left':
      return base.x - Math.max(0, ...facing.filter(({ x }) => x < base.x).map(({ x, w }) => x + w + gap));
  }
}

/** How a table is to be laid. */
export interface Wish {
  /** Big signs on cards of any size. */
  readonly big?: boolean;
  /** For the left hand. */
  readonly left?: boolean;
}

/** Lays a game's table into a window. */
export function planTable(document: GameDocument, window: Size, { big = false, left = false }: Wish = {}): Plan {
  const { slots: right, ratio } = choose(document, window);
  const chosen = left ? mirrored(right) : right;
  const { slots } = chosen;
  const unit = Math.max(1, unitFor(chosen, window, ratio));
  const w = Math.max(1, Math.floor(unit * FILLED));
  const card = { w, h: Math.round(w * ratio) };
  const gapX = unit - w;
  const gapY = unit * ratio - card.h;
  const axisX = { length: chosen.width, unit, space: window.width, most: 1.1 };
  const axisY = { length: chosen.height, unit: unit * ratio, space: window.height, most: 1.3 };
  const toX = stretch({ ...axisX, elastic: elasticSpans(document, slots, 'x', chosen.width) });
  const toY = stretch({ ...axisY, elastic: elasticSpans(document, slots, 'y', chosen.height) });
  const bases = slots.map(({ x, y }) => ({ x: toX(x) + gapX / 2, y: toY(y) + gapY / 2, w: card.w, h: card.h }));
  const places: (Place | undefined)[] = [];
  const bands: Box[][] = [];
  for (const [i, { pile, group, fan, spread, row }] of slots.entries()) {
    const base = bases[i]!;
    const room = Math.max(0, roomOf(base, fan, bases, window, Math.max(2, gapX)));
    places[pile] = { pile, group, base, fan, room, spread, row };
    if (row >= 0) bands[row] = [...(bands[row] ?? []), base];
  }
  const squat = ratio !== RATIO;
  return { card, small: big || squat || card.w < SMALL, squat, places, bands: bands.map((boxes) => lines(boxes)) };
}

/** The boxes of one row joined line by line. */
function lines(boxes: readonly Box[]): Box[] {
  const byLine = new Map<number, Box>();
  for (const box of boxes) {
    const line = byLine.get(box.y) ?? box;
    const x = Math.min(line.x, box.x);
    byLine.set(box.y, { x, y: box.y, w: Math.max(line.x + line.w, box.x + box.w) - x, h: box.h });
  }
  return [...byLine.values()];
}

/** The area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}
export const inside = ({ x, y, w, h }: Box, point: Point, slop = 0): boolean =>
  point.x >= x - slop && point.x <= x + w + slop && point.y >= y - slop && point.y <= y + h + slop;
