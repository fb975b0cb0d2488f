/** Index letters and figures as our own shapes, so that they look the same whatever fonts a device has. */

/** A glyph in a box `width` × 100: `line` is drawn with a pen of 17 units, `area` is filled (even-odd). */
interface Glyph {
  readonly width: number;
  readonly line?: string;
  readonly area?: string;
}

/** Alphabet of the index letters. */
export type Letters = 'ru' | 'en';

// Cyrillic К has the shape of Latin K.
const KING: Glyph = { width: 66, area: 'M0 0H18V40L41 0H62L34 46 66 100H45L23 63 18 71V100H0Z' };

const FIGURES: readonly Glyph[] = [
  {
    width: 58,
    line: 'M8.5 34V30C8.5 17 16 8.5 28.5 8.5S49 17 49 29C49 40 44 47 35 58L15 83V91.5H57',
  },
  {
    width: 59,
    line:
      'M8 29C9 16 16 8.5 28 8.5C41 8.5 48 16 48 27.5S41 47 29 47H21M29 47C42 47 50.5 55 50.5 69' +
      'S42 91.5 28.5 91.5C16 91.5 8.5 84 7.5 70',
  },
  { width: 65, area: 'M33 0H54V63H65V79H54V100H37V79H0V65ZM37 63V26L17 63Z' },
  {
    width: 59,
    area: 'M8 0H54V17H24L22 52H5Z',
    line: 'M12 46C17 42.5 23 41 30 41C43 41 50.5 50 50.5 66S42 91.5 29 91.5C17 91.5 9 85 7.5 71',
  },
  {
    width: 60,
    line: 'M51 29C50 16 43 8.5 31 8.5C16 8.5 8.5 18 8.5 36V64M30 39.5A21.5 26 0 1 1 30 91.5A21.5 26 0 1 1 30 39.5Z',
  },
  { width: 57, area: 'M0 0H57V15L31 100H12L37 17H0Z' },
  {
    width: 61,
    line: 'M30.5 8.5A19 19.5 0 1 1 30.5 47.5A19 19.5 0 1 1 30.5 8.5Z' + 'M30.5 47.5A22 22 0 1 1 30.5 91.5A22 22 0 1 1 30.5 47.5Z',
  },
  // The leg is straight where the six has a hook: a six upside down in the far corner is then no nine.
  { width: 60, line: 'M30 8.5A21.5 25 0 1 1 30 58.5A21.5 25 0 1 1 30 8.5Z', area: 'M60 33 60 42 38 100H19L40 48Z' },
  {
    width: 84,
    area: 'M12 0H29V100H12V21L0 28V10Z',
    line: 'M44.5 32C44.5 17 50 8.5 60 8.5S75.5 17 75.5 32V68C75.5 83 70 91.5 60 91.5S44.5 83 44.5 68Z',
  },
];

const ENGLISH: readonly Glyph[] = [
  { width: 70, area: 'M25 0H45L70 100H51L46 79H24L19 100H0ZM28 63H42L35 31Z' },
  { width: 55, line: 'M46 0V64C46 82 39 91.5 27 91.5S8.5 83 8 65' },
  {
    width: 68,
    area: 'M33 72 45 61 70 91 58 102Z',
    line: 'M8.5 38C8.5 19 17 8.5 33 8.5S57.5 19 57.5 38V62C57.5 81 49 91.5 33 91.5S8.5 81 8.5 62Z',
  },
];

const RUSSIAN: readonly Glyph[] = [
  { width: 66, area: 'M0 0H66V17H42V100H24V17H0Z' },
  {
    width: 62,
    line: 'M8.5 47.5H31C43 47.5 50 40 50 28S43 8.5 31 8.5H8.5V91.5H31C45 91.5 53.5 83 53.5 69' + 'S45 47.5 31 47.5',
  },
  { width: 76, area: 'M19 0H65V67H76V100H60V83H16V100H0V67H7C14 54 18 32 19 0ZM35 16C34 38 31 54 25 67H48V16Z' },
];

function glyphOf(rank: number, letters: Letters): Glyph {
  if (rank === 13) return KING;
  const own = letters === 'ru' ? RUSSIAN : ENGLISH;
  return (rank === 1 ? own[0] : rank > 10 ? own[rank - 10] : FIGURES[rank - 2]) ?? KING;
}

/** Width of the index of a rank when it is `height` units high. */
export function indexWidth(rank: number, height: number, letters: Letters): number {
  return (glyphOf(rank, letters).width * height) / 100;
}

/** The index of a rank (1 ace … 13 king) with its top left corner at x, y and `height` units high. */
export function indexMark(
  rank: number,
  x: number,
  y: number,
  height: number,
  ink: string,
  letters: Letters,
  stretch = 1,
): string {
  const { line, area } = glyphOf(rank, letters);
  const k = height / 100;
  const at = `translate(${+x.toFixed(1)} ${y})scale(${+(k * stretch).toFixed(3)} ${k})`;
  return (
    `<g transform='${at}' fill='${ink}'>` +
    (area ? `<path fill-rule='evenodd' d='${area}'/>` : '') +
    (line ? `<path fill='none' stroke='${ink}' stroke-width='17' d='${line}'/>` : '') +
    '</g>'
  );
}
