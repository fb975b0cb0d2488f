/** A game as it is kept in a store: its text and its sitting, in a versioned envelope. Every version before is read for ever. */
import * as v from 'valibot';
import type { GameDocument } from '../engine/document.ts';
import { type Read, right, wrong } from '../engine/read.ts';
import { count, day, instant, sittingId } from './results.ts';
import { Session } from './session.ts';
import { newSitting, type Sitting } from './sitting.ts';

/** Version 1 was the bare text of the game. */
const VERSION = 2;

export interface Kept {
  readonly session: Session;
  readonly sitting: Sitting;
}

const sittingSchema = v.object({
  id: sittingId,
  origin: v.picklist(['deal', 'day', 'line']),
  day: v.optional(day),
  began: v.union([v.literal(''), instant]),
  seconds: count,
  hints: count,
  undos: count,
  won: v.boolean(),
});
const envelope = v.object({ pasyans: v.literal('game'), version: v.number(), text: v.string(), sitting: v.unknown() });

export function writeKept({ text }: { readonly text: string }, sitting: Sitting): string {
  return JSON.stringify({ pasyans: 'game', version: VERSION, text, sitting });
}

/** Each step makes the next version of what it is given. */
const steps: readonly ((old: string, id: string) => string)[] = [
  // 1 → 2: nobody has counted its seconds; it begins to count with the next move.
  (text, id) => writeKept({ text }, newSitting(id, 'deal')),
];

/** The text of the game inside, of whatever version, for those who look for its id. */
export function textInside(kept: string): string {
  const opened = kept.startsWith('{') ? parse(kept) : undefined;
  return opened?.text ?? kept;
}

/**
 * Reads what any version has kept.
 * @param id for the sitting of a game that was kept without one
 */
export function readKept(kept: string, id: string, findGame: (id: string) => GameDocument | undefined): Read<Kept> {
  const version = kept.startsWith('{') ? parse(kept)?.version : 1;
  if (version === undefined || version < 1)
    return wrong(
      '',
      'это не сохранённая игра: нужна запись игры или её конверт',
      'this is no kept game: a record or its envelope is expected',
    );
  if (version > VERSION) return tooNew(version, VERSION);
  let now = kept;
  for (let at = version; at < VERSION; at++) now = steps[at - 1]!(now, id);
  const opened = parse(now)!;
  const sitting = v.safeParse(sittingSchema, opened.sitting);
  if (!sitting.success) {
    const place = ['sitting', v.getDotPath(sitting.issues[0])].filter((part) => part !== null).join('.');
    return wrong(place, 'счёт игры повреждён', 'the account of the game is damaged');
  }
  const session = Session.load(opened.text, findGame);
  return session.ok ? right({ session: session.value, sitting: sitting.output }) : session;
}

/** What is said of something whose version only a newer program can read. */
export const tooNew = (version: number, most: number): Read<never> =>
  wrong(
    '',
    `версия ${version} сделана более новой программой; эта читает до ${most}`,
    `version ${version} was written by a newer program; this one reads up to ${most}`,
  );

function parse(kept: string): v.InferOutput<typeof envelope> | undefined {
  try {
    const read = v.safeParse(envelope, JSON.parse(kept));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
