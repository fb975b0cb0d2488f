/** The tutorial of a game: its worked examples one after another, each move asked of the player and every other one answered. */
import type { GameDocument, RuleRef } from '../engine/document.ts';
import type { Move } from '../engine/move.ts';
import type { Session } from './session.ts';
import type { Table, TableState } from './table.ts';
import { type Lesson, Walk } from './walk.ts';

/** What is said of the last attempt: right; refused, as the lesson wanted to show; refused; possible, but not asked for. */
export type Told = { readonly kind: 'right' | 'other' } | { readonly kind: 'seen' | 'wrong'; readonly rule: RuleRef };

export class Tutor {
  readonly document: GameDocument;
  private walkNow: Walk;
  private exampleNow = 0;
  private toldNow: Told | undefined;
  private readonly changed: () => void;

  /** @param changed called after everything that changes what is shown */
  constructor(document: GameDocument, changed: () => void) {
    this.document = document;
    this.changed = changed;
    this.walkNow = this.lay(0);
  }

  /** Which example lies on the table, from 0, and how many there are. */
  get example(): number {
    return this.exampleNow;
  }
  get examples(): number {
    return this.document.examples.length;
  }
  get walk(): Walk {
    return this.walkNow;
  }
  get told(): Told | undefined {
    return this.toldNow;
  }
  /** What is asked now; undefined at the end of the example. */
  get lesson(): Lesson | undefined {
    return this.walkNow.lesson;
  }
  get state(): TableState {
    return this.table.state;
  }
  get game(): Session {
    return this.table.game;
  }
  /** Whether the player can do or try what is asked; otherwise it is told, and shown. */
  get byHand(): boolean {
    const { lesson } = this;
    if (lesson?.kind !== 'play' && lesson?.kind !== 'refused') return false;
    const { from, faces } = lesson.shown;
    // A hand takes up one card where cards go one by one.
    return from < 0 || faces.length <= 1 || this.table.game.engine.groupAt(from).packets;
  }

  // The hands of the player, as those of a table.
  tap(pile: number, index: number): void {
    const { lesson } = this;
    const { hand } = this.state;
    // A press on other cards takes those up instead; a move that is to be tried must be tried.
    const tries = lesson?.kind === 'refused' && hand?.pile === lesson.shown.from && pile === lesson.shown.to;
    this.attempt(() => (tries ? this.table.put(pile) : this.table.tap(pile, index)));
  }
  take(pile: number, index: number): boolean {
    return this.attempt(() => this.table.take(pile, index));
  }
  put(to: number): boolean {
    return this.attempt(() => this.table.put(to));
  }
  letGo(): void {
    this.attempt(() => this.table.letGo());
  }
  grow(by: 1 | -1): void {
    this.attempt(() => this.table.grow(by));
  }
  sendHome(pile: number): boolean {
    return this.attempt(() => this.table.sendHome(pile));
  }
  sendBest(...where: Parameters<Table['sendBest']>): ReturnType<Table['sendBest']> {
    return this.attempt(() => this.table.sendBest(...where));
  }
  act(index: number): boolean {
    return this.attempt(() => this.table.act(index));
  }
  playMove(move: Move): boolean {
    return this.attempt(() => this.table.playMove(move));
  }

  /** Does what is asked for the player; of what is only told, goes on. */
  show(): void {
    const { lesson } = this;
    if (!lesson) return;
    this.walkNow.go(this.walkNow.at + 1);
    this.toldNow = lesson.kind === 'refused' ? { kind: 'seen', rule: lesson.rule } : undefined;
    this.changed();
  }
  /** Lays the next example; the first again after the last. */
  next(): void {
    this.walkNow = this.lay((this.exampleNow + 1) % this.examples);
    this.changed();
  }

  private get table(): Table {
    return this.walkNow.table;
  }
  private lay(n: number): Walk {
    this.exampleNow = n;
    this.toldNow = undefined;
    return new Walk(this.document, this.document.examples[n]!);
  }
  /** Lets the player do something, and judges it. */
  private attempt<T>(gesture: () => T): T {
    const { lesson, table } = this;
    const { made } = table.game;
    const { refusal: before } = table.state;
    const result = gesture();
    const { refusal } = table.state;
    if (table.game.made > made) {
      const { lastMove } = table.game;
      if (lesson?.kind === 'play' && lastMove !== undefined && table.game.write(lastMove) === lesson.shown.text) {
        this.walkNow.pass();
        this.toldNow = { kind: 'right' };
      } else {
        table.undo();
        this.toldNow = { kind: 'other' };
      }
    } else if (refusal && refusal !== before) {
      const wanted = lesson?.kind === 'refused' && lesson.rule === refusal.rule;
      if (wanted) this.walkNow.pass();
      this.toldNow = { kind: wanted ? 'seen' : 'wrong', rule: refusal.rule };
    }
    this.changed();
    return result;
  }
}
