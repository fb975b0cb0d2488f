/** A record packed into an address: deflated, in the letters of base64url, with a sum that shows damage. */

import { type Read, right, wrong } from '../engine/read.ts';
import { MOST_RECORD } from '../engine/record.ts';

/** Longer addresses are cut off by some programs. */
export const MOST_LINK = 2000;

/** FNV-1a of the bytes, in letters and digits. */
function sum(bytes: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}
/** All that comes out of a stream. Rejects when that is more than `most` bytes. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    size += value.length;
    if (size > most) throw new RangeError(`more than ${most} bytes`);
  }
}

export async function pack(record: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'), MOST_RECORD);
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return `${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.${sum(bytes)}`;
}

/** The record inside. */
export async function unpack(packed: string): Promise<Read<string>> {
  const [letters = '', check] = packed.split('.');
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    if (sum(bytes) === check)
      return right(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'), MOST_RECORD)));
  } catch {
    // Damaged: below.
  }
  return wrong(
    '',
    'она повреждена или обрезана: скопируйте её ещё раз целиком',
    'it is damaged or cut off: please copy it again as a whole',
  );
}
