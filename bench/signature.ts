/** The signature: how many nodes the fixed work of each game has. It changes only when the rules of a game change, or what the
 * search tries. */
import type { GameDocument } from '../src/engine/document.ts';
import { searchSignature } from './search.ts';
import kept from './signature.json' with { type: 'json' };
import { DEALS, QUICK_DEALS, walks } from './walks.ts';

/** Nodes of one game's work: of its first few deals, and of all of them. */
export interface NodeCounts {
  readonly quick: number;
  readonly full: number;
  /** Positions that the search enters. */
  readonly search: number;
}
export type Signature = Readonly<Record<string, NodeCounts>>;

/** The signature as the file has it. */
export const keptSignature: Signature = kept;

/** The quick part of a game's signature, counted anew. */
export const quickNodes = (game: GameDocument): number => walks(game, QUICK_DEALS).pass();

/** The signature of these games, counted anew. */
export const countSignature = (games: readonly GameDocument[]): Signature =>
  Object.fromEntries(
    games.map((game) => [game.id, { quick: quickNodes(game), full: walks(game, DEALS).pass(), search: searchSignature(game) }]),
  );
