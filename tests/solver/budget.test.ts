/** Laws of what a search may spend: the same budget gives the same answer, and a full table never proves anything. */
import { describe, expect, test } from 'vitest';
import { defaultHouse } from '../../src/engine/document.ts';
import { Engine } from '../../src/engine/engine.ts';
import { games } from '../../src/games/index.ts';
import { Session } from '../../src/play/session.ts';
import { Exhaust } from '../../src/solver/exhaust.ts';
import { bytesForKeys, KeySet } from '../../src/solver/keyset.ts';
import { MoveOrder } from '../../src/solver/order.ts';
import { ALL_PRUNINGS } from '../../src/solver/prune.ts';
import { solve } from '../../src/solver/solve.ts';
import { bytesOf, smalls, startOf } from './small.ts';

const MIB = 1 << 20;

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const engine = new Engine(game, defaultHouse(game));

  test('the same budget in nodes: the same verdict, nodes and line; the position is left as it was', () => {
    for (const nodes of [1, 15_000]) {
      const s = startOf(engine, 3);
      const before = bytesOf(s);
      const budget = { nodes, bytes: 64 * MIB, shortening: 10_000 };
      const verdict = solve(engine, s, budget);
      expect(bytesOf(s)).toBe(before);
      expect(solve(engine, startOf(engine, 3), budget)).toEqual(verdict);
      // A game that has been begun is played to its end, and one position of a beam is expanded whole.
      expect(verdict.nodes).toBeLessThan(nodes + 3000);
    }
  });

  test('a won line, played by a person, wins', () => {
    for (let deal = 1; deal <= 2; deal++) {
      const verdict = solve(engine, startOf(engine, deal), { nodes: 30_000, bytes: 64 * MIB, shortening: 30_000 });
      if (verdict.kind !== 'won') continue;
      const session = new Session(game, defaultHouse(game), { deal });
      expect(verdict.line.every((move) => session.play(move).played)).toBe(true);
      expect(session.view.won).toBe(true);
    }
  });
});

describe('a full table', () => {
  const TINY = 0;
  const tinyKeys = new KeySet(TINY).most;

  test('leaves the answer open: lost is said only when no key was dropped', () => {
    const seen = { proved: 0, open: 0 };
    for (const { forms } of smalls)
      for (let deal = 1; deal <= 25; deal++) {
        const { engine } = forms[deal % forms.length]!;
        const budget = { nodes: 30_000, shortening: 0 };
        const verdict = solve(engine, startOf(engine, deal), { ...budget, bytes: 64 * MIB });
        if (verdict.kind !== 'lost') continue;
        const tiny = solve(engine, startOf(engine, deal), { ...budget, bytes: TINY });
        if (verdict.positions <= tinyKeys) expect(tiny.kind).toBe('lost');
        else expect(tiny).toMatchObject({ kind: 'open', limit: 'memory' });
        seen[tiny.kind === 'lost' ? 'proved' : 'open']++;
      }
    expect(seen.proved).toBeGreaterThan(10);
    expect(seen.open).toBeGreaterThan(5);
  });
  test('so does a way that has outgrown its memory', () => {
    for (const { forms } of smalls) {
      const [{ engine }] = forms as [(typeof forms)[number]];
      // A deal that is lost at sight has no way.
      const prunings = { ...ALL_PRUNINGS, locked: false };
      const search = new Exhaust(engine, startOf(engine, 2), new KeySet(MIB), new MoveOrder(engine), 0, prunings);
      expect(search.run(1_000_000)).not.toBe('done');
    }
  });
  test('keys find room in the memory that is said to hold them, and come back as known', () => {
    for (const keys of [1, 870, 871, 5000, 100_000]) {
      const set = new KeySet(bytesForKeys(keys));
      const numbers = Array.from({ length: keys }, (_, i) => i);
      expect(numbers.filter((i) => !set.add(Math.imul(i, 0x2c1b3c6d), i))).toEqual([]);
      expect(set.overflowed).toBe(false);
      expect(numbers.filter((i) => set.add(Math.imul(i, 0x2c1b3c6d), i))).toEqual([]);
      expect(set.bytes).toBeLessThanOrEqual(Math.max(8 << 10, bytesForKeys(keys)));
    }
  });
});

test('what the searches keep stays within what they were given', () => {
  // The games whose ways grow longest.
  for (const id of ['simple-simon', 'mendelev-spider', 'klondike']) {
    const game = games.find((each) => each.id === id)!;
    const engine = new Engine(game, defaultHouse(game));
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    const stop = (): undefined => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    };
    const bytes = 48 * MIB;
    solve(engine, startOf(engine, 2), { nodes: 400_000, bytes, shortening: 0, stop });
    // Arrays that were replaced by longer ones may not have been collected yet.
    expect(most).toBeLessThan(2 * bytes);
  }
});
