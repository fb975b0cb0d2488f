/** The game in the terminal, driven through its standard input: moves, refusals, saving, resuming, damaged saves. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { file, type Ran, run, scratch, start } from './program.ts';

interface Home {
  readonly folder: string;
  readonly play: (args: readonly string[], ...lines: string[]) => Promise<Ran>;
  readonly saved: (name?: string) => string;
  readonly files: () => string[];
}
/** A player with a folder of saved games of their own. */
function home(): Home {
  const state = mkdtempSync(join(scratch, 'home-'));
  const folder = join(state, 'pasyans');
  return {
    folder,
    play: (args, ...lines) =>
      run(['play', ...args], { input: lines.map((line) => `${line}\n`).join(''), env: { XDG_STATE_HOME: state } }),
    saved: (name = 'dolgy.txt') => readFileSync(join(folder, name), 'utf8'),
    files: () => readdirSync(folder).sort(),
  };
}
const DOLGY = ['dolgy', '--deal', '5'];

describe('a game in a pipe', () => {
  test('moves are played and saved at the end of the input', async () => {
    const { play, saved, files } = home();
    const { code, out, err } = await play(DOLGY, 'r1c11>r2c2', 'r1c6>r1c2 ');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('2 moves');
    expect(saved()).toMatch(/deal 5\nmoves\nr1c11>r2c2 r1c6>r1c2\n$/);
    expect(files()).toEqual(['dolgy.txt']);
  });
  test('short forms: from to, a card, several moves, in either alphabet and any case', async () => {
    const { play, saved } = home();
    await play(DOLGY, 'R1C11 r2c2', '2ч', 'undo', '2H', 'u', 'r1c6 > r1c2');
    expect(saved()).toMatch(/moves\nr1c11>r2c2 r1c6>r1c2\n$/);
    const spider = home();
    await spider.play(['mendelev-spider', '--deal', '5'], 'deal-row', 't1 t3', 't3 t1', 'u', '10D t1');
    expect(spider.saved('mendelev-spider.txt')).toMatch(/moves\ndeal-row t1>t3 t3>t1\*2\n$/);
  });
  test('a refusal names the rule and its source, and nothing changes', async () => {
    const { play, saved } = home();
    const { out } = await play(
      [...DOLGY, '--lang', 'ru'],
      'r1c3>r2c2',
      'r1c1',
      'r1c14',
      'абв',
      'r9c9',
      'r1c11>r2c2 r1c1>r1c2 r4c9>r3c2',
    );
    expect(out.replaceAll('\n', ' ')).toMatch(/r1c3>r2c2 \(4♣\): [^[]+\[after-left; С. Долгий, описание, абз. /);
    expect(out).toContain('[aces-stay;');
    expect(out).toContain('«r1c14»: отсюда сейчас хода нет');
    expect(out).toContain('«абв»: не понимаю');
    expect(out).toContain('«r9c9» — ни место, ни карта');
    expect(saved()).toMatch(/moves\nr1c11>r2c2\n$/);
  });
  test('orders: undo, redo, restart, look, moves, rules, help, new', async () => {
    const { play, saved, files } = home();
    const { out } = await play(
      DOLGY,
      'undo',
      'redo',
      'look r1c1',
      'look',
      'moves',
      'rules',
      'help',
      'r1c11>r2c2',
      'restart',
      'redo',
      'new 0',
      'new 77',
      'quit',
      'r1c1',
    );
    for (const said of [
      'nothing to take back',
      'nothing to make again',
      'r1c1 (',
      'Which pile?',
      'r1c11>r2c2 ',
      'after-left',
      'restart',
      "'0' is no number",
      'deal 77',
    ])
      expect(out).toContain(said);
    expect(saved()).toContain('deal 77\n');
    expect(files()).toEqual(['dolgy.txt', 'dolgy.txt.before-1']);
  });
  test.concurrent.each(games.map(({ id }) => id))(
    'the board of %s fits 80 columns and 24 lines, and shows every pile',
    async (id) => {
      const { out } = await home().play([id, '--deal', '3', '--lang', 'ru']);
      const lines = out.split('\n');
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      expect(lines.length).toBeLessThanOrEqual(24);
      const { out: listed } = await run(['deal', id, '--deal', '3', '--json']);
      for (const name of Object.keys((JSON.parse(listed) as { piles: object }).piles)) {
        // Cells are found by their row and column, numbered piles of several rows by theirs.
        const [, row = name, column = ''] = /^(r\d+|g\d+|x)\.?(c?\d+)$/.exec(name) ?? [];
        expect(out).toMatch(new RegExp(`(^|\\s)${row}(\\*?\\s|$)`, 'm'));
        expect(out).toMatch(new RegExp(`(^|\\s)${column}(\\s|$)`, 'm'));
      }
    },
  );
});

describe('saved games', () => {
  test('the next start goes on, redo included', async () => {
    const { play, saved } = home();
    await play(DOLGY, 'r1c11>r2c2', 'r1c6>r1c2', 'undo');
    const { out } = await play(['dolgy'], 'redo');
    expect(out).toContain('The saved game goes on (1 move)');
    expect(saved()).toMatch(/moves\nr1c11>r2c2 r1c6>r1c2\n$/);
    expect(saved()).not.toContain('at ');
  });
  test('another deal keeps the game before, which can be gone on with', async () => {
    const { play, saved, files, folder } = home();
    await play(DOLGY, 'r1c11>r2c2');
    const { out } = await play(['dolgy', '--deal', '6']);
    expect(out).toContain('dolgy.txt.before-1');
    expect(files()).toEqual(['dolgy.txt', 'dolgy.txt.before-1']);
    const again = await play(['dolgy', '--record', join(folder, 'dolgy.txt.before-1')], 'r1c6>r1c2');
    expect(again.code).toBe(0);
    expect(saved()).toMatch(/deal 5\nmoves\nr1c11>r2c2 r1c6>r1c2\n$/);
  });
  test('a damaged save is kept aside, byte for byte, and the player is told', async () => {
    const { play, folder, files } = home();
    mkdirSync(folder, { recursive: true });
    const damaged = ['garbage', 'pasyans 1\ngame dolgy\ndeal 5\nmoves\nr1c3>r2c2\n', 'pasyans 1\ngame tomb\ndeal 5\nmoves\n'];
    for (const [i, text] of damaged.entries()) {
      writeFileSync(join(folder, 'dolgy.txt'), text);
      const { code, out, err } = await play([...DOLGY, '--lang', i === 1 ? 'ru' : 'en'], 'r1c11>r2c2');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out.replaceAll('\n', ' ')).toMatch(i === 1 ? /прочесть не удалось \(строка 5: / : /could not be read \(line \d: /);
      expect(out).toContain(`dolgy.txt.damaged-${i + 1}`);
      expect(readFileSync(join(folder, `dolgy.txt.damaged-${i + 1}`), 'utf8')).toBe(text);
    }
    expect(files()).toEqual(['dolgy.txt', 'dolgy.txt.damaged-1', 'dolgy.txt.damaged-2', 'dolgy.txt.damaged-3']);
  });
  test.each([
    ['SIGINT', 130],
    ['SIGHUP', 129],
    ['SIGTERM', 143],
  ] as const)('%s in the middle of a game: saved', async (signal, code) => {
    const state = mkdtempSync(join(scratch, 'signal-'));
    const child = start(['play', ...DOLGY], { XDG_STATE_HOME: state });
    let sent = false;
    child.stdout.on('data', (chunk: Buffer) => {
      if (!sent && chunk.toString().includes('1 move ')) {
        sent = true;
        child.kill(signal);
      }
    });
    child.stdin.write('r1c11>r2c2\n');
    const ended = await new Promise((resolve) => child.on('close', resolve));
    expect(ended).toBe(code);
    expect(readFileSync(join(state, 'pasyans', 'dolgy.txt'), 'utf8')).toMatch(/moves\nr1c11>r2c2\n$/);
  });
  test('two windows do not overwrite one another', async () => {
    const { play, folder, files } = home();
    await play(DOLGY, 'r1c11>r2c2');
    const child = start(['play', 'dolgy'], { XDG_STATE_HOME: join(folder, '..') });
    let out = '';
    await new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString();
        if (out.includes('goes on')) resolve();
      });
    });
    await play(['dolgy'], 'r1c6>r1c2');
    child.stdin.end('undo\n');
    await new Promise((resolve) => child.on('close', resolve));
    expect(out).toContain('dolgy.txt.other-1');
    expect(files()).toEqual(['dolgy.txt', 'dolgy.txt.other-1']);
    expect(readFileSync(join(folder, 'dolgy.txt'), 'utf8')).toMatch(/r1c11>r2c2 r1c6>r1c2\n$/);
  });
  test('a folder that cannot be written to: told, exit 1, the game goes on', async () => {
    const { code, out } = await run(['play', ...DOLGY], { input: 'r1c11>r2c2\n', env: { XDG_STATE_HOME: file('in the way') } });
    expect(code).toBe(1);
    expect(out).toContain('1 move ');
    expect(out).toContain('could not be saved');
  });
  test('a layout that a pack deals can be played', async () => {
    for (const id of ['dolgy-hard', 'mendelev-spider', 'tomb']) {
      const { out } = await run(['deal', id, '--deal', '4', '--open']);
      const { play } = home();
      const { code, out: played } = await play([id, '--layout', file(out, 'layout')]);
      expect({ id, code }).toEqual({ id, code: 0 });
      expect(played).toContain('0 moves');
    }
  });
});
