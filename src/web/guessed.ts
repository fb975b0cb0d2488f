/** Layouts of a player's own table in which cards were laid at random: what is said of them holds for that guess alone. */
import type { Deal } from '../engine/record.ts';
import { dealKey } from '../play/sitting.ts';

const KEY = 'pasyans.guessed';
/** So many layouts are remembered, the latest. */
const MOST = 20;

const here = new Set<string>(stored());
function stored(): string[] {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** To be called when a game begins from a layout that was filled up at random. */
export function noteGuessed(deal: Deal): void {
  here.add(dealKey(deal));
  try {
    localStorage.setItem(KEY, JSON.stringify([...here].slice(-MOST)));
  } catch {
    // Known as long as the page lasts.
  }
}
export const isGuessed = (deal: Deal): boolean => !('deal' in deal) && here.has(dealKey(deal));
