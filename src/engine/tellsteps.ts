/** The steps of a move with the cards that each of them moved or turned up, as far as a person has seen them. */
import type { Face } from '../cards/index.ts';
import type { Step } from './journal.ts';

/** A step with the cards it was about, the innermost first; 0 for a card that was seen neither before nor after. */
export interface ToldStep {
  readonly step: Step;
  /** Of a turn the card that was turned up; none when one was turned down. */
  readonly faces: readonly Face[];
  /** Of a move those of its cards that had not been moved before, by the same steps. */
  readonly fresh: readonly Face[];
}
interface Followed {
  readonly face: Face;
  up: boolean;
  moved: boolean;
}
const HIDDEN = (): Followed => ({ face: 0, up: false, moved: false });

/**
 * The cards of each step. A pile shows only what lay there at the end, and a card may have gone on, or have been covered, in the
 * same move: the steps are followed back from the cards after them, and on from the cards before them where those were seen.
 * A card that was turned up and moved is told once, with its way.
 * @param before the faces that each pile showed before the steps, the innermost first, 0 for hidden ones
 * @param after the same after them
 */
export function tellSteps(
  before: readonly (readonly Face[])[],
  after: readonly (readonly Face[])[],
  steps: readonly Step[],
): ToldStep[] {
  const late = after.map((cards) => cards.map((face): Followed => ({ face, up: face !== 0, moved: false })));
  const packets: Followed[][] = steps.map(() => []);
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i]!;
    if (step.kind === 'move') {
      const pile = late[step.to]!;
      const packet = pile.splice(pile.length - step.n);
      for (const card of packet) card.moved = true;
      late[step.from]!.push(...packet);
      packets[i] = packet;
    } else if (step.kind === 'turn') {
      const card = late[step.pile]!.at(-1);
      if (card?.up) packets[i] = [card];
      if (card) card.up = !card.up;
    } else if (step.kind === 'order') late[step.pile] = late[step.pile]!.map(HIDDEN);
  }
  const early = before.map((cards) => cards.map((face): Followed => ({ face, up: false, moved: false })));
  return steps.map((step, i): ToldStep => {
    const known = packets[i]!;
    if (step.kind === 'order') early[step.pile] = early[step.pile]!.map(({ moved }) => ({ ...HIDDEN(), moved }));
    if (step.kind !== 'move') return { step, faces: known.flatMap(({ face, moved }) => (moved ? [] : [face])), fresh: [] };
    const pile = early[step.from]!;
    const packet = pile.splice(pile.length - step.n);
    early[step.to]!.push(...packet);
    const faces = known.map(({ face }, k) => face || packet[k]!.face);
    const fresh = faces.filter((_, k) => !packet[k]!.moved);
    for (const card of packet) card.moved = true;
    return { step, faces, fresh };
  });
}
