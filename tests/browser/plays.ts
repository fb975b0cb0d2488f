// Records and lessons as the engine plays them, for browser tests to follow move by move.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import type * as Engine from './engine.ts';

/** A move as written, in its parts; undefined for an action. */
export function partsOf(move: string): { readonly from: string; readonly to: string; readonly n: number } | undefined {
  const parts = /^([^>]+)>([^*]+)(?:\*(\d+))?$/.exec(move);
  return parts ? { from: parts[1]!, to: parts[2]!, n: Number(parts[3] ?? 1) } : undefined;
}

const wins = new URL('../data/wins/', import.meta.url);
/** The games of which there is a record of a win. */
export const gamesWon: readonly string[] = readdirSync(wins).map((file) => file.replace('.txt', ''));
/** The record of a win. */
export const wonRecord = (game: string): string => readFileSync(new URL(`${game}.txt`, wins), 'utf8');

export interface Shown {
  readonly name: string;
  readonly group: string;
}

/** A record as the engine plays it: what each position shows and allows. */
export interface Play {
  /** What the game is called, in Russian. */
  readonly name: string;
  /** The deal's number. */
  readonly deal: number;
  readonly moves: readonly string[];
  readonly cards: number;
  /** The piles that are shown, in their order. */
  readonly shown: readonly Shown[];
  /** The record with so many of its moves. */
  recordOf(made: number): string;
  /** What a person sees of every pile that is shown: face names (`QS`), '' for a hidden card. */
  piles(made: number): Record<string, string[]>;
  pilesAfter(made: number, move: string): Record<string, string[]>;
  /** The move list, actions that shuffle included. */
  legal(made: number): string[];
  /** The actions that are shown, forbidden ones too, in their order. */
  actions(made: number): string[];
  /** A legal move in words, in Russian. */
  nameOf(made: number, move: string): string;
}

/** A step of a lesson. */
export interface Step {
  /** The move to be made, or tried in vain; undefined where something is only told. */
  readonly move: string | undefined;
  /** That move in words, in Russian; undefined when it is not possible. */
  readonly name: string | undefined;
  /** Whether its cards can be taken up: a rule may forbid that already. */
  readonly takes: boolean;
  /** It is the last of its example, and another example follows. */
  readonly ends: boolean;
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
  const { findGame, Table, readRecord, writeRecord, writeMove, cardName, Session, moveWords } = await load();
  const read = readRecord(text, findGame);
  if (!read.ok) throw new Error(read.faults.map(({ place, text: why }) => `${place}: ${why.en}`).join('; '));
  const { lines: _, ...record } = read.value;
  const document = findGame(record.game)!;
  const seen = (table: InstanceType<typeof Table>): Record<string, string[]> =>
    Object.fromEntries(
      table.state.view.piles
        .filter(({ aside }) => !aside)
        .map(({ name, cards }) => [name, cards.map(({ face }) => (face === 0 ? '' : cardName(face, 'en')))]),
    );
  const table = new Table(new Session(document, record.house, record.deal));
  const seenAt = [seen(table), ...record.moves.map((move) => (table.playText(move) ? seen(table) : {}))];
  /** One table goes back and forth along the record: playing it from its start for every question takes too long. */
  const at = (made: number): InstanceType<typeof Table> => {
    while (table.state.made > made) table.undo();
    for (const move of record.moves.slice(table.state.made, made))
      if (!table.playText(move)) throw new Error(`${move} is refused`);
    return table;
  };
  return {
    name: document.name.ru,
    deal: 'deal' in record.deal ? record.deal.deal : 0,
    moves: record.moves,
    cards: table.state.view.total,
    shown: table.state.view.piles.filter(({ aside }) => !aside).map(({ name, group }) => ({ name, group })),
    recordOf: (made) => writeRecord({ ...record, moves: record.moves.slice(0, made) }),
    piles: (made) => seenAt[made]!,
    pilesAfter: (made, move) => {
      if (!at(made).playText(move)) throw new Error(`${move} is refused`);
      const after = seen(table);
      table.undo();
      return after;
    },
    legal: (made) => at(made).state.view.moves.map((move) => writeMove(move, table.game.engine)),
    actions: (made) => at(made).state.view.actions.map(({ id }) => id),
    nameOf: (made, move) => {
      const { game } = at(made);
      // Actions are listed by their own name.
      const action = table.state.view.actions.find(({ id }) => id === move);
      return action ? action.name.ru : moveWords(game, game.read(move)!, 'ru');
    },
  };
}

/** The lesson of a game, as the tutor leads through it. */
export async function lessonOf(game: string): Promise<Step[]> {
  const { Tutor, findGame, moveWords } = await load();
  const tutor = new Tutor(findGame(game)!, () => undefined);
  const steps: Step[] = [];
  for (;;) {
    for (let { lesson } = tutor; lesson; { lesson } = tutor) {
      const shown = tutor.byHand && 'shown' in lesson ? lesson.shown : undefined;
      const { view, document } = tutor.state;
      const action = shown && shown.from < 0 ? view.actions.find(({ index }) => index === shown.to) : undefined;
      const listed = shown && view.moves.includes(shown.move);
      const step = {
        move: shown?.text,
        name: !listed ? undefined : action ? action.name.ru : moveWords(tutor.game, shown.move, 'ru'),
        takes: shown !== undefined && shown.from >= 0 && tutor.game.whyNotTake(shown.from, shown.faces.length) === 0,
      };
      tutor.show();
      steps.push({ ...step, ends: tutor.lesson === undefined && tutor.example < document.examples.length - 1 });
    }
    if (tutor.example === tutor.examples - 1) return steps;
    tutor.next();
  }
}

/** Every card in words, in Russian, with its name. */
export async function cardsInWords(): Promise<ReadonlyMap<string, string>> {
  const { cardName, cardWords, FACES } = await load();
  return new Map(FACES.map((face) => [cardWords(face, 'ru'), cardName(face, 'en')]));
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
