/**
 * Undo and redo as a person means them: cards that went to the foundations by themselves go back together with the move that
 * set them off, and come again with it. The game keeps each of them as a move of its own; only for this page they belong together.
 */
import type { Session } from '../play/session.ts';
import type { TreeNode } from '../play/tree.ts';
import { currentTable } from './game.ts';
import { say } from './say.ts';

/** The positions that a move made by itself has led to. */
const byThemselves = new WeakMap<Session, Set<number>>();
const isFollowing = (game: Session, node: TreeNode | undefined): boolean =>
  node !== undefined && (byThemselves.get(game)?.has(node.id) ?? false);

/** To be called when a move was made that nobody asked for. */
export function noteFollowing(): void {
  const { game } = currentTable();
  const all = byThemselves.get(game) ?? new Set();
  byThemselves.set(game, all.add(game.here.id));
}

/** Whether the position on the table was reached by a move that nobody asked for. */
export function cameByItself(): boolean {
  const { game } = currentTable();
  return isFollowing(game, game.here);
}

/** Takes back the last move of the player, with all that it set off. */
export function undo(): void {
  const table = currentTable();
  const { game } = table;
  let { here } = game;
  if (!game.canUndo) say(({ nothingToUndo }) => nothingToUndo);
  while (isFollowing(game, here)) here = game.nodes[here.parent]!;
  if (here === game.here) {
    table.undo();
    return;
  }
  table.jump(Math.max(here.parent, 0));
  say(({ tookBackAll }) => tookBackAll);
}
/** Makes the move that was taken back again, with all that it had set off. */
export function redo(): void {
  const table = currentTable();
  const { game } = table;
  const first = game.nodes[game.here.next];
  let last = first;
  if (!first) say(({ nothingToRedo }) => nothingToRedo);
  while (last && isFollowing(game, game.nodes[last.next])) last = game.nodes[last.next];
  if (!last || last === first) table.redo();
  else table.jump(last.id);
}
