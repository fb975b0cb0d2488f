// The rules page: nothing that the engine can refuse with is missing from it, nothing stands on it twice.

import { describe, expect, it } from 'vitest';
import { dealRows } from '../../src/engine/atoms/dealing.ts';
import { builtinRules } from '../../src/engine/builtin.ts';
import { defaultHouse, everyHouse } from '../../src/engine/document.ts';
import { Engine } from '../../src/engine/engine.ts';
import { type PageSection, rulesPage } from '../../src/engine/page.ts';
import { games } from '../../src/games/index.ts';

const builtin = new Set(builtinRules.map(({ rule }) => rule));
const cases = games.flatMap((game) =>
  everyHouse(game).map((house) => ({ name: `${game.id} ${Object.values(house).join(' ')}`, game, house })),
);
const idsOf = (sections: readonly PageSection[]): string[] => sections.flatMap(({ entries }) => entries.map(({ rule }) => rule));

describe.each(cases)('$name', ({ game, house }) => {
  const page = rulesPage(game, house);
  const engine = new Engine(game, house);
  const entries = page.sections.flatMap((section) => section.entries);

  it('shows every rule of the engine that is not built in', () => {
    const wanted = engine.rules.map(({ rule }) => rule).filter((rule) => !builtin.has(rule));
    const shown = new Set(idsOf(page.sections));
    expect(wanted.filter((rule) => !shown.has(rule))).toEqual([]);
  });

  it('shows no rule of the moves that the engine does not have', () => {
    const known = new Set(engine.rules.map(({ rule }) => rule));
    const moves = page.sections.filter(({ id }) => id === 'take' || id === 'put');
    expect(idsOf(moves).filter((rule) => !known.has(rule))).toEqual([]);
  });

  it('shows every note, and how the game is dealt and won', () => {
    const shown = new Set(idsOf(page.sections));
    expect(game.notes.map(({ rule }) => rule).filter((rule) => !shown.has(rule))).toEqual([]);
    expect(page.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['deal', 'goal', 'put']));
  });

  it('shows nothing twice and nothing empty', () => {
    const ids = entries.map(({ rule }) => rule);
    expect(ids.filter((rule, i) => ids.indexOf(rule) !== i)).toEqual([]);
    for (const lang of ['ru', 'en'] as const) {
      const texts = entries.map(({ text }) => text[lang]);
      expect(texts.filter((text, i) => text === '' || texts.indexOf(text) !== i)).toEqual([]);
    }
    expect(page.sections.filter((section) => section.entries.length === 0)).toEqual([]);
  });

  it('marks the chosen value of every house rule', () => {
    const rules = page.sections.find(({ id }) => id === 'house')?.entries ?? [];
    expect(rules.map(({ values }) => values!.filter(({ chosen }) => chosen).map(({ id }) => id))).toEqual(
      game.house.map(({ id }) => [house[id]]),
    );
  });

  it('names every pile that a person sees', () => {
    const seen = engine.groups.filter(({ doc }) => !doc.aside);
    expect(page.facts.piles.map(({ group, count }) => [group, count])).toEqual(seen.map(({ id, piles }) => [id, piles.length]));
  });
});

it('shows every step of a deal, also two of one kind that say different things', () => {
  const game = games.find(({ id }) => id === 'mendelev-spider')!;
  const deal = [dealRows('columns', 5, 4), dealRows('columns', 1), dealRows('columns', 1)];
  const [section] = rulesPage({ ...game, deal }, defaultHouse(game)).sections;
  expect(section!.id).toBe('deal');
  const steps = section!.entries.filter(({ rule }) => rule.startsWith('deal-rows'));
  expect(steps.map(({ rule }) => rule)).toEqual(['deal-rows', 'deal-rows-2']);
  expect(steps.map(({ text }) => text.en)).toEqual([expect.stringContaining('rows: 5'), expect.stringContaining('rows: 1')]);
});
