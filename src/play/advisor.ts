/** The adviser beside a table: can this still be won, what to do now, where was it lost. It asks a searcher and remembers. */
import { isAction, type Move, toOf } from '../engine/move.ts';
import { writeRecord } from '../engine/record.ts';
import type { Session } from './session.ts';

/** What is asked of a searcher, which may live in another thread: everything is text and numbers. */
export interface Question {
  readonly kind: 'verdict' | 'lost-at';
  /** The game with the moves that stand on the table. */
  readonly record: string;
}
export type Answer =
  | { readonly kind: 'won'; readonly line: readonly Move[] }
  | { readonly kind: 'lost' }
  | { readonly kind: 'open' }
  /** Moves made at the last position known to be winnable (−1: none found), the line from there, and whether the next move lost it for certain. */
  | { readonly kind: 'lost-at'; readonly at: number; readonly line: readonly Move[]; readonly exact: boolean };
/** Answers later, unless the returned function is called first. */
export type Searcher = (question: Question, answer: (answer: Answer) => void) => () => void;

/** What the lamp shows. `resting`: switched off, or the game is at its end. */
export type Lamp = 'resting' | 'searching' | 'won' | 'lost' | 'open';

export interface Advice {
  readonly lamp: Lamp;
  /** The moves of a winning line from here, when one is known. */
  readonly line: readonly Move[];
  /** True when some cards are hidden: the verdict then knows more than the player. */
  readonly looksUnder: boolean;
  /** True while the place where the game was lost is looked for. */
  readonly seeking: boolean;
  /** Where it was lost, once found. */
  readonly loss: { readonly at: number; readonly exact: boolean } | undefined;
}
const NONE: Advice = { lamp: 'resting', line: [], looksUnder: false, seeking: false, loss: undefined };

type Known = { readonly lamp: 'won' | 'lost' | 'open'; readonly line: readonly Move[] };

export class Advisor {
  private readonly search: Searcher;
  private readonly changed: (advice: Advice) => void;
  private on = false;
  private session: Session | undefined;
  /** Verdicts of the positions met, by the record that leads there. */
  private readonly known = new Map<string, Known>();
  private before: { readonly record: string; readonly made: number } | undefined;
  private stop: () => void = () => undefined;
  private now: Advice = NONE;

  /** @param changed called with every new advice */
  constructor(search: Searcher, changed: (advice: Advice) => void) {
    this.search = search;
    this.changed = changed;
  }
  get advice(): Advice {
    return this.now;
  }
  /** Switches the lamp; off, nothing is searched. */
  switch(on: boolean): void {
    this.on = on;
    if (this.session) this.look(this.session);
  }
  /** To be called with the game on the table after every change. A verdict is carried along wherever it can be. */
  look(session: Session): void {
    const record = recordOf(session);
    const same = session === this.session && record === this.before?.record;
    if (same && (this.now.lamp !== 'resting') === this.on) return;
    this.stop();
    this.stop = () => undefined;
    this.follow(session, record);
    this.session = session;
    this.before = { record, made: session.made };
    const { view } = session;
    const looksUnder = view.piles.some(({ cards, aside }) => !aside && cards.some(({ id }) => id < 0));
    const known = this.known.get(record);
    if (!this.on || view.won) this.tell({ ...NONE, looksUnder });
    else if (known) this.tell({ ...NONE, ...known, looksUnder });
    else {
      this.tell({ ...NONE, lamp: 'searching', looksUnder });
      this.stop = this.search({ kind: 'verdict', record }, (answer) => {
        if (answer.kind === 'lost-at') return;
        const found: Known = { lamp: answer.kind, line: answer.kind === 'won' ? answer.line : [] };
        this.known.set(record, found);
        this.tell({ ...NONE, ...found, looksUnder });
      });
    }
  }
  /** Looks for the last position that could be won; the advice tells when it is found. */
  seekLoss(): void {
    const { session, now } = this;
    if (!session || now.seeking) return;
    this.stop();
    this.tell({ ...now, seeking: true, loss: undefined });
    this.stop = this.search({ kind: 'lost-at', record: recordOf(session) }, (answer) => {
      if (answer.kind !== 'lost-at') return;
      if (answer.at >= 0) this.known.set(recordOf(session, answer.at), { lamp: 'won', line: answer.line });
      this.tell({ ...this.now, seeking: false, loss: { at: answer.at, exact: answer.exact } });
    });
  }
  /** Ends every search; nothing runs until the next `look`, which then begins anew. */
  rest(): void {
    this.stop();
    this.stop = () => undefined;
    if (this.now.lamp !== 'searching' && !this.now.seeking) return;
    this.before = undefined;
    this.tell({ ...this.now, seeking: false });
  }

  /** What the verdict before says of a position one move on: a winning line followed, or a lost game played on. */
  private follow(session: Session, record: string): void {
    const { before } = this;
    if (session !== this.session || !before || session.made !== before.made + 1 || this.known.has(record)) return;
    const known = this.known.get(before.record);
    const last = session.lastMove;
    if (!known || last === undefined) return;
    if (known.lamp === 'won' && known.line[0] === last) this.known.set(record, { lamp: 'won', line: known.line.slice(1) });
    if (known.lamp === 'lost' && !(isAction(last) && session.engine.actions[toOf(last)]!.shuffles)) this.known.set(record, known);
  }
  private tell(advice: Advice): void {
    this.now = advice;
    this.changed(advice);
  }
}

/** The record of the first `made` moves of a game; of those on the table when left out. */
function recordOf(session: Session, made = session.made): string {
  const { at: _, ...record } = session.record;
  return writeRecord({ ...record, moves: record.moves.slice(0, made) });
}
