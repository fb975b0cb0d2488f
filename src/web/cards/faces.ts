/**
 * Card faces, backs and empty places as complete SVG documents, for use as CSS background or image source.
 * Their inner ids repeat from document to document, so several must not be pasted into one HTML page.
 */
import { backArt } from './back.ts';
import { court, courtGround } from './courts.ts';
import { indexMark, indexWidth, type Letters } from './glyphs.ts';
import { pips } from './pips.ts';
import { deepInk, suitInk, suitMark } from './suits.ts';

export { type Letters, suitInk };

/** How faces are drawn. */
export interface FaceOptions {
  /** Index letters: Т К Д В or A K Q J. */
  readonly letters: Letters;
  /** Two or four suit colours. */
  readonly colours: 2 | 4;
  /**
   * 'small' for cards narrower than about 56 CSS pixels: huge index, no pip layouts; 'contrast' the same in black or deep
   * colours on white, without tints, with a thick edge.
   */
  readonly style: 'small' | 'large' | 'contrast';
  /** The edge that stays visible when the next card of a fan covers this one; rank and suit stand there. 'top' if left out. */
  readonly edge?: Edge;
  /** Of small faces with the index at the top or bottom: as low as a strip that would cut the common one in two. */
  readonly low?: boolean;
}
export type Edge = 'top' | 'bottom' | 'left' | 'right';

/** What an empty place waits for; without rank and suit it is only an outline. */
export interface GhostOptions {
  readonly rank?: number | undefined;
  readonly suit?: number | undefined;
  readonly letters: Letters;
  /** Colour of the outline and marks, drawn half transparent; white unless given. */
  readonly ink?: string | undefined;
  /** For a place so low that only the upper part of a card is shown. */
  readonly squat?: boolean;
}
/** How high such a place is to a width of 250. */
const SQUAT = 200;

function svg(inner: string, high = 350): string {
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 250 ${high}' width='250' height='${high}'>${inner}</svg>`;
}

/** The blank card with its border, which is thicker where the card will be shown tiny. */
function blank(border: number, colour = '#85827c'): string {
  const h = border / 2;
  return (
    `<rect x='${h}' y='${h}' width='${250 - border}' height='${350 - border}' rx='17' fill='#fffefb' ` +
    `stroke='${colour}' stroke-width='${border}'/>`
  );
}

// The tinted ground tells a court card before its letter is read.
const GROUNDS: Readonly<Record<Edge, string>> = {
  top: 'M9 184H241V328a13 13 0 0 1-13 13H22a13 13 0 0 1-13-13Z',
  bottom: 'M9 166H241V22a13 13 0 0 0-13-13H22a13 13 0 0 0-13 13Z',
  left: 'M124 9H228a13 13 0 0 1 13 13V328a13 13 0 0 1-13 13H124Z',
  right: 'M126 9H22a13 13 0 0 0-13 13V328a13 13 0 0 0 13 13H126Z',
};

/**
 * Rank and suit of a small face at its upper or lower edge: height of each, distance from the edge, width of the figures. The ten
 * alone is as wide as two figures; a little narrower it leaves the suit its room.
 */
const MARKS = {
  high: { index: 152, suit: 88, ten: 78, from: 24, wide: 1, wideTen: 0.92 },
  low: { index: 92, suit: 84, ten: 84, from: 10, wide: 1.35, wideTen: 1.15 },
} as const;

/** Tiny cards: index and suit share the strip that stays visible under the next card, one big suit fills the rest. */
function smallFace(rank: number, suit: number, ink: string, letters: Letters, edge: Edge, tinted = true, low = false): string {
  const ground = tinted && rank > 10 ? `<path fill='${courtGround(ink)}' d='${GROUNDS[edge]}'/>` : '';
  const ten = rank === 10;
  if (edge === 'left' || edge === 'right') {
    const height = 128;
    const narrow = ten ? MARKS.high.wideTen : MARKS.high.wide;
    const width = indexWidth(rank, height, letters) * narrow;
    const middle = edge === 'left' ? 63 : 187;
    return (
      ground +
      indexMark(rank, middle - width / 2, 38, height, ink, letters, narrow) +
      suitMark(suit, middle, 248, 88, ink) +
      suitMark(suit, 250 - middle, 175, 104, ink)
    );
  }
  const marks = low ? MARKS.low : MARKS.high;
  const mark = ten ? marks.ten : marks.suit;
  const top = edge === 'top' ? marks.from : 350 - marks.from - marks.index;
  return (
    ground +
    indexMark(rank, ten ? 18 : 22, top, marks.index, ink, letters, ten ? marks.wideTen : marks.wide) +
    suitMark(suit, 250 - 14 - mark / 2, top + mark / 2, mark, ink) +
    suitMark(suit, 125, edge === 'top' ? 258 : 92, 140, ink)
  );
}

