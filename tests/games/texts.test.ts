// The texts of every game: both languages, whole sentences, good spelling, the words of docs/VOCABULARY.md.

import { describe, expect, it } from 'vitest';
import { coverage } from '../../src/book/coverage.ts';
import { sources } from '../../src/book/sources.ts';
import type { Text } from '../../src/cards/index.ts';
import { findAtom, ruleOf } from '../../src/engine/atom.ts';
import { builtinRules } from '../../src/engine/builtin.ts';
import { everyHouse, type Node } from '../../src/engine/document.ts';
import { rulesPage } from '../../src/engine/page.ts';
import { games } from '../../src/games/index.ts';

interface Found {
  readonly place: string;
  readonly text: Text;
  readonly sentence: boolean;
}
type Part = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is Text => isPart(value) && typeof value.ru === 'string' && typeof value.en === 'string';
/** A verb that only keeps count says nothing to the player. */
const silent = (part: Part): boolean =>
  typeof part.atom === 'string' && findAtom(part.atom)?.kind === 'verb' && ruleOf(part as unknown as Node).text.ru === '';

/** Every text in a part of a definition, those that atoms give by default included. */
function textsIn(value: unknown, place: string): Found[] {
  if (!isPart(value) || silent(value)) return [];
  const found: Found[] = [];
  const own = typeof value.atom === 'string' && !isText(value.text) ? { text: ruleOf(value as unknown as Node).text } : {};
  for (const [key, part] of Object.entries({ ...value, ...own })) {
    const here = `${place}.${key}`;
    // The texts of rules, notes and examples are sentences; names, authors and values of house rules are not.
    const sentence =
      ['about', 'ours', 'cards', 'remark'].includes(key) ||
      (key === 'text' && !('values' in value) && ('source' in value || 'atom' in value));
    if (isText(part)) found.push({ place: here, text: part, sentence });
    else found.push(...textsIn(part, here));
  }
  return found;
}

const NOT_RUSSIAN = /ранг|слот|стек|талон|раздач|фаундейшен|(?<![а-яё])дек[аеиу](?![а-яё])/i;
const NOT_ENGLISH = /\b(decks?|talons?|stacks?|slots?|hands?)\b/i;
const WITHOUT_YO =
  /четверк|пятерк|шестерк|семерк|восьмерк|черн|сошел|кладет|кладем|идет|берет|ведет|придет|остает|откроет|(?<![а-яё])(ее|еще|трех|четырех|свое)(?![а-яё])/i;

/** What is wrong with one text, in words. */
function faultsOf({ place, text, sentence }: Found): string[] {
  const faults: string[] = [];
  const say = (wrong: boolean, what: string): void => {
    if (wrong) faults.push(what);
  };
  const { ru, en } = text;
  say(!/[а-яё]/i.test(ru), 'the Russian has no Cyrillic');
  // Only the account of where a game comes from names it in its own language.
  say(/[a-z]/i.test(ru) && !place.endsWith('.about'), 'the Russian has Latin letters');
  say(/[а-яё]/i.test(en) || !/[a-z]/i.test(en), 'the English is not in Latin letters');
  say(NOT_RUSSIAN.test(ru) || NOT_ENGLISH.test(en), 'a word that we do not use');
  say(WITHOUT_YO.test(ru), 'е where ё is due');
  for (const one of [ru, en]) {
    say(/ {2}|^\s|\s$|\n/.test(one), 'spaces');
    say(/["']|\.\.\.| - /.test(one), 'typewriter quotes, dots or dashes');
    say(sentence && !/^[А-ЯЁA-Z\d«“]/.test(one), 'a sentence begins with a small letter');
    say(sentence && !/[.!?][)»”]?$/.test(one), 'a sentence without its full stop');
    say(!sentence && /\.$/.test(one), 'a name with a full stop');
    say((one.match(/\(/g) ?? []).length !== (one.match(/\)/g) ?? []).length, 'brackets');
  }
  say(/[“”]/.test(ru) || /[«»]/.test(en), 'quotes of the other language');
  return faults;
}
const complaints = (found: readonly Found[]): string => {
  const said = found.flatMap((one) => faultsOf(one).map((what) => `${one.place}: ${what}: ${one.text.ru} / ${one.text.en}`));
  return [...new Set(said)].join('\n');
};

const paragraphs = new Set([
  'ours',
  'common',
  ...Object.entries(sources).flatMap(([name, { paragraphs: n }]) =>
    Array.from({ length: n }, (_, i) => `${name}:${String(i + 1).padStart(2, '0')}`),
  ),
]);

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const pages = everyHouse(game).map((house) => rulesPage(game, house));

  it('has good texts', () => {
    expect(complaints([...textsIn(game, id), ...pages.flatMap((page) => textsIn(page, `${id} page`))])).toBe('');
  });

  it('has rules with slugs for names and real sources', () => {
    for (const page of pages)
      for (const { rule, source } of page.sections.flatMap(({ entries }) => entries)) {
        expect(rule).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
        expect(source.length, rule).toBeGreaterThan(0);
        expect(
          source.filter((one) => !paragraphs.has(one)),
          rule,
        ).toEqual([]);
      }
    expect([...coverage([game]).keys()].filter((one) => !paragraphs.has(one))).toEqual([]);
  });

  it('is told of in more than a line', () => {
    for (const lang of ['ru', 'en'] as const) {
      expect(game.name[lang]).not.toBe('');
      expect(game.about[lang].length).toBeGreaterThan(80);
    }
  });

  it('gives nobody’s address', () => {
    expect(JSON.stringify(game)).not.toMatch(/@|https?:|www\.|\.ru\b|\.by\b|\+?\d{7,}|\bтел\.|\bул\./i);
  });
});

describe('Sergei Dolgy', () => {
  it('is named as the author of his games and of no other', () => {
    const his = games.filter((game) => coverage([game]).has('dolgy:45'));
    expect(his.length).toBe(2);
    for (const game of his) {
      expect(game.author?.ru).toBe('Сергей Иванович Долгий, Минск');
      expect(game.author?.en).toBe('Sergei Dolgy, Minsk');
      expect(game.about.ru).toContain('Долгий');
      expect(game.about.en).toContain('Dolgy');
    }
    expect(games.filter(({ author }) => author?.en.includes('Dolgy'))).toEqual(his);
  });
});

describe('the built-in rules', () => {
  it('have good texts', () => expect(complaints(textsIn(builtinRules, 'builtin'))).toBe(''));
});

describe('the checker of texts', () => {
  const check = (ru: string, en: string): string => faultsOf({ place: '', text: { ru, en }, sentence: true }).join(', ');

  it('is content with a good sentence', () => {
    expect(check('Карту кладут на «четвёрку».', 'A card goes on the “four”.')).toBe('');
  });

  it.each([
    ['Карту кладут на четвёрку', 'A card goes on the four.', 'a sentence without its full stop'],
    ['Карту кладут на четверку.', 'A card goes on the four.', 'е where ё is due'],
    ['Карта на ранг старше.', 'A card one higher.', 'a word that we do not use'],
    ['Вся колода.', 'The whole deck.', 'a word that we do not use'],
    ['Карту  кладут.', 'A card goes there.', 'spaces'],
    ['Карту "кладут".', 'A card goes there.', 'typewriter quotes, dots or dashes'],
    ['The card.', 'A card goes there.', 'the Russian has no Cyrillic, the Russian has Latin letters'],
    ['Карту кладут.', 'Карту кладут.', 'the English is not in Latin letters'],
  ])('complains of %s / %s', (ru, en, what) => expect(check(ru, en)).toBe(what));
});
