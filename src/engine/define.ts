/** `defineGame`: a game's document, checked for what the types cannot say. */
import { compile } from './tables.ts';
import { everyHouse, type GameDocument, resolve } from './document.ts';

/**
 * Takes a game's document and gives it back unchanged once it compiles under every combination of its house rules.
 * Throws RangeError, naming the place, when it does not.
 */
export function defineGame(document: GameDocument): GameDocument {
  for (const house of everyHouse(document)) compile(resolve(document, house), { packs: document.packs });
  return document;
}

/** A choice by house rule: `byHouse('rows', { strict: […], soft: […] })`. */
export const byHouse = <T>(house: string, choose: Readonly<Record<string, T>>): { readonly house: string; readonly choose: Readonly<Record<string, T>> } => ({ house, choose });
