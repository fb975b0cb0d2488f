/** Which moves a search tries, and in which order: read from the structure of the definition, never from the game's name. */
import type { Engine } from '../engine/engine.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';

/** Classes of moves, the likeliest to help first. */
const HOME = 0;
const BUILD = 1;
const LOOSEN = 2;
const ACT = 3;
const FILL = 4;
const CLASSES = 5;

/** Lists the moves of a position in classes; actions that shuffle are left out, for their outcome is not the player's. */
export class MoveOrder {
  private readonly shuffles: Uint8Array;
  private readonly home: Uint8Array;
  private readonly scratch = new Int32Array(1 << 14);

  constructor(engine: Engine) {
    this.shuffles = Uint8Array.from(engine.actions, (action) => (action.shuffles ? 1 : 0));
    this.home = Uint8Array.from(engine.names, (_, pile) => {
      const { kind } = engine.groupAt(pile).doc;
      return kind === 'foundation' || kind === 'discard' ? 1 : 0;
    });
  }
  isShuffle(move: Move): boolean {
    return isAction(move) && this.shuffles[toOf(move)] !== 0;
  }
  /** 0 (likeliest to help) … 4. */
  classOf(engine: Engine, s: Position, move: Move): number {
    if (isAction(move)) return ACT;
    const to = toOf(move);
    if (this.home[to] !== 0) return this.home[fromOf(move)] !== 0 ? FILL : HOME;
    const from = fromOf(move);
    if (s.len[to] === 0 && !engine.groupAt(to).grid) return s.len[from] === countOf(move) ? CLASSES - 1 : FILL;
    return s.len[from]! > countOf(move) || engine.groupAt(to).grid ? BUILD : LOOSEN;
  }
  /** Writes the moves to `out` from `at`, the last class first so that it is tried last; returns the end. */
  list(engine: Engine, s: Position, out: Int32Array, at: number): number {
    const { scratch } = this;
    const n = engine.generate(s, scratch, 0);
    let end = at;
    for (let wanted = 0; wanted < CLASSES; wanted++)
      for (let i = 0; i < n; i++) {
        const move = scratch[i]!;
        if (!this.isShuffle(move) && this.classOf(engine, s, move) === wanted) out[end++] = move;
      }
    return end;
  }
}
