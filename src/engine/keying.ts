/** What the key of a position may forget besides the order of like piles: buried cards, and suits that no rule tells apart. */
import { FACES, type Face } from '../cards/index.ts';
import type { ResolvedDocument, Tables } from './tables.ts';

/** Goals that only count cards. */
const COUNTING_GOALS: ReadonlySet<string> = new Set(['all-in']);

/**
 * The one pile, if there is one, of which the key needs only the outermost card: it alone holds the cards of the goal, gives
 * none back, has room for the whole pack, and neither an action nor anything that happens by itself nor a condition names it.
 * Which cards lie in it, and how many, then follows from all the others. −1 when there is none.
 */
export function buryingPile(doc: ResolvedDocument, { groups, context }: Pick<Tables, 'groups' | 'context'>): number {
  const asked = JSON.stringify([
    doc.byItself,
    doc.actions,
    doc.alikeWhen ?? null,
    doc.piles.map(({ when, gates, guards }) => [when ?? [], gates ?? [], guards ?? []]),
  ]);
  const goal = JSON.stringify(doc.goal);
  const found = groups.find(
    (g) =>
      g.piles.length === 1 &&
      g.doc.kind === 'foundation' &&
      g.take !== 0 &&
      !g.hasFoot &&
      !g.grid &&
      g.capacity >= context.cards &&
      COUNTING_GOALS.has(doc.goal.atom) &&
      goal.includes(`["${g.id}"]`) &&
      !asked.includes(`"${g.id}"`),
  );
  return found?.first ?? -1;
}

type Pairs = Pick<Tables, 'groups' | 'names' | 'fit' | 'run' | 'starts' | 'foot'>;

/**
 * For every face the lowest face that no rule tells from it. Asked only of games in which nothing but the tables decides: no
 * actions, nothing by itself, no grid, no condition, no counter, and a goal that counts. There two faces are one when
 * each fits, carries, runs and starts wherever the other does. In all other games every face stands for itself.
 */
export function likeFaces(doc: ResolvedDocument, tables: Pairs): Uint8Array {
  const own = Uint8Array.from({ length: 64 }, (_, face) => face);
  const plain =
    doc.byItself.length === 0 &&
    doc.actions.length === 0 &&
    doc.counters.length === 0 &&
    doc.alikeWhen === undefined &&
    COUNTING_GOALS.has(doc.goal.atom) &&
    tables.groups.every((g) => !g.grid && g.when.length === 0 && g.gates.length === 0 && g.guards.length === 0);
  if (!plain) return own;
  const lowest = new Map<string, Face>();
  for (const face of FACES) {
    const all = signature(tables, face);
    const first = lowest.get(all) ?? face;
    lowest.set(all, first);
    own[face] = first;
  }
  return own;
}

/** Everything that the tables say of a face, as text. */
function signature({ groups, names, fit, run, starts, foot }: Pairs, face: Face): string {
  const said: (boolean | number)[] = names.map((_, pile) => starts[(pile << 6) | face] !== 0);
  for (const { index } of groups) {
    said.push(foot[(index << 6) | face]! !== 0);
    for (const other of FACES)
      for (const table of [fit, run])
        said.push(table[(index << 12) | (face << 6) | other] === 0, table[(index << 12) | (other << 6) | face] === 0);
  }
  return said.map(Number).join('');
}
