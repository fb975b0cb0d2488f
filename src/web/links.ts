/**
 * Reading links, and packing a game into one: fetched when there is a link to read or to make.
 * `#game=…&deal=17&rule=value`, or `#packed=…` or `#record=…` with a whole record.
 */

import type { GameDocument } from '../engine/document.ts';
import { fault, type Read, right } from '../engine/read.ts';
import { type GameRecord, readRecord, writeRecord } from '../engine/record.ts';
import { gameIn } from './address.ts';
import { MOST_LINK, pack, unpack } from './packed.ts';

/** So many letters of what cannot be read are shown. */
const MOST_SAID = 40;

/** The id of the game that an address names. */
export function gameInHash(hash: string): string | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const record = parameters.get('record');
  return record === null ? (parameters.get('game') ?? undefined) : gameIn(record);
}

/** The record that an address names; undefined when it names none. The deal is `random` when the address leaves it out. */
export function recordInHash(
  hash: string,
  random: number,
  findGame: (id: string) => GameDocument | undefined,
): Read<GameRecord> | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const record = parameters.get('record');
  if (record !== null) return readWritten(record, findGame);
  const game = parameters.get('game');
  if (game === null) return undefined;
  const deal = parameters.get('deal') ?? String(random);
  const house = [...parameters].filter(([key]) => key !== 'game' && key !== 'deal');
  const unknown = unknownPart(findGame(game), house);
  if (unknown) return unknown;
  const lines = ['pasyans 1', `game ${game}`, ...house.map(([id, value]) => `${id} ${value}`), `deal ${deal}`, 'moves'];
  const read = readRecord(lines.join('\n'), findGame);
  // An address has no lines.
  return read.ok ? read : { ok: false, faults: read.faults.map((fault) => ({ ...fault, place: '' })) };
}
/** A part of an address that names no house rule of its game. */
function unknownPart(document: GameDocument | undefined, house: readonly (readonly [string, string])[]): Read<never> | undefined {
  const part = document && house.find(([key]) => document.house.every(({ id }) => id !== key));
  if (!part) return undefined;
  const said = part.join('=').slice(0, MOST_SAID);
  return { ok: false, faults: [fault('', `непонятная часть ссылки «${said}»`, `an unknown part of the link, '${said}'`)] };
}
/** A record in an address; one that does not even begin like one has no lines to speak of. */
function readWritten(record: string, findGame: (id: string) => GameDocument | undefined): Read<GameRecord> {
  if (/^(?:\s*#.*\n)*\s*pasyans\s/.test(record)) return readRecord(record, findGame);
  return {
    ok: false,
    faults: [
      fault(
        '',
        'она повреждена, запись должна начинаться строкой «pasyans 1»',
        "it is damaged, its record should begin with the line 'pasyans 1'",
      ),
    ],
  };
}

/** The address part with what is packed in it laid open: the same address where nothing is. */
export async function openedHash(hash: string): Promise<Read<string>> {
  const packed = new URLSearchParams(hash.replace(/^#/, '')).get('packed');
  if (packed === null) return right(hash);
  const record = await unpack(packed);
  return record.ok ? right(`#record=${encodeURIComponent(record.value)}`) : record;
}
/** The address of a game with its moves; undefined when it would be too long to be passed on. */
export async function linkWith(record: GameRecord, base: string): Promise<string | undefined> {
  const link = new URL(`#packed=${await pack(writeRecord(record))}`, base).href;
  return link.length <= MOST_LINK ? link : undefined;
}
