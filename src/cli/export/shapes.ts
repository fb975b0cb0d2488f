/** What the tables of a compiled game amount to, in the few words that other programs have for building and starting piles. */
import { FACE, type Face, isRed, rankOf, suitOf } from '../../cards/index.ts';
import type { Engine } from '../../engine/engine.ts';
import type { GroupTable } from '../../engine/tables.ts';

type Pair = (below: Face, above: Face) => boolean;

/** Downwards by one, whatever else is asked of the suits. */
const POLICIES = {
  'any-suit': (below, above) => rankOf(above) + 1 === rankOf(below),
  'red-black': (below, above) => rankOf(above) + 1 === rankOf(below) && isRed(above) !== isRed(below),
  'same-suit': (below, above) => rankOf(above) + 1 === rankOf(below) && suitOf(above) === suitOf(below),
  'no-build': () => false,
} as const satisfies Record<string, Pair>;
export type Policy = keyof typeof POLICIES;

/** The faces of the game's pack. */
export const facesOf = (engine: Engine): Face[] => [...new Set(engine.orderedPack().map((card) => card & FACE))];

const agrees = (faces: readonly Face[], one: Pair, other: Pair): boolean =>
  faces.every((below) => faces.every((above) => one(below, above) === other(below, above)));

/** Does the group's table of building say just this? */
export function builds(engine: Engine, group: GroupTable, pair: Pair): boolean {
  const { fit } = engine.tables;
  const own: Pair = (below, above) => (group.doc.build ?? []).length > 0 && fit[(group.index << 12) | (below << 6) | above] === 0;
  return agrees(facesOf(engine), own, pair);
}
const named = (test: (pair: Pair) => boolean): Policy | undefined =>
  (Object.keys(POLICIES) as Policy[]).find((policy) => test(POLICIES[policy]));

/** The policy by which the group is built; undefined when it is none of the known ones. */
export const buildPolicy = (engine: Engine, group: GroupTable): Policy | undefined =>
  named((pair) => builds(engine, group, pair));
/** The policy by which cards of the group move together. */
export function runPolicy(engine: Engine, group: GroupTable): Policy | undefined {
  const { run } = engine.tables;
  const own: Pair = (below, above) => run[(group.index << 12) | (below << 6) | above] === 0;
  return named((pair) => agrees(facesOf(engine), own, pair));
}
/** Do just these faces start the piles of the group? `pile` is the place in the group. */
export function starts(engine: Engine, group: GroupTable, wanted: (face: Face, pile: number) => boolean): boolean {
  const table = engine.tables.starts;
  return group.piles.every((pile, i) => facesOf(engine).every((face) => (table[(pile << 6) | face] !== 0) === wanted(face, i)));
}
