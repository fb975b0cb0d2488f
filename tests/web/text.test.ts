// The texts of the table and of every part that is fetched later: nothing empty in either language, numbers with the right forms, addresses that open what they name.

import { describe, expect, it } from 'vitest';
import { findGame, games } from '../../src/games/index.ts';
import { faultsLine } from '../../src/play/faultwords.ts';
import { hashOf } from '../../src/web/address.ts';
import { recordInHash } from '../../src/web/links.ts';
import { loadWords } from '../../src/web/text/index.ts';
import { type AllWords, subjects, wordsIn } from '../../src/web/text/more/index.ts';
import { counted } from '../../src/web/text/plural.ts';

await Promise.all([loadWords('ru'), loadWords('en')]);
const catalogue = { ru: wordsIn('ru'), en: wordsIn('en') } as const;

/** Every sentence of a catalogue, functions called with sample arguments. */
function sentences(words: AllWords): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[key, value]];
    if (typeof value === 'object') return Object.entries(value).map(([part, one]) => [`${key}.${part}`, one as string]);
    const call = value as (...sample: readonly (string | number)[]) => string;
    // A place is a word, everything else may be a number.
    return [[key, call.length > 1 ? call('Проба', '3', '3') : call(key === 'onto' ? 'Проба' : 3)]];
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

it('the Russian texts call what is dealt by one word', () => {
  for (const [key, text] of sentences(catalogue.ru)) expect(text, key).not.toMatch(/раздач/i);
});

describe('the subjects', () => {
  it('have no text of the same name, which one of them would hide', () => {
    const { ru } = catalogue;
    const named = Object.values(subjects).flatMap((subject) => Object.keys(subject.ru));
    expect(named).toEqual([...new Set(named)]);
    // With the texts of the table, counted apart, nothing is left over and nothing is missing.
    expect(Object.keys(ru).length).toBeGreaterThan(named.length);
    for (const subject of Object.values(subjects)) expect(Object.keys(subject.ru)).toEqual(Object.keys(subject.en));
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
  it('take the forms that Unicode gives them', () => {
    const said = {
      ru: counted('ru', { one: 'one', few: 'few', many: 'many' }),
      en: counted('en', { one: 'one', other: 'other' }),
    };
    for (const lang of ['ru', 'en'] as const) {
      const rules = new Intl.PluralRules(lang);
      for (let n = 0; n <= 1200; n++) expect(said[lang](n).split(' ').at(-1), `${lang} ${n}`).toBe(rules.select(n));
    }
  });
  it('cards and packs too', () => {
    expect([1, 3, 5, 21].map(catalogue.ru.leftToPlace)).toEqual([
      'Осталось положить 1 карту.',
      'Осталось положить 3 карты.',
      'Осталось положить 5 карт.',
      'Осталось положить 21 карту.',
    ]);
    expect([1, 2].map(catalogue.en.leftToPlace)).toEqual(['1 card still to be placed.', '2 cards still to be placed.']);
    expect([0, 1, 2].map((n) => catalogue.ru.cardLeft('туз пик', n))).toEqual([
      'туз пик, осталось: 0',
      'туз пик, осталось: 1',
      'туз пик, осталось: 2',
    ]);
    expect([1, 21, 102, 111].map((n) => catalogue.ru.wonIn(n))).toEqual([
      'Все карты на местах, сделан 1 ход.',
      'Все карты на местах, сделан 21 ход.',
      'Все карты на местах, сделано 102 хода.',
      'Все карты на местах, сделано 111 ходов.',
    ]);
    const { twice, fairBetween } = catalogue.ru;
    expect(twice('Туз пик', 'столбец 1; столбец 2; столбец 3', 3, 1, true)).toBe(
      'Туз пик лежит в трёх местах (столбец 1; столбец 2; столбец 3): оставьте на одном.',
    );
    expect(twice('Туз пик', 'столбец 1', 3, 2, false)).toBe('Туз пик лежит 3 раза (столбец 1), а нужно 2 раза: уберите лишнее.');
    expect(twice('Туз пик', 'столбец 1', 2, 1, false)).toMatch(/лежит 2 раза \(столбец 1\), а нужно 1 раз:/);
    expect(
      [
        [25, 100],
        [21, 100],
        [0, 31],
        [25, 31],
        [11, 11],
      ].map(([low, high]) => fairBetween(low!, high!).replace('Значит, выиграть можно ', '')),
    ).toEqual([
      'не меньше чем в 25 случаях из ста.',
      'не меньше чем в 21 случае из ста.',
      'не больше чем в 31 случае из ста.',
      'примерно в 25–31 случае из ста.',
      'примерно в 11 случаях из ста.',
    ]);
    expect([1, 3, 5].map(catalogue.ru.cards)).toEqual(['1 карта', '3 карты', '5 карт']);
    expect([1, 2].map(catalogue.ru.packs)).toEqual(['1 колода', '2 колоды']);
  });
});

describe('a sentence that ends in something that has a full stop', () => {
  it('ends in one', () => {
    const { ru } = catalogue;
    const rule = 'За край ряда не заглядывают.';
    for (const said of [ru.solverNote('30 ноября 2026 г.', 100, 20), ru.fileBad(rule), ru.asideUnread(rule), ru.badLine(3, rule)])
      expect(said).toMatch(/[^.]\.$/);
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
      const why = read && !read.ok ? faultsLine(read.faults, 'ru') : '';
      // An address has no lines, and a page has no commands.
      expect(why).toMatch(/[а-я]/);
      expect(catalogue.ru.badLink(why)).not.toMatch(/\bline\b|команда|\.\.$/);
    },
  );
  it.each([
    ['#record=garbage', 'она повреждена, запись должна начинаться строкой «pasyans 1»'],
    ['#game=gallery&deal=17&house=zzz', 'непонятная часть ссылки «house=zzz»'],
  ])('that are broken are spoken of as links: %s', (hash, why) => {
    const read = recordInHash(hash, 1, findGame);
    expect(read && !read.ok && faultsLine(read.faults, 'ru')).toBe(why);
  });
  it('without a game name none', () => {
    expect(recordInHash('', 1, findGame)).toBeUndefined();
    expect(recordInHash('#deal=3', 1, findGame)).toBeUndefined();
  });
});
