/** Every line that was tried in a game, as a tree: nodes are positions, each reached from its parent by a move. */
import type { Move } from '../engine/move.ts';

export interface TreeNode {
  /** 0 is the deal; a node has a higher number than its parent. */
  readonly id: number;
  /** The move that leads here; −1 at the deal. */
  readonly move: Move;
  /** −1 at the deal. */
  readonly parent: number;
  /** Moves made since the deal. */
  readonly depth: number;
  readonly children: readonly number[];
  /** The child that was visited last, which redo leads to; −1 when there is none. */
  readonly next: number;
  readonly name: string;
  readonly note: string;
  readonly bookmark: boolean;
}
/** What a player writes beside a position. */
export type Remarks = Partial<Pick<TreeNode, 'name' | 'note' | 'bookmark'>>;

type Inside = { -readonly [K in keyof TreeNode]: K extends 'children' ? number[] : TreeNode[K] };

export const MOST_NAME = 60;
export const MOST_NOTE = 2000;
/** One line of text, or several, without what cannot be seen. */
const tidied = (text: string, most: number): string =>
  text
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();

export class Tree {
  private readonly all: Inside[] = [
    { id: 0, move: -1, parent: -1, depth: 0, children: [], next: -1, name: '', note: '', bookmark: false },
  ];
  private at = 0;

  /** Where the game stands. */
  get here(): TreeNode {
    return this.all[this.at]!;
  }
  get nodes(): readonly TreeNode[] {
    return this.all;
  }
  /** Throws RangeError when there is no such node (a bug in the caller). */
  node(id: number): TreeNode {
    const found = this.all[id];
    if (!found) throw new RangeError(`the tree has no node ${id}`);
    return found;
  }
  /** The nodes from the first move to this one. */
  path(id: number): readonly TreeNode[] {
    const path: TreeNode[] = [];
    for (let node = this.node(id); node.parent >= 0; node = this.all[node.parent]!) path.push(node);
    return path.reverse();
  }
  /** The nodes that redo leads to, one after the other. */
  ahead(): readonly TreeNode[] {
    const ahead: TreeNode[] = [];
    for (let id = this.here.next; id >= 0; id = this.all[id]!.next) ahead.push(this.all[id]!);
    return ahead;
  }

  /** Goes on by a move: to the node where it led before, or to a new one. */
  play(move: Move): TreeNode {
    const from = this.all[this.at]!;
    let id = from.children.find((child) => this.all[child]!.move === move);
    if (id === undefined) {
      id = this.all.length;
      this.all.push({
        id,
        move,
        parent: from.id,
        depth: from.depth + 1,
        children: [],
        next: -1,
        name: '',
        note: '',
        bookmark: false,
      });
      from.children.push(id);
    }
    from.next = id;
    this.at = id;
    return this.all[id]!;
  }
  /** Goes to the parent. */
  back(): void {
    if (this.here.parent >= 0) this.at = this.here.parent;
  }
  /** Goes to any node, by no move: redo leads where it led before. */
  go(id: number): void {
    this.at = this.node(id).id;
  }
  /** Says which child redo leads to. Throws RangeError when it is no child of that node. */
  lead(id: number, child: number): void {
    if (!this.node(id).children.includes(child)) throw new RangeError(`${child} is no child of ${id}`);
    this.all[id]!.next = child;
  }
  /** Writes beside a position; what is left out stays. */
  remark(id: number, { name, note, bookmark }: Remarks): void {
    const node = this.node(id);
    // A new object: whoever shows nodes sees that this one has changed.
    this.all[id] = {
      ...this.all[id]!,
      name: name === undefined ? node.name : tidied(name.replaceAll('\n', ' '), MOST_NAME),
      note: note === undefined ? node.note : tidied(note, MOST_NOTE),
      bookmark: bookmark ?? node.bookmark,
    };
  }
  /** True when there is nothing but one line without remarks: moves alone say it all. */
  get plain(): boolean {
    return this.all.every(({ children, name, note, bookmark }) => children.length < 2 && !name && !note && !bookmark);
  }
}
