/** Reads a whole file or the standard input as text, never more than a limit. */
import { type FileHandle, open } from 'node:fs/promises';
import type { Text } from '../cards/index.ts';
import type { Fault } from '../engine/read.ts';
import { BAD_INPUT, bad, Stop } from './stop.ts';
import { STDIN, text } from './text.ts';

/** Largest file that is read, in bytes; every record, pack and document is far smaller. */
export const MOST_BYTES = 4_000_000;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
/** Why a file cannot be read, in words. */
export function whyUnread(error: unknown): Text {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ENOTDIR') return text.noFile;
  if (code === 'EISDIR') return text.isFolder;
  if (code === 'EACCES' || code === 'EPERM') return text.noAccess;
  return text.unreadable(code || String(error));
}

async function bytesOf(place: string, chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > MOST_BYTES) throw bad(place, text.tooLong(MOST_BYTES));
    read.push(chunk);
  }
  return Buffer.concat(read);
}

/** What a file is called in messages. */
export const placeOf = (file: string): string => (file === '-' ? STDIN : file);

/** The text of a file, or of the standard input for `-`. Stops with the reason when it cannot be read or is empty. */
export async function readText(file: string): Promise<string> {
  const place = placeOf(file);
  let bytes: Buffer;
  let handle: FileHandle | undefined;
  try {
    if (file !== '-') handle = await open(file, 'r');
    bytes = await bytesOf(place, handle ? handle.createReadStream({ autoClose: false }) : process.stdin);
  } catch (error) {
    throw error instanceof Stop ? error : bad(place, whyUnread(error));
  } finally {
    await handle?.close();
  }
  try {
    const written = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (written.includes('\0')) throw new TypeError();
    if (written.trim() === '') throw bad(place, text.empty);
    return written;
  } catch (error) {
    throw error instanceof Stop ? error : bad(place, text.notText);
  }
}

/** Ends the command with faults found in a file, each placed in it. */
export const badFile = (file: string, faults: readonly Fault[]): Stop =>
  new Stop(
    BAD_INPUT,
    faults.map((f) => ({ ...f, place: f.place === '' ? placeOf(file) : `${placeOf(file)}, ${f.place}` })),
  );
