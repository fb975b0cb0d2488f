/** Where a layout puts each pile, in its own units (card widths across, card heights down), and grids folded in two. */
import type { AreaDoc, Fan, GameDocument, GroupDoc, LayoutDoc } from '../../engine/document.ts';
import { pileNames } from '../../engine/names.ts';

/** The place of one pile. */
export interface Slot {
  /** Index of the pile in the game. */
  readonly pile: number;
  readonly group: string;
  readonly x: number;
  readonly y: number;
  readonly fan: Fan;
  /** How far the fan may reach beyond its first card. */
  readonly room: number;
  /** At most so many of its outermost cards are spread. */
  readonly spread: number;
  /** The row of a grid it belongs to; −1 outside grids. */
  readonly row: number;
}
export interface Slots {
  readonly width: number;
  readonly height: number;
  readonly slots: readonly Slot[];
}

/** Fans reach this far when a layout does not say. */
const DEFAULT_ROOM = 1;
/** Between the two lines of a folded row, and between two rows, in card heights. */
const LINE_GAP = 0.03;
const ROW_GAP = 0.26;

const columnsOf = (group: GroupDoc): number =>
  'grid' in group.names ? group.names.columns[1] - group.names.columns[0] + 1 : Number.POSITIVE_INFINITY;

function slotsOfArea(area: AreaDoc, group: GroupDoc, first: number): Slot[] {
  const columns = columnsOf(group);
  const grid = 'grid' in group.names;
  return pileNames(group.names).map((_, i): Slot => {
    const place = area.places?.[i];
    const [stepX, stepY] = area.step ?? [0, 0];
    const row = grid ? Math.floor(i / columns) : 0;
    const fan = place?.fan ?? area.fan ?? 'none';
    return {
      pile: first + i,
      group: group.id,
      x: place ? place.at[0] : area.at[0] + (grid ? i % columns : i) * stepX,
      y: place ? place.at[1] : area.at[1] + (grid ? row : i) * stepY,
      fan,
      room: fan === 'none' ? 0 : (area.room ?? DEFAULT_ROOM),
      spread: area.spread ?? Number.POSITIVE_INFINITY,
      row: grid ? row : -1,
    };
  });
}

/** The places of all piles that a layout shows. */
export function slotsOf(document: GameDocument, layout: LayoutDoc): Slots {
  const firsts = new Map<string, number>();
  let next = 0;
  for (const group of document.piles) {
    firsts.set(group.id, next);
    next += pileNames(group.names).length;
  }
  const slots = layout.areas.flatMap((area) => {
    const group = document.piles.find(({ id }) => id === area.group);
    return group ? slotsOfArea(area, group, firsts.get(group.id)!) : [];
  });
  return { width: layout.size[0], height: layout.size[1], slots };
}

/**
 * A table that is nothing but grid rows, each row folded into two lines, the second under the first; undefined for other
 * tables. Narrow windows then hold cards almost twice as wide.
 */
export function folded({ width, slots }: Slots): Slots | undefined {
  if (slots.length === 0 || slots.some(({ row, fan }) => row < 0 || fan !== 'none')) return undefined;
  const half = Math.ceil(width / 2);
  const pitch = 2 + LINE_GAP + ROW_GAP;
  const rows = Math.max(...slots.map(({ row }) => row)) + 1;
  return {
    width: half,
    height: rows * pitch - ROW_GAP,
    slots: slots.map((slot) => ({
      ...slot,
      x: slot.x < half ? slot.x : slot.x - half,
      y: slot.row * pitch + (slot.x < half ? 0 : 1 + LINE_GAP),
    })),
  };
}

const TURNED: Readonly<Record<Fan, Fan>> = { none: 'none', down: 'down', up: 'up', left: 'right', right: 'left' };

/**
 * The same table for the left hand. Grids keep their inner order, in which rules tell left from right: all of them together
 * only change sides with what stands beside them.
 */
export function mirrored({ width, height, slots }: Slots): Slots {
  const grid = slots.filter(({ row }) => row >= 0).map(({ x }) => x);
  const gridShift = width - 1 - Math.max(...grid) - Math.min(...grid);
  return {
    width,
    height,
    slots: slots.map((slot) =>
      slot.row >= 0 ? { ...slot, x: slot.x + gridShift } : { ...slot, x: width - 1 - slot.x, fan: TURNED[slot.fan] },
    ),
  };
}
