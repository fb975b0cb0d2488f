// The texts that come with the rule book, the tutorial and the table mode: nothing empty, no letters of the other alphabet.

import { describe, expect, it } from 'vitest';
import type { MoreWords } from '../../src/web/text/more/catalogue.ts';
import { en } from '../../src/web/text/more/en.ts';
import { ru } from '../../src/web/text/more/ru.ts';

/** Every sentence, functions called with sample arguments. */
function sentences(words: MoreWords): [string, string][] {
  return Object.entries(words).map(([key, value]): [string, string] => {
    if (typeof value === 'string') return [key, value];
    const call = value as (...sample: readonly (string | number)[]) => string;
    return [key, call.length > 1 ? call('7', '3') : call(3)];
  });
}

describe.each([
  ['ru', ru, /[A-Za-z]{3,}/],
  ['en', en, /[а-яё]/i],
] as const)('the texts of the book in %s', (_, words, foreign) => {
  it('are all there, in their own letters', () => {
    for (const [key, text] of sentences(words)) {
      expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(foreign);
    }
  });
});

describe('numbers of cards', () => {
  it('have the right forms', () => {
    expect([1, 3, 5, 21].map(ru.leftToPlace)).toEqual([
      'Осталось положить 1 карту.',
      'Осталось положить 3 карты.',
      'Осталось положить 5 карт.',
      'Осталось положить 21 карту.',
    ]);
    expect([1, 2].map(en.leftToPlace)).toEqual(['1 card still to be placed.', '2 cards still to be placed.']);
    expect([0, 1, 2].map((n) => ru.cardLeft('туз пик', n))).toEqual([
      'туз пик, осталось 0',
      'туз пик, осталась 1',
      'туз пик, осталось 2',
    ]);
  });
});
