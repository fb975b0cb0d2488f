/** A game played in the terminal: reads a line, does it, saves, shows the table. */
import { randomInt } from 'node:crypto';
import { isDealNumber, LAST_DEAL, type Text } from '../../cards/index.ts';
import { isAction, type Move, toOf } from '../../engine/move.ts';
import { writeRecord } from '../../engine/record.ts';
import { Session } from '../../play/session.ts';
import type { Output } from '../output.ts';
import { pageLines } from '../page.ts';
import { FINE, NO } from '../stop.ts';
import { wrap } from '../wrap.ts';
import { readTyped } from './reader.ts';
import { said } from './said.ts';
import type { SavedGame } from './saved.ts';
import { helpLines, moveNote, pileLines, screen } from './screen.ts';
import { Terminal } from './terminal.ts';
import { orderOf } from './words.ts';

const SIGNALS = { SIGINT: 130, SIGHUP: 129, SIGTERM: 143 } as const;
/** Lines of a terminal that does not say how many it has. */
const ROWS = 24;
const LEAST_LIST = 5;

export class Game {
  private session: Session;
  private readonly out: Output;
  private readonly saved: SavedGame;
  private readonly terminal: Terminal;
  /** What is told below the table. */
  private notes: string[] = [];
  private unsaved: Text | undefined;
  /** Lines on the screen. */
  private drawn = 0;

  constructor(session: Session, out: Output, saved: SavedGame, notes: readonly Text[]) {
    this.session = session;
    this.out = out;
    this.saved = saved;
    this.terminal = new Terminal(() => this.leave(SIGNALS.SIGINT));
    for (const note of notes) this.tell(note);
  }

