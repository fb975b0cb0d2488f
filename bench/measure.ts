/** Measuring: CPU time instead of the clock, several subjects by turns, medians instead of means. */
import type { Subject } from './walks.ts';

/** How long to measure. Milliseconds are CPU time of this process. */
export interface Effort {
  readonly rounds: number;
  /** For each subject, before anything counts. */
  readonly warmUp: number;
  /** For each subject in each round. */
  readonly each: number;
}

/** Million nodes a second of one subject, round by round. */
export type Rates = readonly number[];

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Nodes between two looks at the clock, which costs as much as a few nodes itself. */
const BATCH = 50_000;

/** Repeats the whole work of a subject until the time is used up; returns its rate. */
function rate(subject: Subject, milliseconds: number): number {
  const begin = cpuTime();
  let nodes = 0;
  let used = 0;
  while (used < milliseconds) {
    const batch = nodes + BATCH;
    while (nodes < batch) nodes += subject.pass();
    used = cpuTime() - begin;
  }
  return nodes / used / 1000;
}

/** Measures all subjects by turns, so that whatever else the machine does meets them alike. */
export function measure(subjects: readonly Subject[], { rounds, warmUp, each }: Effort): Rates[] {
  // Twice: the second time every subject has met the code that the others have left compiled.
  for (let i = 0; i < 2; i++) for (const subject of subjects) rate(subject, warmUp / 2);
  const rates = subjects.map((): number[] => []);
  for (let round = 0; round < rounds; round++) for (const [i, subject] of subjects.entries()) rates[i]!.push(rate(subject, each));
  return rates;
}

/** The middle value; of two middle values their mean. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
