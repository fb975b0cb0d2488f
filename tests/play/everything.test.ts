// Everything in one file: it comes out as it went in, and a damaged file explains itself and never throws.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/games/index.ts';
import { readEverything, writeEverything } from '../../src/play/everything.ts';
import { writeKept } from '../../src/play/kept.ts';

const read = (text: string) => readEverything(text, () => 'new', findGame);
const file = readFileSync(join(import.meta.dirname, '../data/files/everything-1.json'), 'utf8');
const value = JSON.parse(file) as Record<string, unknown>;
const faultOf = (text: string): string => {
  const found = read(text);
  if (found.ok) throw new Error('it was read');
  expect(found.faults[0]!.text.ru).toMatch(/[а-я]/);
  return `${found.faults[0]!.place}: ${found.faults[0]!.text.en}`;
};

describe('a file of everything', () => {
  it('saved by version 1 is read whole, and written again as the same', () => {
    const found = read(file);
    if (!found.ok) throw new Error(JSON.stringify(found.faults));
    const { current, previous, results, asides, settings } = found.value;
    expect(current!.session.made).toBe(9);
    expect(current!.session.nodes).toHaveLength(30);
    expect(previous!.session.document.id).toBe('tomb');
    expect(results).toHaveLength(2);
    expect(asides).toHaveLength(1);
    expect(settings).toMatchObject({ language: 'ru' });
    const again = writeEverything({
      ...found.value,
      current: writeKept(current!.session, current!.sitting),
      previous: writeKept(previous!.session, previous!.sitting),
    });
    expect(JSON.parse(again)).toEqual(value);
  });
  it('without games is a file too', () => {
    expect(read(writeEverything({ asides: [], results: [], settings: {} })).ok).toBe(true);
  });
  it.each<[string, unknown, RegExp]>([
    ['something else', { hello: 1 }, /^: this is no copy of everything/],
    ['of the future', { ...value, version: 2 }, /^: version 2 was written by a newer program/],
    ['with a damaged result', { ...value, results: [{ ...(value.results as object[])[0], moves: -1 }] }, /results\.0\.moves: /],
    [
      'with a damaged game',
      { ...value, current: 'pasyans 1\ngame nonesuch\n' },
      /current, line 2: this program knows no patience 'nonesuch'/,
    ],
    ['with settings that are none', { ...value, settings: 5 }, /settings: /],
  ])('%s says where', (_, one, why) => {
    expect(faultOf(JSON.stringify(one))).toMatch(why);
  });
  it('that is cut off or changed never throws', () => {
    fc.assert(
      fc.property(fc.nat(file.length), fc.nat(40), fc.string({ maxLength: 4 }), (at, cut, put) => {
        const found = read(file.slice(0, at) + put + file.slice(at + cut));
        expect(found.ok || found.faults.length > 0).toBe(true);
      }),
    );
    expect(faultOf(file.slice(0, -5))).toMatch(/cut off/);
  });
});
