// Records as the engine plays them, for browser tests to follow move by move.

import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Engine from './engine.ts';

/** A record as the engine plays it: what each position shows and allows. */
export interface Play {
  readonly moves: readonly string[];
  readonly cards: number;
  /** The record with so many of its moves. */
  recordOf(made: number): string;
  /** What a person sees of every pile that is shown: face names (`QS`), '' for a hidden card. */
  piles(made: number): Record<string, string[]>;
  pilesAfter(made: number, move: string): Record<string, string[]>;
  /** The move list, actions that shuffle included. */
  legal(made: number): string[];
}

const root = join(import.meta.dirname, '../..');
let engine: Promise<typeof Engine> | undefined;
/** One module graph, loaded once: two would each have atoms of their own. */
const load = (): Promise<typeof Engine> => {
  engine ??= runnerImport<typeof Engine>(join(root, 'tests/browser/engine.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  }).then(({ module }) => module);
  return engine;
};

/** Reads a record; throws when it cannot be played. */
export async function playOf(text: string): Promise<Play> {
  const { findGame, Table, readRecord, writeRecord, writeMove, cardName, Session } = await load();
  const read = readRecord(text, findGame);
  if (!read.ok) throw new Error(read.faults.map(({ place, text: why }) => `${place}: ${why.en}`).join('; '));
  const { lines: _, ...record } = read.value;
  const document = findGame(record.game)!;
  const session = new Session(document, record.house, record.deal);
  const seen = (table: InstanceType<typeof Table>): Record<string, string[]> =>
    Object.fromEntries(
      table.state.view.piles
        .filter(({ aside }) => !aside)
        .map(({ name, cards }) => [name, cards.map(({ face }) => (face === 0 ? '' : cardName(face, 'en')))]),
    );
  const at = (made: number): InstanceType<typeof Table> => {
    const table = new Table(new Session(document, record.house, record.deal));
    for (const move of record.moves.slice(0, made)) if (!table.playText(move)) throw new Error(`${move} is refused`);
    return table;
  };
  const whole = at(0);
  const seenAt = [seen(whole), ...record.moves.map((move) => (whole.playText(move) ? seen(whole) : {}))];
  return {
    moves: record.moves,
    cards: session.view.total,
    recordOf: (made) => writeRecord({ ...record, moves: record.moves.slice(0, made) }),
    piles: (made) => seenAt[made]!,
    pilesAfter: (made, move) => {
      const table = at(made);
      if (!table.playText(move)) throw new Error(`${move} is refused`);
      return seen(table);
    },
    legal: (made) => at(made).state.view.moves.map((move) => writeMove(move, session.engine)),
  };
}

/** A game played at random (the same every time) until no move is left: its record and its number of moves. Throws when it wins. */
export async function lostGame(game: string, deal: number): Promise<{ readonly record: string; readonly made: number }> {
  const { findGame, Session, writeRecord, lcg, defaultHouse } = await load();
  const document = findGame(game)!;
  const session = new Session(document, defaultHouse(document), { deal });
  const below = lcg(deal);
  while (session.view.moves.length > 0) session.play(session.view.moves[below(session.view.moves.length)]!);
  if (!session.view.over) throw new Error(`${game}, deal ${deal}, is won by chance`);
  return { record: writeRecord(session.record), made: session.made };
}
