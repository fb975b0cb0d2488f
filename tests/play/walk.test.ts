// Walks through the examples of every game: they end where the engine ends, and going back leads to the beginning.

import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { Walk } from '../../src/play/walk.ts';

describe.each(games.flatMap((game) => game.examples.map((example) => [`${game.id} ${example.id}`, game, example] as const)))(
  'the walk through %s',
  (_, game, example) => {
    const walk = new Walk(game, example);
    it('makes every move, and the rule that refuses is the one that is told', () => {
      const start = walk.table.game.place;
      for (const lesson of walk.lessons) {
        walk.go(walk.at + 1);
        const { refusal } = walk.table.state;
        if (lesson.kind === 'refused') expect(refusal?.rule).toBe(lesson.rule);
        else expect(refusal).toBeUndefined();
      }
      expect(walk.lesson).toBeUndefined();
      expect(walk.table.state.made).toBe(walk.lessons.filter(({ kind }) => kind === 'play').length);
      const end = walk.table.game.place;
      walk.go(0);
      expect(walk.table.game.place).toBe(start);
      walk.go(Infinity);
      expect(walk.table.game.place).toBe(end);
    });
    it('leaves out no step but those that only check', () => {
      const told = example.steps.filter((step) => !('shows' in step) && !('won' in step && !step.won));
      expect(walk.lessons.flatMap((lesson) => ('piles' in lesson ? lesson.piles : [0])).length).toBe(told.length);
    });
    it('speaks of piles without a move together, and never of none', () => {
      for (const [i, lesson] of walk.lessons.entries()) {
        const next = walk.lessons[i + 1];
        if (!('piles' in lesson)) continue;
        expect(lesson.piles.length).toBeGreaterThan(0);
        if (lesson.piles.length > 1) expect(lesson.all).toEqual([]);
        if (lesson.all.length === 0 && next && 'piles' in next && next.kind === lesson.kind) expect(next.all).not.toEqual([]);
      }
    });
  },
);
