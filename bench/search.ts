/** The exhaustive search with its table beside the same engine work alone: what ordering, pruning and remembering cost. */
import { defaultHouse, type GameDocument } from '../src/engine/document.ts';
import { Engine, MOST_MOVES } from '../src/engine/engine.ts';
import type { Move } from '../src/engine/move.ts';
import type { Position } from '../src/engine/position.ts';
import { Exhaust } from '../src/solver/exhaust.ts';
import { KeySet } from '../src/solver/keyset.ts';
import { MoveOrder } from '../src/solver/order.ts';
import { type Subject, seen } from './walks.ts';

const MIB = 1 << 20;
const TABLE = 64 * MIB;
const WAY = 64 * MIB;
/** Nodes of one pass: enough that clearing the table costs little beside them. */
const NODES = 400_000;
/** Deals in which the search is at its end sooner are passed over. */
const MOST_DEALS = 60;
/** In the record of a search: the moves of a position were listed; the last play was taken back. Other entries are plays. */
const LISTED = -1;
const TAKEN_BACK = -2;
const SIGNATURE_DEALS = 3;
const SIGNATURE_NODES = 20_000;

const start = (engine: Engine, deal: number): Position => engine.start(engine.dealtPack(deal), deal);

function search(engine: Engine, s: Position, table: KeySet, nodes: number): Exhaust {
  const exhaust = new Exhaust(engine, s, table, new MoveOrder(engine), WAY);
  exhaust.run(nodes);
  return exhaust;
}

/** An engine that writes down what is asked of it. */
class Recorder extends Engine {
  readonly record: number[] = [];
  override play(s: Position, move: Move): void {
    this.record.push(move);
    super.play(s, move);
  }
  override generate(s: Position, out: Int32Array, at: number): number {
    this.record.push(LISTED);
    return super.generate(s, out, at);
  }
}

/** What the search of this deal asks of the engine, in its order. */
function recorded(game: GameDocument, deal: number): Int32Array {
  const engine = new Recorder(game, defaultHouse(game));
  const s = start(engine, deal);
  const rewind = s.rewind.bind(s);
  s.rewind = (mark) => {
    engine.record.push(TAKEN_BACK);
    rewind(mark);
  };
  search(engine, s, new KeySet(TABLE), NODES);
  return Int32Array.from(engine.record);
}

/** The first deal that keeps the search busy for a whole pass; undefined when there is none. */
function longDeal(game: GameDocument): number | undefined {
  const engine = new Engine(game, defaultHouse(game));
  for (let deal = 1; deal <= MOST_DEALS; deal++)
    if (search(engine, start(engine, deal), new KeySet(TABLE), NODES).nodes >= NODES) return deal;
  return undefined;
}

/**
 * The search of a game, the engine work of that very search alone, and that work with the moves of every node listed (the search
 * lists those of new positions only): generate, play, key and undo for each node. Undefined when no deal is long enough.
 */
export function searchSubjects(game: GameDocument): readonly [Subject, Subject, Subject] | undefined {
  const deal = longDeal(game);
  if (deal === undefined) return undefined;
  const record = recorded(game, deal);
  const engine = new Engine(game, defaultHouse(game));
  const table = new KeySet(TABLE);
  const out = new Int32Array(MOST_MOVES);
  const marks = new Int32Array(NODES + 1);
  const alone = (everyNode: boolean): number => {
    const s = start(engine, deal);
    let depth = 0;
    let nodes = 0;
    for (let i = 0; i < record.length; i++) {
      const what = record[i]!;
      if (what === LISTED) {
        if (!everyNode) engine.generate(s, out, 0);
      } else if (what === TAKEN_BACK) s.rewind(marks[--depth]!);
      else {
        marks[depth++] = s.mark;
        engine.play(s, what);
        seen[0]! ^= s.key[0]! ^ s.key[1]!;
        nodes++;
        if (everyNode) engine.generate(s, out, 0);
      }
    }
    return nodes;
  };
  const pass = (): number => {
    table.clear();
    return search(engine, start(engine, deal), table, NODES).nodes;
  };
  return [
    { name: game.id, pass },
    { name: `${game.id}, engine alone`, pass: () => alone(false) },
    { name: `${game.id}, every node listed`, pass: () => alone(true) },
  ];
}

/** Positions that the search enters in its first nodes of a few deals: changes with the rules, the order and the prunings. */
export function searchSignature(game: GameDocument): number {
  const engine = new Engine(game, defaultHouse(game));
  let positions = 0;
  for (let deal = 1; deal <= SIGNATURE_DEALS; deal++)
    positions += search(engine, start(engine, deal), new KeySet(MIB), SIGNATURE_NODES).positions;
  return positions;
}
