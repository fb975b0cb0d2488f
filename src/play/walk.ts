/** A worked example of a game on a table of its own: the rule book walks through it, the tutorial lets the player do so. */
import type { Face } from '../cards/index.ts';
import type { ExampleDoc, ExampleStep, GameDocument, RuleRef } from '../engine/document.ts';
import { layExample } from '../engine/example.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../engine/move.ts';
import { moveList } from '../engine/perft.ts';
import { writePosition } from '../engine/written.ts';
import { Session } from './session.ts';
import { Table } from './table.ts';

/** A move with the cards that it moves. An action moves none and has no piles. */
export interface Shown {
  readonly move: Move;
  readonly text: string;
  readonly faces: readonly Face[];
  /** −1 for an action. */
  readonly from: number;
  /** The index of the action for an action. */
  readonly to: number;
}
/** One step as it is told: a move to make, one that a rule refuses, all moves of a pile, the end. */
export type Lesson =
  | { readonly kind: 'play'; readonly shown: Shown }
  | { readonly kind: 'refused'; readonly shown: Shown; readonly rule: RuleRef }
  /** Of several piles only where none of them has a move. */
  | { readonly kind: 'onto' | 'from'; readonly piles: readonly number[]; readonly all: readonly Shown[] }
  | { readonly kind: 'won' };

function shownMove(session: Session, move: Move): Shown {
  const text = session.write(move);
  if (isAction(move)) return { move, text, faces: [], from: -1, to: toOf(move) };
  return { move, text, faces: session.faces(fromOf(move), countOf(move)), from: fromOf(move), to: toOf(move) };
}

/** What a step teaches at this position; nothing where it only checks the table. */
function lessonOf(session: Session, step: ExampleStep): Lesson | undefined {
  const shown = (written: string): Shown | undefined => {
    const move = session.read(written);
    return move === undefined ? undefined : shownMove(session, move);
  };
  if ('play' in step) {
    const move = shown(step.play);
    return move && { kind: 'play', shown: move };
  }
  if ('refused' in step) {
    const move = shown(step.refused);
    const rule = session.engine.rules.find((one) => one.rule === step.rule);
    return move && rule && { kind: 'refused', shown: move, rule };
  }
  if ('won' in step) return step.won ? { kind: 'won' } : undefined;
  if ('shows' in step) return undefined;
  const kind = 'onto' in step ? 'onto' : 'from';
  const pile = session.engine.names.indexOf('onto' in step ? step.onto : step.from);
  const end = kind === 'onto' ? toOf : fromOf;
  const all = moveList(session.engine, session.positionAhead())
    .filter(({ move }) => !isAction(move) && end(move) === pile)
    .map(({ move }) => shownMove(session, move));
  return { kind, piles: [pile], all };
}

/** Piles that one after the other are said to have no move are spoken of together. */
function together(lessons: readonly Lesson[]): Lesson[] {
  const joined: Lesson[] = [];
  for (const lesson of lessons) {
    const last = joined.at(-1);
    const alike =
      last && 'all' in last && 'all' in lesson && last.kind === lesson.kind && last.all.length + lesson.all.length === 0;
    if (alike) joined[joined.length - 1] = { ...last, piles: [...last.piles, ...lesson.piles] };
    else joined.push(lesson);
  }
  return joined;
}

export class Walk {
  readonly example: ExampleDoc;
  readonly table: Table;
  readonly lessons: readonly Lesson[];
  private done = 0;

  /** Throws RangeError when the example cannot be laid: its document is broken. */
  constructor(document: GameDocument, example: ExampleDoc) {
    const laid = layExample(document, example);
    if (!laid.ok) throw new RangeError(laid.faults.map(({ place, text }) => `${place}: ${text.en}`).join('; '));
    const { engine, position } = laid.value;
    const deal = { layout: writePosition(engine, position), shuffle: position.shuffleNumber };
    const start = (): Session => new Session(document, engine.house, deal, engine);
    const ahead = start();
    const lessons = example.steps.flatMap((step) => {
      const lesson = lessonOf(ahead, step);
      if (lesson?.kind === 'play') ahead.play(lesson.shown.move);
      return lesson ? [lesson] : [];
    });
    this.lessons = together(lessons);
    this.example = example;
    this.table = new Table(start());
  }

  /** Lessons that have been gone through. */
  get at(): number {
    return this.done;
  }
  /** The lesson that comes next; undefined at the end. */
  get lesson(): Lesson | undefined {
    return this.lessons[this.done];
  }
  /** The lesson before: what the table shows now. */
  get last(): Lesson | undefined {
    return this.lessons[this.done - 1];
  }
  /** Goes on or back to so many lessons; a refused move is tried, and the table says which rule forbids it. */
  go(to: number): void {
    const goal = Math.max(0, Math.min(this.lessons.length, to));
    const back = goal < this.done;
    for (const { kind } of this.lessons.slice(goal, this.done)) if (kind === 'play') this.table.undo();
    if (back) this.table.letGo();
    for (const lesson of this.lessons.slice(this.done, goal)) {
      this.table.letGo();
      if (lesson.kind === 'play' || lesson.kind === 'refused') this.table.playMove(lesson.shown.move);
    }
    this.done = goal;
  }
  /** Says that the player has done the next lesson by hand. */
  pass(): void {
    this.done = Math.min(this.lessons.length, this.done + 1);
  }
}
