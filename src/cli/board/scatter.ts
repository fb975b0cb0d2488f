/** Piles that stand in a figure (a frame, a square): each drawn where the layout has it, its fan growing outwards. */
import type { Lang } from '../../cards/index.ts';
import type { Fan } from '../../engine/document.ts';
import type { ViewPile } from '../../engine/view.ts';
import { dim, fanInk, type Line, plain, topInk, widthOf } from './ink.ts';

/** A pile and its place on the table. */
export interface Placed {
  readonly pile: ViewPile;
  readonly x: number;
  readonly y: number;
  readonly fan: Fan;
}

/** Columns of text to a card's width. */
const SCALE = 8;
/** Places whose heights differ less stand in one line. */
const SAME_LINE = 0.15;
const HALF = 3;

const nameOf = ({ name, marked }: ViewPile): string => (marked ? `${name}*` : name);

interface Piece {
  readonly at: number;
  readonly line: Line;
}

/** One line of the figure: fans fill what the others leave. */
function row(items: readonly Placed[], middle: number, lang: Lang, width: number): Line {
  const centre = (x: number): number => Math.round(width / 2 + (x + 0.5 - middle) * SCALE);
  const sorted = [...items].sort((a, b) => a.x - b.x);
  const toLeft = ({ fan, x }: Placed): boolean => fan === 'left' || ((fan === 'up' || fan === 'down') && x + 0.5 < middle);
  const pieces: Piece[] = [];
  let end = 0;
  for (const [i, item] of sorted.entries()) {
    const { pile, fan } = item;
    const name = nameOf(pile);
    const start = Math.max(end, centre(item.x) - HALF);
    if (fan === 'none') {
      const line = [dim(name), plain(' '), ...topInk(pile.cards, lang)];
      pieces.push({ at: start, line });
      end = start + widthOf(line) + 1;
    } else if (toLeft(item)) {
      const last = Math.max(end + name.length + 4, centre(item.x) + HALF + 1);
      const cards = pile.cards.length === 0 ? [dim('--')] : fanInk(pile.cards, lang, last - end - name.length - 1, true);
      const line = [...cards, plain(' '), dim(name)];
      pieces.push({ at: last - widthOf(line), line });
      end = last + 1;
    } else {
      const next = sorted[i + 1];
      const limit = next === undefined ? width : Math.max(start + name.length + 6, centre(next.x) - HALF - 1);
      const cards = pile.cards.length === 0 ? [dim('--')] : fanInk(pile.cards, lang, limit - start - name.length - 1);
      const line = [dim(name), plain(' '), ...cards];
      pieces.push({ at: start, line });
      end = start + widthOf(line) + 1;
    }
  }
  const line: Line[number][] = [];
  let column = 0;
  for (const { at, line: piece } of pieces) {
    if (at > column) line.push(plain(' '.repeat(at - column)));
    line.push(...piece);
    column = Math.max(at, column) + widthOf(piece);
  }
  return line;
}

export function scatterLines(items: readonly Placed[], lang: Lang, width: number): Line[] {
  const sorted = [...items].sort((a, b) => a.y - b.y);
  const left = Math.min(...sorted.map(({ x }) => x));
  const right = Math.max(...sorted.map(({ x }) => x)) + 1;
  const rows: Placed[][] = [];
  for (const item of sorted) {
    const last = rows.at(-1);
    if (last && item.y - last[0]!.y < SAME_LINE) last.push(item);
    else rows.push([item]);
  }
  return rows.map((items) => row(items, (left + right) / 2, lang, width));
}