function corner(rank: number, suit: number, ink: string, letters: Letters): string {
  const height = 56;
  return indexMark(rank, 32 - indexWidth(rank, height, letters) / 2, 21, height, ink, letters) + suitMark(suit, 32, 105, 38, ink);
}

/** How the second index is laid: turned into the far corner, or upright where a fan leaves its edge in sight. */
const SECOND: Readonly<Record<Edge, string>> = {
  top: 'rotate(180 125 175)',
  left: 'rotate(180 125 175)',
  right: 'translate(186 0)',
  bottom: 'translate(0 205)',
};

function largeFace(rank: number, suit: number, ink: string, letters: Letters, edge: Edge): string {
  const middle = rank > 10 ? court(rank, suit, ink) : rank > 1 ? pips(rank, suit, ink) : suitMark(suit, 125, 175, 140, ink);
  const index = corner(rank, suit, ink, letters);
  return `${middle}${index}<g transform='${SECOND[edge]}'>${index}</g>`;
}

/** The face of a card: face = suit * 16 + rank. Returns a standalone SVG document of ratio 1 : 1.4. */
export function faceSvg(face: number, { letters, colours, style, edge = 'top', low = false }: FaceOptions): string {
  const rank = face & 15;
  const suit = face >> 4;
  if (style === 'contrast')
    return svg(blank(12, '#000') + smallFace(rank, suit, deepInk(suit, colours), letters, edge, false, low));
  const ink = suitInk(suit, colours);
  return style === 'small'
    ? svg(blank(9) + smallFace(rank, suit, ink, letters, edge, true, low))
    : svg(blank(3) + largeFace(rank, suit, ink, letters, edge));
}

/** Only the two indices of a large face, each on ground of its own, to be laid over another picture. */
export function indexSvg(face: number, { letters, colours, edge = 'top' }: Omit<FaceOptions, 'style'>): string {
  const index = `<rect x='4' y='12' width='56' height='120' rx='10' fill='#fffefb'/>${corner(face & 15, face >> 4, suitInk(face >> 4, colours), letters)}`;
  return svg(`${index}<g transform='${SECOND[edge]}'>${index}</g>`);
}

/** One of three card backs: 0 blue lattice, 1 red scales, 2 green stars. */
export function backSvg(which: 0 | 1 | 2): string {
  return svg(blank(5) + backArt(which));
}

/** The outline of an empty place with something in it. */
function ghost(inner: string, ink: string, high = 350): string {
  return svg(
    `<g opacity='.5'><rect x='5' y='5' width='240' height='${high - 10}' rx='16' fill='${ink}' fill-opacity='.12' ` +
      `stroke='${ink}' stroke-width='7'/>${inner}</g>`,
    high,
  );
}
/** A rank and a suit beside each other, around the middle of a place. */
function ghostLine(face: number, middle: number, height: number, letters: Letters, ink: string): string {
  const rank = face & 15;
  const mark = height * 0.82;
  const width = indexWidth(rank, height, letters);
  const left = 125 - (width + 12 + mark) / 2;
  return (
    indexMark(rank, left, middle - height / 2, height, ink, letters) +
    suitMark(face >> 4, left + width + 12 + mark / 2, middle, mark, ink)
  );
}

/** A dim picture for an empty place: an outline with the rank and/or suit the place waits for. */
export function ghostSvg({ rank, suit, letters, ink = '#fff', squat = false }: GhostOptions): string {
  if (squat && rank !== undefined && suit !== undefined)
    return ghost(ghostLine(suit * 16 + rank, SQUAT / 2, 110, letters, ink), ink, SQUAT);
  const high = squat ? SQUAT : 350;
  const height = suit === undefined ? 130 : 104;
  const both = rank !== undefined && suit !== undefined;
  return ghost(
    (rank === undefined
      ? ''
      : indexMark(rank, 125 - indexWidth(rank, height, letters) / 2, both ? 60 : (high - height) / 2, height, ink, letters)) +
      (suit === undefined ? '' : suitMark(suit, 125, both ? 236 : high / 2, both ? 104 : 140, ink)),
    ink,
    high,
  );
}

/** A dim picture for an empty place that waits for one of two cards. */
export function ghostPairSvg(faces: readonly [number, number], letters: Letters, ink = '#fff', squat = false): string {
  const [first, second, height, high] = squat ? [57, 143, 74, SQUAT] : [104, 246, 100, 350];
  return ghost(ghostLine(faces[0], first, height, letters, ink) + ghostLine(faces[1], second, height, letters, ink), ink, high);
}

/** A compact data: URL of an SVG document; put it between double quotes: `url("…")` or `src="…"`. */
export function svgUrl(svgText: string): string {
  const safe = svgText.replace(/"/g, "'").replace(/[%#<>{}|\\^`\u0080-\uffff]/g, encodeURIComponent);
  return `data:image/svg+xml,${safe}`;
}
