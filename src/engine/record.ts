/** Game records: game, house rules, deal and moves as text. Nothing else is needed to restore any position. */
import { cardName, FACE, type Face, isDealNumber, type PackSize, packFaults, readFace, withCopies } from '../cards/index.ts';
import { defaultHouse, type GameDocument, type House, packSize, resolve } from './document.ts';
import { Engine } from './engine.ts';
import { type Move, readMove, writeMove } from './move.ts';
import type { Position } from './position.ts';
import { type Fault, fault, type Read, right, wrong } from './read.ts';
import { packText, readPosition } from './written.ts';

/**
 * A deal number; or a pack written out; or a position written out, as one that lies on somebody's own table. The last two with
 * the number that later shuffles come from.
 */
export type Deal =
  | { readonly deal: number }
  | { readonly pack: readonly Face[]; readonly shuffle: number }
  | { readonly layout: readonly string[]; readonly shuffle: number };

export interface GameRecord {
  readonly game: string;
  readonly house: House;
  readonly deal: Deal;
  /** As written: `from>to`, `from>to*n`, ids of actions. */
  readonly moves: readonly string[];
  /** How many of the moves stand on the table; the rest can be redone. All when left out. */
  readonly at?: number;
  /** The line of the text that each move stood in, for messages; only in records that were read. */
  readonly lines?: readonly number[];
}

const HEAD = 'pasyans 1';
const MOVES_A_LINE = 8;
/** Between the lines of a position that stands in one line of a record. */
const BAR = ' | ';
/** Larger texts are refused unread. */
export const MOST_RECORD = 1_000_000;

export function writeRecord(record: GameRecord): string {
  const lines = [HEAD, `game ${record.game}`, ...Object.entries(record.house).map(([id, value]) => `${id} ${value}`)];
  if ('deal' in record.deal) lines.push(`deal ${record.deal.deal}`);
  else {
    lines.push(
      'pack' in record.deal
        ? `pack ${record.deal.pack.map((face) => cardName(face, 'en')).join(' ')}`
        : `layout ${record.deal.layout.join(BAR)}`,
    );
    if (record.deal.shuffle !== 0) lines.push(`shuffle ${record.deal.shuffle}`);
  }
  if (record.at !== undefined && record.at !== record.moves.length) lines.push(`at ${record.at}`);
  lines.push('moves');
  for (let i = 0; i < record.moves.length; i += MOVES_A_LINE) lines.push(record.moves.slice(i, i + MOVES_A_LINE).join(' '));
  return `${lines.join('\n')}\n`;
}

