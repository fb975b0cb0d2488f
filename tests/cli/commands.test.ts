/** Every command of the built program: what it answers, in which shape, with which exit code. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { data, file, run, start } from './program.ts';

const ru = { env: { LANG: 'ru_RU.UTF-8' } };
const RECORD = 'pasyans 1\ngame dolgy\nrows strict\nking settled\ndeal 5\nmoves\nr1c11>r2c2\nr1c6>r1c2\n';
/** A lost move: nothing follows a king. */
const FORBIDDEN = RECORD.replace('r1c6>r1c2', 'r1c3>r2c4');
const COMMANDS = [
  'games',
  'rules',
  'deal',
  'play',
  'moves',
  'perft',
  'walk',
  'solve',
  'hint',
  'lost-at',
  'record check',
  'record show',
  'document',
];

describe('help', () => {
  test('without a command it lists all of them, in the language of the surroundings', async () => {
    for (const [env, title] of [
      [{ LANG: 'ru_RU.UTF-8' }, 'Команды'],
      [{ LANG: 'ru_RU.UTF-8', LC_ALL: 'C' }, 'Commands'],
      [{ LANG: 'C', LC_MESSAGES: 'ru_RU' }, 'Команды'],
      [{ LANG: 'C' }, 'Commands'],
    ] as const) {
      const { code, out } = await run([], { env });
      expect(code).toBe(0);
      expect(out).toContain(title);
      for (const command of COMMANDS) expect(out).toContain(`  ${command} `);
    }
  });
  test.concurrent.each(COMMANDS)('%s --help in both languages, in 80 columns', async (command) => {
    for (const lang of ['ru', 'en']) {
      const { code, out, err } = await run([...command.split(' '), '--help', '--lang', lang]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain(`pasyans ${command}`);
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
      if (lang === 'en') expect(out).not.toMatch(/[а-яё]/i);
      else expect(out).toMatch(/[а-яё]{4}/);
    }
  });
  test('--lang is stronger than the surroundings; a language that is none is refused', async () => {
    expect((await run(['--lang', 'en'], ru)).out).toContain('Commands');
    expect((await run(['games', '--lang=de'], ru)).err).toContain('de');
    expect((await run(['games', '--lang=de'])).code).toBe(2);
  });
  test('--version', async () => expect((await run(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/));
});

describe('games and rules', () => {
  test('games --json has every game with its house rules and defaults', async () => {
    const { games: list } = await data<{
      games: { id: string; name: string; packs: number; house: { id: string; default: string; values: { id: string }[] }[] }[];
    }>(['games']);
    expect(list.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
    for (const [i, game] of games.entries()) {
      expect(list[i]).toMatchObject({ name: game.name.en, packs: game.packs });
      expect(list[i]!.house.map((h) => [h.id, h.default, h.values.length])).toEqual(
        game.house.map((h) => [h.id, h.values[0].id, h.values.length]),
      );
    }
    expect((await run(['games'], ru)).out).toContain(games[0]!.name.ru);
  });
  test.concurrent.each(games.map(({ id }) => id))('rules of %s in both languages', async (id) => {
    const russian = await run(['rules', id], ru);
    const english = await run(['rules', id]);
    expect([russian.code, english.code]).toEqual([0, 0]);
    expect(english.out).not.toMatch(/[а-яё]/i);
    for (const { out } of [russian, english])
      expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    const { sections } = await data<{ sections: { entries: { rule: string; source: string[] }[] }[] }>(['rules', id]);
    const rules = sections.flatMap(({ entries }) => entries);
    expect(rules.length).toBeGreaterThan(5);
    for (const { rule, source } of rules) {
      expect(english.out).toContain(rule);
      expect(source.length).toBeGreaterThan(0);
    }
  });
  test('a game may be called by its name', async () => {
    expect((await run(['rules', 'галерея'], ru)).out).toBe((await run(['rules', 'gallery'], ru)).out);
  });
});

describe('deal', () => {
  test('tells the number of a random deal, which gives the same table again', async () => {
    const { out } = await run(['deal', 'tomb']);
    const number = /deal (\d+)/.exec(out)![1]!;
    expect((await run(['deal', 'tomb', '--deal', number])).out).toBe(out);
    expect((await run(['deal', 'tomb'])).out).not.toBe(out);
  });
  test('hides what a person does not see, unless --open', async () => {
    const shown = await data<{ piles: Record<string, string[]> }>(['deal', 'mendelev-spider', '--deal', '7']);
    expect(shown.piles.t1!.slice(0, 4)).toEqual(['##', '##', '##', '##']);
    const open = await data<{ piles: Record<string, string[]> }>(['deal', 'mendelev-spider', '--deal', '7', '--open']);
    expect(open.piles.t1![0]).toMatch(/^\(.+\)$/);
    const { out } = await run(['deal', 'mendelev-spider', '--deal', '7'], ru);
    expect(out).toContain('stock: 54 карты');
    expect(out).toMatch(/t1: ## ## ## ## \S+/);
  });
  test('rows of a grid are aligned', async () => {
    const rows = (await run(['deal', 'dolgy', '--deal', '7'])).out.split('\n').filter((line) => /^r\d/.test(line));
    expect(rows).toHaveLength(4);
    for (const row of rows)
      for (let column = 0; column < 14; column++) expect(row.slice(4 + column * 4)).toMatch(/^(\S\S |10\S|\S\S$)/);
  });
  test('a pack in either alphabet, with a shuffle number for later attempts', async () => {
    const { out } = await run(['deal', 'dolgy', '--deal', '9']);
    const cards = out
      .split('\n')
      .filter((line) => /^r/.test(line))
      .flatMap((line) => line.split(/\s+/).slice(1))
      .filter((x) => x !== '--');
    const plays = ['--play', 'redeal'];
    const one = await data(['deal', 'dolgy', '--pack', file(`${cards.join('\n')}\nshuffle 3\n`), ...plays]);
    const other = await data(['deal', 'dolgy', '--pack', file(`shuffle 4\n${cards.join(' ')}`), ...plays]);
    expect(one).toMatchObject({ shuffle: 3, counters: { attempt: 2 } });
    expect((one as { piles: unknown }).piles).not.toEqual((other as { piles: unknown }).piles);
  });
});

describe('moves, perft, walk', () => {
  test('moves, one a line in code-point order, also from one pile', async () => {
    const { out } = await run(['moves', 'dolgy', '--deal', '5']);
    const { moves } = await data<{ moves: string[] }>(['moves', 'dolgy', '--deal', '5']);
    expect(out.trim().split('\n')).toEqual(moves);
    expect([...moves].sort()).toEqual(moves);
    const from = (await data<{ moves: string[] }>(['moves', 'dolgy', '--deal', '5', '--from', 'R4C6'])).moves;
    expect(from).toEqual(moves.filter((move) => move.startsWith('r4c6>')));
    expect(from.length).toBeGreaterThan(0);
  });
  test('a forbidden move: exit 1, the move, the rule, the sentence, the source', async () => {
    const args = ['moves', 'dolgy', '--deal', '5', '--play', 'r1c11>r2c2 r1c3>r3c2'];
    const { code, err, out } = await run(args, ru);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/r1c3>r3c2: ход 2 невозможен\. .*\[[a-z-]+; С. Долгий, описание, абз. \d+/);
    const { refused } = await data<{ refused: Record<string, string> }>(args, {}, 1);
    expect(Object.keys(refused)).toEqual(['move', 'rule', 'text', 'source']);
    expect(refused.text).not.toMatch(/[а-яё]/i);
  });
  test('the parts of a divided perft add up', async () => {
    const { perft, divide } = await data<{ perft: number[]; divide: Record<string, number> }>([
      'perft',
      'gallery',
      '--deal',
      '5',
      '--depth',
      '2',
      '--divide',
    ]);
    expect(perft).toHaveLength(2);
    expect(Object.values(divide).reduce((a, b) => a + b)).toBe(perft[1]);
    expect(Object.keys(divide)).toHaveLength(perft[0]!);
  });
  test('a walk that is told to stop stops', async () => {
    expect(await data(['walk', 'gallery', '--deal', '5', '--seed', '3', '--steps', '4'])).toMatchObject({ steps: 4, won: false });
    expect((await run(['walk', 'gallery', '--deal', '5'], ru)).out).toContain('сошёлся: ');
  });
});

describe('records', () => {
  test('check: replays, tells how the game stands', async () => {
    const { code, out } = await run(['record', 'check', '-'], { input: RECORD });
    expect(code).toBe(0);
    expect(out).toContain('2 moves');
    expect(out).toContain('won: no');
    expect(await data(['record', 'check', '-'], { input: RECORD })).toMatchObject({
      ok: true,
      game: 'dolgy',
      moves: 2,
      won: false,
    });
  });
  test('check: a forbidden move is exit 1 with its line, the move and the rule', async () => {
    const { code, err } = await run(['record', 'check', '-'], { input: FORBIDDEN, ...ru });
    expect(code).toBe(1);
    expect(err).toMatch(/стандартный ввод, строка 8: r1c3>r2c4: ход 2 невозможен\. .+\[cell-taken;/);
    const { refused } = await data<{ refused: object }>(['record', 'check', '-'], { input: FORBIDDEN }, 1);
    expect(refused).toMatchObject({ move: 'r1c3>r2c4', rule: 'cell-taken', place: 'standard input, line 8' });
  });
  test('show: the table at the end, or where the player stood', async () => {
    const end = await data<{ piles: object }>(['record', 'show', '-'], { input: RECORD });
    const same = await data<{ piles: object }>(['deal', 'dolgy', '--deal', '5', '--play', 'r1c11>r2c2 r1c6>r1c2']);
    expect(end.piles).toEqual(same.piles);
    const back = await data<{ piles: object }>(['record', 'show', '-'], { input: RECORD.replace('moves', 'at 1\nmoves') });
    const first = await data<{ piles: object }>(['deal', 'dolgy', '--deal', '5', '--play', 'r1c11>r2c2']);
    expect(back.piles).toEqual(first.piles);
  });
});

describe('documents', () => {
  test('a game written out as a document plays the same', async () => {
    const { out } = await run(['document', 'tomb']);
    const path = file(out, 'document');
    const args = ['perft', '--deal', '5', '--depth', '4', '--set', 'workingPlace=any'];
    expect(await data([...args, '--document', path])).toEqual(await data([...args, 'tomb']));
    expect((await run(['rules', '--document', path])).out).toBe((await run(['rules', 'tomb'])).out);
    expect((await run(['document', '--document', '-'], { input: out })).out).toBe(out);
    // Under the id of a game of this program only its own rules are taken.
    const changed = await run(['rules', '--document', '-'], { input: out.replace('"en": "The Tomb"', '"en": "Mine"') });
    expect(changed.code).toBe(2);
    expect(changed.err).toMatch(/id: 'tomb' is a patience of this program/);
  });
});

describe('surroundings', () => {
  test('a reader that goes away early is no fault', () => {
    const child = start(['rules', 'dolgy']);
    const { pid } = child;
    expect(pid).toBeDefined();
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdout.destroy();
    return new Promise<void>((resolve) => {
      child.on('close', (code) => {
        expect({ code, err }).toEqual({ code: 0, err: '' });
        resolve();
      });
    });
  });
  test('colours only on request in a pipe', async () => {
    const coded = String.fromCharCode(27);
    expect((await run(['rules', 'dolgy'])).out).not.toContain(coded);
    expect((await run(['rules', 'dolgy'], { env: { FORCE_COLOR: '1' } })).out).toContain(coded);
    expect((await run(['rules', 'dolgy'], { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(coded);
    expect((await run(['rules', 'dolgy', '--no-color'], { env: { FORCE_COLOR: '1' } })).out).not.toContain(coded);
  });
  test('the launcher says what to do when nothing was built, or starts the program', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/pasyans.js', '--version'], { encoding: 'utf8' });
    if (status === 0) expect(stdout).toMatch(/^\d/);
    else expect(stderr).toContain('npm run build');
  });
});
