/** Games in the address: `#game=…&deal=17&rule=value`, or `#packed=…` or `#record=…` with a whole record. */

import type { GameDocument } from '../engine/document.ts';
import { type Read, right } from '../engine/read.ts';
import { type GameRecord, readRecord, writeRecord } from '../engine/record.ts';
import { MOST_LINK, pack, unpack } from './packed.ts';

/** The id of the game that a record is of, as far as it can be seen without reading the record. */
export const gameIn = (record: string): string | undefined => /^\s*game[^\S\n]+(\S+)/m.exec(record)?.[1];

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
  if (record !== null) return readRecord(record, findGame);
  const game = parameters.get('game');
  if (game === null) return undefined;
  const deal = parameters.get('deal') ?? String(random);
  const house = [...parameters].filter(([key]) => key !== 'game' && key !== 'deal');
  const lines = ['pasyans 1', `game ${game}`, ...house.map(([id, value]) => `${id} ${value}`), `deal ${deal}`, 'moves'];
  const read = readRecord(lines.join('\n'), findGame);
  // An address has no lines.
  return read.ok ? read : { ok: false, faults: read.faults.map((fault) => ({ ...fault, place: '' })) };
}

/** The address part that opens a deal without its moves. */
export function hashOf({ game, house, deal }: GameRecord): string {
  if (!('deal' in deal)) return `#record=${encodeURIComponent(writeRecord({ game, house, deal, moves: [] }))}`;
  return `#${new URLSearchParams({ game, deal: String(deal.deal), ...house })}`;
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
