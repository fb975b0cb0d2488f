// Saved games of every version before: each file in tests/data/saves loads as what it was. Files are added, never changed.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findGame } from '../../src/games/index.ts';
import { readKept, textInside, writeKept } from '../../src/play/kept.ts';
import { newSitting } from '../../src/play/sitting.ts';

const folder = join(import.meta.dirname, '../data/saves');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const [, ...rows] = read('index.tsv').trimEnd().split('\n');
const entries = rows.map((row) => row.split('\t'));

describe('PySolFC#426: games saved by older versions still load', () => {
  it.each(entries)('%s', (name, game, made, nodes, table, undos) => {
    const text = read(name!);
    const kept = readKept(text, 'id-of-the-test', findGame);
    if (!kept.ok) throw new Error(kept.faults.map(({ place, text: why }) => `${place}: ${why.en}`).join('; '));
    const { session, sitting } = kept.value;
    expect(session.document.id).toBe(game);
    expect(session.made).toBe(Number(made));
    expect(session.nodes.length).toBe(Number(nodes));
    expect(sitting.undos).toBe(Number(undos));
    const seen = session.view.piles.map(({ name: pile, cards }) => [pile, ...cards.map(({ face }) => face)]);
    expect(createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16)).toBe(table);
    // What is written now is read again as the same.
    const again = readKept(writeKept(session, sitting), 'other', findGame);
    expect(again.ok && again.value.session.text).toBe(session.text);
    expect(again.ok && again.value.sitting).toEqual(sitting);
  });
  it('no file is left out of the list, and no file of the list is missing', () => {
    expect(readdirSync(folder).sort()).toEqual(['index.tsv', ...entries.map(([name]) => name!)].sort());
  });
});

describe('what cannot be read', () => {
  const faultOf = (text: string): string => {
    const found = readKept(text, 'x', findGame);
    if (found.ok) throw new Error('it was read');
    expect(found.faults[0]!.text.ru).toMatch(/[а-я]/);
    return `${found.faults[0]!.place}: ${found.faults[0]!.text.en}`;
  };
  const good = JSON.parse(read('v2-dolgy.json')) as Record<string, unknown>;
  it.each([
    ['of the future', { ...good, version: 3 }, /^: version 3 was written by a newer program/],
    ['without a version', { ...good, version: 'two' }, /no kept game/],
    ['without a text', { ...good, text: 5 }, /no kept game/],
    ['with a damaged account', { ...good, sitting: { ...(good.sitting as object), seconds: -1 } }, /sitting.seconds/],
    ['without an account', { ...good, sitting: undefined }, /no kept game/],
    ['with a damaged game', { ...good, text: 'pasyans 1\ngame dolgy\n' }, /cut off|exactly one/],
  ])('%s', (_, value, why) => {
    expect(faultOf(JSON.stringify(value))).toMatch(why);
  });
  it('at all', () => {
    for (const text of ['', '{', '{}', 'null', '[]', 'hello', '\0']) expect(faultOf(text)).not.toBe('');
  });
  it('still tells its game to those who look for it', () => {
    expect(textInside(JSON.stringify(good))).toBe(good.text);
    expect(textInside('pasyans 1\ngame x\n')).toBe('pasyans 1\ngame x\n');
  });
  it('a game of version 1 begins to count with the next move', () => {
    const kept = readKept(read('v1-dolgy.txt'), 'id-of-the-test', findGame);
    expect(kept.ok && kept.value.sitting).toEqual(newSitting('id-of-the-test', 'deal'));
  });
});
