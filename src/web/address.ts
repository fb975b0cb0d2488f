/** Games in the address: `#game=…&deal=17&rule=value`, or `#record=…` with a whole record. */

import type { Read } from '../engine/read.ts';
import { type GameRecord, readRecord, writeRecord } from '../engine/record.ts';
import { findGame } from '../games/index.ts';

/** The record that an address names; undefined when it names none. The deal is `random` when the address leaves it out. */
export function recordInHash(hash: string, random: number): Read<GameRecord> | undefined {
  const parameters = new URLSearchParams(hash.replace(/^#/, ''));
  const record = parameters.get('record');
  if (record !== null) return readRecord(record, findGame);
  const game = parameters.get('game');
  if (game === null) return undefined;
  const deal = parameters.get('deal') ?? String(random);
  const house = [...parameters].filter(([key]) => key !== 'game' && key !== 'deal');
  const lines = ['pasyans 1', `game ${game}`, ...house.map(([id, value]) => `${id} ${value}`), `deal ${deal}`, 'moves'];
  return readRecord(lines.join('\n'), findGame);
}

/** The address part that opens a deal without its moves. */
export function hashOf({ game, house, deal }: GameRecord): string {
  if (!('deal' in deal)) return `#record=${encodeURIComponent(writeRecord({ game, house, deal, moves: [] }))}`;
  return `#${new URLSearchParams({ game, deal: String(deal.deal), ...house })}`;
}
