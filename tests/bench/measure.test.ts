/** The instruments of the benchmark: the eye on the heap sees what allocates, the median is the middle. */
import { describe, expect, test } from 'vitest';
import { heapUse } from '../../bench/heap.ts';
import { median } from '../../bench/measure.ts';
import type { Subject } from '../../bench/walks.ts';

const numbers = new Int32Array(1000);
let last: object = {};
const quiet: Subject = {
  name: 'quiet',
  pass: () => {
    for (let i = 0; i < numbers.length; i++) numbers[i]!++;
    return numbers.length;
  },
};
/** Leaves one small object at every tenth node. */
const wasteful: Subject = {
  name: 'wasteful',
  pass: () => {
    for (let i = 0; i < numbers.length; i += 10) last = { i };
    return numbers.length;
  },
};

describe('the benchmark', () => {
  test('tells a loop that allocates from one that does not', async () => {
    const uses = await heapUse([quiet, wasteful], 1_000_000, 200_000);
    expect(last).toBeTypeOf('object');
    expect(uses.map(({ name, flat }) => [name, flat])).toEqual([
      ['quiet', true],
      ['wasteful', false],
    ]);
  });
  test('takes the middle value, or the mean of the two in the middle', () => {
    expect(median([10, 2, 3])).toBe(3);
    expect(median([10, 2, 4, 3])).toBe(3.5);
  });
});
