/** What reading something from outside gives: the thing, or every fault found, with its place and the remedy. */
import type { Text } from '../cards/index.ts';

/** One thing wrong with what was read. */
export interface Fault {
  /** Where: `line 4`, `piles[1].build[0]`, the name of a flag; the same in every language. */
  readonly place: string;
  /** What is wrong there and what would be right. */
  readonly text: Text;
}
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

export const right = <T>(value: T): Read<T> => ({ ok: true, value });
export const wrong = (place: string, ru: string, en: string): { readonly ok: false; readonly faults: readonly Fault[] } => ({
  ok: false,
  faults: [{ place, text: { ru, en } }],
});
export const fault = (place: string, ru: string, en: string): Fault => ({ place, text: { ru, en } });
