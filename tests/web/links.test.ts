// Links that carry a game with its moves: short enough, whole again when opened, and damaged ones say so.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecord, replay, writeRecord } from '../../src/engine/record.ts';
import { findGame, games } from '../../src/games/index.ts';
import { linkWith, openedHash, recordInHash } from '../../src/web/links.ts';
import { MOST_LINK, pack, unpack } from '../../src/web/packed.ts';

const folder = join(import.meta.dirname, '../data/wins');
const wins = readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
const BASE = 'https://example.org/patience/';
const recordOf = (text: string) => {
  const read = readRecord(text, findGame);
  if (!read.ok) throw new Error(read.faults[0]!.text.en);
  const { lines: _, ...record } = read.value;
  return record;
};
async function opened(link: string) {
  const hash = await openedHash(new URL(link).hash);
  if (!hash.ok) return hash;
  return recordInHash(hash.value, 1, findGame)!;
}

describe('a link with the moves', () => {
  it.each(wins)('of %s leads back to the same game and is short enough to pass on', async (_, text) => {
    const record = recordOf(text);
    const link = await linkWith(record, BASE);
    expect(link!.length).toBeLessThanOrEqual(MOST_LINK);
    const read = await opened(link!);
    expect(read.ok && writeRecord(read.value)).toBe(writeRecord(record));
  });
  it('is none when there are too many moves', async () => {
    const record = recordOf(wins[0]![1]);
    const moves = Array.from({ length: 4000 }, (_, i) => `r${i % 5}c${(i * 7) % 13}>r${(i * 3) % 5}c${(i * 11) % 14}*${i}`);
    expect(await linkWith({ ...record, moves }, BASE)).toBeUndefined();
  });
  it('that is damaged anywhere says so, and is never taken for another game', async () => {
    const packed = await pack(wins[0]![1]);
    await fc.assert(
      fc.asyncProperty(fc.nat(packed.length - 1), fc.nat(3), fc.string({ maxLength: 3 }), async (at, cut, put) => {
        const read = await unpack(packed.slice(0, at) + put + packed.slice(at + cut));
        if (read.ok) expect(read.value).toBe(wins[0]![1]);
        else expect(read.faults[0]!.text.en).toMatch(/damaged or cut off/);
      }),
    );
  });
  it('that would swell beyond all measure is refused', async () => {
    const swollen = await pack('0'.repeat(900_000));
    expect((await unpack(swollen)).ok).toBe(true);
    await expect(pack('0'.repeat(900_000)).then((one) => one.length)).resolves.toBeLessThan(3000);
    const stream = new Blob(['0'.repeat(3_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
    const letters = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
    let sum = 0x811c9dc5;
    for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193) >>> 0;
    expect((await unpack(`${letters}.${sum.toString(36).padStart(7, '0')}`)).ok).toBe(false);
  });
});

it('no house rule has the name of another part of an address', () => {
  for (const game of games)
    for (const { id } of game.house) expect(['game', 'deal', 'record', 'packed'].includes(id), `${game.id}: ${id}`).toBe(false);
});

// Lines are added, never changed: a link that was given away works for ever.
const [, ...rows] = readFileSync(join(import.meta.dirname, '../data/links.tsv'), 'utf8')
  .trimEnd()
  .split('\n');
describe('links of earlier versions', () => {
  it.each(rows.map((row) => row.split('\t')))('%s, deal %s, %s moves', async (game, deal, moves, hash) => {
    const read = await opened(`${BASE}${hash}`);
    if (!read.ok) throw new Error(read.faults[0]!.text.en);
    expect(read.value.game).toBe(game);
    expect('deal' in read.value.deal ? String(read.value.deal.deal) : 'pack').toBe(deal);
    expect(read.value.moves).toHaveLength(Number(moves));
    expect(replay(read.value, findGame(game!)!).fault).toBeUndefined();
  });
});
