// The deal of a day: frozen numbers, the same for everybody, and a calendar whose weeks begin on Monday.

import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { dayOf, dealOfDay, weeksOf } from '../../src/play/day.ts';

describe('the deal of a day', () => {
  // Made by a program in Python that follows docs/DEALS.md; they never change.
  it.each([
    ['dolgy', '2026-11-30', 902127],
    ['tomb', '2026-11-30', 412160],
    ['freecell', '2026-12-01', 998254],
    ['dolgy', '2030-01-01', 996196],
  ])('of %s on %s is %d', (game, day, deal) => {
    expect(dealOfDay(game, day)).toBe(deal);
  });
  it('is a number that can be dealt, another for each game and day', () => {
    const seen = new Set<number>();
    for (const { id } of games)
      for (let day = 1; day <= 30; day++) {
        const deal = dealOfDay(id, `2026-11-${String(day).padStart(2, '0')}`);
        expect(deal).toBeGreaterThanOrEqual(1);
        expect(deal).toBeLessThanOrEqual(999_999);
        seen.add(deal);
      }
    expect(seen.size).toBeGreaterThan(games.length * 30 - 5);
  });
});

describe('the calendar', () => {
  it('writes days as ISO 8601 does, where the player is', () => {
    expect(dayOf(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
    expect(dayOf(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
  });
  it('begins weeks on Monday and holds every day of the month once', () => {
    // 30 November 2026 is a Monday.
    const weeks = weeksOf(2026, 10);
    expect(weeks.at(-1)).toEqual(['2026-11-30', ...Array<undefined>(6).fill(undefined)]);
    for (let month = 0; month < 12; month++) {
      const days = weeksOf(2028, month).flat();
      expect(days.length % 7).toBe(0);
      expect(days.filter((day) => day !== undefined)).toHaveLength(new Date(2028, month + 1, 0).getDate());
    }
  });
});
