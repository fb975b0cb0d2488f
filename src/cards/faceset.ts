/** Sets of faces in two words each, many of them in one array: set number `row` has the words 2 row and 2 row + 1. */
import type { Face } from './card.ts';

export const hasFace = (sets: Int32Array, row: number, face: Face): boolean =>
  ((sets[row * 2 + (face >> 5)]! >>> (face & 31)) & 1) === 1;
export const addFace = (sets: Int32Array, row: number, face: Face): void => {
  sets[row * 2 + (face >> 5)]! |= 1 << (face & 31);
};
