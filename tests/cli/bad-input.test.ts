/** Damaged input: each fault has its own clear message in both languages, names its place, exits with 2 and shows no stack. */
import { afterAll, describe, expect, test } from 'vitest';
import { writeDocument } from '../../src/engine/json.ts';
import { findGame } from '../../src/games/index.ts';
import { eachOf, file, packText, run } from './program.ts';

const pack = packText(1, 1);
const cards = pack.split(' ');
const RECORD = 'pasyans 1\ngame dolgy\nrows strict\nking settled\ndeal 5\nmoves\nr1c11>r2c2\n';
const LAYOUT = `AS -- 4D 5D 8H QC 7C QS JC KC 5H 6S QD 9H
AC -- 4S 2H 4C JD 9S 9C 3H 3S 8C 6H 5S 2D
AD -- 10D JH 10C 2S 3C 2C 3D 9D 5C 7H KD KS
AH -- 10H 7S 6D 7D 4H 10S QH 8S JS KH 8D 6C
`;
const DOCUMENT = writeDocument(findGame('dolgy')!);

interface Case {
  readonly what: string;
  readonly args: readonly string[];
  readonly input?: string | Uint8Array;
  /** What the message must name. */
  readonly names: readonly (string | RegExp)[];
}
const bytes = (...numbers: number[]): Uint8Array => Uint8Array.from(numbers);
const DEAL = ['deal', 'dolgy', '--pack', 'FILE'];
const LAY = ['deal', 'dolgy', '--layout', 'FILE'];
const CHECK = ['record', 'check', 'FILE'];
const DOC = ['moves', '--document', 'FILE', '--deal', '1'];
const LINE = (n: number): RegExp => new RegExp(`(line|строка) ${n}\\b`);

