/** Packs and positions written out by a person: shuffle lines, rows without names, and the pack that a layout is dealt from. */
import { DOWN, FACE, type Face, isGap, orderedPack, type PackSize, packFaults, readFace, withCopies } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import type { Position } from '../engine/position.ts';
import { type Fault, fault, type Read, right } from '../engine/read.ts';
import { type Deal, readPack } from '../engine/record.ts';
import { readPosition, writePosition, writtenLines } from '../engine/written.ts';
import { text } from './text.ts';

const at = (line: number, what: { ru: string; en: string }): Fault => fault(`line ${line + 1}`, what.ru, what.en);

/** Takes the line `shuffle N` out of a text; the other lines keep their numbers. */
function takeShuffle(lines: readonly string[]): Read<{ shuffle: number; lines: string[] }> {
  const faults: Fault[] = [];
  let shuffle: number | undefined;
  const rest = lines.map((line, i) => {
    const words = line.replace(/#.*$/, '').trim().split(/\s+/);
    if (words[0]?.toLowerCase() !== 'shuffle') return line;
    const n = Number(words[1]);
    if (shuffle !== undefined) faults.push(at(i, text.shuffleTwice));
    else if (words.length !== 2 || !/^\d{1,10}$/.test(words[1]!) || n > 0xffffffff) faults.push(at(i, text.shuffleForm));
    else shuffle = n;
    return '';
  });
  return faults.length > 0 ? { ok: false, faults } : right({ shuffle: shuffle ?? 0, lines: rest });
}

/** A written-out pack, which may carry a line `shuffle N`. */
export function readPackText(written: string, size: PackSize): Read<Extract<Deal, { pack: unknown }>> {
  const taken = takeShuffle(written.replace(/^\uFEFF/, '').split(/\r?\n/));
  if (!taken.ok) return taken;
  const pack = readPack(taken.value.lines.join('\n'), size);
  return pack.ok ? right({ pack: pack.value, shuffle: taken.value.shuffle }) : pack;
}

/** True for a line of cards and gaps alone, which is a row without its name. */
const isRow = (line: string): boolean => line !== '' && line.split(/\s+/).every((word) => readFace(word) !== 0 || isGap(word));

/** A position written out. Rows of cards without a name are the rows of the grid, from the first; others are `pile: cards`. */
export function readLayout(engine: Engine, written: string): Read<Position> {
  const taken = takeShuffle(written.replace(/^\uFEFF/, '').split(/\r?\n/));
  if (!taken.ok) return taken;
  const rows = writtenLines(engine).filter(({ grid }) => grid);
  const faults: Fault[] = [];
  let next = 0;
  const lines = taken.value.lines.map((line, i) => {
    const bare = line.replace(/#.*$/, '').trim();
    if (!isRow(bare)) return line;
    const row = rows[next++];
    if (row) return `${row.label}: ${bare}`;
    faults.push(at(i, rows.length > 0 ? text.rowsTooMany(rows.length) : text.noGrid(writtenLines(engine)[0]!.label)));
    return '';
  });
  return faults.length > 0 ? { ok: false, faults } : readPosition(engine, lines, taken.value.shuffle);
}

/** The order in which a deal of the ordered pack lays cards on the piles: for each place of the table, the card's place in the pack. */
function dealtOrder(engine: Engine, position: Position): Face[] | undefined {
  const ordered = orderedPack(engine.tables.size);
  const index = new Map(ordered.map((card, i) => [card, i]));
  const model = engine.start(ordered);
  const pack: Face[] = Array.from({ length: ordered.length }, () => 0);
  for (let pile = 0; pile < engine.names.length; pile++) {
    if (model.len[pile] !== position.len[pile]) return undefined;
    for (let i = 0; i < model.len[pile]!; i++) pack[index.get(model.at(pile, i) & ~DOWN)!] = position.at(pile, i) & FACE;
  }
  return pack;
}

/**
 * The pack that this position is dealt from, or undefined when no deal of the game begins so, as far as can be found: by
 * the rows in order, and by the places that the deal of another pack fills.
 */
export function packOf(engine: Engine, position: Position): Extract<Deal, { pack: unknown }> | undefined {
  const rows = writtenLines(engine).flatMap(({ piles }) =>
    piles.flatMap((pile) => Array.from({ length: position.len[pile]! }, (_, i) => position.at(pile, i) & FACE)),
  );
  const wanted = writePosition(engine, position).join('\n');
  for (const pack of [rows, dealtOrder(engine, position)]) {
    if (pack === undefined) continue;
    const { missing, extra } = packFaults(pack, engine.tables.size);
    if (missing.length + extra.length > 0) continue;
    if (writePosition(engine, engine.start(withCopies(pack))).join('\n') === wanted)
      return { pack, shuffle: position.shuffleNumber };
  }
  return undefined;
}
