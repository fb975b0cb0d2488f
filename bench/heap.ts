/** Shows that nodes leave nothing behind: the heap before and after millions of them, the collections in between. */
import { PerformanceObserver } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Subject } from './walks.ts';

/**
 * What one subject may leave on the heap, in bytes: room for the compiler, which keeps its own notes there. A boxed number
 * (16 bytes) at every tenth of a million nodes is more.
 */
const ALLOWED = 1 << 20;

export interface HeapUse {
  readonly name: string;
  readonly nodes: number;
  readonly before: number;
  readonly after: number;
  readonly collections: number;
  readonly flat: boolean;
}

/** The collector itself, without a flag on the command line. */
export function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Walks so many nodes with each subject, after a warm-up of all; `flat` says that nothing was left on the heap. */
export async function heapUse(subjects: readonly Subject[], nodesEach: number, warmUp: number): Promise<HeapUse[]> {
  const collect = collector();
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().length;
  });
  observer.observe({ entryTypes: ['gc'] });
  // The observer is told of a collection only after the code that ran is done, and some turns later.
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 5; i++) await turn();
  };
  for (const subject of subjects) for (let n = 0; n < warmUp; ) n += subject.pass();
  const uses: HeapUse[] = [];
  for (const subject of subjects) {
    collect();
    await settle();
    collections = 0;
    const before = process.memoryUsage().heapUsed;
    let nodes = 0;
    while (nodes < nodesEach) nodes += subject.pass();
    const after = process.memoryUsage().heapUsed;
    await settle();
    uses.push({ name: subject.name, nodes, before, after, collections, flat: collections === 0 && after - before < ALLOWED });
  }
  observer.disconnect();
  return uses;
}
