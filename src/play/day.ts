/** The deal of a day: one number for each game and day, the same for everybody, from the date alone. Frozen: docs/DEALS.md. */
import { pcg32 } from '../cards/index.ts';

/** Numbers stay short enough to tell a friend. */
const MOST = 999_999;

/** A day as people write it in ISO 8601: 2026-11-30. In the place where the player is. */
export function dayOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
/** FNV-1a of the characters, in 32 bits. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}
/**
 * The number of the deal of a day.
 * @param day as `dayOf` writes it
 */
export function dealOfDay(game: string, day: string): number {
  return 1 + pcg32(BigInt(day.replaceAll('-', '')), BigInt(fnv(game))).below(MOST);
}
/** The days of a month in weeks from Monday, undefined where the week belongs to another month. */
export function weeksOf(year: number, month: number): (string | undefined)[][] {
  const first = new Date(year, month, 1);
  const before = (first.getDay() + 6) % 7;
  const days = new Date(year, month + 1, 0).getDate();
  const cells = Array.from({ length: Math.ceil((before + days) / 7) * 7 }, (_, i) => {
    const day = i - before + 1;
    return day >= 1 && day <= days ? dayOf(new Date(year, month, day)) : undefined;
  });
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}
