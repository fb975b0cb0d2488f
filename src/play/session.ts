/** A person's game: the position, its history with undo and redo, and the record that restores it. */
import { FACE, type Face } from '../cards/index.ts';
import { GAME_WON } from '../engine/builtin.ts';
import type { GameDocument, House, RuleRef } from '../engine/document.ts';
import { Engine } from '../engine/engine.ts';
import { type Step, stepsSince } from '../engine/journal.ts';
import { countOf, fromOf, isAction, type Move, readMove, toOf, writeMove } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { type Read, right } from '../engine/read.ts';
import { type Deal, type GameRecord, replay, startOf } from '../engine/record.ts';
import { type View, viewOf } from '../engine/view.ts';
import { wantedFaces } from './wanted.ts';

/** What an attempt to move gives: the steps that were made, or the rule that forbids it. */
export type Outcome =
  | { readonly played: true; readonly steps: readonly Step[] }
  | { readonly played: false; readonly rule: number; readonly refusal: RuleRef };

export class Session {
  readonly document: GameDocument;
  readonly house: House;
  readonly deal: Deal;
  readonly engine: Engine;
  private readonly position: Position;
  private readonly moves: Move[] = [];
  /** Where the journal stood before each move that stands on the table. */
  private readonly marks: number[] = [];
  private seen: View | undefined;
  private wanted: { readonly view: View; readonly faces: readonly (readonly Face[])[] } | undefined;

  /** A new game. Throws RangeError when the house rules are not the game's or the pack is not whole. */
  constructor(document: GameDocument, house: House, deal: Deal) {
    this.document = document;
    this.house = house;
    this.deal = deal;
    this.engine = new Engine(document, house);
    this.position = startOf(this.engine, deal);
  }

  /** Restores a game; a record with a move that cannot be played is refused whole. */
  static restore(record: GameRecord, document: GameDocument): Read<Session> {
    const { fault, played } = replay(record, document);
    if (fault) return { ok: false, faults: [fault] };
    const session = new Session(document, record.house, record.deal);
    for (const move of played) session.play(move);
    for (let n = record.moves.length - (record.at ?? record.moves.length); n > 0; n--) session.undo();
    return right(session);
  }

  /** Moves that stand on the table. */
  get made(): number {
    return this.marks.length;
  }
  /** The move that led here, if any. */
  get lastMove(): Move | undefined {
    return this.made > 0 ? this.moves[this.made - 1] : undefined;
  }
  get canUndo(): boolean {
    return this.marks.length > 0;
  }
  get canRedo(): boolean {
    return this.marks.length < this.moves.length;
  }
  /** What the person sees now; the same object until something changes. */
  get view(): View {
    this.seen ??= viewOf(this.engine, this.position);
    return this.seen;
  }

  /** The faces that each pile waits for, by pile index. */
  get wants(): readonly (readonly Face[])[] {
    if (this.wanted?.view !== this.view) this.wanted = { view: this.view, faces: wantedFaces(this.engine, this.view) };
    return this.wanted.faces;
  }

  /** Plays a move if the rules allow it. Moves taken back are forgotten, unless it is the very move that redo would make. */
  play(move: Move): Outcome {
    const rule = this.engine.checkMove(this.position, move);
    if (rule !== 0) return { played: false, rule, refusal: this.engine.rules[rule]! };
    if (this.moves[this.made] !== move) {
      this.moves.length = this.made;
      this.moves.push(move);
    }
    return { played: true, steps: this.forward() };
  }
  /** The steps to be shown backwards; none when nothing can be taken back. */
  undo(): readonly Step[] {
    const mark = this.marks.pop();
    if (mark === undefined) return [];
    const steps = stepsSince(this.position, mark);
    this.position.rewind(mark);
    this.seen = undefined;
    return steps;
  }
  redo(): readonly Step[] {
    return this.canRedo ? this.forward() : [];
  }
  /** Takes back everything; the moves can be redone. */
  restart(): void {
    while (this.canUndo) this.undo();
  }

  /** Piles that the outer n cards of a pile may go to. */
  targets(from: number, n: number): number[] {
    return this.view.moves.filter((move) => !isAction(move) && fromOf(move) === from && countOf(move) === n).map(toOf);
  }
  /** Why the outer n cards of a pile may not be taken up at all: the number of the rule, 0 when they may. */
  whyNotTake(pile: number, n: number): number {
    return this.view.won ? GAME_WON : this.engine.checkTake(this.position, pile, n);
  }
  /** Why the outer n cards of a pile may not be moved to another: the number of the rule, 0 when they may. */
  why(from: number, n: number, to: number): number {
    return this.engine.check(this.position, from, n, to);
  }
  /**
   * How many cards a person means who points at the card with `index` cards beneath it: it and all that lie on it, if the
   * pile gives packets; otherwise the outermost. 0 when the pile is empty.
   */
  packetAt(pile: number, index: number): number {
    const size = this.position.len[pile]!;
    if (size === 0) return 0;
    return this.engine.groupAt(pile).packets ? Math.max(1, size - index) : 1;
  }
  /** The faces of the outer n cards, the innermost first; 0 for hidden ones. */
  faces(pile: number, n: number): Face[] {
    return this.view.piles[pile]!.cards.slice(-n).map(({ face }) => face & FACE);
  }

  /** The move that a text names, or undefined. */
  read(text: string): Move | undefined {
    const move = readMove(text, this.engine);
    return typeof move === 'number' ? move : undefined;
  }
  write(move: Move): string {
    return writeMove(move, this.engine);
  }
  /** The record that `restore` takes: also moves that were taken back and can be redone. */
  get record(): GameRecord {
    const moves = this.moves.map((move) => this.write(move));
    return { game: this.document.id, house: this.house, deal: this.deal, moves, ...(this.canRedo ? { at: this.made } : {}) };
  }

  private forward(): Step[] {
    const mark = this.position.mark;
    this.engine.play(this.position, this.moves[this.made]!);
    this.marks.push(mark);
    this.seen = undefined;
    return stepsSince(this.position, mark);
  }
}
