/** Results as they come from a store or a file: checked whole, in the order of their fields. */
import * as v from 'valibot';
import type { Result } from './sitting.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));
const short = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));
export const instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/));
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
export const sittingId = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));
export { count };

export const resultSchema = v.object({
  id: sittingId,
  game: short(60),
  house: v.pipe(v.string(), v.maxLength(500)),
  deal: short(1000),
  day: v.optional(day),
  end: v.picklist(['won', 'lost', 'given-up']),
  attempt: v.pipe(count, v.minValue(1), v.maxValue(10_000)),
  moves: count,
  seconds: count,
  hints: count,
  undos: count,
  began: instant,
  ended: instant,
  counts: v.boolean(),
});

/** The result in a value, or undefined when it is none. */
export function readResult(value: unknown): Result | undefined {
  const read = v.safeParse(resultSchema, value);
  return read.success ? read.output : undefined;
}