const cases: readonly Case[] = [
  // Commands and flags.
  { what: 'an unknown command', args: ['move', 'dolgy'], names: ['move', 'moves'] },
  { what: 'an unknown flag', args: ['moves', 'dolgy', '--dael', '5'], names: ['--dael', '--deal'] },
  { what: 'a flag of another command', args: ['games', '--depth', '3'], names: ['--depth'] },
  { what: 'a short flag that is none', args: ['games', '-x'], names: ['-x'] },
  { what: 'a switch with a value', args: ['games', '--json=yes'], names: ['--json', 'yes'] },
  { what: 'a flag without its value', args: ['moves', 'dolgy', '--deal'], names: ['--deal'] },
  { what: 'a flag that swallows another', args: ['moves', 'dolgy', '--set', '--json'], names: ['--set'] },
  { what: 'a flag given twice', args: ['moves', 'dolgy', '--deal', '1', '--deal', '2'], names: ['--deal'] },
  { what: 'two deals at once', args: ['moves', 'dolgy', '--deal', '1', '--layout', 'x'], names: ['--layout', '--deal'] },
  { what: 'no game', args: ['deal'], names: ['deal', '--document'] },
  { what: 'an unknown game', args: ['deal', 'dolgi'], names: ['dolgi', 'dolgy'] },
  { what: 'a word too many', args: ['deal', 'dolgy', 'tomb'], names: ['tomb'] },
  { what: 'a game and a document', args: ['deal', 'dolgy', '--document', 'FILE'], input: DOCUMENT, names: ['--document'] },
  { what: 'a record command without its second word', args: ['record'], names: ['record', 'check'] },
  { what: 'a record command that is none', args: ['record', 'chek', 'x'], names: ['chek', 'check'] },
  { what: 'a record command without its file', args: ['record', 'check'], names: ['record check'] },
  { what: 'a deal that is no number', args: ['deal', 'dolgy', '--deal', 'five'], names: ['--deal', 'five', '4294967295'] },
  { what: 'a deal of zero', args: ['deal', 'dolgy', '--deal', '0'], names: ['--deal', '4294967295'] },
  { what: 'a deal too large', args: ['deal', 'dolgy', '--deal', '4294967296'], names: ['--deal', '4294967296'] },
  { what: 'no depth', args: ['perft', 'dolgy'], names: ['--depth', 'perft'] },
  { what: 'a depth too large', args: ['perft', 'dolgy', '--depth', '21'], names: ['--depth', '20'] },
  { what: 'a half seed', args: ['walk', 'dolgy', '--seed', '1.5'], names: ['--seed', '1.5'] },
  { what: 'a negative number of steps', args: ['walk', 'dolgy', '--steps', '-1'], names: ['--steps', '-1'] },
  { what: 'a house rule without a value', args: ['deal', 'dolgy', '--set', 'rows'], names: ['--set', 'rows'] },
  { what: 'an unknown house rule', args: ['deal', 'dolgy', '--set', 'row=soft'], names: ['--set', 'row', 'rows'] },
  { what: 'an unknown value of a house rule', args: ['deal', 'dolgy', '--set', 'rows=sofd'], names: ['--set', 'sofd', 'soft'] },
  { what: 'a house rule set twice', args: ['deal', 'dolgy', '--set', 'rows=soft', '--set', 'rows=free'], names: ['--set rows'] },
  { what: 'the standard input for two things', args: ['deal', '--document', '-', '--pack', '-'], names: ['--pack'] },
  { what: 'the standard input for a pack in a game', args: ['play', 'dolgy', '--pack', '-'], names: ['--pack'] },
  { what: 'an unknown pile', args: ['moves', 'dolgy', '--deal', '5', '--from', 'r5c1'], names: ['--from', 'r5c1'] },
  {
    what: 'a move that is none',
    args: ['moves', 'dolgy', '--deal', '5', '--play', 'r1c11>r2c2 up!'],
    names: [/(move|ход) 2/, 'up!'],
  },
  {
    what: 'a move to a pile that is none',
    args: ['moves', 'dolgy', '--deal', '5', '--play', 'r1c11>r2c20'],
    names: [/(move|ход) 1/, 'r2c20'],
  },
  {
    what: 'an action that is none',
    args: ['moves', 'dolgy', '--deal', '5', '--play', 'redael'],
    names: [/(move|ход) 1/, 'redael', 'redeal'],
  },
  // Files.
  { what: 'a file that is not there', args: ['deal', 'dolgy', '--pack', 'no-such-file'], names: ['no-such-file'] },
  { what: 'a folder', args: ['deal', 'dolgy', '--layout', '.'], names: ['.'] },
  { what: 'an empty file', args: CHECK, input: ' \n', names: ['FILE'] },
  { what: 'bytes that are no text', args: CHECK, input: bytes(0xff, 0xfe, 0x00, 0x41), names: ['FILE', 'UTF-8'] },
  { what: 'a file far too large', args: DOC, input: new Uint8Array(4_000_001).fill(32), names: ['FILE', '4000000'] },
  // Packs.
  { what: 'a card that is none', args: DEAL, input: pack.replace(cards[3]!, '11H'), names: ['FILE', LINE(1), '11H'] },
  { what: 'a card missing', args: DEAL, input: cards.slice(1).join(' '), names: ['FILE', /(pack|колода)/] },
  { what: 'a card too many', args: DEAL, input: `${pack}\n${cards[0]}`, names: ['FILE', /(pack|колода)/] },
  { what: 'a shuffle number that is none', args: DEAL, input: `${pack}\nshuffle x`, names: ['FILE', LINE(2), 'shuffle'] },
  { what: 'two shuffle numbers', args: DEAL, input: `shuffle 1\n${pack}\nshuffle 2`, names: ['FILE', LINE(3), 'shuffle'] },
  // Layouts.
  { what: 'a fifth row', args: LAY, input: `${LAYOUT}--`, names: ['FILE', LINE(5)] },
  { what: 'a row too long', args: LAY, input: LAYOUT.replace('9H\n', '9H --\n'), names: ['FILE', LINE(1), '14'] },
  { what: 'a card twice in a layout', args: LAY, input: LAYOUT.replace('9H', '8H'), names: ['FILE', /9[Hч]/] },
  { what: 'a row of an unknown name', args: LAY, input: LAYOUT.replace('AS --', 'z1: AS --'), names: ['FILE', LINE(1), 'z1'] },
  { what: 'a counter that is none', args: LAY, input: `${LAYOUT}turn = 2`, names: ['FILE', LINE(5), 'turn', 'attempt'] },
  {
    what: 'a row in a game without rows',
    args: ['deal', 'tomb', '--layout', 'FILE'],
    input: 'AS 2S\n',
    names: ['FILE', LINE(1), 'stock'],
  },
  {
    what: 'a game begun from its middle',
    args: ['play', 'dolgy', '--layout', 'FILE'],
    input: LAYOUT.replace('AS -- 4D', 'AS 4D --'),
    names: ['--layout'],
  },
  // Records.
  { what: 'a record without its head', args: CHECK, input: RECORD.replace('pasyans 1', 'pasyans'), names: ['FILE', LINE(1)] },
  {
    what: 'a record of a newer program',
    args: CHECK,
    input: RECORD.replace('pasyans 1', 'pasyans 2'),
    names: ['FILE', LINE(1), '2'],
  },
  { what: 'a record without its game', args: CHECK, input: RECORD.replace('game dolgy\n', ''), names: ['FILE', LINE(2), 'game'] },
  {
    what: 'a record of an unknown game',
    args: CHECK,
    input: RECORD.replace('dolgy', 'canfield'),
    names: ['FILE', LINE(2), 'canfield'],
  },
  {
    what: 'a record with a wrong house rule',
    args: CHECK,
    input: RECORD.replace('strict', 'strickt'),
    names: ['FILE', LINE(3), 'strickt', 'strict'],
  },
  {
    what: 'a record with a line twice',
    args: CHECK,
    input: RECORD.replace('king settled', 'rows soft'),
    names: ['FILE', LINE(4), 'rows'],
  },
  {
    what: 'a record with a wrong deal',
    args: CHECK,
    input: RECORD.replace('deal 5', 'deal -5'),
    names: ['FILE', LINE(5), '4294967295'],
  },
  { what: 'a record without a deal', args: CHECK, input: RECORD.replace('deal 5\n', ''), names: ['FILE', LINE(5), 'deal'] },
  { what: 'a record that is cut off', args: CHECK, input: RECORD.slice(0, RECORD.indexOf('moves')), names: ['FILE', 'moves'] },
  {
    what: 'a record with a move that is none',
    args: CHECK,
    input: RECORD.replace('r1c11>r2c2', 'r1c11-r2c2'),
    names: ['FILE', LINE(7), 'r1c11-r2c2'],
  },
  {
    what: 'a record with a pile that is none',
    args: CHECK,
    input: RECORD.replace('r2c2', 'r2c22'),
    names: ['FILE', LINE(7), 'r2c22'],
  },
  {
    what: 'a record that stands beyond its end',
    args: CHECK,
    input: RECORD.replace('moves', 'at 7\nmoves'),
    names: ['FILE', 'at 7'],
  },
  {
    what: 'a record with a line of nonsense',
    args: CHECK,
    input: RECORD.replace('deal 5', 'deel 5'),
    names: ['FILE', LINE(5), 'deel 5'],
  },
  // Documents.
  { what: 'a document that is no JSON', args: DOC, input: DOCUMENT.slice(0, -3), names: ['FILE', /(line|строка) \d+/] },
  { what: 'a document of something else', args: DOC, input: '{}', names: ['FILE', 'format'] },
  { what: 'a document without its piles', args: DOC, input: DOCUMENT.replace('"piles"', '"heaps"'), names: ['FILE', 'piles'] },
  {
    what: 'a document with an unknown atom',
    args: DOC,
    input: DOCUMENT.replace('"suit-rows"', '"suit-rose"').replace('"suitRows"', '"suitRose"'),
    names: ['FILE', 'goal', /suit-?rose/i],
  },
  {
    what: 'a document with three packs',
    args: DOC,
    input: DOCUMENT.replace('"packs": 1', '"packs": 3'),
    names: ['FILE', 'packs'],
  },
];

