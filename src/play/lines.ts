/** The tree of a game as it is shown: lines cut into stretches, with other ways listed where they branch off. */
import type { Face } from '../cards/index.ts';
import { countOf, fromOf, isAction } from '../engine/move.ts';
import type { Session } from './session.ts';
import type { TreeNode } from './tree.ts';

/** Moves one after another that belong together, and the other lines that begin where they end. */
export interface Stretch {
  readonly nodes: readonly TreeNode[];
  readonly others: readonly Line[];
}
export type Line = readonly Stretch[];

/** A stretch ends at the deal, where the line branches, where something is written, and where the game stands. */
const ends = ({ id, children, name, note, bookmark }: TreeNode, here: number): boolean =>
  id === 0 || children.length !== 1 || id === here || bookmark || name !== '' || note !== '';

/**
 * The line that was tried first, with all others inside it. The first stretch is the deal.
 */
export function linesOf(nodes: readonly TreeNode[], here: number): Line {
  const lineFrom = (first: number): Line => {
    const line: Stretch[] = [];
    let stretch: TreeNode[] = [];
    for (let id: number | undefined = first; id !== undefined; id = nodes[id]!.children[0]) {
      const node: TreeNode = nodes[id]!;
      stretch.push(node);
      if (!ends(node, here)) continue;
      line.push({ nodes: stretch, others: node.children.slice(1).map(lineFrom) });
      stretch = [];
    }
    return line;
  };
  return lineFrom(0);
}

/** The cards that each move of the tree took, by the number of the position that it leads to; of an action none. */
export function facesMoved(game: Pick<Session, 'nodes' | 'branch'>): ReadonlyMap<number, readonly Face[]> {
  const { nodes } = game;
  const walk = game.branch(0);
  const moved = new Map<number, readonly Face[]>();
  const open = [...nodes[0]!.children];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const { move, depth, children } = nodes[id]!;
    while (walk.made >= depth) walk.undo();
    if (!isAction(move)) moved.set(id, walk.faces(fromOf(move), countOf(move)));
    walk.play(move);
    open.push(...children);
  }
  return moved;
}
