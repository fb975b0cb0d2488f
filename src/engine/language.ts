/** The definition language: what a game's file imports. */
export * from './atoms/conditions.ts';
export * from './atoms/dealing.ts';
export * from './atoms/following.ts';
export * from './atoms/goals.ts';
export * from './atoms/pairs.ts';
export * from './atoms/rows.ts';
export { type Context, atom, named, ref, schemas, t } from './atom.ts';
export type * from './document.ts';
export type { Position } from './position.ts';
export { byHouse, defineGame } from './define.ts';
