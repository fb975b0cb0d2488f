/** Laws of the proofs that look at a single position: what they say of it is what plain search finds. */
import { describe, expect, test } from 'vitest';
import { defaultHouse } from '../../src/engine/document.ts';
import { Engine } from '../../src/engine/engine.ts';
import { findGame } from '../../src/games/index.ts';
import { Locked } from '../../src/solver/locked.ts';
import { Random } from '../../src/solver/random.ts';
import { solve } from '../../src/solver/solve.ts';
import { Twins } from '../../src/solver/twins.ts';
import { movesOf, plainSearch, plainText, type Small, smalls, startOf } from './small.ts';

const DEALS = 16;
const WHOLE_DEALS = 9;
const LENGTH = 40;
const PLAIN_MOST = 20_000;
const forms = smalls.flatMap(({ forms }) => forms);

/** Calls `look` at every position of random walks over small deals, which it must leave as they were. */
function walk({ engine }: Small, look: (s: ReturnType<typeof startOf>, deal: number) => void): void {
  for (let deal = 1; deal <= DEALS; deal++) {
    const random = new Random(deal);
    const s = startOf(engine, deal);
    for (let i = 0; i < LENGTH; i++) {
      look(s, deal);
      const moves = movesOf(engine, s);
      if (moves.length === 0) break;
      engine.play(s, moves[Math.floor(random.next() * moves.length)]!);
    }
  }
}
const keyOf = (twins: Twins, s: ReturnType<typeof startOf>): string => {
  twins.look(s);
  return `${(s.key[0]! + twins.low) | 0}/${(s.key[1]! + twins.high) | 0}`;
};

describe('locked cards', () => {
  const asked = forms.filter(({ engine }) => new Locked(engine).applies);
  test('are looked for in games of one pack whose cards all go to foundations', () => {
    // The small Tomb has one pack, and without a partner nothing happens by itself in it.
    expect([...new Set(asked.map(({ document }) => document.id))].sort()).toEqual(['black-hole', 'freecell', 'klondike', 'tomb']);
  });
  test.each(asked.map((small) => [small.label, small] as const))('%s: what is said to be lost is lost', (_, small) => {
    const locked = new Locked(small.engine);
    let lost = 0;
    walk(small, (s) => {
      if (!locked.isLost(s)) return;
      const plain = plainSearch(small.engine, s, PLAIN_MOST);
      if (plain === undefined) return;
      expect(plain).toBe('lost');
      lost++;
    });
    if (small.document.id === 'klondike') expect(lost).toBeGreaterThan(DEALS / 4);
  });
  test.each(['klondike', 'black-hole', 'freecell'])(
    '%s, whole pack: no position on the way to a win is said to be lost',
    (id) => {
      const document = findGame(id)!;
      const engine = new Engine(document, defaultHouse(document));
      const locked = new Locked(engine);
      expect(locked.applies).toBe(true);
      let wins = 0;
      for (let deal = 1; deal <= WHOLE_DEALS; deal++) {
        const s = startOf(engine, deal);
        const verdict = solve(engine, s, { nodes: 20_000, bytes: 1 << 25, shortening: 0 });
        if (verdict.kind !== 'won') continue;
        wins++;
        for (const move of verdict.line) {
          expect(locked.isLost(s)).toBe(false);
          engine.play(s, move);
        }
        expect(locked.isLost(s)).toBe(false);
      }
      expect(wins).toBeGreaterThan(WHOLE_DEALS / 3);
    },
  );
});

describe('twins', () => {
  const asked = forms.filter(({ engine }) => new Twins(engine).applies);
  test('are found where sequences of any length move by what they are built by', () => {
    expect([...new Set(asked.map(({ document }) => document.id))]).toEqual(['klondike']);
  });
  test.each(asked.map((small) => [small.label, small] as const))('%s: an exchange keeps the key and the verdict', (_, small) => {
    const { engine } = small;
    const twins = new Twins(engine);
    let exchanges = 0;
    walk(small, (s) => {
      const before = keyOf(twins, s);
      for (const move of movesOf(engine, s)) {
        const { mark } = s;
        const told = twins.exchanges(s, move);
        const from = told ? plainSearch(engine, s, PLAIN_MOST) : undefined;
        engine.play(s, move);
        expect(twins.exchanged(s, move) && keyOf(twins, s) === before).toBe(told);
        if (told) {
          exchanges++;
          expect(plainSearch(engine, s, PLAIN_MOST)).toBe(from);
        }
        s.rewind(mark);
      }
    });
    if (engine.groups.some(({ doc, piles }) => doc.kind === 'column' && piles.length > 2))
      expect(exchanges).toBeGreaterThan(DEALS / 8);
  });
  test.each(asked.map((small) => [small.label, small] as const))('%s: positions of one key have one verdict', (_, small) => {
    const twins = new Twins(small.engine);
    const first = new Map<string, ReturnType<typeof startOf>>();
    let alike = 0;
    walk(small, (s, deal) => {
      const key = `${deal}: ${keyOf(twins, s)}`;
      const known = first.get(key);
      if (known === undefined) first.set(key, s.copy());
      else if (plainText(known) !== plainText(s)) {
        alike++;
        const verdicts = [known, s].map((one) => plainSearch(small.engine, one, PLAIN_MOST));
        // Where one has too many positions for plain search nothing is said of either.
        if (!verdicts.includes(undefined)) expect(verdicts[1]).toBe(verdicts[0]);
      }
    });
    expect(alike).toBeGreaterThan(0);
  });
});
