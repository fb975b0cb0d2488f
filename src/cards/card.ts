/** Cards as small integers: what is printed on them, which copy they are, and whether they lie face down. */

/** One card: bits 0–5 its face, bit 6 set when it lies face down, bits 7–9 which of the like cards it is (0 … 7). */
export type Card = number;
/** What is printed on a card: `suit * 16 + rank`. 0 means "no card". */
export type Face = number;
/** 0 ♠, 1 ♥, 2 ♦, 3 ♣: the order in which packs are written out. */
export type Suit = number;
/** 1 (ace) … 13 (king). */
export type Rank = number;

export const FACE = 63;
export const DOWN = 64;
/** Face and face-down bit: all of a card that matters to the rules. */
export const SEEN = 127;
/** From one copy of a card to the next. */
export const COPY = 128;
/** All bits that tell the copies of a card apart. */
export const COPIES = 7 * COPY;

export const SUITS = 4;
export const KING = 13;

/** The face of a card of this suit (0–3) and rank (1–13). */
export const faceOf = (suit: Suit, rank: Rank): Face => (suit << 4) | rank;
/** The rank of a card or face: 1–13, or 0 for "no card". */
export const rankOf = (card: Card): Rank => card & 15;
/** The suit of a card or face: 0–3. */
export const suitOf = (card: Card): Suit => (card >> 4) & 3;
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2;
/** True for the 52 numbers that are faces. */
export const isFace = (face: number): boolean => face > 0 && face < 64 && (face & 15) >= 1 && (face & 15) <= 13;
/** All 52 faces, suit by suit. */
export const FACES: readonly Face[] = Array.from({ length: 64 }, (_, face) => face).filter(isFace);
