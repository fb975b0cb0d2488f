/** Reads and replays a record that a command is given; `at` says where the table stands. */
import type { GameDocument } from '../engine/document.ts';
import { type GameRecord, readRecord, replay } from '../engine/record.ts';
import { findGame } from '../games/index.ts';
import type { Given } from './args.ts';
import { badFile, placeOf, readText } from './files.ts';
import { givenDocument } from './input.ts';
import { bad, NO, Stop } from './stop.ts';
import { text } from './text.ts';

export interface Replayed {
  readonly record: GameRecord;
  readonly document: GameDocument;
  readonly replay: ReturnType<typeof replay>;
}

/** A record with the game it belongs to. Stops (2) when it cannot be read. */
export async function recordOf(given: Given, file: string): Promise<{ record: GameRecord; document: GameDocument }> {
  if (file === '-' && given.value('document') === '-') throw bad('--document', text.stdinTwice);
  const own = await givenDocument(given);
  const find = (id: string): GameDocument | undefined => (own?.id === id ? own : findGame(id));
  const read = readRecord(await readText(file), find);
  if (!read.ok) throw badFile(file, read.faults);
  return { record: read.value, document: find(read.value.game)! };
}

/** The record replayed as far as its moves go. Stops when a move cannot be read (2) or a rule forbids it (1). */
export async function replayed(given: Given, file: string): Promise<Replayed> {
  const { record, document } = await recordOf(given, file);
  const all = replay(record, document);
  const { fault } = all;
  if (fault) {
    if (fault.rule === undefined) throw badFile(file, [fault]);
    const refusal = {
      move: record.moves[fault.index]!,
      number: fault.index + 1,
      rule: all.engine.rules[fault.rule]!,
      game: document,
    };
    throw new Stop(NO, [fault], { ...refusal, place: `${placeOf(file)}, ${fault.place}` });
  }
  return { record, document, replay: all };
}
