/** How cards are written and read, in both alphabets (RULES.md, Notation). */
import { type Face, faceOf, rankOf, suitOf } from './card.ts';
import type { Lang } from './lang.ts';

const RANKS: Record<Lang, readonly string[]> = {
  en: ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'],
  ru: ['', 'Т', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'В', 'Д', 'К'],
};
const SUIT_LETTERS: Record<Lang, string> = { en: 'SHDC', ru: 'пчбх' };
export const SUIT_SIGNS = '♠♥♦♣';
/** What stands where a grid has no card. */
export const GAP = '--';

/** The letter or number printed in a card's corner. */
export const rankName = (rank: number, lang: Lang): string => RANKS[lang][rank] ?? '?';
/** A card in plain letters: `10H`, `10ч`. */
export const cardName = (face: Face, lang: Lang): string => rankName(rankOf(face), lang) + SUIT_LETTERS[lang][suitOf(face)];
/** A card with its suit sign: `10♥`, `Д♥`. */
export const cardSign = (face: Face, lang: Lang): string => rankName(rankOf(face), lang) + SUIT_SIGNS[suitOf(face)];

/**
 * Latin and Cyrillic letters that look alike stand for one another, so that a card typed on either keyboard is read.
 * The letter T is the ace before a Russian suit letter and ten before an English one; before a suit sign the Cyrillic
 * letter is the ace and the Latin one ten.
 */
const LOOK_ALIKE: Record<string, string> = { К: 'K', Д: 'Q', В: 'J', B: 'J', А: 'A' };
const SUIT_ALIKE: Record<string, string> = { С: 'C', Н: 'H', X: 'Х', T: 'Т' };
const RANK_READ: Record<string, number> = { A: 1, J: 11, Q: 12, K: 13, '10': 10 };
for (let n = 2; n <= 9; n++) RANK_READ[String(n)] = n;
const SUIT_READ: Record<string, number> = {
  S: 0,
  H: 1,
  D: 2,
  C: 3,
  П: 0,
  Ч: 1,
  Б: 2,
  Х: 3,
  Т: 3,
  '♠': 0,
  '♥': 1,
  '♦': 2,
  '♣': 3,
  '♤': 0,
  '♡': 1,
  '♢': 2,
  '♧': 3,
};
const RUSSIAN_SUITS = 'ПЧБХТ';
const ENGLISH_SUITS = 'SHDC';

/** The face that a text such as `AS`, `10h`, `TC`, `Тп`, `10ч`, `Дб`, `Кт`, `Q♦` names, or 0 when it names none. */
export function readFace(text: string): Face {
  const upper = text
    .trim()
    .toUpperCase()
    .replace(/\uFE0F/g, '');
  if (upper.length < 2) return 0;
  const suitLetter = SUIT_ALIKE[upper.slice(-1)] ?? upper.slice(-1);
  const suit = SUIT_READ[suitLetter];
  if (suit === undefined) return 0;
  const written = upper.slice(0, -1);
  const isT = written === 'T' || written === 'Т';
  const ace = RUSSIAN_SUITS.includes(suitLetter) || (written === 'Т' && !ENGLISH_SUITS.includes(suitLetter));
  const rank = isT ? (ace ? 1 : 10) : RANK_READ[LOOK_ALIKE[written] ?? written];
  return rank === undefined ? 0 : faceOf(suit, rank);
}

/** True for the texts that stand for "no card": `--`, and the dashes that word processors make of it. */
export const isGap = (text: string): boolean => /^[-–—]{1,2}$/.test(text);
