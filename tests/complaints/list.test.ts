// The list of complaints is true: each thread that it calls tested is in the name of a test that runs, each thread in the name
// of a test is in the list, and what is not tested has its reason.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { threadsIn, threadsTested } from './threads.ts';

const root = join(import.meta.dirname, '../..');
const list = readFileSync(join(root, 'docs/COMPLAINTS.md'), 'utf8');

interface Row {
  readonly threads: readonly string[];
  readonly told: string;
}
/** The rows of a table; a first cell that is no list of threads has none. */
const rowsOf = (part: string): Row[] =>
  part
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [, threads = '', told = ''] = line.split('|');
      return { threads: threadsIn(threads.trim()) ?? [], told: told.trim() };
    });
const sections = new Map(
  list
    .split(/^## /m)
    .slice(1)
    .map((part) => [part.split('\n')[0]!, rowsOf(part)]),
);
const [called = [], elsewhere = []] = ['Tested', 'Not here'].map((title) => sections.get(title));
const all = (rows: readonly Row[]): string[] => rows.flatMap(({ threads }) => threads);

/** Only files that are run: Playwright takes those of its own folder, Vitest all others. */
const isRun = (path: string): boolean => (/^browser[/\\]/.test(path) ? path.endsWith('.spec.ts') : path.endsWith('.test.ts'));
const tested = new Set(
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter(isRun)
    .flatMap((path) => threadsTested(readFileSync(join(root, 'tests', path), 'utf8'))),
);

describe('the list of complaints', () => {
  it('calls tested what is in the name of a test, all of it and nothing else', () => {
    expect([...tested].sort()).toEqual(all(called).sort());
  });
  it('has nothing but threads in its first column, and each once', () => {
    expect([...sections.keys()]).toEqual(['Tested', 'Not here']);
    for (const { threads, told } of [...called, ...elsewhere]) {
      expect(threads.length, told).toBeGreaterThan(0);
      expect(told.length, threads.join()).toBeGreaterThan(10);
    }
    const threads = [...all(called), ...all(elsewhere)];
    expect(threads.filter((thread, i) => threads.indexOf(thread) !== i)).toEqual([]);
    // Fewer would be a table that was not read.
    expect(all(called).length).toBeGreaterThan(110);
    expect(all(elsewhere).length).toBeGreaterThan(10);
  });
});

describe('the threads of a source', () => {
  const body = '() => { expect(1).toBe(1); }';
  it.each([
    [`test('A#1, BUG 22, GNOME 3, B c0ffee1, site.com: told', ${body})`, ['A#1', 'BUG 22', 'GNOME 3', 'B c0ffee1', 'site.com']],
    [`it.each([1, 2])('A#1: told of %d', (n) => { expect(n).toBe(n); })`, ['A#1']],
    [`for (const n of [1]) test(\`A#1: told of \${n}\`, async ({ page }) => { await expect(page).toBe(n); })`, ['A#1']],
    [`test.describe('A#1: told', () => { test('in a group', ${body}); })`, ['A#1']],
    [`describe('a group', () => { it('A#1: told', { timeout: 5 }, ${body}); })`, ['A#1']],
  ])('are those in the names of tests: %s', (source, threads) => expect(threadsTested(source)).toEqual(threads));
  it.each([
    ['a comment', `// A#1: told\ntest('told', ${body})`],
    ['a test in a comment', `// test('A#1: told', ${body})`],
    ['a test in a text', `const text = "test('A#1: told', ${body})"`],
    ['a number that is none', `test('A#1 is told: of 100 deals', ${body})`],
    ['a short form', `test('#1: told', ${body})`],
    ['a test that is skipped', `test.skip('A#1: told', ${body})`],
    ['a test that is put off', `it.todo('A#1: told')`],
    ['a test that skips itself', `test('A#1: told', () => { test.skip(); expect(1).toBe(1); })`],
    ['a test that is to fail', `test('A#1: told', () => { test.fail(); expect(1).toBe(2); })`],
    ['a group that is skipped', `describe.skip('a group', () => { it('A#1: told', ${body}); })`],
    ['a group without tests', `describe('A#1: told', () => {})`],
    ['a test that expects nothing', `test('A#1: told', () => { const n = 1; })`],
  ])('are not in %s', (_, source) => expect(threadsTested(source)).toEqual([]));
});
