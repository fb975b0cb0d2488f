/** A line shown move by move on a table of its own: the game it belongs to stays as it is. */
import type { Move } from '../engine/move.ts';
import type { Session } from './session.ts';
import { Table, type TableState } from './table.ts';

export class Preview {
  /** Where the line begins, by moves of the game. */
  readonly from: number;
  readonly length: number;
  private readonly line: readonly Move[];
  private readonly table: Table;

  /** A line of legal moves from the game's position after `from` of its moves. */
  constructor(game: Session, from: number, line: readonly Move[]) {
    this.from = from;
    this.line = line;
    this.length = line.length;
    this.table = new Table(game.branch(from));
  }
  /** Moves of the line that are shown. */
  get at(): number {
    return this.table.game.made - this.from;
  }
  get shown(): readonly Move[] {
    return this.line.slice(0, this.at);
  }
  get state(): TableState {
    return this.table.state;
  }
  /** Goes so far along the line; to the neighbouring move in a way that can be watched. */
  go(to: number): void {
    const goal = Math.max(0, Math.min(this.length, to));
    const { at } = this;
    if (goal === at + 1) this.table.playMove(this.line[at]!);
    else if (goal === at - 1) this.table.undo();
    else if (goal !== at) this.table.playFrom(this.from + Math.min(at, goal), this.line.slice(Math.min(at, goal), goal));
  }
}
