/** The definition language: what a game's file imports. */

export { atom, named, ref, schemas, t } from './atom.ts';
export * from './atoms/conditions.ts';
export * from './atoms/dealing.ts';
export * from './atoms/following.ts';
export * from './atoms/gathering.ts';
export * from './atoms/goals.ts';
export * from './atoms/guards.ts';
export * from './atoms/pairs.ts';
export * from './atoms/rows.ts';
export { byHouse, defineGame } from './define.ts';
export type * from './document.ts';
