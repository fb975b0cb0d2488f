/** The controller of a table: what is in hand, what is lit, what was refused. Any interface can drive it and show its state. */
import type { Face } from '../cards/index.ts';
import { NO_FOUNDATION } from '../engine/builtin.ts';
import { defaultHouse, type GameDocument, type House, type RuleRef } from '../engine/document.ts';
import type { Step } from '../engine/journal.ts';
import { actionMove, countOf, fromOf, isAction, type Move, packetMove, toOf } from '../engine/move.ts';
import type { Read } from '../engine/read.ts';
import type { Deal } from '../engine/record.ts';
import type { View } from '../engine/view.ts';
import { Session } from './session.ts';
import type { Remarks } from './tree.ts';

/** The cards a person has taken up: the outer `n` cards of `pile`. */
export interface Hand {
  readonly pile: number;
  readonly n: number;
  readonly faces: readonly Face[];
  /** Piles they may go to. */
  readonly targets: readonly number[];
}
/** Why the last gesture did nothing. */
export interface Refusal {
  readonly rule: RuleRef;
  /** The pile that refused or could not give; −1 for an action. */
  readonly pile: number;
  readonly faces: readonly Face[];
  /** Where those cards lie; −1 for an action. */
  readonly from: number;
  /** They may be taken up at all; where not, they never were in hand. */
  readonly takable: boolean;
  /** Piles they may go to. */
  readonly targets: readonly number[];
}
/** What an interface shows; a new object after every change. */
export interface TableState {
  readonly document: GameDocument;
  readonly house: House;
  readonly deal: Deal;
  readonly view: View;
  /** The faces that each pile waits for, by pile index. */
  readonly wants: readonly (readonly Face[])[];
  /** Rule numbers of the view lead here. */
  readonly rules: readonly RuleRef[];
  readonly hand: Hand | undefined;
  readonly refusal: Refusal | undefined;
  /** The steps of the change before this state, and whether they were taken back. */
  readonly steps: readonly Step[];
  readonly backwards: boolean;
  readonly made: number;
  /** The move that led to this position; undefined at the start. */
  readonly last: Move | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

export class Table {
  private session: Session;
  private hand: Hand | undefined;
  private refusal: Refusal | undefined;
  private steps: readonly Step[] = [];
  private backwards = false;
  private readonly listeners = new Set<(state: TableState) => void>();
  private shown: TableState | undefined;

  constructor(session: Session) {
    this.session = session;
  }
  /** A new game at a new table. */
  static deal(document: GameDocument, deal: Deal, house: House = defaultHouse(document)): Table {
    return new Table(new Session(document, house, deal));
  }
  /** A table with the game of a saved text; faults when it cannot be read or replayed. */
  static load(text: string, findGame: (id: string) => GameDocument | undefined): Read<Table> {
    const session = Session.load(text, findGame);
    return session.ok ? { ok: true, value: new Table(session.value) } : session;
  }
  /** The text that `load` reads. */
  save(): string {
    return this.session.text;
  }