  /** Plays to the end of the input. The game is saved after everything that changes it. */
  async run(): Promise<number> {
    for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => this.leave(code));
    this.save();
    this.show();
    for (;;) {
      const line = await this.terminal.next(said.prompt(this.session.made));
      if (line === undefined) break;
      const order = orderOf(line);
      if (order?.order === 'quit') break;
      if (line.trim() === '') await this.pick();
      else if (order) await this.obey(order.order, order.rest);
      else this.type(line);
    }
    this.terminal.release();
    this.save();
    this.out.paragraph(this.out.say(this.unsaved ?? said.saved(this.saved.path)));
    return this.unsaved === undefined ? FINE : NO;
  }

  private leave(code: number): void {
    this.terminal.release();
    this.save();
    process.stdout.write(`\n${this.out.say(this.unsaved ?? said.saved(this.saved.path))}\n`);
    process.exit(code);
  }

  private save(): void {
    const { reason, moved } = this.saved.write(writeRecord(this.session.record));
    this.unsaved = reason === undefined ? undefined : said.notSaved(this.saved.path, reason);
    if (moved) this.tell(said.otherWindow(this.saved.path));
  }

  /** Says something: below the next table at a terminal, at once in a pipe. */
  private tell(what: Text | string): void {
    const lines = wrap(typeof what === 'string' ? what : this.out.say(what), this.out.width);
    this.notes.push(...lines);
  }
  private flush(): void {
    if (this.unsaved) this.tell(this.unsaved);
    this.out.lines(this.notes);
    this.notes = [];
  }
  private show(): void {
    this.terminal.clear();
    const { won, over, moves } = this.session.view;
    if (won) this.tell(said.won);
    else if (over) this.tell(said.over);
    else if (moves.every(isAction)) this.tell(said.onlyActions);
    const height = this.terminal.live ? (process.stdout.rows || ROWS) - this.notes.length - 2 : ROWS - 2;
    const lines = screen(this.out, this.session, height);
    this.drawn = lines.length + this.notes.length;
    this.out.lines(lines);
    this.flush();
  }
  /** After something that changed nothing: a table is drawn again only where the screen is cleared. */
  private answer(): void {
    if (this.terminal.live) this.show();
    else this.flush();
  }

  private type(line: string): void {
    const typed = readTyped(this.session, line);
    if (typed.kind === 'moves') this.play(typed.moves);
    else {
      this.tell(typed.kind === 'unread' ? typed.text : this.out.rule(typed.rule, this.session.document));
      this.answer();
    }
  }
  private play(moves: readonly Move[]): void {
    let played = 0;
    for (const move of moves) {
      const note = moveNote(this.out, this.session, move);
      const outcome = this.session.play(move);
      if (!outcome.played) {
        this.tell(`${note}: ${this.out.rule(outcome.refusal, this.session.document)}`);
        break;
      }
      played++;
    }
    const last = moves[played - 1];
    if (last !== undefined && isAction(last))
      this.tell(`${this.out.say(this.session.engine.resolved.actions[toOf(last)]!.name)}.`);
    if (played > 0) this.changed();
    else this.answer();
  }
  private changed(): void {
    this.save();
    this.show();
  }

  private async pick(): Promise<void> {
    const { view } = this.session;
    const list = view.moves.map((move) => ({ name: moveNote(this.out, this.session, move), value: this.session.write(move) }));
    list.sort((a, b) => (a.value < b.value ? -1 : 1));
    if (list.length === 0 || !this.terminal.live) {
      this.tell(list.length === 0 ? said.noMoves : list.map(({ value }) => value).join(' '));
      this.answer();
      return;
    }
    // The table stays in sight above the list, unless that leaves too little of the list.
    const rows = Math.max(LEAST_LIST, (process.stdout.rows || ROWS) - this.drawn - 4);
    const choices = [...list, { name: this.out.say(said.back), value: '' }];
    const chosen = await this.terminal.choose(this.out.say(said.choose), this.out.say(said.keys), choices, rows);
    if (chosen) this.type(chosen);
    else this.show();
  }

  private async obey(order: string, rest: string): Promise<void> {
    const { session } = this;
    switch (order) {
      case 'undo':
        return this.back();
      case 'redo':
        if (session.redo().length > 0) return this.changed();
        this.tell(said.nothingToRedo);
        return this.answer();
      case 'restart':
        session.restart();
        this.tell(said.restarted);
        return this.changed();
      case 'new':
        return this.renew(rest);
      case 'moves':
        this.tell(session.view.moves.length === 0 ? said.noMoves : this.list());
        return this.answer();
      case 'look':
        for (const line of pileLines(this.out, session, rest)) this.notes.push(line);
        return this.answer();
      case 'rules':
        return this.read(pageLines(this.out, session.document, session.house));
      default:
        return this.read(helpLines(this.out, session));
    }
  }
  private list(): string {
    return this.session.view.moves
      .map((move) => this.session.write(move))
      .sort()
      .join(' ');
  }
  private back(): void {
    const { record, made } = this.session;
    if (made === 0) {
      this.tell(said.nothingToUndo);
      this.answer();
      return;
    }
    this.session.undo();
    this.tell(said.undone(record.moves[made - 1]!));
    this.changed();
  }
  private renew(rest: string): void {
    const deal = rest === '' ? randomInt(1, LAST_DEAL + 1) : /^\d{1,10}$/.test(rest) ? Number(rest) : 0;
    if (!isDealNumber(deal)) {
      this.tell(said.badDeal(rest.slice(0, 20)));
      this.answer();
      return;
    }
    if (this.session.made > 0 && this.unsaved === undefined) this.tell(said.keptAside(this.saved.setAside('before')));
    this.session = new Session(this.session.document, this.session.house, { deal });
    this.changed();
  }
  /** Shows a page and waits until it has been read. */
  private async read(lines: readonly string[]): Promise<void> {
    if (!this.terminal.live) return this.out.lines(lines);
    const page = Math.max(5, (process.stdout.rows || ROWS) - 2);
    for (let i = 0; i < lines.length; i += page) {
      this.terminal.clear();
      this.out.lines(lines.slice(i, i + page));
      if ((await this.terminal.next(`${this.out.say(said.enter)} `)) === undefined) break;
    }
    this.show();
  }
}
