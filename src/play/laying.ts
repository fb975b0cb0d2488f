/** A layout that lies on a person's own table, as far as it has been written down: what it says, what is wrong, what is left. */
import { cardName, DOWN, FACE, type Face, isGap, type Lang, packFaults, readFace, type Text } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import { type Fault, fault, type Read, right } from '../engine/read.ts';
import { readPosition, writtenLines } from '../engine/written.ts';

/** A card that lies somewhere. `face` 0: one that the person does not know. */
export interface LaidCard {
  readonly face: Face;
  readonly down: boolean;
}
/** What lies in each pile, the innermost first, and what else was written. */
export interface Laid {
  readonly piles: readonly (readonly LaidCard[])[];
  /** Lines kept as they are: counters. */
  readonly rest: readonly string[];
  /** Piles with a mark. */
  readonly marked: readonly number[];
}
export interface Draft {
  readonly laid: Laid;
  readonly faults: readonly Fault[];
  /** Cards of the pack that do not lie yet. */
  readonly missing: readonly Face[];
  /** Cards that lie too often, with the names of all places they lie in and how many there are of them. */
  readonly twice: readonly { readonly face: Face; readonly places: readonly string[]; readonly most: number }[];
  /** Cards that lie there unknown. */
  readonly unknown: number;
}

export const UNKNOWN = '?';
const fail = (line: number, ru: string, en: string): Fault => fault(String(line), ru, en);
const bareWord = (word: string): string => word.replace(/[()]/g, '');
const isCard = (word: string): boolean => {
  const bare = bareWord(word);
  return readFace(bare) !== 0 || isGap(bare) || bare === UNKNOWN;
};
/** A line of cards, whose name is left out; one with a slip in it too, so that the lines after it keep their places. */
const isBare = (line: string): boolean => line.split(/\s+/).some(isCard);

/** The lines that a layout is written in; rows of a grid alone where there is one. */
const bareLines = (engine: Engine) => {
  const lines = writtenLines(engine).filter(({ piles }) => !engine.groups[engine.tables.context.groupOf[piles[0]!]!]!.doc.aside);
  return lines.some(({ grid }) => grid) ? lines.filter(({ grid }) => grid) : lines;
};

