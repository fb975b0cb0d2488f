// The list of complaints is true: each thread that it calls tested is in the name of a test, or in the line above one.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const list = readFileSync(join(root, 'docs/COMPLAINTS.md'), 'utf8');
const THREAD = /(?:[\w./-]+#|BUG )\d+/g;

/** The threads in the first column of a part of the list. */
const threadsIn = (part: string): string[] =>
  part.split('\n').flatMap((line) => (line.startsWith('| ') ? (line.split('|')[1]!.match(THREAD) ?? []) : []));
/** The threads that names of tests, and comments above tests, tell; `#160` after `PySolFC#583` is of the same program. */
function threadsTested(source: string): string[] {
  const names =
    source.match(/(?:^\s*\/\/[^\n]*\n\s*)?(?:test|it|describe)(?:\.each\([^\n]*\))?\(\s*(?:'[^\n]*'|`[^\n]*`)/gm) ?? [];
  return names.flatMap((name) => {
    let program = '';
    return (name.match(/(?:[\w./-]*#|BUG )?\d+/g) ?? []).map((found) => {
      const [, before = program, number] = /^(.*?(?:#|BUG ))?(\d+)$/.exec(found)!;
      program = before === '#' ? program : before;
      return `${before === '#' ? program : before}${number}`;
    });
  });
}

const tested = new Set(
  readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test|spec)\.ts$/.test(path))
    .flatMap((path) => threadsTested(readFileSync(join(root, 'tests', path), 'utf8'))),
);
const [, called = '', elsewhere = ''] = list.split(/^## .*$/m);

describe('the list of complaints', () => {
  it('names only threads that are tested', () => {
    const threads = threadsIn(called);
    expect(threads.length).toBeGreaterThan(50);
    expect(threads.filter((thread) => !tested.has(thread))).toEqual([]);
  });
  it('gives a reason for every other one', () => {
    expect(threadsIn(elsewhere).length).toBeGreaterThan(10);
    for (const line of elsewhere.split('\n').filter((one) => THREAD.test(one)))
      expect(line.split('|')[2]!.trim().length).toBeGreaterThan(10);
  });
  it('would miss a thread that no test names', () => {
    expect(threadsTested("test('PySolFC#583, #160: paused', () => {})")).toEqual(['PySolFC#583', 'PySolFC#160']);
    expect(threadsTested("// BUG 219630, 176318: undo.\ntest('undo', () => {})")).toEqual(['BUG 219630', 'BUG 176318']);
    expect(threadsTested("// PySolFC#9 is told of here\nconst a = 1;\ntest('undo', () => {})")).toEqual([]);
  });
});
