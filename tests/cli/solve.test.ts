/** The commands that search: what they answer, with which exit code, in words and as data; and that they can be stopped. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_MOVES } from '../../src/engine/engine.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { writeMove } from '../../src/engine/move.ts';
import { readRecord, replay, writeRecord } from '../../src/engine/record.ts';
import { findGame } from '../../src/games/index.ts';
import { data, file, run, start } from './program.ts';

const ru = { env: { LANG: 'ru_RU.UTF-8' } };
/** Deals whose answers come at once, and one that takes long. */
const WON = ['gallery', '--deal', '1'];
const LOST = ['black-hole', '--deal', '2'];
/** Lost, but two more attempts are left. */
const LOST_NOW = ['dolgy-hard', '--deal', '870895'];
const LONG = ['dolgy-hard', '--deal', '1'];

interface Solved {
  readonly verdict: string;
  readonly limit?: string;
  readonly positions?: number;
  readonly line?: string[];
  readonly record?: string;
  readonly nodes: number;
  readonly seconds: number;
  readonly memory: number;
}

const WIN = readFileSync(join(import.meta.dirname, '../data/wins/gallery.txt'), 'utf8');
/** A game that was going to be won and then lost: after so many moves of a won game random ones to an end that is no win. */
function lostRecord(kept: number): { text: string; moves: readonly string[] } {
  const read = readRecord(WIN, findGame);
  if (!read.ok) throw new Error('the won record cannot be read');
  const record = { ...read.value, moves: read.value.moves.slice(0, kept) };
  const list = new Int32Array(MOST_MOVES);
  for (let seed = 1; ; seed++) {
    const { engine, position } = replay(record, findGame(record.game)!);
    const below = lcg(seed);
    const moves = [...record.moves];
    for (let n = engine.generate(position, list, 0); n > 0; n = engine.generate(position, list, 0)) {
      const move = list[below(n)]!;
      moves.push(writeMove(move, engine));
      engine.play(position, move);
    }
    if (!engine.won(position)) return { text: writeRecord({ ...record, moves }), moves };
  }
}
const cut = (moves: number): string => file(WIN.replace(/^moves$/m, `at ${moves}\nmoves`), 'cut');

