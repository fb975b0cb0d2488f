/** `defineGame`: where a game's document begins. */
import type { GameDocument } from './document.ts';

/**
 * Gives the document back unchanged, typed. It is not compiled here, so that a program which only lists the games starts at
 * once; tests compile every game under every combination of its house rules.
 */
export const defineGame = (document: GameDocument): GameDocument => document;

/** A choice by house rule: `byHouse('rows', { strict: […], soft: […] })`. */
export const byHouse = <T>(
  house: string,
  choose: Readonly<Record<string, T>>,
): { readonly house: string; readonly choose: Readonly<Record<string, T>> } => ({
  house,
  choose,
});
