/** Packs: the ordered pack of a game, and whether a list of cards is one. */
import { type Card, COPY, FACE, type Face, faceOf, KING, SUITS } from './card.ts';

/** How many suits the cards of a pack show. */
export type SuitCount = 1 | 2 | 4;

/** Which cards a game is played with. `ranks` and `suits` below the full 13 and 4 make the small packs of proofs. */
export interface PackSize {
  readonly packs: 1 | 2;
  /** Ranks A … this one (1–13); 13 when left out. */
  readonly ranks?: number;
  /** The first so many suits of ♠ ♥ ♦ ♣ (1–4); 4 when left out. */
  readonly suits?: number;
  /** The suits are folded into the first so many: with 2, ♦ count as ♠ and ♣ as ♥, with 1 all are ♠; not folded when left out. */
  readonly fold?: SuitCount;
}

/** The pack in order: for each pack, for suits ♠ ♥ ♦ ♣, ranks A … K; folded suits keep the places of the suits they were. */
export function orderedPack({ packs, ranks = KING, suits = SUITS, fold = SUITS }: PackSize): Card[] {
  const faces: Face[] = [];
  for (let pack = 0; pack < packs; pack++)
    for (let suit = 0; suit < suits; suit++) for (let rank = 1; rank <= ranks; rank++) faces.push(faceOf(suit % fold, rank));
  return withCopies(faces);
}

/** Gives each face in the list its copy number, the first met being copy 0. */
export function withCopies(faces: readonly Face[]): Card[] {
  const met = new Map<Face, number>();
  return faces.map((face) => {
    const copy = met.get(face) ?? 0;
    met.set(face, copy + 1);
    return copy * COPY + face;
  });
}

/** What keeps a list of faces from being the whole pack: faces too few and too many. Both empty = it is the pack. */
export function packFaults(faces: readonly Face[], size: PackSize): { missing: Face[]; extra: Face[] } {
  const count = new Map<Face, number>();
  for (const card of orderedPack(size)) count.set(card & FACE, (count.get(card & FACE) ?? 0) + 1);
  const extra: Face[] = [];
  for (const face of faces) {
    const left = count.get(face) ?? 0;
    if (left === 0) extra.push(face);
    else count.set(face, left - 1);
  }
  const missing: Face[] = [];
  for (const [face, left] of count) for (let i = 0; i < left; i++) missing.push(face);
  return { missing, extra };
}
