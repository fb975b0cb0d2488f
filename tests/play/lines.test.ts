// The tree as it is shown: every position once, in stretches that end where something is to be seen.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Line, linesOf } from '../../src/play/lines.ts';
import { Tree } from '../../src/play/tree.ts';

const idsOf = (line: Line): number[] =>
  line.flatMap(({ nodes, others }) => [...nodes.map(({ id }) => id), ...others.flatMap(idsOf)]);

it('every position is shown once, whatever was tried', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(30), fc.nat(3)), { maxLength: 60 }), (deeds) => {
      const tree = new Tree();
      for (const [to, move] of deeds) {
        tree.go(to % tree.nodes.length);
        tree.play(move);
      }
      expect(idsOf(linesOf(tree.nodes, tree.here.id)).sort((a, b) => a - b)).toEqual(tree.nodes.map(({ id }) => id));
    }),
  );
});
it('lines are cut where they branch, where something is written and where the game stands', () => {
  const tree = new Tree();
  for (const move of [1, 2, 3, 4, 5]) tree.play(move);
  tree.remark(2, { name: 'x' });
  tree.go(3);
  tree.play(9);
  tree.go(5);
  const shown = (line: Line): unknown => line.map(({ nodes, others }) => [nodes.map(({ id }) => id), others.map(shown)]);
  expect(shown(linesOf(tree.nodes, 5))).toEqual([
    [[0], []],
    [[1, 2], []],
    [[3], [[[[6], []]]]],
    [[4, 5], []],
  ]);
});
