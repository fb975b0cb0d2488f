// Statistics: what counts and what does not. Tests named by a thread come from ../shared/research/players.md, section D.

import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { defaultHouse, everyHouse } from '../../src/engine/document.ts';
import { findGame, games } from '../../src/games/index.ts';
import { Session } from '../../src/play/session.ts';
import { attemptOf, dealKey, entered, houseKey, newSitting, type Result, resultOf } from '../../src/play/sitting.ts';
import { figures, interval } from '../../src/play/statistics.ts';

const NOON = '2026-11-30T12:00:00.000Z';
const result = (id: string, more: Partial<Result> = {}): Result => ({
  id,
  game: 'x',
  house: '',
  deal: id,
  end: 'won',
  attempt: 1,
  moves: 50,
  seconds: 100,
  hints: 0,
  undos: 0,
  began: NOON,
  ended: NOON,
  counts: true,
  ...more,
});
/** A list as the store keeps it. */
function list(results: readonly Result[]): Result[] {
  const kept = new Map<string, Result>();
  for (const one of results) {
    const entry = entered(
      one,
      [...kept.values()].filter(({ game, house, deal }) => game === one.game && house === one.house && deal === one.deal),
    );
    if (entry) kept.set(entry.id, entry);
  }
  return [...kept.values()];
}
const dealt = (id: string, deal = 17): Session => new Session(findGame(id)!, defaultHouse(findGame(id)!), { deal });

