/** `pasyans play`: resumes the saved game or begins the one that the options name. */
import { randomInt } from 'node:crypto';
import { LAST_DEAL, type Lang, type Text } from '../../cards/index.ts';
import type { GameDocument } from '../../engine/document.ts';
import { type Deal, type GameRecord, readRecord, writeRecord } from '../../engine/record.ts';
import { faultsLine } from '../../play/faultwords.ts';
import { Session } from '../../play/session.ts';
import type { Given } from '../args.ts';
import { badFile } from '../files.ts';
import { readGame, readHouse, readStart } from '../input.ts';
import { packOf } from '../layout.ts';
import { Game } from '../play/game.ts';
import { said } from '../play/said.ts';
import { SavedGame } from '../play/saved.ts';
import { recordOf } from '../record.ts';
import type { Run } from '../spec.ts';
import { bad } from '../stop.ts';
import { text } from '../text.ts';

const DEALS = ['deal', 'pack', 'layout'];

/** What the options ask for: a session to begin with, or only a game. */
interface Asked {
  readonly document: GameDocument;
  readonly session: Session | undefined;
}

function checkOptions(given: Given): void {
  for (const option of [...DEALS, 'document', 'record'])
    if (given.value(option) === '-') throw bad(`--${option}`, text.stdinIsMoves);
  if (given.has('record'))
    for (const option of [...DEALS, 'set']) if (given.has(option)) throw bad('--record', text.notBoth('--record', `--${option}`));
}

async function asked(given: Given): Promise<Asked> {
  checkOptions(given);
  const file = given.value('record');
  if (file !== undefined) {
    const { record, document } = await recordOf(given, file);
    if (given.argument(0) !== undefined && (await readGame(given)).id !== document.id)
      throw bad('--record', text.otherGame(document.id));
    const session = Session.restore(record, document);
    if (!session.ok) throw badFile(file, session.faults);
    return { document, session: session.value };
  }
  if (!DEALS.some((option) => given.has(option))) {
    const document = await readGame(given);
    readHouse(given, document);
    return { document, session: undefined };
  }
  const { document, house, engine, position, deal } = await readStart(given);
  const dealt: Deal | undefined = deal ?? packOf(engine, position);
  if (dealt === undefined) throw bad('--layout', text.notABeginning);
  return { document, session: new Session(document, house, dealt) };
}

/** The part of a record that says which game it is. */
const dealOf = (record: GameRecord): string =>
  writeRecord({ game: record.game, house: record.house, deal: record.deal, moves: [] });

export const run: Run = async (given, out) => {
  const { document, session } = await asked(given);
  const house = readHouse(given, document);
  const saved = new SavedGame(given.has('document') ? `${document.id}.document` : document.id);
  const notes: Text[] = [];
  let old: Session | undefined;
  const found = saved.read();
  if ('reason' in found) notes.push(said.damaged(saved.setAside('damaged'), found.reason));
  else if (found.text !== undefined) {
    const record = readRecord(found.text, (id) => (id === document.id ? document : undefined));
    const restored = record.ok ? Session.restore(record.value, document) : record;
    if (restored.ok) old = restored.value;
    else {
      const why = (lang: Lang): string => faultsLine(restored.faults.slice(0, 1), lang);
      notes.push(said.damaged(saved.setAside('damaged'), { ru: why('ru'), en: why('en') }));
    }
  }
  const sameRules = !given.has('set') || JSON.stringify(old?.house) === JSON.stringify(house);
  const same =
    session === undefined ? sameRules && !old?.view.won : old !== undefined && dealOf(old.record) === dealOf(session.record);
  const goesOn = old !== undefined && same && !given.has('record');
  if (goesOn) notes.push(said.resumed(said.movesMade(old!.made)));
  else if (old && old.record.moves.length > 0 && writeRecord(old.record) !== (session && writeRecord(session.record)))
    notes.push(said.keptAside(saved.setAside('before')));
  const begun = goesOn ? old! : (session ?? new Session(document, house, { deal: randomInt(1, LAST_DEAL + 1) }));
  return new Game(begun, out, saved, notes).run();
};
