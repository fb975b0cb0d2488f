/** "Only moves that go round in circles are left": proved when every position that can be reached leads back here. */
import { type Engine, MOST_MOVES } from '../engine/engine.ts';
import { type Move, shuffles } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';

/** A position on the way: its number, the smallest number known to be reached from it, its moves, and where the journal stood. */
interface Level {
  readonly number: number;
  low: number;
  readonly moves: readonly Move[];
  next: number;
  readonly mark: number;
}

/**
 * True when there are moves, but no position that they lead to is won, none has a shuffle to offer, and from each of them
 * there is a way back here (but for the order of like piles): then nothing that is done will ever change anything for good.
 * False also when more than `most` positions can be reached: that proves nothing. The position is left as it was.
 *
 * The search is R. E. Tarjan's for strongly connected components (1972), which ends at the first component that does not
 * hold the start: from there no way leads back. Most positions have such a one nearby, so that the answer comes soon.
 */
export function onlyCircles(engine: Engine, s: Position, most = 20_000): boolean {
  const own = s.copy();
  const list = new Int32Array(MOST_MOVES);
  const numbers = new Map<string, number>();
  const way: Level[] = [];
  /** Enters the position that stands on `own`; false when it ends the proof. */
  const enter = (mark: number): boolean => {
    const moves = Array.from(list.subarray(0, engine.generate(own, list, 0)));
    // A won position lists no moves, and neither does one where nothing is left: neither leads back.
    if (moves.length === 0 || moves.some((move) => shuffles(engine, move))) return false;
    const number = numbers.size;
    numbers.set(own.key.join(), number);
    way.push({ number, low: number, moves, next: 0, mark });
    return number < most;
  };
  if (!enter(own.mark)) return false;
  for (;;) {
    const level = way.at(-1)!;
    const move = level.moves[level.next++];
    if (move === undefined) {
      if (way.length === 1) return true;
      // Whatever can be reached from here was entered after it: nothing leads back.
      if (level.low === level.number) return false;
      own.rewind(level.mark);
      way.pop();
      const above = way.at(-1)!;
      above.low = Math.min(above.low, level.low);
      continue;
    }
    const { mark } = own;
    engine.play(own, move);
    const known = numbers.get(own.key.join());
    if (known === undefined) {
      if (!enter(mark)) return false;
    } else {
      level.low = Math.min(level.low, known);
      own.rewind(mark);
    }
  }
}
