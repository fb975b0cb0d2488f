/** What has been found out about the positions of a game: verdicts by position, and whether a known line can be joined. */
import { type Engine, MOST_MOVES } from '../engine/engine.ts';
import { type Move, shuffles } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';
import { placeOf } from './place.ts';

export type Known =
  | { readonly lamp: 'won'; readonly line: readonly Move[] }
  /** `circles`: proved, disproved as far as was looked, or not looked at yet. */
  | { readonly lamp: 'lost'; readonly circles: boolean | undefined }
  | { readonly lamp: 'open'; readonly nodes: number };

/** Places remembered at most; more than a long evening's play. */
const MOST_PLACES = 50_000;
const lists = new Int32Array(MOST_MOVES);

export class Knowledge {
  /** Winning lines are kept whole, with how many of their moves lead to the place. */
  private readonly places = new Map<
    string,
    Known | { readonly lamp: 'on line'; readonly whole: readonly Move[]; readonly at: number }
  >();

  of(place: string): Known | undefined {
    const known = this.places.get(place);
    return known?.lamp === 'on line' ? { lamp: 'won', line: known.whole.slice(known.at) } : known;
  }
  /** A line that wins from here: every position on it can be won too. Plays it on the position given. */
  won(engine: Engine, s: Position, line: readonly Move[]): void {
    for (const [at, move] of line.entries()) {
      const place = placeOf(s);
      const before = this.places.get(place);
      // A shorter way that is known already stays.
      if (before?.lamp !== 'on line' || before.whole.length - before.at > line.length - at)
        this.note(place, { lamp: 'on line', whole: line, at });
      engine.play(s, move);
    }
  }
  lost(place: string, circles?: boolean): void {
    this.note(place, { lamp: 'lost', circles });
  }
  /** So many moves were tried without a verdict. */
  open(place: string, nodes: number): void {
    const before = this.of(place);
    if (before === undefined || (before.lamp === 'open' && before.nodes < nodes)) this.note(place, { lamp: 'open', nodes });
  }
  /**
   * Tries cheaply whether a win is known from here: one move leads to a position that can be won, or the old line can still
   * be played, without the moves of it that are made already or no longer possible. Learns and tells what it found.
   */
  join(engine: Engine, s: Position, old: readonly Move[]): boolean {
    const line = this.neighbour(engine, s) ?? this.played(engine, s, old);
    if (!line) return false;
    this.won(engine, s, line);
    return true;
  }

  private neighbour(engine: Engine, s: Position): Move[] | undefined {
    const { mark } = s;
    for (const move of Array.from(lists.subarray(0, engine.generate(s, lists, 0)))) {
      if (shuffles(engine, move)) continue;
      engine.play(s, move);
      const known = this.of(placeOf(s));
      const won = engine.won(s);
      s.rewind(mark);
      if (won) return [move];
      if (known?.lamp === 'won') return [move, ...known.line];
    }
    return undefined;
  }
  private played(engine: Engine, s: Position, old: readonly Move[]): Move[] | undefined {
    const { mark } = s;
    const line: Move[] = [];
    let rest: readonly Move[] | undefined;
    for (const move of old) {
      if (engine.checkMove(s, move) !== 0) continue;
      engine.play(s, move);
      line.push(move);
      const known = this.of(placeOf(s));
      if (known?.lamp === 'won') rest = known.line;
      else if (engine.won(s)) rest = [];
      if (rest) break;
    }
    s.rewind(mark);
    return rest && [...line, ...rest];
  }
  private note(
    place: string,
    what: Known | { readonly lamp: 'on line'; readonly whole: readonly Move[]; readonly at: number },
  ): void {
    if (this.places.size >= MOST_PLACES) this.places.clear();
    this.places.set(place, what);
  }
}
