/** A person's game: the position, the tree of the lines tried, and the text that restores it. */
import { FACE, type Face } from '../cards/index.ts';
import { GAME_WON } from '../engine/builtin.ts';
import type { GameDocument, House, RuleRef } from '../engine/document.ts';
import { Engine } from '../engine/engine.ts';
import { type Step, stepsSince } from '../engine/journal.ts';
import { countOf, fromOf, isAction, type Move, readMove, toOf, writeMove } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { type Fault, fault, type Read, right } from '../engine/read.ts';
import { type Deal, type GameRecord, readRecord, replay, startOf, writeRecord } from '../engine/record.ts';
import { type View, viewOf } from '../engine/view.ts';
import { placeOf } from './place.ts';
import { type Remarks, Tree, type TreeNode } from './tree.ts';
import { buildTree, isTreeText, type ReadTree, readTreeText, writeTree } from './treetext.ts';
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
  private tree = new Tree();
  /** Where the journal stood before each move that stands on the table. */
  private readonly marks: number[] = [];
  private seen: View | undefined;
  private wanted: { readonly view: View; readonly faces: readonly (readonly Face[])[] } | undefined;

  /**
   * A new game. Throws RangeError when the house rules are not the game's or the pack is not whole.
   * @param engine one that was compiled for this game and these house rules before; several sessions may share it
   */
  constructor(document: GameDocument, house: House, deal: Deal, engine: Engine = new Engine(document, house)) {
    this.document = document;
    this.house = house;
    this.deal = deal;
    this.engine = engine;
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

  /** Restores a game from a text as `text` gives it, or as any version before gave it. */
  static load(text: string, findGame: (id: string) => GameDocument | undefined): Read<Session> {
    if (!isTreeText(text)) {
      const record = readRecord(text, findGame);
      return record.ok ? Session.restore(record.value, findGame(record.value.game)!) : record;
    }
    const read = readTreeText(text, findGame);
    if (!read.ok) return read;
    const session = new Session(findGame(read.value.record.game)!, read.value.record.house, read.value.record.deal);
    const faults = session.plant(read.value);
    return faults.length > 0 ? { ok: false, faults } : right(session);
  }
  /** The text that `load` takes: a plain record where there is nothing but one line. */
  get text(): string {
    return this.tree.plain ? writeRecord(this.record) : writeTree(this.tree, this.record, this.engine);
  }

  /** Moves that stand on the table. */
  get made(): number {
    return this.marks.length;
  }
  /** The move that led here, if any. */
  get lastMove(): Move | undefined {
    return this.made > 0 ? this.tree.here.move : undefined;
  }
  get canUndo(): boolean {
    return this.marks.length > 0;
  }
  get canRedo(): boolean {
    return this.tree.here.next >= 0;
  }
  /** What the person sees now; the same object until something changes. */
  get view(): View {
    this.seen ??= viewOf(this.engine, this.position);
    return this.seen;
  }

  /** The moves that stand on the table. */
  get played(): readonly Move[] {
    return this.tree.path(this.tree.here.id).map(({ move }) => move);
  }
  /** The position as a text, see `placeOf`. */
  get place(): string {
    return placeOf(this.position);
  }
  /** The position for those who look ahead: what is played there does not change the game. */
  positionAhead(): Position {
    return this.position.copy();
  }
  /** The same game with the first `made` of its moves: what is played there does not change this one. */
  branch(made: number = this.made): Session {
    const other = new Session(this.document, this.house, this.deal, this.engine);
    for (const move of this.line.slice(0, made)) other.play(move);
    return other;
  }

  /** The faces that each pile waits for, by pile index. */
  get wants(): readonly (readonly Face[])[] {
    if (this.wanted?.view !== this.view) this.wanted = { view: this.view, faces: wantedFaces(this.engine, this.view) };
    return this.wanted.faces;
  }

  /** Every position that was reached. */
  get nodes(): readonly TreeNode[] {
    return this.tree.nodes;
  }
  /** The position on the table. */
  get here(): TreeNode {
    return this.tree.here;
  }
  /** Writes beside a position. */
  remark(id: number, remarks: Remarks): void {
    this.tree.remark(id, remarks);
  }

  /** Plays a move if the rules allow it. What was played from here before is kept. */
  play(move: Move): Outcome {
    const rule = this.engine.checkMove(this.position, move);
    if (rule !== 0) return { played: false, rule, refusal: this.engine.rules[rule]! };
    return { played: true, steps: this.forward(move) };
  }
  /** The steps to be shown backwards; none when nothing can be taken back. */
  undo(): readonly Step[] {
    const mark = this.marks.pop();
    if (mark === undefined) return [];
    this.tree.back();
    const steps = stepsSince(this.position, mark);
    this.position.rewind(mark);
    this.seen = undefined;
    return steps;
  }
  redo(): readonly Step[] {
    return this.canRedo ? this.forward(this.tree.node(this.tree.here.next).move) : [];
  }
  /** Goes to any position that was reached. Gives the steps to be shown when the way leads only forwards or only back. */
  jump(id: number): { readonly steps: readonly Step[]; readonly backwards: boolean } {
    const goal = this.tree.path(id);
    const path = this.tree.path(this.tree.here.id);
    let shared = 0;
    while (shared < goal.length && goal[shared] === path[shared]) shared++;
    const back: Step[] = [];
    const forth: Step[] = [];
    while (this.made > shared) back.unshift(...this.undo());
    for (const { move } of goal.slice(shared)) forth.push(...this.forward(move));
    const turns = back.length > 0 && forth.length > 0;
    return { steps: turns ? [] : [...back, ...forth], backwards: back.length > 0 };
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
    const moves = this.line.map((move) => this.write(move));
    return { game: this.document.id, house: this.house, deal: this.deal, moves, ...(this.canRedo ? { at: this.made } : {}) };
  }

  /** The moves on the table and those that redo leads through. */
  private get line(): Move[] {
    return [...this.tree.path(this.tree.here.id), ...this.tree.ahead()].map(({ move }) => move);
  }
  /** Takes over a tree that was read, once every move in it has been played. */
  private plant(read: ReadTree): readonly Fault[] {
    const built = buildTree(read, this.engine);
    if (!built.ok) return built.faults;
    const { nodes } = built.value;
    // Depth first, so that each move is played once and taken back once however the tree is made.
    const open = [...nodes[0]!.children].reverse();
    while (open.length > 0) {
      const { id, move, depth, children } = nodes[open.pop()!]!;
      while (this.made >= depth) this.undo();
      const outcome = this.play(move);
      if (!outcome.played) {
        const written = this.write(move);
        const { ru, en } = outcome.refusal.text;
        const place = `line ${read.nodes[id - 1]!.line}`;
        return [fault(place, `ход ${written} невозможен: ${ru}`, `the move ${written} is not possible: ${en}`)];
      }
      for (let i = children.length - 1; i >= 0; i--) open.push(children[i]!);
    }
    this.restart();
    const way = built.value.path(read.here).map(({ move }) => move);
    const leads = nodes.map(({ next }) => next);
    this.tree = built.value;
    this.tree.go(0);
    for (const move of way) this.forward(move);
    // The way there has led redo along itself; where it leads was written down.
    for (const [id, next] of leads.entries()) if (next >= 0) this.tree.lead(id, next);
    return [];
  }
  private forward(move: Move): Step[] {
    const mark = this.position.mark;
    this.engine.play(this.position, move);
    this.tree.play(move);
    this.marks.push(mark);
    this.seen = undefined;
    return stepsSince(this.position, mark);
  }
}
