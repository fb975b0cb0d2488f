/** Only moves that go round in circles: proved exactly where plain search finds that all roads lead back. */
import { describe, expect, test } from 'vitest';
import { lcg } from '../../src/engine/lcg.ts';
import type { Position } from '../../src/engine/position.ts';
import { onlyCircles } from '../../src/solver/circles.ts';
import { movesOf, type Small, smalls, startOf } from '../solver/small.ts';

const MOST = 3000;

/** The slow way: the graph of all positions that can be reached, and who gets back. Undefined when there are too many. */
function plainly({ engine }: Small, s: Position): boolean | undefined {
  const edges = new Map<string, string[]>();
  const open: Position[] = [s.copy()];
  const start = s.key.join();
  while (open.length > 0) {
    const here = open.pop()!;
    const key = here.key.join();
    if (edges.has(key)) continue;
    if (edges.size > MOST) return undefined;
    const out: string[] = [];
    edges.set(key, out);
    if (engine.won(here)) return false;
    for (let i = 0; i < engine.actions.length; i++)
      if (engine.actions[i]!.shuffles && engine.checkAction(here, i) === 0) return false;
    for (const move of movesOf(engine, here)) {
      const next = here.copy();
      engine.play(next, move);
      out.push(next.key.join());
      open.push(next);
    }
  }
  const back = new Set([start]);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [from, out] of edges)
      if (!back.has(from) && out.some((to) => back.has(to))) {
        back.add(from);
        grown = true;
      }
  }
  return edges.get(start)!.length > 0 && back.size === edges.size;
}

describe.each(smalls.map(({ id, forms }) => [id, forms] as const))('%s, small', (_, forms) => {
  test('the proof agrees with the whole graph, and leaves the position as it was', () => {
    const below = lcg(11);
    for (let deal = 1; deal <= 25; deal++) {
      const small = forms[deal % forms.length]!;
      const { engine } = small;
      const s = startOf(engine, deal);
      for (let made = 0; made < 60; made++) {
        const list = movesOf(engine, s);
        if (list.length === 0) break;
        if (made % 6 === 5) {
          const truth = plainly(small, s);
          const key = s.key.join();
          if (truth !== undefined) expect(onlyCircles(engine, s, MOST * 2), `deal ${deal}, ${made} moves`).toBe(truth);
          expect(s.key.join()).toBe(key);
        }
        engine.play(s, list[below(list.length)]!);
      }
    }
  });
});

test('some such positions occur, and a search that may not look far proves nothing', () => {
  const below = lcg(5);
  let met = 0;
  for (const { forms } of smalls)
    for (let deal = 1; deal <= 40; deal++) {
      const { engine } = forms[0]!;
      const s = startOf(engine, deal);
      for (let made = 0; made < 80; made++) {
        const list = movesOf(engine, s);
        if (list.length === 0) break;
        engine.play(s, list[below(list.length)]!);
      }
      if (!onlyCircles(engine, s)) continue;
      met++;
      expect(onlyCircles(engine, s, 1)).toBe(false);
    }
  expect(met).toBeGreaterThan(0);
});