describe('solve', () => {
  test('won: exit 0; the answer in words is itself a record that wins, and so is --line', async () => {
    const { code, out } = await run(['solve', ...WON]);
    expect(code).toBe(0);
    expect(out).toMatch(/^# gallery, deal 1 .*\n# can be won in \d+ moves\n/);
    expect((await run(['record', 'check', '-'], { input: out })).out).toContain('won: yes');
    const line = await run(['solve', ...WON, '--line'], ru);
    expect(line.out).toMatch(/^pasyans 1\n/);
    expect(out.endsWith(line.out)).toBe(true);
  });
  test('--line without a win leaves the file it is written to empty, and says why beside it', async () => {
    const { code, out, err } = await run(['solve', ...LOST, '--line']);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/cannot be won: proved/);
  });
  test('a loss is one of the present attempt while another can be begun, and of the deal when none can', async () => {
    expect((await run(['solve', ...LOST_NOW], ru)).out).toContain('выиграть нельзя в этой попытке: доказано');
    const record = 'pasyans 1\ngame dolgy-hard\ndeal 870895\nmoves\n';
    const { out } = await run(['lost-at', '-'], { input: record });
    expect(out).toContain('this attempt could not be won from its start (proved)');
    expect(out).toContain('a new attempt can be begun: redeal');
    expect(out).not.toContain('this deal');
    const first = (await run(['lost-at', '-'], { input: `pasyans 1\ngame black-hole\ndeal 2\nmoves\n` })).out;
    expect(first).toContain('this deal could not be won from the start (proved)');
  });
  test('the same as data, and the same again', async () => {
    const [one, other] = await Promise.all([data<Solved>(['solve', ...WON]), data<Solved>(['solve', ...WON])]);
    expect(one).toMatchObject({ game: 'gallery', deal: 1, moves: 0, verdict: 'won' });
    expect(one.record).toContain(one.line!.slice(0, 8).join(' '));
    expect([other.nodes, other.line]).toEqual([one.nodes, one.line]);
    expect(one.seconds).toBeGreaterThan(0);
    expect(one.memory).toBeGreaterThan(20);
  });
  test('lost: exit 1 with the number of positions; open: exit 3 with the limit', async () => {
    expect((await data<Solved>(['solve', ...LOST], {}, 1)).positions).toBeGreaterThan(1);
    expect((await run(['solve', ...LOST], ru)).out).toMatch(/выиграть нельзя: доказано, просмотрено \d+ позици/);
    expect(await data<Solved>(['solve', ...LONG, '--nodes', '9000'], {}, 3)).toMatchObject({ verdict: 'open', limit: 'nodes' });
    expect(await data<Solved>(['solve', ...LONG, '--nodes', '900000000', '--time', '1'], {}, 3)).toMatchObject({
      verdict: 'open',
      limit: 'time',
    });
    const { code, out } = await run(['solve', ...LONG, '--nodes', '9000']);
    expect({ code, record: out.includes('pasyans 1') }).toEqual({ code: 3, record: false });
    expect(out).toContain('not known (open)');
  });
  test('a record is solved from where it stands, a layout too, a document too', async () => {
    const { line, record } = await data<Solved>(['solve', '--record', cut(60)]);
    expect(line!.length).toBeLessThan(60);
    expect((await run(['record', 'check', '-'], { input: record! })).out).toContain('won: yes');
    const table = (await run(['deal', ...WON, '--open'])).out;
    const laid = await run(['solve', 'gallery', '--layout', '-', '--line'], { input: table });
    expect(laid.code).toBe(0);
    const written = (await run(['document', 'gallery'])).out;
    expect((await data<Solved>(['solve', '--document', file(written), '--deal', '1'])).verdict).toBe('won');
    const last = await data<Solved & { moves: number }>(['solve', ...LOST, '--play', 'f15>hole'], {}, 1);
    expect(last.moves).toBe(1);
  });
  test('several threads find a win too; the first answer counts', async () => {
    const { verdict, record } = await data<Solved>(['solve', ...WON, '--threads', '2']);
    expect(verdict).toBe('won');
    expect((await run(['record', 'check', '-'], { input: record! })).out).toContain('won: yes');
    expect((await data<Solved>(['solve', ...LOST, '--threads', '2'], {}, 1)).verdict).toBe('lost');
  });
  test('Ctrl-C ends the search with what is known: open', async () => {
    const began = Date.now();
    await run(['solve', ...LOST]);
    // As long as a whole search takes from start to end the worker is certainly at work.
    const wait = 2 * (Date.now() - began) + 1000;
    const child = start(['solve', ...LONG, '--nodes', '900000000000', '--json']);
    let out = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    setTimeout(() => child.kill('SIGINT'), wait);
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(3);
    expect(JSON.parse(out)).toMatchObject({ verdict: 'open', limit: 'cancelled' });
    expect((JSON.parse(out) as Solved).nodes).toBeGreaterThan(0);
  });
  test('the process grows by no more than the memory given, with a wide margin for the program itself', async () => {
    const small = await data<Solved>(['solve', ...LOST], {}, 1);
    const large = await data<Solved>(['solve', ...LONG, '--memory', '64', '--nodes', '900000'], {}, 3);
    expect(large.memory - small.memory).toBeLessThan(64 + 96);
  });
});

describe('fair answers', () => {
  const ARGS = ['solve', ...WON, '--fair', '--samples', '4', '--nodes', '80000'];
  interface Fair {
    readonly unseen: number;
    readonly samples: number;
    readonly won: number;
    readonly lost: number;
    readonly open: number;
    readonly share: [number, number];
    readonly best: { move: string; wins: number }[];
  }
  const fair = (args: readonly string[]): Promise<Fair> => data<Fair>(args).catch(() => data<Fair>(args, {}, 3));

  test('the share has its interval, the best moves their wins, and chance is the same each time', async () => {
    const answer = await fair(ARGS);
    expect(answer.unseen).toBe(72);
    expect([answer.samples, answer.won + answer.lost + answer.open]).toEqual([4, 4]);
    expect(answer.share[0]).toBeLessThan(answer.share[1]);
    expect(answer.best.reduce((sum, { wins }) => sum + wins, 0)).toBe(answer.won);
    expect((await fair(ARGS)).best).toEqual(answer.best);
    expect((await fair([...ARGS, '--threads', '2'])).samples).toBe(4);
  });
  test('in words', async () => {
    expect((await run(ARGS, ru)).out).toMatch(/72 невиденные карты\nневиденные карты разложены наугад 4 раз/);
    const { out } = await run(['solve', ...LOST, '--fair']);
    expect(out).toContain('no card is unseen; it cannot be won');
  });
});