describe('what counts', () => {
  test('Simple-Solitaire#39: the share won is never above 100 %, whatever happens in whatever order', () => {
    const arbitrary = fc.array(
      fc.record({
        id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        deal: fc.constantFrom('1', '2', '3'),
        end: fc.constantFrom('won' as const, 'lost' as const, 'given-up' as const),
        counts: fc.boolean(),
        attempt: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(arbitrary, fc.nat(2), (some, open) => {
        const kept = list(some.map(({ id, ...more }) => result(id, more)));
        const found = figures(kept, open);
        expect(found.won + found.lost + found.givenUp + found.open).toBe(found.started);
        expect(found.won).toBeLessThanOrEqual(found.started);
        expect(found.share?.part ?? 0).toBeLessThanOrEqual(1);
        expect(found.byAttempt.reduce((sum, n) => sum + n, 0)).toBe(found.won);
        expect(found.wonAlone).toBeLessThanOrEqual(found.won);
        // A deal counts once.
        expect(found.started - open).toBeLessThanOrEqual(3);
      }),
    );
  });
  test('Simple-Solitaire#182: a deal that is left without a move is no game', () => {
    expect(resultOf(newSitting('a', 'deal'), dealt('dolgy'), NOON)).toBeUndefined();
  });
  test('Simple-Solitaire#158: a game that is still open is neither lost nor given up', () => {
    expect(figures([], 1)).toMatchObject({ started: 1, open: 1, won: 0, lost: 0, givenUp: 0, share: undefined });
  });
  test('Simple-Solitaire#63: one game is won once, and what is done after that adds nothing', () => {
    const first = result('a');
    expect(list([first, first, { ...first, moves: 10 }, { ...first, end: 'given-up' }])).toEqual([first]);
  });
  test('the same game in two tabs: who has won in one has won', () => {
    expect(list([result('a', { end: 'given-up' }), result('a')])).toEqual([result('a')]);
  });
  test('a deal that was played to an end before does not count again, and is kept all the same', () => {
    const kept = list([result('a', { deal: '17', end: 'lost' }), result('b', { deal: '17' })]);
    expect(kept).toHaveLength(2);
    expect(figures(kept, 0)).toMatchObject({ started: 1, lost: 1, won: 0 });
  });
  test('moves that came with a link do not count, whoever made them', () => {
    const session = dealt('dolgy');
    session.play(session.view.moves[0]!);
    expect(resultOf({ ...newSitting('a', 'line'), began: NOON }, session, NOON)).toMatchObject({ counts: false });
  });
  test('the same deal under other house rules is another game', () => {
    expect(figures(list([result('a', { deal: '1', house: 'x=1' }), result('b', { deal: '1', house: 'x=2' })]), 0).started).toBe(
      2,
    );
  });
});

describe('a result', () => {
  it('of a game that is won, stuck or open says so', () => {
    const session = dealt('black-hole', 5);
    while (!session.view.over && !session.view.won) session.play(session.view.moves[0]!);
    const sitting = { ...newSitting('a', 'deal'), began: NOON, seconds: 9, hints: 2 };
    expect(resultOf(sitting, session, NOON)).toMatchObject({ end: session.view.won ? 'won' : 'lost', hints: 2, seconds: 9 });
    session.undo();
    expect(resultOf(sitting, session, NOON)).toMatchObject({ end: 'given-up', moves: session.made });
    expect(resultOf({ ...sitting, won: true }, session, NOON)).toMatchObject({ end: 'won' });
  });
  it('tells the attempt in which the game ended', () => {
    const session = dealt('dolgy');
    expect(attemptOf(session)).toBe(1);
    const redeal = session.read('redeal')!;
    expect(session.play(redeal).played).toBe(true);
    expect(attemptOf(session)).toBe(2);
    session.undo();
    expect(attemptOf(session)).toBe(1);
  });
  it('does not take another round through the stock for another attempt', () => {
    const session = dealt('klondike');
    while (session.play(session.read('deal')!).played);
    expect(session.play(session.read('gather')!).played).toBe(true);
    expect(attemptOf(session)).toBe(1);
  });
  it('names house rules and deals in one way, and different ones differently', () => {
    expect(houseKey({ b: '2', a: '1' })).toBe(houseKey({ a: '1', b: '2' }));
    for (const game of games) {
      const houses = everyHouse(game).map(houseKey);
      expect(new Set(houses).size).toBe(houses.length);
    }
    expect(dealKey({ deal: 17 })).toBe('17');
    expect(dealKey({ pack: [1, 2], shuffle: 3 })).toMatch(/^pack \S+ \S+ shuffle 3$/);
  });
});

describe('figures', () => {
  const ends = (text: string): Result[] =>
    [...text].map((end, i) =>
      result(String(i), {
        end: end === 'w' ? 'won' : end === 'l' ? 'lost' : 'given-up',
        ended: new Date(Date.UTC(2026, 0, 1, 12, i)).toISOString(),
        moves: 10 * (i + 1),
        seconds: i,
        hints: i % 2,
      }),
    );
  it('count streaks by the time at which games ended, not by their place in the list', () => {
    const { winning, losing } = figures(ends('wwlwwwlgww').reverse(), 0);
    expect(winning).toEqual({ now: 2, longest: 3 });
    expect(losing).toEqual({ now: 0, longest: 2 });
  });
  it('give least, middle and most of what was won', () => {
    const { moves, seconds, wonAlone } = figures(ends('wlwww'), 0);
    expect(moves).toEqual({ least: 10, median: 35, most: 50 });
    expect(seconds).toEqual({ least: 2, median: 3, most: 4 });
    expect(wonAlone).toBe(3);
    expect(figures([], 0)).toMatchObject({ moves: undefined, seconds: undefined, byAttempt: [] });
  });
  it('put wins by attempt', () => {
    const wins = [1, 3, 1].map((attempt, i) => result(String(i), { attempt }));
    expect(figures(wins, 0).byAttempt).toEqual([2, 0, 1]);
  });
  test('Simple-Solitaire#91: a game belongs to the month of the calendar on the wall where it ended', () => {
    const before = new Date(2026, 10, 30, 23, 59).toISOString();
    const after = new Date(2026, 11, 1, 0, 1).toISOString();
    const { months } = figures([result('a', { ended: before }), result('b', { ended: after })], 0);
    expect(months.map(({ month }) => month)).toEqual(['2026-11', '2026-12']);
  });
  // Wilson's interval of 8 in 10, as in Brown, Cai, DasGupta 2001 and every table since.
  it('bound the share as Wilson does', () => {
    const { part, low, high } = interval(8, 10)!;
    expect([part, low, high].map((x) => Number(x.toFixed(3)))).toEqual([0.8, 0.49, 0.943]);
    expect(interval(0, 5)!.low).toBe(0);
    expect(interval(5, 5)!.high).toBe(1);
  });
});
