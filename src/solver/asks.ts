/** What the proofs of the solver ask of a definition. */
import type { Engine } from '../engine/engine.ts';

/** Verbs of actions that touch the stock and the piles of the groups that they name and nothing else, and conditions that look at no more. */
const PLAIN_VERBS: ReadonlySet<string> = new Set(['deal-to', 'deal-each', 'gather', 'count']);
const PLAIN_CONDITIONS: ReadonlySet<string> = new Set([
  'stock-holds',
  'stock-out',
  'some-hold',
  'counter-below',
  'counter-above',
]);

/**
 * By pile: 1 when an action touches it or asks about it; undefined when some action may touch or ask about more than it names.
 * Actions that shuffle do not count: no search takes them.
 */
export function actedPiles({ resolved, tables, names, actions }: Engine): Uint8Array | undefined {
  const acted = new Uint8Array(names.length);
  for (const [i, { when, does }] of resolved.actions.entries()) {
    if (actions[i]!.shuffles) continue;
    if (!when.every(({ atom }) => PLAIN_CONDITIONS.has(atom)) || !does.every(({ atom }) => PLAIN_VERBS.has(atom)))
      return undefined;
    const named = new Set([...when, ...does].flatMap((node) => Object.values(node)));
    acted[tables.context.stock] = 1;
    for (const { id, first, end } of tables.groups) if (named.has(id)) acted.fill(1, first, end);
  }
  return acted;
}

/** Does nothing happen by itself but that cards turn up? */
export const onlyTurnsUp = ({ resolved }: Engine): boolean => resolved.byItself.every(({ atom }) => atom === 'turn-up');

/** Do only the cards that meet decide, and a goal that counts cards: no condition, no place in a grid, no card that must stay? */
export const onlyCardsDecide = ({ groups, resolved }: Engine): boolean =>
  resolved.alikeWhen === undefined &&
  resolved.goal.atom === 'all-in' &&
  groups.every((g) => g.when.length === 0 && g.gates.length === 0 && !g.grid && !g.hasFoot && g.keeps === 0);
