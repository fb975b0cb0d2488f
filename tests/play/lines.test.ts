// The tree as it is shown: every position once, in stretches that end where something is to be seen.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cardName } from '../../src/cards/index.ts';
import { defaultHouse } from '../../src/engine/document.ts';
import { findGame } from '../../src/games/index.ts';
import { facesMoved, type Line, linesOf } from '../../src/play/lines.ts';
import { Session } from '../../src/play/session.ts';
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
it('every move tells which cards it took, on whatever line it was made; an action took none', () => {
  const game = findGame('dolgy')!;
  const session = new Session(game, defaultHouse(game), { deal: 17 });
  session.play(session.read('r2c7>r1c2')!);
  session.play(session.read('redeal')!);
  session.restart();
  session.play(session.view.moves.find((move) => move !== session.read('r2c7>r1c2'))!);
  const before = session.text;
  const moved = facesMoved(session);
  expect(moved.get(1)!.map((face) => cardName(face, 'en'))).toEqual(['10D']);
  expect(moved.has(2)).toBe(false);
  expect(moved.get(3)).toHaveLength(1);
  expect(session.text).toBe(before);
});
