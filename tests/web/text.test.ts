// The catalogue of texts: nothing empty in either language, numbers with the right forms, addresses that open what they name.

import { describe, expect, it } from 'vitest';
import { findGame, games } from '../../src/games/index.ts';
import { hashOf, recordInHash } from '../../src/web/address.ts';
import { catalogue, loadWords, type Words } from '../../src/web/text/index.ts';

await Promise.all([loadWords('ru'), loadWords('en')]);

/** Every sentence of a catalogue, functions called with sample arguments. */
function sentences(words: Words): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[key, value]];
    if (typeof value === 'object') return Object.entries(value).map(([part, one]) => [`${key}.${part}`, one as string]);
    const call = value as (...sample: readonly (string | number)[]) => string;
    return [[key, call.length > 1 ? call('Проба', '3') : call(3)]];
  });
}

describe.each(['ru', 'en'] as const)('the texts in %s', (lang) => {
  it('are all there', () => {
    for (const [key, text] of sentences(catalogue[lang])) expect(text.trim(), key).not.toBe('');
  });
  it('hold no letters of the other alphabet', () => {
    const foreign = lang === 'ru' ? /[A-Za-z]{3,}/ : /[а-яё]/i;
    for (const [key, text] of sentences(catalogue[lang])) expect(text.replace(/Escape|Проба/g, ''), key).not.toMatch(foreign);
  });
});

describe('numbers in words', () => {
  it.each([
    [0, '0 ходов'],
    [1, '1 ход'],
    [2, '2 хода'],
    [4, '4 хода'],
    [5, '5 ходов'],
    [11, '11 ходов'],
    [12, '12 ходов'],
    [21, '21 ход'],
    [22, '22 хода'],
    [111, '111 ходов'],
    [1001, '1 001 ход'],
  ])('%d in Russian is %s', (n, said) => {
    expect(catalogue.ru.moves(n).replace(/\s/g, ' ')).toBe(said);
  });
  it.each([
    [0, '0 moves'],
    [1, '1 move'],
    [2, '2 moves'],
    [21, '21 moves'],
  ])('%d in English is %s', (n, said) => {
    expect(catalogue.en.moves(n)).toBe(said);
  });
  it('cards and packs too', () => {
    expect([1, 3, 5].map(catalogue.ru.cards)).toEqual(['1 карта', '3 карты', '5 карт']);
    expect([1, 2].map(catalogue.ru.packs)).toEqual(['1 колода', '2 колоды']);
  });
});

describe('addresses', () => {
  it('of every game lead back to the same deal and house rules', () => {
    for (const game of games) {
      const house = Object.fromEntries(game.house.map((rule) => [rule.id, rule.values.at(-1)!.id]));
      const read = recordInHash(hashOf({ game: game.id, house, deal: { deal: 17 }, moves: [] }), 1, findGame);
      expect(read?.ok && read.value).toMatchObject({ game: game.id, house, deal: { deal: 17 } });
    }
  });
  it('take the deal that is offered when they name none', () => {
    expect(recordInHash(`#game=${games[0]!.id}`, 5, findGame)).toMatchObject({ ok: true, value: { deal: { deal: 5 } } });
  });
  it.each(['#game=nonesuch', `#game=${games[0]!.id}&deal=0`, `#game=${games[0]!.id}&colour=red`, '#record=nonsense'])(
    'that cannot be read say why: %s',
    (hash) => {
      const read = recordInHash(hash, 1, findGame);
      expect(read?.ok).toBe(false);
      expect(read && !read.ok && read.faults[0]!.text.ru).toBeTruthy();
    },
  );
  it('without a game name none', () => {
    expect(recordInHash('', 1, findGame)).toBeUndefined();
    expect(recordInHash('#deal=3', 1, findGame)).toBeUndefined();
  });
});
