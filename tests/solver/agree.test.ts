/** The solver against the plainest search: on small packs both must say the same of every deal. */
import { describe, expect, test } from 'vitest';
import { BeamSearch } from '../../src/solver/beam.ts';
import { BestFirst } from '../../src/solver/bestfirst.ts';
import { estimator } from '../../src/solver/estimate.ts';
import { Exhaust } from '../../src/solver/exhaust.ts';
import { KeySet } from '../../src/solver/keyset.ts';
import { MoveOrder } from '../../src/solver/order.ts';
import { promise } from '../../src/solver/promise.ts';
import { ALL_PRUNINGS, NO_PRUNING, type Prunings } from '../../src/solver/prune.ts';
import { Rollouts } from '../../src/solver/rollouts.ts';
import { solve } from '../../src/solver/solve.ts';
import type { Verdict } from '../../src/solver/verdict.ts';
import { bytesOf, plainSearch, type Small, smalls, startOf } from './small.ts';

/** `npm run agree` takes more deals than the daily run. */
const THOROUGH = import.meta.env.MODE === 'agree';
const DEALS = THOROUGH ? 2000 : 60;
const PLAIN_MOST = THOROUGH ? 200_000 : 20_000;
const BUDGET = { nodes: 2_000_000, bytes: 1 << 26, shortening: 2000 };
/** Each of these deals is also given to the random games and to the beams alone, who prove nothing but must not win in vain. */
const ALONE = 10;
const ALONE_NODES = 3000;
const SEED = 5;
const TIMEOUT = THOROUGH ? 3_600_000 : 120_000;

/** Every pruning alone, all together, and none. */
const WAYS: readonly (readonly [string, Prunings])[] = [
  ['none', NO_PRUNING],
  ...(Object.keys(ALL_PRUNINGS) as (keyof Prunings)[]).map((name) => [name, { ...NO_PRUNING, [name]: true }] as const),
  ['all', ALL_PRUNINGS],
];
/** In which of the small games each pruning leaves something out of the search of lost deals. */
const PRUNES: Readonly<Record<keyof Prunings, readonly string[]>> = {
  like: ['freecell', 'klondike', 'gallery'],
  safe: ['freecell', 'klondike'],
  commuting: ['freecell', 'klondike', 'tomb', 'dolgy-hard', 'potocki-jewell'],
  acting: ['klondike'],
  twins: ['klondike'],
  locked: ['klondike'],
  back: ['freecell', 'klondike', 'mendelev-spider', 'prussian', 'dolgy', 'dolgy-hard'],
};

/** What the exhaustive search says with these prunings, and the nodes it took. */
function exhaust({ engine }: Small, deal: number, prunings: Prunings): { kind: string; nodes: number } {
  const order = new MoveOrder(engine, prunings);
  const search = new Exhaust(engine, startOf(engine, deal), new KeySet(1 << 24), order, 1 << 24, prunings);
  const state = search.run(BUDGET.nodes);
  return { kind: state === 'done' ? 'lost' : state, nodes: search.nodes };
}

/** Throws unless the line is legal move by move and wins. */
function replay({ engine }: Small, deal: number, verdict: Verdict): void {
  if (verdict.kind !== 'won') return;
  const s = startOf(engine, deal);
  for (const move of verdict.line) {
    if (engine.checkMove(s, move) !== 0) throw new Error('a line has an illegal move');
    engine.play(s, move);
  }
  expect(engine.won(s)).toBe(true);
}

/** What the random games, the beams and the best-first search find by themselves. */
function aloneWon({ engine }: Small, deal: number): boolean {
  const order = new MoveOrder(engine);
  const estimate = estimator(engine);
  const rollouts = new Rollouts(engine, startOf(engine, deal), order, estimate, SEED);
  const beam = new BeamSearch(engine, startOf(engine, deal), order, estimate, 1 << 22, ALONE_NODES, SEED);
  const best = new BestFirst(engine, startOf(engine, deal), order, promise(engine), 1 << 22, ALONE_NODES);
  // All in any case: none may win what cannot be won.
  const found = [rollouts.run(ALONE_NODES), beam.run(ALONE_NODES), best.run(ALONE_NODES)];
  return found.includes(true);
}

describe.each(smalls.map(({ id, forms }) => [id, forms] as const))('%s, small', (id, forms) => {
  test(
    `${DEALS} deals: won and lost as plain search says, won lines win, the position is left as it was`,
    () => {
      const count = { won: 0, lost: 0, skipped: 0 };
      const lostNodes: Record<string, number> = {};
      for (let deal = 1; deal <= DEALS; deal++) {
        const small = forms[deal % forms.length]!;
        const s = startOf(small.engine, deal);
        const before = bytesOf(s);
        const verdict = solve(small.engine, s, BUDGET);
        expect(bytesOf(s)).toBe(before);
        const plain = plainSearch(small.engine, s, PLAIN_MOST);
        if (plain === undefined) count.skipped++;
        else {
          expect(`${small.label}, deal ${deal}: ${verdict.kind}`).toBe(`${small.label}, deal ${deal}: ${plain}`);
          count[plain]++;
          for (const [way, prunings] of WAYS) {
            const { kind, nodes } = exhaust(small, deal, prunings);
            expect(`${small.label}, deal ${deal}, ${way}: ${kind}`).toBe(`${small.label}, deal ${deal}, ${way}: ${plain}`);
            if (plain === 'lost') lostNodes[way] = (lostNodes[way] ?? 0) + nodes;
          }
          if (deal % ALONE === 0 && aloneWon(small, deal)) expect(plain).toBe('won');
        }
        replay(small, deal, verdict);
      }
      // A test that meets only one of the answers would show little.
      expect(count.won).toBeGreaterThan(DEALS / 20);
      expect(count.lost).toBeGreaterThan(DEALS / 20);
      expect(count.skipped).toBeLessThan(DEALS / 10);
      for (const [way, ids] of Object.entries(PRUNES))
        if (ids.includes(id)) expect(lostNodes[way], way).toBeLessThan(lostNodes.none!);
    },
    TIMEOUT,
  );
});
