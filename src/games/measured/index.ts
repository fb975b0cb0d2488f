/** How many of the first deals the solver has won, all cards seen. Made by `node scripts/measured.mjs` from bench/results. */

export interface Measured {
  readonly game: string;
  /** House rules that are not the standard ones, as `suits=1`. */
  readonly house: string;
  readonly date: string;
  readonly deals: number;
  readonly won: number;
  /** Proved; what is neither won nor lost is open. */
  readonly lost: number;
  /** The most for one deal. */
  readonly seconds: number;
}

// biome-ignore format: a line for each run
export const measured: readonly Measured[] = [
  { game: 'black-hole', house: '', date: '2026-11-30', deals: 50, won: 38, lost: 12, seconds: 20 },
  { game: 'dolgy', house: '', date: '2026-11-30', deals: 50, won: 37, lost: 3, seconds: 20 },
  { game: 'dolgy-hard', house: '', date: '2026-11-30', deals: 50, won: 25, lost: 12, seconds: 20 },
  { game: 'freecell', house: '', date: '2026-11-30', deals: 1000, won: 1000, lost: 0, seconds: 20 },
  { game: 'gallery', house: '', date: '2026-11-30', deals: 50, won: 44, lost: 1, seconds: 20 },
  { game: 'klondike', house: '', date: '2026-11-30', deals: 100, won: 76, lost: 22, seconds: 20 },
  { game: 'mendelev-spider', house: '', date: '2026-11-30', deals: 50, won: 48, lost: 0, seconds: 20 },
  { game: 'potocki-jewell', house: '', date: '2026-11-30', deals: 50, won: 46, lost: 0, seconds: 20 },
  { game: 'prussian', house: '', date: '2026-11-30', deals: 50, won: 50, lost: 0, seconds: 20 },
  { game: 'simple-simon', house: '', date: '2026-11-30', deals: 50, won: 46, lost: 4, seconds: 20 },
  { game: 'spider', house: 'suits=1', date: '2026-11-30', deals: 50, won: 50, lost: 0, seconds: 20 },
  { game: 'tomb', house: '', date: '2026-11-30', deals: 50, won: 38, lost: 0, seconds: 20 },
];
