/** Reads which game, under which house rules, in which position the options of a command name. */
import { randomInt } from 'node:crypto';
import type { Lang } from '../cards/index.ts';
import { LAST_DEAL } from '../cards/index.ts';
import { defaultHouse, type GameDocument, type House } from '../engine/document.ts';
import { Engine } from '../engine/engine.ts';
import { type Move, readMove, writeMove } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { type Deal, moveFault, startOf } from '../engine/record.ts';
import { findGame, games } from '../games/index.ts';
import type { Given } from './args.ts';
import { badFile, readText } from './files.ts';
import { readLayout, readPackText } from './layout.ts';
import { nearest } from './near.ts';
import { BAD_INPUT, bad, NO, Stop } from './stop.ts';
import { text } from './text.ts';

/** The option of a command that reads the standard input; there can be only one. */
function checkStdin(given: Given): void {
  const users = ['document', 'pack', 'layout'].filter((option) => given.value(option) === '-');
  if (users.length > 1) throw bad(`--${users[1]}`, text.stdinTwice);
}

/** The game of this id or name. */
export function gameNamed(word: string): GameDocument | undefined {
  const typed = word.trim().toLowerCase();
  return findGame(typed) ?? games.find(({ name }) => (['ru', 'en'] as Lang[]).some((lang) => name[lang].toLowerCase() === typed));
}

/** The document of `--document`, if it is given. */
export async function givenDocument(given: Given): Promise<GameDocument | undefined> {
  const file = given.value('document');
  if (file === undefined) return undefined;
  checkStdin(given);
  // The reader of documents is large and seldom needed.
  const { readDocument, writeDocument } = await import('../engine/json.ts');
  const read = readDocument(await readText(file));
  if (!read.ok) throw badFile(file, read.faults);
  // Saves and records know a game by its id: another game under the id of one that is built in would be taken for it.
  const known = findGame(read.value.id);
  if (known && writeDocument(known) !== writeDocument(read.value))
    throw badFile(file, [{ place: 'id', text: text.idTaken(read.value.id) }]);
  return read.value;
}

/** The game that a command is about: its id or `--document`. */
export async function readGame(given: Given): Promise<GameDocument> {
  const word = given.argument(0);
  const document = await givenDocument(given);
  if (document !== undefined) {
    if (word !== undefined) throw bad('--document', text.gameAndDocument);
    return document;
  }
  if (word === undefined) throw bad(given.command, text.gameMissing(given.command));
  const found = gameNamed(word);
  if (found === undefined)
    throw bad(
      word.slice(0, 40),
      text.noGame(
        word,
        nearest(
          word,
          games.map(({ id }) => id),
        ),
      ),
    );
  return found;
}

/** The house rules that `--set` chooses, the defaults for the others. */
export function readHouse(given: Given, document: GameDocument): House {
  const house: Record<string, string> = { ...defaultHouse(document) };
  const set = new Set<string>();
  for (const word of given.values('set')) {
    const [, id = '', value = ''] = /^([^=]+)=(.+)$/.exec(word) ?? [];
    if (id === '') throw bad('--set', text.setForm(word));
    const rule = document.house.find((r) => r.id === id);
    const ids = document.house.map((r) => r.id);
    if (rule === undefined) throw bad('--set', text.noHouse(id, ids, nearest(id, ids)));
    const values = rule.values.map((v) => v.id);
    if (!values.includes(value)) throw bad('--set', text.noHouseValue(id, value, values, nearest(value, values)));
    if (set.has(id)) throw bad('--set', text.givenTwice(`--set ${id}=…`));
    set.add(id);
    house[id] = value;
  }
  return house;
}

/** A game with its rules chosen and a position on the table; the deal is missing when the position was written out. */
export interface Started {
  readonly document: GameDocument;
  readonly house: House;
  readonly engine: Engine;
  readonly position: Position;
  readonly deal: Deal | undefined;
}

/** The position that the options name: a deal number, a pack, a layout; a random deal when none is given. */
export async function readStart(given: Given): Promise<Started> {
  const chosen = ['deal', 'pack', 'layout'].filter((option) => given.has(option));
  if (chosen.length > 1) throw bad(`--${chosen[1]}`, text.notBoth(`--${chosen[1]}`, `--${chosen[0]}`));
  checkStdin(given);
  const document = await readGame(given);
  const house = readHouse(given, document);
  const engine = new Engine(document, house);
  const started = (deal: Deal): Started => ({ document, house, engine, position: startOf(engine, deal), deal });
  const pack = given.value('pack');
  if (pack !== undefined) {
    const read = readPackText(await readText(pack), engine.tables.size);
    if (!read.ok) throw badFile(pack, read.faults);
    return started(read.value);
  }
  const layout = given.value('layout');
  if (layout !== undefined) {
    const read = readLayout(engine, await readText(layout));
    if (!read.ok) throw badFile(layout, read.faults);
    return { document, house, engine, position: read.value, deal: undefined };
  }
  return started({ deal: given.number('deal', 1, LAST_DEAL, randomInt(1, LAST_DEAL + 1)) });
}

/** The position of the options after the moves of `--play`. Stops when one cannot be read (2) or a rule forbids it (1). */
export async function readPlayed(given: Given): Promise<Started & { readonly moves: readonly Move[] }> {
  const started = await readStart(given);
  const { engine, position } = started;
  const played: Move[] = [];
  const moves = given.values('play').flatMap((words) => words.split(/[\s,;]+/).filter((x) => x !== ''));
  for (const [i, written] of moves.entries()) {
    const move = readMove(written, engine);
    if (typeof move !== 'number') {
      const said = moveFault(`--play, move ${i + 1}`, move.fault, move.word);
      const known = move.fault === 'action' ? engine.actions.map(({ id }) => id) : engine.names;
      const near = text.didYouMean(move.fault === 'form' ? undefined : nearest(move.word, known));
      throw new Stop(BAD_INPUT, [{ ...said, text: { ru: said.text.ru + near.ru, en: said.text.en + near.en } }]);
    }
    const rule = engine.checkMove(position, move);
    if (rule !== 0) {
      const refusal = { move: writeMove(move, engine), number: i + 1, rule: engine.rules[rule]!, game: engine.document };
      throw new Stop(NO, [], refusal);
    }
    engine.play(position, move);
    played.push(move);
  }
  return { ...started, moves: played };
}
