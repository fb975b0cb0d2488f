/** Which game a record is of, and the address of a deal. Reading addresses: links.ts. */
import { type GameRecord, writeRecord } from '../engine/record.ts';

/** The id of the game that a record is of, as far as it can be seen without reading the record. */
export const gameIn = (record: string): string | undefined => /^\s*game[^\S\n]+(\S+)/m.exec(record)?.[1];

/** The address part that opens a deal without its moves. */
export function hashOf({ game, house, deal }: GameRecord): string {
  if (!('deal' in deal)) return `#record=${encodeURIComponent(writeRecord({ game, house, deal, moves: [] }))}`;
  return `#${new URLSearchParams({ game, deal: String(deal.deal), ...house })}`;
}
