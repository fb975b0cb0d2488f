/** The adviser beside a table: can this still be won, what to do now, where was it lost. It asks a searcher and remembers. */
import { type Move, shuffles } from '../engine/move.ts';
import { writeRecord } from '../engine/record.ts';
import { type Advice, NO_ADVICE, type Wish } from './advice.ts';
import {
  type Answer,
  ASKED_NODES,
  type Fair,
  FIRST_NODES,
  LOSS_NODES,
  type Question,
  SAMPLE_NODES,
  type Searcher,
} from './asking.ts';
import { Knowledge } from './knowledge.ts';
import type { Session } from './session.ts';

interface Wanted {
  readonly question: Question;
  /** The player waits for the answer. */
  readonly asked: boolean;
}
/** The position on the table: the record that leads there, the position as a text, the moves made. */
interface Here {
  readonly record: string;
  readonly place: string;
  readonly made: number;
}
/** Each time the player wants a longer search. */
const LONGER = 4;

export class Advisor {
  private readonly search: Searcher;
  private readonly changed: (advice: Advice) => void;
  private on = false;
  private resting = false;
  private session: Session | undefined;
  private knowledge = new Knowledge();
  /** Answers that depend on what was seen or played on the way, by record. */
  private readonly fairs = new Map<string, Fair>();
  private readonly losses = new Map<string, NonNullable<Advice['loss']>>();
  /** The beginning of the game after which no card was unseen, once that is known. */
  private allSeen: string | undefined;
  private here: Here = { record: '', place: '', made: 0 };
  private wish: Wish | undefined;
  private wishNext: Wish | undefined;
  private askedNodes = ASKED_NODES;
  private running: { readonly about: string; readonly asked: boolean; readonly stop: () => void } | undefined;
  private progress = 0;
  private now: Advice = NO_ADVICE;

  /** @param changed called with every new advice */
  constructor(search: Searcher, changed: (advice: Advice) => void) {
    this.search = search;
    this.changed = changed;
  }
  get advice(): Advice {
    return this.now;
  }
  /** Switches the lamp; off, nothing is searched but what is asked for. */
  switch(on: boolean): void {
    this.on = on;
    this.update();
  }
  /** To be called with the game on the table after every change. A verdict is carried along wherever it can be. */
  look(session: Session): void {
    this.resting = false;
    const record = recordOf(session);
    if (session !== this.session) {
      this.session = session;
      this.knowledge = new Knowledge();
      this.fairs.clear();
      this.losses.clear();
      this.allSeen = undefined;
      this.arrive(record);
    } else if (record !== this.here.record) {
      const before = this.here;
      this.arrive(record);
      this.follow(session, before);
    }
    this.update();
  }
  /** The player asks about this position. */
  ask(wish: Wish): void {
    this.wish = wish;
    this.update();
  }
  /** The same will be asked about the next position: a hint is being followed. */
  askAgain(): void {
    this.wishNext = this.wish;
  }
  /** The player has waited in vain and wants a longer search. */
  askLonger(): void {
    this.askedNodes *= LONGER;
    this.update();
  }
  /** Nothing is wanted any more of what was asked. */
  cancel(): void {
    this.wish = undefined;
    this.update();
  }
  /** A line that is known to win from the position on the table. */
  learn(line: readonly Move[]): void {
    const { session } = this;
    if (!session) return;
    this.knowledge.won(session.engine, session.positionAhead(), line);
    this.update();
  }
  /** Ends every search; nothing runs until the next `look`, which then begins anew. */
  rest(): void {
    this.resting = true;
    this.update();
  }

  private arrive(record: string): void {
    const { session, wishNext } = this;
    this.here = { record, place: session!.place, made: session!.made };
    if (session!.view.over) this.knowledge.lost(this.here.place, false);
    this.wish = wishNext;
    this.wishNext = undefined;
    this.askedNodes = ASKED_NODES;
  }
  /** What was known before the move says of the position after it: a line followed or joined again, a lost game played on. */
  private follow(session: Session, before: { readonly place: string; readonly made: number }): void {
    const { knowledge, here } = this;
    const known = knowledge.of(here.place);
    if (known && known.lamp !== 'open') return;
    const earlier = knowledge.of(before.place);
    const last = session.lastMove;
    const onward = here.made === before.made + 1 && last !== undefined && !shuffles(session.engine, last);
    if (onward && earlier?.lamp === 'lost') knowledge.lost(here.place, earlier.circles || undefined);
    else knowledge.join(session.engine, session.positionAhead(), earlier?.lamp === 'won' ? earlier.line : []);
  }

