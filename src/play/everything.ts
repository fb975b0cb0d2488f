/** Everything that is kept, as one file: games, results, settings. A file is taken whole or not at all. */
import * as v from 'valibot';
import type { GameDocument } from '../engine/document.ts';
import { type Fault, fault, type Read, right, wrong } from '../engine/read.ts';
import { type Kept, readKept, tooNew } from './kept.ts';
import { instant, resultSchema } from './results.ts';
import type { Result } from './sitting.ts';

const VERSION = 1;
/** Larger files are refused unread. */
export const MOST_FILE = 50_000_000;
const MOST_RESULTS = 200_000;
const MOST_ASIDES = 1000;

/** A game that could not be read, or that another tab has played on, with the reason. */
interface Aside {
  readonly text: string;
  readonly reason: string;
  readonly when: string;
}
export interface Everything {
  /** Games as `writeKept` writes them. */
  readonly current?: string | undefined;
  readonly previous?: string | undefined;
  readonly asides: readonly Aside[];
  readonly results: readonly Result[];
  readonly settings: Readonly<Record<string, string>>;
}

export const writeEverything = (all: Everything): string =>
  `${JSON.stringify({ pasyans: 'everything', version: VERSION, ...all }, null, 1)}\n`;

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const schema = v.object({
  current: v.optional(v.string()),
  previous: v.optional(v.string()),
  asides: v.pipe(v.array(v.object({ text: v.string(), reason: text(20_000), when: instant })), v.maxLength(MOST_ASIDES)),
  results: v.pipe(v.array(resultSchema), v.maxLength(MOST_RESULTS)),
  settings: v.record(text(40), text(40)),
});

/** What a file holds, its two games read. */
export interface Taken extends Omit<Everything, 'current' | 'previous'> {
  readonly current?: Kept | undefined;
  readonly previous?: Kept | undefined;
}

export function readEverything(
  file: string,
  newId: () => string,
  findGame: (id: string) => GameDocument | undefined,
): Read<Taken> {
  if (file.length > MOST_FILE)
    return wrong('', `файл длиннее ${MOST_FILE} знаков`, `the file is longer than ${MOST_FILE} characters`);
  const head = headOf(file);
  if (!head.ok) return head;
  const read = v.safeParse(schema, head.value);
  if (!read.success) return { ok: false, faults: read.issues.slice(0, 5).map(faultOf) };
  const { current, previous, ...rest } = read.output;
  const game = (name: string, kept: string | undefined): Read<Kept | undefined> => {
    if (kept === undefined) return right(undefined);
    const found = readKept(kept, newId(), findGame);
    return found.ok
      ? found
      : { ok: false, faults: found.faults.map((f) => ({ ...f, place: f.place ? `${name}, ${f.place}` : name })) };
  };
  const first = game('current', current);
  if (!first.ok) return first;
  const second = game('previous', previous);
  if (!second.ok) return second;
  return right({ ...rest, current: first.value, previous: second.value });
}

function headOf(file: string): Read<unknown> {
  let value: unknown;
  try {
    value = JSON.parse(file.replace(/^\uFEFF/, ''));
  } catch {
    return wrong(
      '',
      'это не файл этой программы, или он обрезан: нужен файл, который она сохранила',
      'this is no file of this program, or it is cut off: take a file that the program has saved',
    );
  }
  const { pasyans, version } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  if (pasyans !== 'everything' || typeof version !== 'number')
    return wrong(
      '',
      'это не копия всего: нужен файл, который сохранила эта программа',
      'this is no copy of everything: take a file that this program has saved',
    );
  if (version > VERSION) return tooNew(version, VERSION);
  return right(value);
}

function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const place = v.getDotPath(issue) ?? '';
  return fault(place, 'здесь стоит не то, что пишет программа', 'this is not what the program writes here');
}