/** Reads a pack written out: whole, each card once a copy, in either alphabet, spaces or line breaks between. */
export function readPack(text: string, size: PackSize): Read<Face[]> {
  const faults: Fault[] = [];
  const faces: Face[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries())
    for (const word of line
      .replace(/#.*$/, '')
      .split(/[\s,;]+/)
      .filter((x) => x !== '')) {
      const face = readFace(word);
      if (face === 0)
        faults.push(
          fault(
            `line ${i + 1}`,
            `«${word.slice(0, 20)}» — не карта; карты пишут так: 10H, QD или 10ч, Дб`,
            `'${word.slice(0, 20)}' is no card; cards are written 10H, QD or 10ч, Дб`,
          ),
        );
      else faces.push(face);
    }
  if (faults.length === 0) faults.push(...packText(packFaults(faces, size)));
  return faults.length > 0 ? { ok: false, faults } : right(faces);
}

/** Reads a record as `writeRecord` writes it. Its moves are read, not yet played: see `replay`. */
export function readRecord(text: string, findGame: (id: string) => GameDocument | undefined): Read<GameRecord> {
  if (text.length > MOST_RECORD)
    return wrong('line 1', `запись длиннее ${MOST_RECORD} знаков`, `the record is longer than ${MOST_RECORD} characters`);
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/#.*$/, '').trim());
  let i = 0;
  const skip = (): void => {
    while (i < lines.length && lines[i] === '') i++;
  };
  const here = (): string => `line ${i + 1}`;
  skip();
  const head = /^pasyans (\d+)$/.exec(lines[i] ?? '');
  if (!head) return wrong(here(), `первая строка записи — «${HEAD}»`, `a record begins with the line '${HEAD}'`);
  if (head[1] !== '1')
    return wrong(
      here(),
      `запись версии ${head[1]} сделана более новой программой; эта читает версию 1`,
      `version ${head[1]} was written by a newer program; this one reads version 1`,
    );
  i++;
  skip();
  const game = /^game (\S+)$/.exec(lines[i] ?? '');
  if (!game)
    return wrong(
      here(),
      'здесь должна быть строка «game …» с названием пасьянса',
      "expected a line 'game …' with the id of a patience",
    );
  const document = findGame(game[1]!);
  if (!document)
    return wrong(
      here(),
      `пасьянса «${game[1]}» эта программа не знает: проверьте название; может быть, нужна более новая версия`,
      `this program knows no patience '${game[1]}': check the id, or get a newer version`,
    );
  i++;
  const house: Record<string, string> = { ...defaultHouse(document) };
  const seen = new Set<string>();
  let deal: number | undefined;
  /** Read when the house rules are known: they may decide which cards there are. */
  let written: { key: 'pack' | 'layout'; text: string; place: string } | undefined;
  let shuffle = 0;
  let at: number | undefined;
  let atPlace = '';
  for (; i < lines.length && lines[i] !== 'moves'; i++) {
    if (lines[i] === '') continue;
    const [key = '', ...rest] = lines[i]!.split(/\s+/);
    const value = rest.join(' ');
    if (seen.has(key)) return wrong(here(), `строка «${key}» уже была`, `there was a line '${key}' already`);
    seen.add(key);
    const rule = document.house.find((h) => h.id === key);
    if (rule) {
      if (!rule.values.some((v) => v.id === value))
        return wrong(
          here(),
          `у варианта правил «${rule.name.ru}» (${key}) нет значения «${value}»; есть: ${rule.values.map((v) => v.id).join(', ')}`,
          `the house rule “${rule.name.en}” (${key}) has no value '${value}'; it has: ${rule.values.map((v) => v.id).join(', ')}`,
        );
      house[key] = value;
    } else if (key === 'deal') {
      deal = Number(value);
      if (!/^\d{1,10}$/.test(value) || !isDealNumber(deal))
        return wrong(
          here(),
          'номер расклада — целое число от 1 до 4294967295',
          'a deal number is a whole number from 1 to 4294967295',
        );
    } else if (key === 'shuffle' || key === 'at') {
      if (!/^\d{1,10}$/.test(value) || Number(value) > 0xffffffff)
        return wrong(here(), `после «${key}» ожидается целое число`, `'${key}' takes a whole number`);
      if (key === 'at') [at, atPlace] = [Number(value), here()];
      else shuffle = Number(value);
    } else if (key === 'pack' || key === 'layout') {
      if (written) return wrong(here(), 'карты уже записаны выше', 'the cards have been written out above');
      written = { key, text: value, place: here() };
    } else return wrong(here(), `непонятная строка «${lines[i]!.slice(0, 40)}»`, `cannot read '${lines[i]!.slice(0, 40)}'`);
  }
  if ((deal === undefined) === (written === undefined))
    return wrong(
      here(),
      'нужна ровно одна строка «deal …», «pack …» или «layout …»',
      "exactly one line 'deal …', 'pack …' or 'layout …' is needed",
    );
  if (lines[i] !== 'moves')
    return wrong(here(), 'запись оборвана: нет строки «moves»', "the record is cut off: there is no line 'moves'");
  const cards = written && readCards(written, document, house, shuffle);
  if (cards?.ok === false) return { ok: false, faults: cards.faults.map((f) => ({ ...f, place: written!.place })) };
  const moves: string[] = [];
  const at_lines: number[] = [];
  for (i++; i < lines.length; i++)
    for (const word of lines[i]!.split(/\s+/).filter((x) => x !== '')) {
      moves.push(word);
      at_lines.push(i + 1);
    }
  if (at !== undefined && at > moves.length)
    return wrong(
      atPlace,
      `«at ${at}», а ходов в записи только ${moves.length}`,
      `'at ${at}', but the record has only ${moves.length} moves`,
    );
  return right({
    game: document.id,
    house,
    deal: cards ? cards.value : { deal: deal! },
    moves,
    lines: at_lines,
    ...(at === undefined ? {} : { at }),
  });
}

/** Cards written out in a record: a pack, or a position. */
function readCards(
  { key, text }: { readonly key: 'pack' | 'layout'; readonly text: string },
  document: GameDocument,
  house: House,
  shuffle: number,
): Read<Deal> {
  if (key === 'pack') {
    const pack = readPack(text, packSize(resolve(document, house)));
    return pack.ok ? right({ pack: pack.value, shuffle }) : pack;
  }
  const layout = text.split('|').map((line) => line.trim());
  const position = readPosition(new Engine(document, house), layout, shuffle);
  return position.ok ? right({ layout, shuffle }) : position;
}

/** The position that a deal gives. Throws RangeError when a written position cannot be read. */
export function startOf(engine: Engine, deal: Deal): Position {
  if ('deal' in deal) return engine.start(engine.dealtPack(deal.deal), deal.deal);
  if ('pack' in deal) return engine.start(withCopies(deal.pack.map((face) => face & FACE)), deal.shuffle);
  const read = readPosition(engine, deal.layout, deal.shuffle);
  if (!read.ok) throw new RangeError(read.faults.map(({ place, text }) => `${place}: ${text.en}`).join('; '));
  return read.value;
}

/** A move that cannot be read, or that a rule forbids (`rule` is its number). */
export interface ReplayFault extends Fault {
  readonly index: number;
  readonly rule?: number;
}

/** Plays the moves of a record up to the first that cannot be played. */
export function replay(
  record: GameRecord,
  document: GameDocument,
): { engine: Engine; position: Position; played: Move[]; fault?: ReplayFault } {
  const engine = new Engine(document, record.house);
  const position = startOf(engine, record.deal);
  const played: Move[] = [];
  for (const [index, text] of record.moves.entries()) {
    const place = record.lines ? `line ${record.lines[index]}` : `move ${index + 1}`;
    const move = readMove(text, engine);
    if (typeof move !== 'number')
      return { engine, position, played, fault: { ...moveFault(place, move.fault, move.word), index } };
    const rule = engine.checkMove(position, move);
    if (rule !== 0) {
      const { text: why } = engine.rules[rule]!;
      const written = writeMove(move, engine);
      return {
        engine,
        position,
        played,
        fault: {
          ...fault(
            place,
            `ход ${index + 1}, ${written}, невозможен: ${why.ru}`,
            `move ${index + 1}, ${written}, is not possible: ${why.en}`,
          ),
          index,
          rule,
        },
      };
    }
    engine.play(position, move);
    played.push(move);
  }
  return { engine, position, played };
}

/** What is wrong with a move that cannot be read. */
export function moveFault(place: string, kind: 'form' | 'pile' | 'action', word: string): Fault {
  const shown = word.slice(0, 30);
  if (kind === 'pile') return fault(place, `нет места «${shown}»`, `there is no pile '${shown}'`);
  if (kind === 'action') return fault(place, `нет действия «${shown}»`, `there is no action '${shown}'`);
  return fault(
    place,
    `«${shown}» — не ход; ходы пишут так: откуда>куда, откуда>куда*3 или название действия`,
    `'${shown}' is no move; moves are written from>to, from>to*3 or the name of an action`,
  );
}
