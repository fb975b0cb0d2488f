// The four sources against the definitions: every paragraph is answered by a rule or passed over for a reason.

import { describe, expect, it } from 'vitest';
import { coverage, coverageFaults } from '../../src/book/coverage.ts';
import { docsPages } from '../../src/book/docs.ts';
import { sources } from '../../src/book/sources.ts';
import type { GameDocument } from '../../src/engine/document.ts';
import { games } from '../../src/games/index.ts';
import { readText } from '../project/files.ts';

/** The first game without its notes and with one note that cites this. */
const citing = (source: string): GameDocument => ({
  ...games[0]!,
  notes: [{ part: 'moves', rule: 'made-up', text: { ru: '', en: '' }, source: [source] }],
});

describe('the sources', () => {
  it('are as long as they are', () => {
    const lengths = Object.entries(sources).map(([name, { paragraphs }]) => [name, paragraphs]);
    expect(Object.fromEntries(lengths)).toMatchObject({ dolgy: 83, gallery: 22, prussian: 20, mendelev: 26 });
  });

  it('are answered paragraph by paragraph, or passed over with a reason', () => {
    expect(coverageFaults(games).join('\n')).toBe('');
  });

  it('are passed over only with a reason in both languages', () => {
    for (const { passed } of Object.values(sources))
      for (const { from, to, why } of passed) {
        expect(from).toBeLessThanOrEqual(to);
        expect(why.ru).toMatch(/^[А-ЯЁ][^A-Za-z]+\.$/);
        expect(why.en).toMatch(/^[A-Z][^А-Яа-яЁё]+\.$/);
      }
  });

  it('are known by the parts that answer them', () => {
    expect(coverage(games).get('dolgy:45')).toContainEqual({ game: 'dolgy', kind: 'rule', id: 'king-zone' });
    expect(coverage(games).get('dolgy:20')).toContainEqual({ game: 'dolgy-hard', kind: 'note', id: 'within-a-row' });
    expect(coverage(games).get('mendelev:07')).toContainEqual({ game: 'mendelev-spider', kind: 'house rule', id: 'removal' });
    expect(coverage(games).get('mendelev:21')).toContainEqual({ game: 'tomb', kind: 'example', id: 'figure-287' });
  });

  it('are checked by something that can fail', () => {
    expect(coverageFaults([])).toContain('dolgy:45 is neither answered nor passed over');
    expect(coverageFaults([citing('dolgy:84')]).at(-1)).toBe(
      `${games[0]!.id}, note 'made-up' cites dolgy:84, which does not exist`,
    );
    expect(coverageFaults([citing('dolgy:01')])).toContain('dolgy:01 is passed over and yet answered');
  });
});

describe('the pages made from the definitions', () => {
  it.each(docsPages())('$path is current', ({ path, text }) => {
    expect(readText(path) === text, `${path} is out of date: npm run docs`).toBe(true);
  });
});
