/** Pieces of coloured text that know their width, so that a board can be laid out before it is painted. */
import { cardSign, isRed, type Lang } from '../../cards/index.ts';
import type { ViewCard } from '../../engine/view.ts';
import type { Colours } from '../output.ts';
import { HIDDEN } from '../table.ts';

export interface Ink {
  readonly text: string;
  readonly style?: 'red' | 'dim' | 'bold';
}
export type Line = readonly Ink[];

export const plain = (text: string): Ink => ({ text });
export const dim = (text: string): Ink => ({ text, style: 'dim' });
export const widthOf = (line: Line): number => line.reduce((sum, { text }) => sum + text.length, 0);

/** The line padded on the right (or the left) to this width. */
export const padEnd = (line: Line, width: number): Line => [...line, plain(' '.repeat(Math.max(0, width - widthOf(line))))];
export const padStart = (line: Line, width: number): Line => [plain(' '.repeat(Math.max(0, width - widthOf(line)))), ...line];

/** The line with its colours. */
export const paint = (line: Line, colours: Colours): string =>
  line
    .map(({ text, style }) => (style === undefined ? text : colours[style](text)))
    .join('')
    .trimEnd();

/** A card with its suit sign, red suits in red. */
export const cardInk = ({ face }: ViewCard, lang: Lang): Ink =>
  face === 0 ? dim(HIDDEN) : isRed(face) ? { text: cardSign(face, lang), style: 'red' } : plain(cardSign(face, lang));

/** Cards with spaces between. */
export const cardsInk = (cards: readonly ViewCard[], lang: Lang): Line =>
  cards.flatMap((card, i) => (i === 0 ? [cardInk(card, lang)] : [plain(' '), cardInk(card, lang)]));

/** As many of the outer cards as fit, after a count of those left out; `outward` left turns the order round. */
export function fanInk(cards: readonly ViewCard[], lang: Lang, room: number, toLeft = false): Line {
  for (let hidden = 0; hidden <= cards.length; hidden++) {
    const shown = cards.slice(hidden);
    const count = hidden === 0 ? [] : [dim(`…${hidden}`)];
    const parts = [...(count.length > 0 ? [count] : []), ...shown.map((card) => [cardInk(card, lang)])];
    if (toLeft) parts.reverse();
    const line = parts.flatMap((part, i) => (i === 0 ? part : [plain(' '), ...part]));
    if (widthOf(line) <= room) return line;
  }
  return [];
}

/** The outermost card and, when there are more, how many there are. */
export const topInk = (cards: readonly ViewCard[], lang: Lang): Line => {
  const top = cards.at(-1);
  if (top === undefined) return [dim('--')];
  return cards.length === 1 ? [cardInk(top, lang)] : [cardInk(top, lang), dim(`·${cards.length}`)];
};
