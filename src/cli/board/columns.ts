/** Groups whose piles stand side by side: columns downwards, or one row of their outermost cards. */
import type { Lang } from '../../cards/index.ts';
import type { ViewPile } from '../../engine/view.ts';
import { cardInk, dim, fanInk, type Line, padEnd, plain, topInk } from './ink.ts';

/** A group of piles side by side. */
export interface Band {
  /** What its piles' names begin with, when they only differ in a number. */
  readonly prefix: string | undefined;
  readonly piles: readonly ViewPile[];
  /** Whole columns, or only the outermost cards. */
  readonly whole: boolean;
}

const WIDEST = 8;

/** The cells of a column from the top down, in at most `room` lines: hidden cards first become a count, then the rest. */
function columnCells(pile: ViewPile, lang: Lang, room: number): Line[] {
  const { cards } = pile;
  if (cards.length === 0) return [[dim(pile.marked ? '[ ]' : '--')]];
  if (cards.length <= room) return cards.map((card) => [cardInk(card, lang)]);
  const hidden = cards.findIndex(({ face }) => face !== 0);
  if (hidden > 1 && cards.length - hidden + 1 <= room)
    return [[dim(`##×${hidden}`)], ...cards.slice(hidden).map((card) => [cardInk(card, lang)])];
  const shown = Math.max(1, room - 1);
  return [[dim(`…${cards.length - shown}`)], ...cards.slice(-shown).map((card): Line => [cardInk(card, lang)])];
}

/** Bands of equally many piles share their numbers; `room` is what the whole may take. */
export function bandLines(bands: readonly Band[], lang: Lang, width: number, room: number): Line[] {
  const lines: Line[] = [];
  const whole = bands.filter((band) => band.whole).length;
  const columnRoom = Math.max(3, Math.floor((room - bands.length - (bands.length - whole)) / Math.max(1, whole)));
  let numbered = 0;
  for (const [i, band] of bands.entries()) {
    const shared = bands.filter((other) => other.piles.length === band.piles.length);
    const numbers = shared.length > 1 && shared.every(({ prefix }) => prefix !== undefined);
    const label = numbers ? Math.max(...shared.map(({ prefix }) => prefix!.length)) + 1 : 0;
    const cell = Math.min(WIDEST, Math.floor((width - label) / band.piles.length));
    const row = (name: string, cells: readonly Line[]): Line => [
      ...padEnd([dim(name)], label),
      ...cells.flatMap((c) => padEnd(c, cell)),
    ];
    if (!numbers)
      lines.push(
        row(
          '',
          band.piles.map(({ name }) => [dim(name)]),
        ),
      );
    else if (numbered !== band.piles.length || i === 0)
      lines.push(
        row(
          '',
          band.piles.map(({ name }) => [dim(name.slice(band.prefix!.length))]),
        ),
      );
    numbered = numbers ? band.piles.length : 0;
    const name = numbers ? band.prefix!.replace(/[^\p{L}\p{N}]+$/u, '') : '';
    if (!band.whole) {
      lines.push(
        row(
          name,
          band.piles.map((pile) => topInk(pile.cards, lang)),
        ),
      );
      continue;
    }
    const columns = band.piles.map((pile) => columnCells(pile, lang, columnRoom));
    const deepest = Math.max(...columns.map((c) => c.length));
    for (let y = 0; y < deepest; y++)
      lines.push(
        row(
          y === 0 ? name : '',
          columns.map((c) => c[y] ?? [plain('')]),
        ),
      );
  }
  return lines;
}

/** One pile a line, growing to the right. */
export const listLines = (piles: readonly ViewPile[], lang: Lang, width: number): Line[] => {
  const label = Math.max(...piles.map(({ name }) => name.length)) + 2;
  return piles.map(
    (pile): Line => [
      ...padEnd([dim(pile.marked ? `${pile.name}*` : pile.name)], label),
      ...(pile.cards.length === 0 ? [dim('--')] : fanInk(pile.cards, lang, width - label)),
    ],
  );
};
