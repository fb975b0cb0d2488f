/** Laws of the rules: each has its sentence and its source, and each can be met in play. */
import { describe, expect, test } from 'vitest';
import { FACES } from '../../src/cards/index.ts';
import { ruleOf } from '../../src/engine/atom.ts';
import { builtinRules } from '../../src/engine/builtin.ts';
import type { RuleRef } from '../../src/engine/document.ts';
import type { Engine } from '../../src/engine/engine.ts';
import { lcg, lcgPack } from '../../src/engine/lcg.ts';
import { partsOf } from '../../src/engine/parts.ts';
import { Position } from '../../src/engine/position.ts';
import { games } from '../../src/games/index.ts';
import { randomChoices, variants, variantsOf, walk, walks } from './support.ts';

/** How many paragraphs each source has. */
const PARAGRAPHS: Readonly<Record<string, number>> = { dolgy: 83, gallery: 22, prussian: 20, mendelev: 26 };
const exists = (source: string): boolean => {
  const [id = '', paragraph = ''] = source.split(':');
  return (
    source === 'ours' ||
    source === 'common' ||
    (/^\d{2}$/.test(paragraph) && Number(paragraph) >= 1 && Number(paragraph) <= (PARAGRAPHS[id] ?? 0))
  );
};
const incomplete = (rules: readonly RuleRef[]): string[] =>
  rules
    .filter(({ text, source }) => text.ru.trim() === '' || text.en.trim() === '' || source.length === 0 || !source.every(exists))
    .map(({ rule, source }) => `${rule} (${source.join(' ')})`);

describe.each(variants.map((variant) => [variant.label, variant] as const))('%s', (_, variant) => {
  test('every number that a check can return leads to a sentence in both languages and to a paragraph that exists', () => {
    expect(incomplete(variant.engine.rules)).toEqual([]);
    expect(new Set(variant.engine.rules.map((rule) => rule.rule)).size).toBe(variant.engine.rules.length);
    walks(variant, 2, 30, ({ engine, s, next, step }) => {
      if (step % 15 !== 0 && next !== undefined) return;
      const numbers = engine.names.flatMap((_, from) => engine.names.map((__, to) => engine.check(s, from, 1 + (step % 2), to)));
      for (const number of new Set([...numbers, ...engine.actions.map((_, i) => engine.checkAction(s, i))]))
        expect(engine.rules[number]).toBeDefined();
    });
  });
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('rules that are only told (deals, notes, goals, examples) have their sentences and sources too', () => {
    const { nodes, rules } = partsOf(game);
    // `count` and `clear-marks` say nothing to the player, unless they are given a name.
    const told = nodes.map((part) => ruleOf(part.value)).filter((rule) => rule.text.ru !== '' || rule.text.en !== '');
    expect(incomplete([...told, ...rules.map((part) => part.value)])).toEqual([]);
    expect(game.examples.filter((example) => !example.source.every(exists)).map((example) => example.id)).toEqual([]);
  });

  test('every rule that can forbid something does so: in a random game, on a table with few cards left, or in an example', () => {
    const met = new Set(
      game.examples.flatMap((example) => example.steps.flatMap((step) => ('refused' in step ? [step.rule] : []))),
    );
    const houses = variantsOf(game);
    for (const variant of houses) {
      const { engine } = variant;
      const unmet = (): string[] => forbidding(engine).filter((rule) => !met.has(rule));
      const tryAll = (s: Position): void => {
        for (let i = 0; i < engine.actions.length; i++) met.add(engine.rules[engine.checkAction(s, i)]!.rule);
        for (let from = 0; from < s.len.length; from++)
          for (let to = 0; to < s.len.length; to++)
            for (let n = 1; n <= Math.min(3, s.len[from]!); n++) met.add(engine.rules[engine.check(s, from, n, to)]!.rule);
      };
      for (let seed = 1; seed <= 40 && unmet().length > 0; seed++) tryAll(fewCards(engine, seed));
      for (let seed = 1; seed <= 20 && unmet().length > 0; seed++)
        walk(variant, seed, randomChoices(seed, 500), ({ s, next, step }) => {
          if (step % 20 === 0 || next === undefined) tryAll(s);
        });
    }
    // A rule that only one house rule brings to bear is met under that one.
    expect(houses.flatMap(({ engine }) => forbidding(engine)).filter((rule) => !met.has(rule))).toEqual([]);
  });
});

/** The game's own rules, without actions, and without those that only allow: "any card", and what a gap's right neighbour adds. */
function forbidding(engine: Engine): string[] {
  const allowing = engine.groups.flatMap(({ doc, piles, startRule }) => {
    const any = FACES.every((face) => piles.every((pile) => engine.tables.starts[(pile << 6) | face] !== 0));
    const right = doc.beside?.left && doc.beside.right;
    return [...(any ? [engine.rules[startRule]!.rule] : []), ...(right ? [ruleOf(right).rule] : [])];
  });
  const actions = engine.actions.map((action) => action.id);
  return engine.rules
    .slice(builtinRules.length)
    .map(({ rule }) => rule)
    .filter((rule) => !actions.includes(rule) && !allowing.includes(rule));
}

/** A table late in a game: some groups empty, a few cards on the others, and the rest in the stock or gone. */
function fewCards(engine: Engine, seed: number): Position {
  const below = lcg(seed);
  const s = new Position(engine.tables.shape);
  const cards = lcgPack(engine.orderedPack(), seed);
  for (const group of engine.groups) {
    const empty = below(4) === 0;
    for (const pile of group.piles)
      for (let n = empty || pile === engine.tables.context.stock ? 0 : below(3); n > 0; n--)
        if (s.len[pile]! < s.shape.capacity[pile]!) s.place(pile, cards.pop()!);
  }
  if (below(2) === 0) for (const card of cards) s.place(engine.tables.context.stock, card);
  return s;
}