  get state(): TableState {
    const { session } = this;
    this.shown ??= {
      document: session.document,
      house: session.house,
      deal: session.deal,
      view: session.view,
      wants: session.wants,
      rules: session.engine.rules,
      hand: this.hand,
      refusal: this.refusal,
      steps: this.steps,
      backwards: this.backwards,
      made: session.made,
      last: session.lastMove,
      canUndo: session.canUndo,
      canRedo: session.canRedo,
    };
    return this.shown;
  }
  /** Calls back after every change, until the returned function is called. */
  subscribe(listener: (state: TableState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The game on the table, for an adviser to look at. */
  get game(): Session {
    return this.session;
  }
  /** Puts another game on this table. */
  replace(session: Session): void {
    this.session = session;
    this.hand = undefined;
    this.changed([], false);
  }
  /** The same game dealt anew. */
  newDeal(deal: Deal): void {
    this.replace(new Session(this.session.document, this.session.house, deal));
  }

  /**
   * Takes up the card at `index` of a pile and what lies on it. False, with a refusal, when a rule forbids that; cards that
   * fit nowhere can be taken up, so that each place can say why.
   */
  take(pile: number, index: number): boolean {
    const n = this.session.packetAt(pile, index);
    const rule = this.session.whyNotTake(pile, n);
    this.hand = undefined;
    if (rule !== 0) return this.refuse(pile, n, rule);
    this.hand = { pile, n, faces: this.session.faces(pile, n), targets: this.session.targets(pile, n) };
    this.changed([], false);
    return true;
  }
  /** Lays the cards in hand down where they were. */
  letGo(): void {
    if (!this.hand && !this.refusal) return;
    this.hand = undefined;
    this.changed([], false);
  }
  /** Puts the cards in hand on a pile. False, with the refusal, when a rule forbids it; the hand is then empty. */
  put(to: number): boolean {
    const { hand } = this;
    if (!hand) return false;
    this.hand = undefined;
    if (to === hand.pile) {
      this.changed([], false);
      return false;
    }
    return this.play(packetMove(hand.pile, to, hand.n), hand.faces);
  }
  /**
   * A press on a pile, at the card with `index` cards beneath it: takes up with an empty hand, puts down with a full one.
   * A press on cards that the ones in hand cannot go to takes those up instead, if they can go anywhere.
   */
  press(pile: number, index: number): void {
    const { hand } = this;
    if (!hand) this.take(pile, index);
    else if (hand.pile === pile || hand.targets.includes(pile)) this.put(pile);
    else {
      const n = this.session.packetAt(pile, index);
      if (n > 0 && this.session.targets(pile, n).length > 0) this.take(pile, index);
      else this.put(pile);
    }
  }
  /**
   * A press as a person means it: with an empty hand a stock that is not taken from by hand deals, a dead gap tells the rule
   * that closes it, and everything else is a press on a card.
   */
  tap(pile: number, index: number): void {
    const { view, engine } = this.session;
    const { doc, take } = engine.groupAt(pile);
    if (!this.hand && doc.kind === 'stock' && take !== 0 && view.actions.length > 0)
      this.act((view.actions.find(({ rule }) => rule === 0) ?? view.actions[0]!).index);
    else if (!this.hand && view.piles[pile]!.closed !== 0) this.refuse(pile, 0, view.piles[pile]!.closed);
    else this.press(pile, index);
  }
  /** Takes one card more (or fewer) of the pile in hand. When a rule forbids that, the hand stays as it is. */
  grow(by: 1 | -1): void {
    const { hand } = this;
    if (!hand) return;
    const n = hand.n + by;
    const rule = n < 1 ? 0 : this.session.whyNotTake(hand.pile, n);
    if (n < 1) this.letGo();
    else if (rule !== 0) this.refuse(hand.pile, n, rule);
    else this.take(hand.pile, this.session.view.piles[hand.pile]!.cards.length - n);
  }
  /** Sends the outermost card of a pile to a foundation that takes it. False, with a refusal, when none does. */
  sendHome(pile: number): boolean {
    this.hand = undefined;
    const { view, engine } = this.session;
    const isHome = (to: number): boolean => engine.groupAt(to).doc.kind === 'foundation';
    const home = view.moves.find((move) => !isAction(move) && fromOf(move) === pile && countOf(move) === 1 && isHome(toOf(move)));
    if (home !== undefined) return this.play(home, this.session.faces(pile, 1));
    return this.refuse(pile, 1, this.session.whyNotTake(pile, 1) || NO_FOUNDATION);
  }
  /**
   * Moves the card at `index` of a pile, with what lies on it, where it fits best: to a foundation, else to the longest pile,
   * last to an empty place. False when it fits nowhere; nothing is changed then.
   */
  sendBest(pile: number, index: number): boolean {
    const n = this.session.packetAt(pile, index);
    const { view, engine } = this.session;
    const worth = (to: number): number =>
      engine.groupAt(to).doc.kind === 'foundation' ? Number.POSITIVE_INFINITY : view.piles[to]!.cards.length;
    const [first, ...rest] = this.targetsOf(pile, n);
    if (first === undefined) return false;
    const best = rest.reduce((most, to) => (worth(to) > worth(most) ? to : most), first);
    this.hand = undefined;
    return this.play(packetMove(pile, best, n), this.session.faces(pile, n));
  }
  /** Takes an action by its index. False, with the refusal, when a rule forbids it. */
  act(index: number): boolean {
    this.hand = undefined;
    return this.play(actionMove(index), []);
  }
  /** Plays a move. False, with the refusal, when a rule forbids it. */
  playMove(move: Move): boolean {
    this.hand = undefined;
    return this.play(move, isAction(move) ? [] : this.session.faces(fromOf(move), countOf(move)));
  }
  /** Goes back to the first `made` moves and plays these on from there, as one change; stops at a move that cannot be made. */
  playFrom(made: number, moves: readonly Move[]): void {
    this.hand = undefined;
    while (this.session.made > made) this.session.undo();
    for (const move of moves) if (!this.session.play(move).played) break;
    this.changed([], false);
  }
  /** Plays a move as written. False when it is no move or a rule forbids it. */
  playText(text: string): boolean {
    const move = this.session.read(text);
    return move !== undefined && this.playMove(move);
  }
  undo(): void {
    this.hand = undefined;
    this.changed(this.session.undo(), true);
  }
  redo(): void {
    this.hand = undefined;
    this.changed(this.session.redo(), false);
  }
  restart(): void {
    this.hand = undefined;
    this.session.restart();
    this.changed([], true);
  }

  /** Goes to a position that was reached before, by its number in the tree. */
  jump(id: number): void {
    this.hand = undefined;
    const { steps, backwards } = this.session.jump(id);
    this.changed(steps, backwards);
  }
  /** Writes beside a position of the tree. */
  remark(id: number, remarks: Remarks): void {
    this.session.remark(id, remarks);
    this.changed([], false);
  }

  private play(move: Move, faces: readonly Face[]): boolean {
    const outcome = this.session.play(move);
    if (outcome.played) {
      this.changed(outcome.steps, false);
      return true;
    }
    const [pile, from] = isAction(move) ? [-1, -1] : [toOf(move), fromOf(move)];
    this.refuseMove({ rule: outcome.refusal, pile, faces, from }, faces.length);
    return false;
  }
  private refuse(pile: number, n: number, rule: number): false {
    const faces = n > 0 ? this.session.faces(pile, n) : [];
    this.refuseMove({ rule: this.session.engine.rules[rule]!, pile, faces, from: pile }, n);
    return false;
  }
  private refuseMove(what: Omit<Refusal, 'takable' | 'targets'>, n: number): void {
    const { from } = what;
    this.refusal = { ...what, takable: this.isTakable(from, n), targets: this.targetsOf(from, n) };
    this.changed([], false, true);
  }
  private isTakable(pile: number, n: number): boolean {
    return n > 0 && this.session.whyNotTake(pile, n) === 0;
  }
  /** Where the outer `n` cards of a pile may go; nowhere when they may not be taken. */
  private targetsOf(pile: number, n: number): readonly number[] {
    return this.isTakable(pile, n) ? this.session.targets(pile, n) : [];
  }
  private changed(steps: readonly Step[], backwards: boolean, keepRefusal = false): void {
    if (!keepRefusal) this.refusal = undefined;
    this.steps = steps;
    this.backwards = backwards;
    this.shown = undefined;
    const { state } = this;
    for (const listener of this.listeners) listener(state);
  }
}
