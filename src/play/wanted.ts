/** What each pile waits for: the faces that its tables take next, and what they have in common (a ghost on the table). */
import { FACE, FACES, type Face, rankOf, suitOf } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import type { View } from '../engine/view.ts';

/** What may be drawn on a place: rank, suit, or both, whichever all wanted faces share. */
export interface Ghost {
  readonly rank?: number;
  readonly suit?: number;
}

const holds = (sets: Int32Array, row: number, face: Face): boolean => ((sets[row * 2 + (face >> 5)]! >>> (face & 31)) & 1) === 1;

/**
 * The faces that fit each pile by its own and its neighbours' cards, by pile index. Closed, full and unknown piles want
 * nothing. Rules that look at where a card comes from are not asked, so a wanted card may still be refused.
 */
export function wantedFaces(engine: Engine, view: View): readonly (readonly Face[])[] {
  const { fitSet, startSet, afterSet, beforeSet, foot, context } = engine.tables;
  const topFace = (pile: number): Face => (pile < 0 ? 0 : (view.piles[pile]!.cards.at(-1)?.face ?? 0));
  const stuck = facesThatStay(engine, view);
  return view.piles.map(({ index: pile, cards, closed }) => {
    const group = engine.groupAt(pile);
    const row = group.index << 6;
    if (view.won || group.put !== 0 || closed !== 0 || cards.length >= group.capacity) return [];
    if (cards.length > 0) {
      const below = topFace(pile);
      const begun = !group.hasFoot || foot[row | cards[0]!.face] !== 0;
      return below === 0 || !begun ? [] : FACES.filter((face) => holds(fitSet, row | below, face));
    }
    const left = group.grid ? topFace(context.left[pile]!) : 0;
    const right = group.grid ? topFace(context.right[pile]!) : 0;
    return FACES.filter(
      (face) =>
        !stuck.has(face) &&
        (holds(startSet, pile, face) ||
          (left !== 0 && holds(afterSet, row | left, face)) ||
          (right !== 0 && holds(beforeSet, row | right, face))),
    );
  });
}

/** Faces of which every card lies in sight where nothing is taken from: no place can hope for them. */
function facesThatStay(engine: Engine, view: View): Set<Face> {
  const left = new Map<Face, number>();
  for (const card of engine.orderedPack()) left.set(card & FACE, (left.get(card & FACE) ?? 0) + 1);
  for (const { index, cards } of view.piles)
    if (engine.groupAt(index).take !== 0) for (const { face } of cards) if (face !== 0) left.set(face, left.get(face)! - 1);
  return new Set([...left].flatMap(([face, n]) => (n === 0 ? [face] : [])));
}

/** What these faces share; nothing when they share neither rank nor suit. */
export function ghostOf(faces: readonly Face[]): Ghost | undefined {
  const [first, ...rest] = faces;
  if (first === undefined) return undefined;
  const rank = rest.every((face) => rankOf(face) === rankOf(first));
  const suit = rest.every((face) => suitOf(face) === suitOf(first));
  if (!rank && !suit) return undefined;
  return { ...(rank ? { rank: rankOf(first) } : {}), ...(suit ? { suit: suitOf(first) } : {}) };
}
