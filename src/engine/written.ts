/** Positions written out and read back: one line a pile (or a row of a grid), one a counter. */
import {
  type Card,
  cardName,
  DOWN,
  FACE,
  type Face,
  GAP,
  isGap,
  type Lang,
  packFaults,
  readFace,
  withCopies,
} from '../cards/index.ts';
import type { Engine } from './engine.ts';
import { Position } from './position.ts';
import { type Fault, fault, type Read } from './read.ts';

/** A line of the written position: its label and the piles it shows, each one card in a grid. */
interface Line {
  readonly label: string;
  readonly piles: readonly number[];
  readonly grid: boolean;
}

/** The lines of a game's written position, grids row by row, in the order of the groups. */
export function writtenLines(engine: Engine): Line[] {
  const lines: Line[] = [];
  const { row, column } = engine.tables.context;
  for (const group of engine.groups) {
    const { names } = group.doc;
    if (!('grid' in names)) {
      for (const pile of group.piles) lines.push({ label: engine.names[pile]!, piles: [pile], grid: false });
      continue;
    }
    for (const pile of group.piles) {
      const before = names.grid.slice(0, names.grid.indexOf('{column}')).replace('{row}', String(row[pile]));
      const label = before.replace(/\D+$/, '');
      const at = lines.findIndex((line) => line.label === label);
      if (at < 0) lines.push({ label, piles: [pile], grid: true });
      else lines[at] = { ...lines[at]!, piles: [...lines[at]!.piles, pile].sort((a, b) => column[a]! - column[b]!) };
    }
  }
  return lines;
}

/**
 * The whole position, hidden cards too: `t1: (5S 9H) KD` (in brackets: face down), `r1: AS -- 4D`, `p3*: --` (a freed
 * place), `attempt = 2`. Piles are written from the innermost card to the outermost.
 */
export function writePosition(engine: Engine, s: Position, lang: Lang = 'en'): string[] {
  const lines = writtenLines(engine)
    .filter(
      ({ piles }) => !piles.every((pile) => s.len[pile] === 0 && engine.groups[engine.tables.context.groupOf[pile]!]!.doc.aside),
    )
    .map(({ label, piles, grid }) => {
      const mark = piles.some((pile) => s.marks[pile] !== 0) ? '*' : '';
      const cards = grid
        ? piles.map((pile) => (s.len[pile] === 0 ? GAP : cardName(s.topFace(pile), lang)))
        : Array.from({ length: s.len[piles[0]!]! }, (_, i) => s.at(piles[0]!, i)).map((card, i, all) => {
            const name = cardName(card & FACE, lang);
            if ((card & DOWN) === 0) return name;
            return `${i === 0 || (all[i - 1]! & DOWN) === 0 ? '(' : ''}${name}${i === all.length - 1 || (all[i + 1]! & DOWN) === 0 ? ')' : ''}`;
          });
      return `${label}${mark}: ${cards.length === 0 ? GAP : cards.join(' ')}`;
    });
  return [...lines, ...engine.document.counters.map((counter, i) => `${counter.id} = ${s.counters[i]}`)];
}

/** Reads a written position. Every card of the pack must be there once; piles left out are empty, counters at their start. */
export function readPosition(engine: Engine, text: readonly string[], shuffleNumber = 0): Read<Position> {
  const faults: Fault[] = [];
  const s = new Position(engine.tables.shape, shuffleNumber);
  const lines = writtenLines(engine);
  const placed: { pile: number; face: Face; down: boolean }[] = [];
  for (const [i, written] of text.entries()) {
    const place = `line ${i + 1}`;
    const line = written.replace(/#.*$/, '').trim();
    if (line === '') continue;
    const counter = /^([A-Za-z-]+)\s*=\s*(-?\d{1,6})$/.exec(line);
    if (counter) {
      const index = engine.document.counters.findIndex((c) => c.id === counter[1]);
      if (index < 0)
        faults.push(
          fault(
            place,
            `нет счётчика «${counter[1]}»; есть: ${engine.document.counters.map((c) => c.id).join(', ')}`,
            `there is no counter '${counter[1]}'; there are: ${engine.document.counters.map((c) => c.id).join(', ')}`,
          ),
        );
      else s.setCounter(index, Number(counter[2]));
      continue;
    }
    const pile = /^([A-Za-z][\w.]*)(\*?)\s*:\s*(.*)$/.exec(line);
    const found = pile && lines.find(({ label }) => label === pile[1]!.toLowerCase());
    if (!pile || !found) {
      faults.push(
        fault(
          place,
          `непонятная строка «${line.slice(0, 40)}»; ожидается «место: карты», например «${lines[0]!.label}: AS 10H»`,
          `cannot read '${line.slice(0, 40)}'; expected 'pile: cards', for example '${lines[0]!.label}: AS 10H'`,
        ),
      );
      continue;
    }
    if (pile[2] === '*') for (const p of found.piles) s.setMark(p, 1);
    let down = false;
    let cell = 0;
    for (const word of pile[3]!.split(/\s+/).filter((x) => x !== '')) {
      if (word.startsWith('(')) down = true;
      const bare = word.replace(/[()]/g, '');
      const face = readFace(bare);
      const gap = isGap(bare);
      if (face === 0 && !gap)
        faults.push(
          fault(
            place,
            `«${word}» — не карта; карты пишут так: 10H, QD или 10ч, Дб`,
            `'${word}' is no card; cards are written 10H, QD or 10ч, Дб`,
          ),
        );
      else if (found.grid) {
        if (cell >= found.piles.length)
          faults.push(
            fault(place, `в ряду больше ${found.piles.length} мест`, `the row has more than ${found.piles.length} places`),
          );
        else if (face !== 0) placed.push({ pile: found.piles[cell]!, face, down });
        cell++;
      } else if (face !== 0) placed.push({ pile: found.piles[0]!, face, down });
      if (word.endsWith(')')) down = false;
    }
  }
  const wrongPack = packFaults(
    placed.map((p) => p.face),
    engine.tables.size,
  );
  if (faults.length === 0) faults.push(...packText(wrongPack));
  if (faults.length > 0) return { ok: false, faults };
  const cards = withCopies(placed.map((p) => p.face));
  for (const [i, { pile, down }] of placed.entries()) {
    if (s.len[pile]! >= engine.tables.shape.capacity[pile]!)
      return { ok: false, faults: [fault(engine.names[pile]!, 'здесь слишком много карт', 'there are too many cards here')] };
    s.place(pile, (cards[i]! | (down ? DOWN : 0)) as Card);
  }
  if (engine.tables.alikeWhen?.(s)) s.setPhase(1);
  s.forget();
  return { ok: true, value: s };
}

const SHOWN = 8;
/** Says which cards of the pack are missing and which are too many; nothing when the pack is whole. */
export function packText({ missing, extra }: { missing: readonly Face[]; extra: readonly Face[] }): Fault[] {
  const list = (faces: readonly Face[], lang: Lang): string =>
    faces
      .slice(0, SHOWN)
      .map((face) => cardName(face, lang))
      .join(' ') + (faces.length > SHOWN ? ' …' : '');
  const faults: Fault[] = [];
  if (missing.length > 0)
    faults.push(
      fault(
        'pack',
        `не хватает карт (${missing.length}): ${list(missing, 'ru')}`,
        `cards missing (${missing.length}): ${list(missing, 'en')}`,
      ),
    );
  if (extra.length > 0)
    faults.push(
      fault(
        'pack',
        `лишние карты (${extra.length}): ${list(extra, 'ru')}`,
        `cards too many (${extra.length}): ${list(extra, 'en')}`,
      ),
    );
  return faults;
}
