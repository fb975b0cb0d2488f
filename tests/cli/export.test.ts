/** Deals for Solvitaire: the rules of its own presets come out of our definitions, and what it cannot say is refused by name. */
import { describe, expect, test } from 'vitest';
import { cardName, DOWN, FACE } from '../../src/cards/index.ts';
import { defaultHouse } from '../../src/engine/document.ts';
import { Engine } from '../../src/engine/engine.ts';
import { findGame } from '../../src/games/index.ts';
import { run } from './program.ts';

interface Exported {
  readonly rules: Readonly<Record<string, unknown>>;
  readonly deal: Readonly<Record<string, unknown>>;
}
const exported = async (...args: string[]): Promise<Exported & { readonly err: string }> => {
  const { code, out, err } = await run(['export', ...args, '--for', 'solvitaire', '--lang', 'en']);
  expect(code, err).toBe(0);
  return { ...(JSON.parse(out) as Exported), err };
};
const NO_FOUNDATIONS = { present: false };
const FOUNDATIONS = { present: true, removable: false, 'only complete pile moves': false };
const SERIES = { ...FOUNDATIONS, 'only complete pile moves': true };

describe('the rules', () => {
  // What Solvitaire's presets free-cell, klondike, spider, simple-simon and black-hole say beside its defaults.
  test.each([
    [
      ['freecell'],
      {
        'tableau piles': {
          count: 8,
          'build policy': 'red-black',
          'spaces policy': 'any',
          'move built group': 'no',
          'face up cards': 'all',
        },
        foundations: FOUNDATIONS,
        cells: { count: 4 },
        'two decks': false,
      },
    ],
    [
      ['klondike'],
      {
        'tableau piles': {
          count: 7,
          'build policy': 'red-black',
          'spaces policy': 'kings',
          // Its preset moves less than a whole packet only where that frees a card; ours, like the rules, whenever it fits.
          'move built group': 'yes',
          'move built group policy': 'same-as-build',
          'face up cards': 'top',
        },
        foundations: { ...FOUNDATIONS, removable: true },
        stock: { size: 24, 'deal type': 'waste', 'deal count': 3, redeal: true },
        'two decks': false,
      },
    ],
    [
      ['spider'],
      {
        'tableau piles': {
          count: 10,
          'build policy': 'any-suit',
          'spaces policy': 'any',
          'move built group': 'yes',
          'move built group policy': 'same-suit',
          'face up cards': 'top',
        },
        foundations: SERIES,
        stock: { size: 50, 'deal type': 'tableau piles' },
        'two decks': true,
      },
    ],
    [
      ['simple-simon'],
      {
        'tableau piles': {
          count: 10,
          'build policy': 'any-suit',
          'spaces policy': 'any',
          'move built group': 'yes',
          'move built group policy': 'same-suit',
          'face up cards': 'all',
        },
        foundations: SERIES,
        'two decks': false,
      },
    ],
    [
      ['black-hole'],
      {
        'tableau piles': {
          count: 17,
          'build policy': 'no-build',
          'spaces policy': 'no-build',
          'move built group': 'no',
          'face up cards': 'all',
        },
        foundations: NO_FOUNDATIONS,
        hole: { present: true, 'base card': 'AS', 'build loops': true },
        'two decks': false,
      },
    ],
  ])('of %s', async (args, rules) => expect((await exported(...args, '--deal', '1')).rules).toEqual(rules));

  test('follow the house rules', async () => {
    const { rules } = await exported('klondike', '--deal', '1', '--set', 'draw=1', '--set', 'takeBack=no');
    expect(rules).toMatchObject({ foundations: { removable: false }, stock: { 'deal count': 1 } });
    const single = await exported('freecell', '--deal', '1', '--set', 'packets=single');
    expect(single.rules).toEqual((await exported('freecell', '--deal', '1')).rules);
  });
});

