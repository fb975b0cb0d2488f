/** The journal read forwards: what a move did, step by step, for the screen that animates it and the voice that tells it. */
import { Op, type Position } from './position.ts';

export type Step =
  | { readonly kind: 'move'; readonly from: number; readonly to: number; readonly n: number }
  | { readonly kind: 'turn'; readonly pile: number }
  | { readonly kind: 'counter'; readonly counter: number }
  | { readonly kind: 'mark'; readonly pile: number }
  | { readonly kind: 'order'; readonly pile: number };

/** The steps recorded after `mark`, in the order in which they happened. The position is left as it was. */
export function stepsSince(s: Position, mark: number): Step[] {
  const steps: Step[] = [];
  // Operands stand before their record, so the journal can only be read backwards. A shuffle's operands are as many as
  // its pile had cards, which the moves after it have changed: sizes are followed back on the way.
  const sizes = Array.from(s.len);
  for (let i = s.mark; i > mark; ) {
    const record = s.journal[--i]!;
    const a = (record >> 4) & 255;
    switch (record & 15) {
      case Op.Begin:
        i -= 2;
        break;
      case Op.Move: {
        const to = (record >> 12) & 255;
        const n = (record >> 20) & 255;
        sizes[a]! += n;
        sizes[to]! -= n;
        steps.push({ kind: 'move', from: a, to, n });
        break;
      }
      case Op.Turn:
        steps.push({ kind: 'turn', pile: a });
        break;
      case Op.Set:
        i--;
        steps.push({ kind: 'counter', counter: a });
        break;
      case Op.Mark:
        i--;
        steps.push({ kind: 'mark', pile: a });
        break;
      case Op.Order:
        i -= sizes[a]!;
        steps.push({ kind: 'order', pile: a });
        break;
      default:
        i--;
    }
  }
  return steps.reverse();
}

/**
 * How many cards these steps moved, each counted once however often it went on.
 * @param sizes how many cards lay on each pile before them
 */
export function cardsMoved(sizes: readonly number[], steps: readonly Step[]): number {
  let cards = 0;
  const piles = sizes.map((size) => Array.from({ length: size }, () => cards++));
  const moved = new Set<number>();
  for (const step of steps) {
    if (step.kind !== 'move') continue;
    const packet = piles[step.from]!.splice(-step.n);
    piles[step.to]!.push(...packet);
    for (const card of packet) moved.add(card);
  }
  return moved.size;
}
