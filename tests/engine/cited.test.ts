/** What a person reads of a rule's sources: titles with merged paragraphs, never the id of a file. */
import { describe, expect, it } from 'vitest';
import { citedId, citedTexts, isText, ranges } from '../../src/engine/cited.ts';
import { games } from '../../src/games/index.ts';

it('paragraphs in a row are written as one', () => {
  expect(ranges([24, 21, 22, 23, 23, 30])).toBe('21–24, 30');
});
it('each text stands once, with its title; our reading and what everybody knows are no texts', () => {
  const sources = { dolgy: { ru: 'С. Долгий, описание', en: 'S. Dolgy’s account' } };
  expect(citedTexts(['dolgy:17', 'ours', 'dolgy:16', 'common'], { sources })).toEqual([
    { ru: 'С. Долгий, описание, абз. 16–17', en: 'S. Dolgy’s account, par. 16–17' },
  ]);
  expect(citedTexts(['dolgy'], { sources })).toEqual([sources.dolgy]);
});

describe.each(games)('$id', (game) => {
  const cited = [...JSON.stringify(game).matchAll(/"source":\[([^\]]*)\]/g)].flatMap(
    ([, list]) => JSON.parse(`[${list}]`) as string[],
  );
  it('names every text that its rules cite, and no other', () => {
    expect(Object.keys(game.sources ?? {})).toEqual([...new Set(cited.filter(isText).map(citedId))]);
  });
});
