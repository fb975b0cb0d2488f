/** The game that a search is about: its start, the moves made, and the position they lead to. */
import type { GameDocument, House } from '../../engine/document.ts';
import type { Engine } from '../../engine/engine.ts';
import { type Move, writeMove } from '../../engine/move.ts';
import type { Position } from '../../engine/position.ts';
import { type Deal, startOf, writeRecord } from '../../engine/record.ts';
import { playSeeing } from '../../solver/fair.ts';
import type { Given } from '../args.ts';
import { readGame, readPlayed } from '../input.ts';
import { packOf } from '../layout.ts';
import type { Output } from '../output.ts';
import { replayed } from '../record.ts';
import { bad } from '../stop.ts';
import { dealData, titleOf } from '../table.ts';
import { text } from '../text.ts';

/** Options that name a position, and so cannot stand beside a record. */
const NAMING = ['deal', 'pack', 'layout', 'set', 'play'];

export interface Case {
  readonly document: GameDocument;
  readonly house: House;
  readonly engine: Engine;
  /** Missing when the game begins in a position that no pack gives. */
  readonly deal: Deal | undefined;
  readonly start: Position;
  readonly moves: readonly Move[];
  /** Where the moves lead. */
  readonly position: Position;
  /** How many places there hold cards that the player has not seen. */
  readonly unseen: number;
}

function caseOf(of: Omit<Case, 'position' | 'unseen'>): Case {
  const position = of.start.copy();
  const memory = playSeeing(of.engine, position, of.moves);
  return { ...of, position, unseen: memory.unseen(position).length };
}

/** A recorded game as far as it stands on the table: moves that were taken back do not count. */
export async function readRecordCase(given: Given, file: string): Promise<Case> {
  const { record, document, replay } = await replayed(given, file);
  const { house, deal } = record;
  const start = startOf(replay.engine, deal);
  return caseOf({ document, house, engine: replay.engine, deal, start, moves: replay.played.slice(0, record.at) });
}

/** The game that the options name: a deal, a pack, a layout, or with `--record` a record. */
export async function readCase(given: Given): Promise<Case> {
  const file = given.value('record');
  if (file !== undefined) {
    for (const option of NAMING) if (given.has(option)) throw bad('--record', text.notBoth('--record', `--${option}`));
    const found = await readRecordCase(given, file);
    if (given.argument(0) !== undefined && (await readGame(given)).id !== found.document.id)
      throw bad('--record', text.otherGame(found.document.id));
    return found;
  }
  const { document, house, engine, position, deal, moves } = await readPlayed(given);
  position.rewind(0);
  return caseOf({ document, house, engine, deal: deal ?? packOf(engine, position), start: position, moves });
}

/** `tomb, deal 17 (…), 12 moves`. */
export function caseTitle(out: Output, { document, house, deal, moves }: Case): string {
  const title = titleOf(out, document, house, deal);
  return moves.length === 0 ? title : `${title}, ${out.say(text.moves(moves.length))}`;
}
/** The same as data. */
export const caseData = ({ document, house, deal, moves }: Case): Record<string, unknown> => ({
  game: document.id,
  house,
  ...dealData(deal),
  moves: moves.length,
});

export const written = (engine: Engine, moves: readonly Move[]): string[] => moves.map((move) => writeMove(move, engine));

/** The first `made` moves of the game and a line on from there as a record; undefined when no pack gives the start. */
export function recordWith(
  { document, house, deal, engine, moves }: Case,
  made: number,
  line: readonly Move[],
): string | undefined {
  if (deal === undefined) return undefined;
  return writeRecord({ game: document.id, house, deal, moves: written(engine, [...moves.slice(0, made), ...line]) });
}

/** The names of the actions that begin a new attempt from here: while there are any, a loss is one of the present attempt. */
export const newAttempts = ({ engine, position }: Case): string[] =>
  engine.actions.flatMap(({ id, shuffles }, i) => (shuffles && engine.checkAction(position, i) === 0 ? [id] : []));