describe('the deal', () => {
  test('of FreeCell is the well-known one', async () => {
    const { deal } = await exported('freecell', '--deal', '1');
    expect((deal['tableau piles'] as string[][]).map((pile) => pile.join(' '))).toEqual([
      'JD KD 2S 4C 3S 6D 6S',
      '2D KC KS 5C 10D 8S 9C',
      '9H 9S 9D 10S 4S 8D 2H',
      'JC 5S QD QH 10H QS 6H',
      '5D AD JS 4H 8H 6C',
      '7H QC AS AC 2C 3D',
      '7C KH AH 4D JH 8C',
      '5H 3H 3C 7S 7D 10C',
    ]);
  });

  test.each(['klondike', 'spider'])(
    'of %s has the next card last in the stock, and small suits for cards face down',
    async (id) => {
      const { deal } = await exported(id, '--deal', '7');
      const game = findGame(id)!;
      const engine = new Engine(game, defaultHouse(game));
      const s = engine.start(engine.dealtPack(7), 7);
      const written = (pile: number): string[] =>
        Array.from({ length: s.len[pile]! }, (_, i) => s.at(pile, i)).map((card) => {
          const name = cardName(card & FACE, 'en');
          return card & DOWN ? name.slice(0, -1) + name.slice(-1).toLowerCase() : name;
        });
      expect(deal.stock).toEqual(written(engine.names.indexOf('stock')));
      expect(deal['tableau piles']).toEqual(engine.names.flatMap((name, i) => (name.startsWith('t') ? [written(i)] : [])));
      expect((deal['tableau piles'] as string[][]).map((pile) => /[SHDC]$/.test(pile.at(-1)!))).not.toContain(false);
      expect((deal['tableau piles'] as string[][])[5]![0]).toMatch(/[shdc]$/);
    },
  );

  test('of Black Hole has its ace apart', async () => {
    const { deal } = await exported('black-hole', '--deal', '1');
    expect(deal.hole).toBe('AS');
    expect((deal['tableau piles'] as string[][]).map((pile) => pile.length)).toEqual(Array.from({ length: 17 }, () => 3));
  });

  test('and the rules can be had each alone', async () => {
    const args = ['export', 'freecell', '--for', 'solvitaire', '--deal', '11982'];
    const both = await exported('freecell', '--deal', '11982');
    expect(JSON.parse((await run([...args, '--part', 'rules'])).out)).toEqual(both.rules);
    expect(JSON.parse((await run([...args, '--part', 'deal'])).out)).toEqual(both.deal);
  });
});

describe('what is not quite the same', () => {
  test('is told, and refused on request', async () => {
    const { err } = await exported('spider', '--deal', '1');
    expect(err).toMatch(/full-series: not quite the same/);
    expect(err).toMatch(/fill-columns-first: not quite the same/);
    const over = await exported('spider', '--deal', '1', '--set', 'dealOverSpaces=yes');
    expect(over.err).not.toMatch(/fill-columns-first/);
    const exact = await run(['export', 'simple-simon', '--for', 'solvitaire', '--deal', '1', '--exact']);
    expect(exact).toMatchObject({ code: 1, out: '' });
    for (const id of ['freecell', 'klondike', 'black-hole']) expect((await exported(id, '--deal', '1', '--exact')).err).toBe('');
  });
});

describe('what cannot be said', () => {
  test.each([
    ['dolgy', ['cells']],
    ['gallery', ['g2']],
    ['prussian', ['places']],
    ['tomb', ['walls']],
    ['mendelev-spider', ['full-series']],
    ['potocki-jewell', ['cells']],
  ])('%s is refused with the reason, in both languages', async (id, places) => {
    for (const [lang, words] of [
      ['en', /Solvitaire (has|cannot)/],
      ['ru', /у Solvitaire/],
    ] as const) {
      const { code, out, err } = await run(['export', id, '--for', 'solvitaire', '--deal', '1', '--lang', lang]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toMatch(words);
      expect(
        places.some((place) => err.includes(`${place}: `)),
        err,
      ).toBe(true);
    }
  });

  test('packs with folded suits', async () => {
    const { code, err } = await run([
      'export',
      'spider',
      '--for',
      'solvitaire',
      '--deal',
      '1',
      '--set',
      'suits=2',
      '--lang',
      'en',
    ]);
    expect([code, err]).toEqual([1, 'pasyans: suits: the packs of Solvitaire always have four suits\n']);
  });
});

describe('bad input', () => {
  test.each([
    [
      ['export', 'freecell', '--deal', '1'],
      ['--for', 'solvitaire'],
    ],
    [
      ['export', 'freecell', '--deal', '1', '--for', 'solvitair'],
      ['--for', 'solvitair', 'solvitaire'],
    ],
    [
      ['export', 'freecell', '--deal', '1', '--for', 'solvitaire', '--part', 'rule'],
      ['--part', 'rule', 'rules', 'deal'],
    ],
    [
      ['export', 'freecell', '--for', 'solvitaire', '--deal', '0'],
      ['--deal', '4294967295'],
    ],
  ])('%s', async (args, names) => {
    for (const lang of ['en', 'ru']) {
      const { code, out, err } = await run([...args, '--lang', lang]);
      expect([code, out]).toEqual([2, '']);
      for (const name of names) expect(err).toContain(name);
    }
  });
});
