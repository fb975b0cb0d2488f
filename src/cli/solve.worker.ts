/** Runs one search in a thread of its own, so that the program still hears signals; tells from time to time how far it is. */
import { parentPort, workerData } from 'node:worker_threads';
import { Engine } from '../engine/engine.ts';
// The rules that only some games need become known.
import '../games/index.ts';
import { fair, playSeeing } from '../solver/fair.ts';
import { lostAt } from '../solver/lostat.ts';
import { solve } from '../solver/solve.ts';
import type { Budget } from '../solver/verdict.ts';
import { type Job, type Message, received } from './search/job.ts';

const EVERY = 200;

const send = (message: Message): void => parentPort?.postMessage(message);

/** Ends the search when the time is up or the flag is set. A task may search several positions: their nodes are added up. */
function watch({ seconds, stop }: Job): NonNullable<Budget['stop']> {
  const began = performance.now();
  let told = began;
  let before = 0;
  let last = 0;
  return (nodes) => {
    if (nodes < last) before += last;
    last = nodes;
    const now = performance.now();
    if (now - told >= EVERY) {
      told = now;
      send({ kind: 'progress', nodes: before + nodes });
    }
    if (Atomics.load(stop, 0) !== 0) return 'cancelled';
    return seconds !== undefined && now - began >= seconds * 1000 ? 'time' : undefined;
  };
}

function answer(job: Job): Message {
  const engine = new Engine(job.document, job.house);
  const s = received(engine, job.start);
  const budget: Budget = { nodes: job.nodes, bytes: job.bytes, stop: watch(job) };
  if (job.task.kind === 'lost-at') return { kind: 'lost-at', found: lostAt(engine, s, job.moves, budget) };
  const memory = playSeeing(engine, s, job.moves);
  if (job.task.kind === 'solve') return { kind: 'solve', verdict: solve(engine, s, budget, job.seed) };
  const { first, samples } = job.task;
  return { kind: 'fair', answer: fair(engine, s, memory, samples, budget, job.seed, first) };
}

try {
  send(answer(workerData as Job));
} catch (error) {
  // What V8 says when a table cannot be allocated.
  if (!(error instanceof RangeError && /allocation failed|Invalid typed array length/.test(error.message))) throw error;
  send({ kind: 'no-memory' });
}
