/** Ranks and suits in words, for rules, refusals and the spoken table. */
import type { Text } from './lang.ts';

const words = (ru: string, ruAccusative: string, en: string): { text: Text; accusative: string } => ({
  text: { ru, en },
  accusative: ruAccusative,
});

const RANK_WORDS = [
  words('', '', ''),
  words('туз', 'туза', 'ace'),
  words('двойка', 'двойку', 'two'),
  words('тройка', 'тройку', 'three'),
  words('четвёрка', 'четвёрку', 'four'),
  words('пятёрка', 'пятёрку', 'five'),
  words('шестёрка', 'шестёрку', 'six'),
  words('семёрка', 'семёрку', 'seven'),
  words('восьмёрка', 'восьмёрку', 'eight'),
  words('девятка', 'девятку', 'nine'),
  words('десятка', 'десятку', 'ten'),
  words('валет', 'валета', 'jack'),
  words('дама', 'даму', 'queen'),
  words('король', 'короля', 'king'),
];

/** The rank (1–13) in words: «дама», "queen". */
export const rankWord = (rank: number): Text => RANK_WORDS[rank]!.text;
/** The rank in the Russian accusative: «даму». */
export const rankAccusative = (rank: number): string => RANK_WORDS[rank]!.accusative;

/** The suits in the order ♠ ♥ ♦ ♣; the Russian as it stands after a rank: «дама пик». */
export const SUIT_WORDS: readonly Text[] = [
  { ru: 'пик', en: 'of spades' },
  { ru: 'червей', en: 'of hearts' },
  { ru: 'бубен', en: 'of diamonds' },
  { ru: 'треф', en: 'of clubs' },
];