  /** Searches what is wanted and not known, nothing else, and tells what is known. */
  private update(): void {
    const { session, here } = this;
    if (!session) return;
    const wanted = this.resting ? undefined : this.wanted(session);
    const about = wanted && `${wanted.question.kind} ${'nodes' in wanted.question ? wanted.question.nodes : ''} ${here.record}`;
    if (about !== this.running?.about) {
      this.running?.stop();
      this.running = undefined;
      this.progress = 0;
      if (wanted && about) this.begin(session, wanted, about);
    }
    this.tell(session);
  }
  private begin(session: Session, { question, asked }: Wanted, about: string): void {
    const { here } = this;
    // A searcher may answer at once.
    let done = false;
    const stop = this.search(
      question,
      (answer) => {
        done = true;
        this.running = undefined;
        this.take(session, here, answer);
        this.update();
      },
      ({ share }) => {
        this.progress = share;
        if (asked && !done) this.tell(session);
      },
    );
    if (!done) this.running = { about, asked, stop };
  }
  private wanted(session: Session): Wanted | undefined {
    const { on, wish, knowledge, askedNodes } = this;
    const { record, place } = this.here;
    if (wish === 'loss' && !this.losses.has(record)) {
      const won = this.lastWon(session);
      return { question: { kind: 'lost-at', record, nodes: LOSS_NODES, ...(won ? { known: won } : {}) }, asked: true };
    }
    if (session.view.won) return undefined;
    const fair = wish === 'fair' && this.hidden(session);
    if (fair && !this.fairs.has(record)) return { question: { kind: 'fair', record, nodes: SAMPLE_NODES }, asked: true };
    const asked = wish === 'under' || (wish === 'fair' && !fair);
    const nodes = asked ? askedNodes : on ? FIRST_NODES : 0;
    const known = knowledge.of(place) ?? { lamp: 'open', nodes: 0 };
    if (known.lamp === 'open' && known.nodes < nodes) return { question: { kind: 'verdict', record, nodes }, asked };
    if (known.lamp === 'lost' && known.circles === undefined && nodes > 0)
      return { question: { kind: 'circles', record }, asked: false };
    return undefined;
  }
  /** Learns what was answered about the position `here`. */
  private take(session: Session, { record, place }: Here, answer: Answer): void {
    const { knowledge } = this;
    if ('unseen' in answer && answer.unseen === 0) this.allSeen = record.trimEnd();
    if (answer.kind === 'won') knowledge.won(session.engine, session.positionAhead(), answer.line);
    else if (answer.kind === 'lost' || answer.kind === 'circles') knowledge.lost(place, answer.circles);
    else if (answer.kind === 'open') knowledge.open(place, answer.nodes);
    else if (answer.kind === 'fair') this.fairs.set(record, answer.fair);
    else if (answer.kind === 'lost-at') {
      const { kind: _, ...loss } = answer;
      this.losses.set(record, loss);
      if (loss.won >= 0) knowledge.won(session.engine, session.branch(loss.won).positionAhead(), loss.line);
      if (loss.lost >= 0) knowledge.lost(session.branch(loss.lost).place);
    }
  }
  /** The latest position of this attempt that is known to be winnable. */
  private lastWon(session: Session): { at: number; line: readonly Move[] } | undefined {
    const walk = session.branch(0);
    let won: { at: number; line: readonly Move[] } | undefined;
    for (const [at, move] of [...session.played, undefined].entries()) {
      const known = this.knowledge.of(walk.place);
      if (known?.lamp === 'won') won = { at, line: known.line };
      if (move === undefined) break;
      if (shuffles(session.engine, move)) won = undefined;
      walk.play(move);
    }
    return won;
  }
  /** Are there cards that the player has not seen? What lies face down may have been seen before: searches tell. */
  private hidden({ view }: Session): boolean {
    const { allSeen, here } = this;
    if (allSeen !== undefined && here.record.startsWith(allSeen) && /\s/.test(here.record[allSeen.length] ?? '')) return false;
    return view.piles.some(({ cards, aside }) => !aside && cards.some(({ id }) => id < 0));
  }
  private tell(session: Session): void {
    const { here, wish, running } = this;
    const lit = (this.on || wish !== undefined) && !session.view.won;
    const known = this.knowledge.of(here.place);
    this.now = {
      ...NO_ADVICE,
      hidden: this.hidden(session),
      wish,
      progress: running?.asked ? this.progress : undefined,
      fair: wish === 'fair' ? this.fairs.get(here.record) : undefined,
      loss: wish === 'loss' ? this.losses.get(here.record) : undefined,
      ...(lit ? { lamp: known?.lamp ?? 'searching' } : {}),
      ...(lit && known?.lamp === 'won' ? { line: known.line } : {}),
      ...(lit && known?.lamp === 'lost' ? { circles: known.circles === true } : {}),
    };
    this.changed(this.now);
  }
}

/** The record of the moves that stand on the table. */
function recordOf(session: Session): string {
  const { at: _, ...record } = session.record;
  return writeRecord({ ...record, moves: record.moves.slice(0, session.made) });
}
