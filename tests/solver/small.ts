/** Small forms of the games, made from their own definitions: fewer ranks and suits, and a table cut down to match. */
import type { PackSize } from '../../src/cards/index.ts';
import { everyHouse, type GameDocument, type GroupDoc, type House } from '../../src/engine/document.ts';
import { Engine, MOST_MOVES } from '../../src/engine/engine.ts';
import { dealCells, dealColumns, dealPackets, dealRows, layTops } from '../../src/engine/language.ts';
import { type Move, shuffles } from '../../src/engine/move.ts';
import type { Position } from '../../src/engine/position.ts';
import { findGame } from '../../src/games/index.ts';

export interface Small {
  readonly label: string;
  readonly document: GameDocument;
  readonly house: House;
  readonly engine: Engine;
}

interface Cut {
  readonly id: string;
  readonly size: PackSize;
  /** So many piles in these groups, or cells in so many rows and up to this column. */
  readonly piles?: Readonly<Record<string, number>>;
  readonly grid?: { readonly rows: number; readonly last: number };
  readonly deal?: GameDocument['deal'];
  readonly counters?: Readonly<Record<string, number>>;
  /** House rules that a small pack cannot have. */
  readonly never?: Readonly<Record<string, string>>;
}

/**
 * Every rule stays; only sizes change. Not here: spider and simple-simon (their series of thirteen in suit are what mendelev-spider's are, with more suits to
 * keep apart).
 */
const cuts: readonly Cut[] = [
  {
    // Series taken away by hand are of thirteen cards, which no small pack has.
    id: 'mendelev-spider',
    size: { packs: 1, suits: 3, ranks: 5 },
    piles: { columns: 3 },
    deal: [dealRows('columns', 3, 2)],
    never: { removal: 'manual' },
  },
  { id: 'prussian', size: { packs: 2, suits: 2, ranks: 5 }, piles: { places: 1 } },
  {
    id: 'tomb',
    size: { packs: 1, suits: 4, ranks: 5 },
    piles: { walls: 1, working: 1, packets: 2 },
    deal: [dealPackets('walls', 8), layTops('walls', 'working')],
    counters: { packets: 2 },
  },
  // A row as long as there are ranks, and one place more.
  { id: 'dolgy', size: { packs: 1, suits: 3, ranks: 5 }, grid: { rows: 3, last: 6 } },
  { id: 'dolgy-hard', size: { packs: 1, suits: 3, ranks: 5 }, grid: { rows: 3, last: 6 } },
  { id: 'potocki-jewell', size: { packs: 1, suits: 3, ranks: 5 }, grid: { rows: 3, last: 5 }, deal: [dealCells('cells', 1)] },
  // Pictures of four by threes need all thirteen ranks: only suits and places become fewer.
  { id: 'gallery', size: { packs: 2, suits: 1 }, piles: { g1: 2, g2: 2, g3: 2, aux: 2 } },
  { id: 'freecell', size: { packs: 1, suits: 4, ranks: 4 }, piles: { columns: 3, cells: 1 }, deal: [dealRows('columns', 6)] },
  { id: 'black-hole', size: { packs: 1, suits: 2, ranks: 8 }, piles: { fans: 5 } },
  {
    id: 'klondike',
    size: { packs: 1, suits: 4, ranks: 4 },
    piles: { columns: 2 },
    deal: [dealColumns('columns', [4, 5], true)],
  },
  // More columns, so that two cards of one rank and colour lie open side by side.
  {
    id: 'klondike',
    size: { packs: 1, suits: 4, ranks: 4 },
    piles: { columns: 3 },
    deal: [dealColumns('columns', [2, 3, 4], true)],
  },
];

function cutGroup(group: GroupDoc, { piles, grid }: Cut): GroupDoc {
  const { names } = group;
  const count = piles?.[group.id];
  if (count !== undefined && 'pattern' in names) return { ...group, names: { ...names, count } };
  if (grid && 'grid' in names) {
    const [first, last] = names.columns;
    const columns = [first, Math.min(last, grid.last)] as const;
    return { ...group, names: { ...names, rows: [1, grid.rows], columns } };
  }
  return group;
}

function smallsOf(cut: Cut): Small[] {
  const game = findGame(cut.id);
  if (game === undefined) throw new Error(`there is no game ${cut.id}`);
  const document: GameDocument = {
    ...game,
    piles: game.piles.map((group) => cutGroup(group, cut)),
    deal: cut.deal ?? game.deal,
    counters: game.counters.map((counter) => ({ ...counter, start: cut.counters?.[counter.id] ?? counter.start })),
  };
  return everyHouse(document)
    .filter((house) => Object.entries(cut.never ?? {}).every(([id, value]) => house[id] !== value))
    .map((house) => {
      const chosen = Object.entries(house).map(([id, value]) => `${id}=${value}`);
      return { label: [cut.id, ...chosen].join(' '), document, house, engine: new Engine(document, house, cut.size) };
    });
}

/** The small forms of each game, one for every cut and combination of its house rules. */
export const smalls: readonly { readonly id: string; readonly forms: readonly Small[] }[] = [
  ...new Set(cuts.map(({ id }) => id)),
].map((id) => ({ id, forms: cuts.filter((cut) => cut.id === id).flatMap(smallsOf) }));

export const startOf = (engine: Engine, deal: number): Position => engine.start(engine.dealtPack(deal), deal);

const list = new Int32Array(MOST_MOVES);
/** The legal moves but those that shuffle, which no search takes. */
export const movesOf = (engine: Engine, s: Position): Move[] =>
  Array.from(list.subarray(0, engine.generate(s, list, 0))).filter((move) => !shuffles(engine, move));

/** Every number of a position, in use or not, but for the journal. */
export const bytesOf = ({ slots, len, marks, counters, key, mark, phase }: Position): string =>
  [...[slots, len, marks, counters, key].map((numbers) => numbers.join()), mark, phase].join('|');

/** Everything that the rules can see of a position, pile by pile: no key, nothing taken for alike. */
export function plainText(s: Position): string {
  const bytes = new Uint8Array(s.storedBytes);
  s.store(bytes, 0);
  return String.fromCharCode(...bytes);
}

/**
 * The plainest search there is: every position that can be reached, each told apart from every other, the moves in the order
 * in which the engine lists them. Undefined when there are more than `most` positions.
 */
export function plainSearch(engine: Engine, from: Position, most: number): 'won' | 'lost' | undefined {
  const s = from.copy();
  const seen = new Set([plainText(s)]);
  if (engine.won(s)) return 'won';
  const open: { moves: Move[]; mark: number }[] = [{ moves: movesOf(engine, s), mark: 0 }];
  for (let here = open.at(-1); here !== undefined; here = open.at(-1)) {
    const move = here.moves.pop();
    if (move === undefined) {
      s.rewind(here.mark);
      open.pop();
      continue;
    }
    const { mark } = s;
    engine.play(s, move);
    const text = plainText(s);
    if (seen.has(text)) {
      s.rewind(mark);
      continue;
    }
    if (engine.won(s)) return 'won';
    if (seen.size === most) return undefined;
    seen.add(text);
    open.push({ moves: movesOf(engine, s), mark });
  }
  return 'lost';
}