/** What engine messages show as an example of Russian notation, in English too. */
const EXAMPLES = /10ч, Дб/g;
const met = new Map<string, string>();

describe('damaged input', () => {
  afterAll(() => expect(met.size).toBeGreaterThan(80));
  test.concurrent.each(cases)('$what', async ({ args, input, names }) => {
    const path = input === undefined ? 'FILE' : file(input, 'bad');
    const words = args.map((arg) => (arg === 'FILE' ? path : arg));
    await eachOf(['ru', 'en'], async (lang) => {
      const { code, out, err } = await run(words, { env: { LANG: lang === 'ru' ? 'ru_RU.UTF-8' : 'C' } });
      expect({ code, out }, err).toEqual({ code: 2, out: '' });
      for (const name of names) expect(err).toMatch(name === 'FILE' ? path : name);
      expect(err).not.toMatch(/^\s+at |node:|\bError\b|undefined|NaN|\[object/m);
      expect(
        err
          .trim()
          .split('\n')
          .every((line) => line.startsWith('pasyans: ')),
        err,
      ).toBe(true);
      const told = err.replaceAll(path, 'FILE');
      if (lang === 'ru') expect(told).toMatch(/[а-яё]{3}/);
      else expect(told.replace(EXAMPLES, '')).not.toMatch(/[а-яё]/i);
      expect(met.get(told), 'two faults with the same message').toBe(undefined);
      met.set(told, told);
    });
  });
});
