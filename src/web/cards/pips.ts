/** Classical places of the pips on the cards two to ten. */
import { suitMark } from './suits.ts';

// Columns and rows of the pip field; the field keeps clear of the index strips at both sides.
const LEFT = 91;
const MIDDLE = 125;
const RIGHT = 159;
const TOP = 57;
const CENTRE = 175;
const THIRD = 135.7;

/** Places in the upper half (mirrored into the lower one) and, after the bar, on the middle line. */
const HALVES: readonly (readonly [readonly (readonly [number, number])[], readonly number[]])[] = [
  [[[MIDDLE, TOP]], []],
  [[[MIDDLE, TOP]], [MIDDLE]],
  [sides(TOP), []],
  [sides(TOP), [MIDDLE]],
  [sides(TOP), [LEFT, RIGHT]],
  [sides(TOP), [LEFT, RIGHT]],
  [
    [...sides(TOP), [MIDDLE, 116]],
    [LEFT, RIGHT],
  ],
  [[...sides(TOP), ...sides(THIRD)], [MIDDLE]],
  [[...sides(TOP), ...sides(THIRD), [MIDDLE, 96.4]], []],
];

function sides(y: number): [number, number][] {
  return [
    [LEFT, y],
    [RIGHT, y],
  ];
}

/** The pips of a rank from 2 to 10; those in the lower half stand upside down, as on printed cards. */
export function pips(rank: number, suit: number, ink: string): string {
  const [upper, middle] = HALVES[rank - 2] ?? [[], []];
  const size = rank < 4 ? 60 : 47;
  let out = '';
  for (const [x, y] of upper) out += suitMark(suit, x, y, size, ink) + suitMark(suit, 250 - x, 350 - y, size, ink, true);
  for (const x of middle) out += suitMark(suit, x, CENTRE, size, ink);
  // The seven has one more pip in its upper half only.
  if (rank === 7) out += suitMark(suit, MIDDLE, 116, size, ink);
  return out;
}
