/** The table drawn in text, from the document's layout alone: grids, columns, figures, and single piles in one line. */
import type { Lang } from '../../cards/index.ts';
import type { AreaDoc } from '../../engine/document.ts';
import type { Engine } from '../../engine/engine.ts';
import type { View, ViewPile } from '../../engine/view.ts';
import { type Band, bandLines, listLines } from './columns.ts';
import { gridLines } from './grid.ts';
import { cardInk, dim, type Line, plain, topInk } from './ink.ts';
import { type Placed, scatterLines } from './scatter.ts';

interface Part {
  readonly area: AreaDoc;
  readonly piles: readonly ViewPile[];
  readonly kind: string;
  readonly prefix: string | undefined;
  readonly placed: readonly Placed[];
}

function parts(engine: Engine, view: View): Part[] {
  return engine.groups
    .filter(({ doc }) => !('grid' in doc.names) && !doc.aside)
    .map((group) => {
      const area = engine.document.layout.areas.find((a) => a.group === group.id) ?? { group: group.id, at: [0, 0] };
      const piles = group.piles.map((pile) => view.piles[pile]!);
      const { names } = group.doc;
      const prefix = 'pattern' in names && names.pattern.endsWith('{n}') ? names.pattern.slice(0, -'{n}'.length) : undefined;
      const [dx = 0, dy = 0] = area.step ?? [];
      const placed = piles.map((pile, i): Placed => {
        const place = area.places?.[i];
        const [x, y] = place?.at ?? [area.at[0] + dx * i, area.at[1] + dy * i];
        return { pile, x, y, fan: place?.fan ?? area.fan ?? 'none' };
      });
      return { area, piles, kind: group.doc.kind, prefix, placed };
    })
    .sort((a, b) => a.area.at[1] - b.area.at[1]);
}

/** The parts of a figure: those with places of their own, and those that lie between these. */
function figureOf(all: readonly Part[]): Set<Part> {
  const own = all.filter(({ area }) => area.places !== undefined);
  const points = own.flatMap(({ placed }) => placed);
  const within = ({ x, y }: Placed): boolean =>
    points.some((p) => p.x <= x) && points.some((p) => p.x >= x) && points.some((p) => p.y <= y) && points.some((p) => p.y >= y);
  return new Set(all.filter((part) => own.includes(part) || (own.length > 0 && part.placed.every(within))));
}

/** Single piles in one line: a stock as a count with the next card when it is seen, others by their outermost card. */
function singleInk({ piles, kind }: Part, lang: Lang): Line[] {
  return piles.map((pile) => {
    if (kind !== 'stock') return [dim(`${pile.name} `), ...topInk(pile.cards, lang)];
    const top = pile.cards.at(-1);
    const next = top === undefined || top.face === 0 ? [] : [plain(' '), cardInk(top, lang)];
    return [dim(`${pile.name} `), plain(String(pile.cards.length)), ...next];
  });
}

/** The board in at most `height` lines, as far as its cards allow. */
export function boardLines(engine: Engine, view: View, lang: Lang, width: number, height: number): Line[] {
  const all = parts(engine, view);
  const figure = figureOf(all);
  const bands: Band[] = [];
  const lists: ViewPile[][] = [];
  const singles: Line[] = [];
  for (const part of all) {
    if (figure.has(part)) continue;
    const across = (part.area.step?.[0] ?? 0) !== 0;
    if (part.piles.length === 1 || !across) singles.push(...singleInk(part, lang));
    else if (part.area.fan === 'right' || part.area.fan === 'left') lists.push([...part.piles]);
    else
      bands.push({
        prefix: part.prefix,
        piles: part.piles,
        whole: part.kind !== 'foundation' && part.area.fan !== undefined && part.area.fan !== 'none',
      });
  }
  const lines: Line[] = gridLines(engine, view, lang);
  if (figure.size > 0)
    lines.push(
      ...scatterLines(
        [...figure].flatMap(({ placed }) => placed),
        lang,
        width,
      ),
    );
  for (const list of lists) lines.push(...listLines(list, lang, width));
  const below: Line[] =
    singles.length > 0 ? [singles.flatMap((single, i) => (i === 0 ? single : [plain('   '), ...single]))] : [];
  if (bands.length > 0) lines.push(...bandLines(bands, lang, width, height - lines.length - below.length));
  return [...lines, ...below];
}
