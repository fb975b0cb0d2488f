/** Where an unfinished game is kept: one file a patience, written whole or not at all; nothing in it is ever thrown away. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Text } from '../../cards/index.ts';
import { whyUnread } from '../files.ts';

/** The folder of saved games (XDG Base Directory: a relative path in the variable does not count). */
export function stateFolder(): string {
  const { XDG_STATE_HOME: given } = process.env;
  return join(given !== undefined && isAbsolute(given) ? given : join(homedir(), '.local', 'state'), 'pasyans');
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);

export class SavedGame {
  path: string;
  /** What the file held when it was last read or written here; undefined when there was none. */
  private known: string | undefined;

  constructor(name: string) {
    this.path = join(stateFolder(), `${name.replace(/[^\p{L}\p{N}._-]/gu, '_')}.txt`);
  }

  /** The saved text; undefined when there is none; the reason when there is one that cannot be read. */
  read(): { readonly text: string | undefined } | { readonly reason: Text } {
    try {
      this.known = readFileSync(this.path, 'utf8');
      return { text: this.known };
    } catch (error) {
      const reason = reasonOf(error);
      return reason === 'ENOENT' || reason === 'ENOTDIR' ? { text: undefined } : { reason: whyUnread(error) };
    }
  }

  /** Moves the file to a free name beside it: `dolgy.txt.damaged-1`. Gives the new name; when that fails, saves elsewhere from now on. */
  setAside(why: 'damaged' | 'before'): string {
    const kept = this.free(why);
    try {
      renameSync(this.path, kept);
      this.known = undefined;
      return kept;
    } catch {
      const old = this.path;
      this.path = this.free('other');
      this.known = undefined;
      return old;
    }
  }

  /** Saves. Gives what went wrong, and whether another program had written to the file (then a new one is used). */
  write(text: string): { readonly reason?: string; readonly moved?: boolean } {
    const moved = this.written() !== this.known;
    if (moved) {
      this.path = this.free('other');
      this.known = undefined;
    } else if (text === this.known) return {};
    const temporary = `${this.path}.${process.pid}.tmp`;
    try {
      mkdirSync(stateFolder(), { recursive: true });
      const file = openSync(temporary, 'w', 0o600);
      try {
        writeSync(file, text);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(temporary, this.path);
      this.known = text;
      return moved ? { moved } : {};
    } catch (error) {
      try {
        rmSync(temporary, { force: true });
      } catch {
        // Where nothing can be written there is nothing to tidy up.
      }
      return { reason: reasonOf(error) };
    }
  }

  private written(): string | undefined {
    try {
      return readFileSync(this.path, 'utf8');
    } catch {
      return undefined;
    }
  }
  private free(why: string): string {
    const base = this.path.replace(/\.other-\d+$/, '');
    for (let n = 1; ; n++) if (!existsSync(`${base}.${why}-${n}`)) return `${base}.${why}-${n}`;
  }
}
