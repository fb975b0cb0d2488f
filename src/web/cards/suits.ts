/** Shapes and inks of the four suits. */

/** Suit outlines in a box of about 100 × 100 around the origin, by suit: spades, hearts, diamonds, clubs. */
const SUIT_PATHS: readonly string[] = [
  'M0-50C14-29 45-9 45 15C45 29 35 37 25 37C16 37 9 33 5 27C6 37 11 45 20 50H-20C-11 45-6 37-5 27' +
    'C-9 33-16 37-25 37C-35 37-45 29-45 15C-45-9-14-29 0-50Z',
  'M0 48C-14 28-47 8-47-19C-47-35-36-45-24-45C-13-45-4-38 0-28C4-38 13-45 24-45C36-45 47-35 47-19C47 8 14 28 0 48Z',
  'M0-51C10-31 23-14 40 0C23 14 10 31 0 51C-10 31-23 14-40 0C-23-14-10-31 0-51Z',
  // Three separate round lobes with deep notches: at 8 pixels the outline must not melt into a spade.
  'M-7-7A23.5 23.5 0 1 1 7-7A23.5 23.5 0 1 1 5 21C6 35 11 44 19 50H-19C-11 44-6 35-5 21A23.5 23.5 0 1 1-7-7Z',
];

/** How far down an outline must move so that it looks centred; the heavy part of each is not its middle. */
const SUIT_SHIFT = [-1, 2, 0, 0];

const TWO = ['#1a1a1a', '#c8102e', '#c8102e', '#1a1a1a'];
// Blue and a bluish green stay apart from red and from each other for the common kinds of colour blindness.
const FOUR = ['#1a1a1a', '#c8102e', '#1257cc', '#00705a'];

/** Ink of a suit (0 spades … 3 clubs) in the two- or four-colour deck; every ink has AA contrast on the card. */
export function suitInk(suit: number, colours: 2 | 4): string {
  return (colours === 4 ? FOUR : TWO)[suit] ?? '#1a1a1a';
}

// Seven to one and more on white: contrast AAA.
const DEEP_TWO = ['#000', '#a8000e', '#a8000e', '#000'];
const DEEP_FOUR = ['#000', '#a8000e', '#0a2cae', '#00523f'];

/** Ink of a suit on the high-contrast faces. */
export function deepInk(suit: number, colours: 2 | 4): string {
  return (colours === 4 ? DEEP_FOUR : DEEP_TWO)[suit] ?? '#000';
}

/** One suit mark, `size` units high, centred optically on x, y; `turned` draws it upside down. */
export function suitMark(suit: number, x: number, y: number, size: number, ink: string, turned = false): string {
  const k = Math.round(size) / 100;
  const shift = (SUIT_SHIFT[suit] ?? 0) * k * (turned ? -1 : 1);
  const scale = turned ? -k : k;
  return `<path transform='translate(${x} ${y + shift})scale(${scale})' fill='${ink}' d='${SUIT_PATHS[suit]}'/>`;
}
