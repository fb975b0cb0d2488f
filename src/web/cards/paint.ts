/** Small drawing helpers and the colours that all court cards share. */

export const GOLD = '#f4ba38';
export const BRASS = '#d9971f';
export const SKIN = '#fadcc2';
export const SHADE = '#f0c8a6';
export const WHITE = '#fff';

/** Hair and its shaded side, by suit. */
export const HAIR = [
  ['#34323e', '#211f29'],
  ['#a5522a', '#843d1b'],
  ['#e3ab45', '#c88b2c'],
  ['#754d35', '#573624'],
] as const;

/** A filled outline. */
export function fill(colour: string, d: string): string {
  return `<path fill='${colour}' d='${d}'/>`;
}

/** Open strokes with round ends. */
export function lines(colour: string, width: number, d: string): string {
  return `<path fill='none' stroke='${colour}' stroke-width='${width}' stroke-linecap='round' d='${d}'/>`;
}

/** Discs of one size; the numbers are x, y, x, y … */
export function circles(colour: string, radius: number, ...at: readonly number[]): string {
  let d = '';
  for (let i = 0; i < at.length; i += 2) d += `M${at[i]} ${at[i + 1]}h0`;
  return lines(colour, radius * 2, d);
}
