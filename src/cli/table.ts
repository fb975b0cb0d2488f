/** A position as plain lines and as data, with what lies face down hidden or shown. */
import { cardName, DOWN, FACE, GAP, type Lang } from '../cards/index.ts';
import type { GameDocument, House } from '../engine/document.ts';
import type { Engine } from '../engine/engine.ts';
import type { Position } from '../engine/position.ts';
import type { Deal } from '../engine/record.ts';
import { type ViewPile, viewOf } from '../engine/view.ts';
import { writePosition, writtenLines } from '../engine/written.ts';
import type { Output } from './output.ts';
import { text } from './text.ts';

/** What stands for a card that is not seen. */
export const HIDDEN = '##';
/** Width of a cell of a grid: the longest card. */
const CELL = 3;

const seen = (face: number, lang: Lang): string => (face === 0 ? HIDDEN : cardName(face, lang));

/** `dolgy, deal 17 (rows=strict king=settled)`. */
export function titleOf(out: Output, document: GameDocument, house: House, deal: Deal | undefined): string {
  const from =
    deal === undefined || 'layout' in deal ? text.givenLayout : 'deal' in deal ? text.dealNumber(deal.deal) : text.writtenPack;
  const rules = Object.entries(house).map(([id, value]) => `${id}=${value}`);
  return `${document.id}, ${out.say(from)}${rules.length > 0 ? ` (${rules.join(' ')})` : ''}`;
}

/** A stock is told as a count, with its next card when that is seen. */
function stockLine(out: Output, pile: ViewPile): string {
  const next = pile.cards.at(-1)?.face ?? 0;
  return `${out.say(text.cards(pile.cards.length))}${next === 0 ? '' : ` (${cardName(next, out.lang)})`}`;
}

/** The table as a person sees it: rows of a grid aligned, hidden cards as `##`, the stock as a count. */
export function seenLines(out: Output, engine: Engine, position: Position): string[] {
  const view = viewOf(engine, position);
  const lines: string[] = [];
  for (const { label, piles, grid } of writtenLines(engine)) {
    const shown = piles.map((pile) => view.piles[pile]!).filter((pile) => !pile.aside || pile.cards.length > 0);
    const [first] = shown;
    if (first === undefined) continue;
    const mark = shown.some(({ marked }) => marked) ? '*' : '';
    const cards = grid
      ? shown.map((pile) => (pile.cards.length === 0 ? GAP : seen(pile.cards[0]!.face, out.lang)).padEnd(CELL))
      : engine.groupAt(first.index).doc.kind === 'stock'
        ? [stockLine(out, first)]
        : first.cards.map(({ face }) => seen(face, out.lang));
    lines.push(`${label}${mark}: ${cards.length === 0 ? GAP : cards.join(' ')}`.trimEnd());
  }
  return [...lines, ...view.counters.map(({ id, value }) => `${id} = ${value}`)];
}

/** The table as lines that `--layout` reads; `open` shows what lies hidden. */
export const tableLines = (out: Output, engine: Engine, position: Position, open: boolean): string[] =>
  open ? writePosition(engine, position, out.lang) : seenLines(out, engine, position);

/** The table as data: cards from the innermost to the outermost, hidden ones as `##`, shown ones that lie face down in brackets. */
export function tableData(engine: Engine, position: Position, open: boolean): Record<string, unknown> {
  const view = viewOf(engine, position);
  const cards = (pile: ViewPile): string[] =>
    pile.cards.map(({ face }, i) => {
      if (!open) return seen(face, 'en');
      const card = position.at(pile.index, i);
      const name = cardName(card & FACE, 'en');
      return card & DOWN ? `(${name})` : name;
    });
  return {
    piles: Object.fromEntries(view.piles.filter(({ aside }) => !aside).map((pile) => [pile.name, cards(pile)])),
    counters: Object.fromEntries(view.counters.map(({ id, value }) => [id, value])),
    placed: view.placed,
    won: view.won,
    over: view.over,
  };
}

/** Where a deal comes from, as data. */
export function dealData(deal: Deal | undefined): Record<string, unknown> {
  if (deal === undefined) return {};
  if ('deal' in deal) return { deal: deal.deal };
  if ('layout' in deal) return { layout: [...deal.layout], shuffle: deal.shuffle };
  return { pack: deal.pack.map((face) => cardName(face, 'en')), shuffle: deal.shuffle };
}