/** Reads what has been written so far. Whatever can be read is in `laid`, whatever cannot is a fault of its line. */
export function readDraft(engine: Engine, text: string): Draft {
  const lines = writtenLines(engine);
  const bare = bareLines(engine);
  const piles: LaidCard[][] = engine.names.map(() => []);
  const faults: Fault[] = [];
  const rest: string[] = [];
  const marked: number[] = [];
  let next = 0;
  for (const [i, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const line = written.replace(/#.*$/, '').trim();
    if (line === '') continue;
    const at = i + 1;
    if (/^[A-Za-z-]+\s*=\s*-?\d{1,6}$/.test(line)) {
      const id = line.split('=')[0]!.trim();
      if (engine.document.counters.some((counter) => counter.id === id)) rest.push(line);
      else faults.push(fail(at, `нет счётчика «${id}»: уберите строку`, `there is no counter '${id}': take the line out`));
      continue;
    }
    const named = /^([A-Za-z][\w.]*)(\*?)\s*:\s*(.*)$/.exec(line);
    const found = named ? lines.find(({ label }) => label === named[1]!.toLowerCase()) : isBare(line) ? bare[next++] : undefined;
    if (!found) {
      const known = bare.map(({ label }) => label).join(', ');
      if (named)
        faults.push(
          fail(at, `места «${named[1]}» здесь нет; есть: ${known}`, `there is no place '${named[1]}'; there are: ${known}`),
        );
      else if (isBare(line))
        faults.push(
          fail(
            at,
            `строк больше, чем мест (${bare.length}): уберите лишнюю`,
            `more lines than places (${bare.length}): take one out`,
          ),
        );
      else faults.push(noCard(at, line.split(/\s+/)[0]!));
      continue;
    }
    if (named?.[2] === '*') marked.push(...found.piles);
    faults.push(...readLine(at, named ? named[3]! : line, found, piles));
  }
  const faces = piles.flatMap((pile) => pile.flatMap(({ face }) => (face === 0 ? [] : [face])));
  const { missing, extra } = packFaults(faces, engine.tables.size);
  const twice = [...new Set(extra)].map((face) => {
    const places = piles.flatMap((pile, p) => pile.filter((card) => card.face === face).map(() => engine.names[p]!));
    return { face, places, most: places.length - extra.filter((one) => one === face).length };
  });
  const unknown = piles.reduce((sum, pile) => sum + pile.filter(({ face }) => face === 0).length, 0);
  return { laid: { piles, rest, marked }, faults, missing, twice, unknown };
}

const noCard = (at: number, word: string): Fault =>
  fail(
    at,
    `«${word.slice(0, 12)}» — не карта; карты пишут так: 10ч, Дб, Тп или 10H, QD, AS`,
    `'${word.slice(0, 12)}' is no card; cards are written 10H, QD, AS or 10ч, Дб, Тп`,
  );
/** Reads the cards of one line into its piles. */
function readLine(
  at: number,
  cards: string,
  { piles: places, grid }: { readonly piles: readonly number[]; readonly grid: boolean },
  piles: LaidCard[][],
): Fault[] {
  const faults: Fault[] = [];
  let down = false;
  let cell = 0;
  for (const word of cards.split(/\s+/).filter((one) => one !== '')) {
    if (word.startsWith('(')) down = true;
    const bare = bareWord(word);
    const face = readFace(bare);
    const gap = isGap(bare);
    const pile = grid ? places[cell] : places[0];
    if (face === 0 && !gap && bare !== UNKNOWN && bare !== '') faults.push(noCard(at, word));
    else if (pile === undefined) {
      const most = places.length;
      faults.push(
        fail(at, `в ряду только ${most} мест: уберите лишнее`, `the row has only ${most} places: take out what is too many`),
      );
      break;
    } else if (!gap && bare !== '') piles[pile]!.push({ face, down });
    if (grid && bare !== '') cell++;
    if (word.endsWith(')')) down = false;
  }
  return faults;
}

const written = ({ face }: LaidCard, lang: Lang): string => (face === 0 ? UNKNOWN : cardName(face, lang));

/** Writes a layout down: only the lines with a card in them. */
export function writeLaid(engine: Engine, { piles, rest, marked }: Laid, lang: Lang): string[] {
  const lines = writtenLines(engine).flatMap(({ label, piles: places, grid }) => {
    if (places.every((pile) => piles[pile]!.length === 0 && !marked.includes(pile))) return [];
    const cards = grid
      ? places.map((pile) => (piles[pile]![0] ? written(piles[pile]![0], lang) : '--'))
      : piles[places[0]!]!.map((card, i, all) => {
          if (!card.down) return written(card, lang);
          return `${all[i - 1]?.down ? '' : '('}${written(card, lang)}${all[i + 1]?.down ? '' : ')'}`;
        });
    return [`${label}${places.some((pile) => marked.includes(pile)) ? '*' : ''}: ${cards.join(' ') || '--'}`];
  });
  return [...lines, ...rest];
}

/** How many cards a fresh deal puts in each pile, and which of them face down: what a table usually looks like. */
export function usualPiles(engine: Engine): readonly (readonly boolean[])[] {
  const model = engine.start(engine.orderedPack());
  return engine.names.map((_, pile) => Array.from({ length: model.len[pile]! }, (__, i) => (model.at(pile, i) & DOWN) !== 0));
}

/** Whether a person at the table does not see all cards: then the others may be laid at random. */
export const hidesCards = (engine: Engine): boolean =>
  usualPiles(engine).some((cards, pile) => {
    const { visible = 'all' } = engine.groupAt(pile).doc;
    return cards.some((down, i) => down || visible === 'none' || (visible === 'top' && i < cards.length - 1));
  });

/** The pile that most likely gets the next card: the first that has fewer than usual, the stock last. */
export function nextPile(engine: Engine, piles: Laid['piles'], usual = usualPiles(engine)): number | undefined {
  const short = writtenLines(engine)
    .flatMap(({ piles: places }) => places)
    .filter((pile) => piles[pile]!.length < usual[pile]!.length);
  const isStock = (pile: number): boolean => engine.groupAt(pile).doc.kind === 'stock';
  return short.find((pile) => !isStock(pile)) ?? short[0];
}

/** Lays one more card on a pile; one of a usual table that lies face down does so here. */
export function layCard(engine: Engine, laid: Laid, pile: number, face: Face): Laid {
  const down = face === 0 || (usualPiles(engine)[pile]![laid.piles[pile]!.length] ?? false);
  return { ...laid, piles: laid.piles.map((cards, p) => (p === pile ? [...cards, { face, down }] : cards)) };
}
export function takeOut(laid: Laid, pile: number): Laid {
  return { ...laid, piles: laid.piles.map((cards, p) => (p === pile ? cards.slice(0, -1) : cards)) };
}

/**
 * Lays all cards that are missing, in the order given: in the place of unknown ones first, then where a usual table has more,
 * beneath what lies there, and what is left into the stock.
 */
export function fillRest(engine: Engine, { laid, missing }: Draft, order: (faces: readonly Face[]) => readonly Face[]): Laid {
  const left = [...order(missing)];
  const usual = usualPiles(engine);
  const known = laid.piles.map((cards) => cards.map((card) => (card.face === 0 ? { ...card, face: left.pop() ?? 0 } : card)));
  const filled = known.map((cards, pile) => {
    const wanted = usual[pile]!.slice(0, Math.max(0, usual[pile]!.length - cards.length));
    const isStock = engine.groupAt(pile).doc.kind === 'stock';
    const beneath = isStock ? [] : wanted.flatMap((down) => (left.length > 0 ? [{ face: left.pop()!, down }] : []));
    return [...beneath, ...cards];
  });
  const stock = engine.names.findIndex((_, pile) => engine.groupAt(pile).doc.kind === 'stock');
  if (stock >= 0) {
    const down = usual[stock]![0] ?? false;
    filled[stock] = [...left.splice(0).map((face) => ({ face, down })), ...filled[stock]!];
  }
  return { ...laid, piles: filled };
}

/** The lines of the finished layout, as a game can begin from. */
export function finished(engine: Engine, draft: Draft): Read<readonly string[]> {
  const { faults, missing, twice, unknown, laid } = draft;
  if (faults.length > 0) return { ok: false, faults };
  if (missing.length > 0 || twice.length > 0 || unknown > 0)
    return { ok: false, faults: [fault('', 'лежат ещё не все карты', 'not all cards lie yet')] };
  const lines = writeLaid(engine, laid, 'en');
  const read = readPosition(engine, lines);
  return read.ok ? right(lines) : read;
}

/** Cards by name, the first few. */
export function cardsText(faces: readonly Face[], lang: Lang, most: number): string {
  const names = faces.slice(0, most).map((face) => cardName(face & FACE, lang));
  return names.join(' ') + (faces.length > most ? ' …' : '');
}
/** A line to show how a layout is written. */
export const sampleLine = (engine: Engine): Text => {
  const { label } = bareLines(engine)[0]!;
  return { ru: `${label}: Тп 10ч Дб`, en: `${label}: AS 10H QD` };
};