describe('hint', () => {
  test('is fair while cards are unseen, and says so when it looks under them', async () => {
    const record = cut(20);
    const { code, out } = await run(['hint', record, '--samples', '4', '--nodes', '400000']);
    expect(code).toBe(0);
    expect(out).toMatch(/^\S+ \(begins \d of \d\)\n/);
    const thoughtful = await run(['hint', record, '--thoughtful'], ru);
    expect(thoughtful.out).toMatch(/^\S+\n# эта подсказка заглядывает под карты: 5\d невиденн/);
    const { move, line, unseen } = await data<{ move: string; line: string[]; unseen: number }>([
      'hint',
      record,
      '--thoughtful',
      '--line',
    ]);
    expect(line[0]).toBe(move);
    expect(line.length).toBeGreaterThan(10);
    expect(unseen).toBeGreaterThan(40);
  });
  test('in a game that is won, and in one that is lost: then it names where', async () => {
    expect((await run(['hint', '-'], { input: WIN })).out).toBe('the game is won\n');
    const lost = file(lostRecord(60).text, 'lost');
    const { code, out } = await run(['hint', lost, '--thoughtful']);
    expect(code).toBe(1);
    expect(out).toMatch(/cannot be won: proved.*\n+lost by move \d+: \S+; before it the game could be won/);
    const { lostAt } = await data<{ lostAt: { exact: boolean; lastWinnable: number } }>(['hint', lost, '--thoughtful'], {}, 1);
    expect(lostAt.exact).toBe(true);
    expect(lostAt.lastWinnable).toBeGreaterThanOrEqual(60);
  });
});

describe('lost-at', () => {
  test('names the move, and gives the line that would have won as a record', async () => {
    const { text, moves } = lostRecord(60);
    const { code, out } = await run(['lost-at', '-'], { input: text });
    expect(code).toBe(1);
    const [, number, move] = /# lost by move (\d+): (\S+);/.exec(out)!;
    expect(moves[Number(number) - 1]).toBe(move);
    expect((await run(['record', 'check', '-'], { input: out })).out).toContain('won: yes');
    const answer = await data<object>(['lost-at', '-'], { input: text }, 1);
    expect(answer).toMatchObject({ verdict: 'lost', exact: true, move: { number: Number(number), text: move } });
  });
  test('a game that is not lost: exit 0; one of which nothing is known: exit 3', async () => {
    expect((await run(['lost-at', cut(40)], ru)).out).toContain('эту партию ещё можно выиграть');
    expect(await run(['lost-at', '-'], { input: WIN })).toMatchObject({ code: 0, out: 'the game is won\n' });
    expect((await data<{ verdict: string }>(['lost-at', cut(40)])).verdict).toBe('won');
    const record = `pasyans 1\ngame dolgy-hard\nrows strict\nking settled\ndeal 1\nmoves\n`;
    const { code, out } = await run(['lost-at', '-', '--nodes', '9000'], { input: record });
    expect({ code, said: out.includes('where it was lost is not known') }).toEqual({ code: 3, said: true });
  });
});

describe('what is given wrongly', () => {
  const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
    ['a record and a deal', ['solve', '--record', 'x', '--deal', '1'], /--record.*--deal/],
    ['too little memory', ['solve', ...WON, '--memory', '31'], /--memory.*32.*8192/],
    ['too little memory for so many threads', ['solve', ...WON, '--memory', '100', '--threads', '4'], /--memory.*128/],
    ['no nodes at all', ['solve', ...WON, '--nodes', '0'], /--nodes/],
    ['a line of fair answers', ['solve', ...WON, '--fair', '--line'], /--line/],
    ['a record of another game', ['solve', 'tomb', '--record', 'WIN'], /--record.*gallery/],
    ['a whole line while cards are unseen', ['hint', 'CUT', '--line'], /--line.*--thoughtful/],
    ['no record', ['hint'], /hint/],
    ['a record that is not there', ['lost-at', 'no-such-file'], /no-such-file/],
  ];
  test.each(cases)('%s', async (_, args, message) => {
    const words = args.map((arg) => (arg === 'WIN' ? file(WIN) : arg === 'CUT' ? cut(20) : arg));
    const english = await run(words);
    expect({ code: english.code, out: english.out }).toEqual({ code: 2, out: '' });
    expect(english.err).toMatch(message);
    expect(english.err).not.toMatch(/[а-яё]/i);
    expect((await run(words, ru)).err).toMatch(/[а-яё]{3}/);
  });
});
