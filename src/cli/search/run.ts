/** Runs searches in worker threads: progress on a terminal, Ctrl-C, the time and memory they took, several threads at once. */
import { Worker } from 'node:worker_threads';
import { type FairAnswer, joinAnswers } from '../../solver/fair.ts';
import type { LostAt } from '../../solver/lostat.ts';
import { SEED } from '../../solver/solve.ts';
import type { Limit, Verdict } from '../../solver/verdict.ts';
import type { Output } from '../output.ts';
import { bad } from '../stop.ts';
import type { Case } from './case.ts';
import { type Job, type Message, sent, type Task } from './job.ts';
import type { Limits } from './limits.ts';
import { words } from './words.ts';

/** How long a worker has to answer after Ctrl-C before it is ended without an answer, in milliseconds. */
const PATIENCE = 3000;
const INTERRUPTED = 130;
/** From one thread's seed to the next. */
const NEXT_SEED = 0x3c6ef35f;
const MIB = 1 << 20;

/** What a search took: all threads together. */
export interface Cost {
  readonly nodes: number;
  readonly seconds: number;
  /** The largest that the whole process has been, in MiB. */
  readonly memory: number;
}
type Answer = Exclude<Message, { kind: 'progress' }>;

/** The threads of one search. */
class Searches {
  readonly stop = new Int32Array(new SharedArrayBuffer(4));
  private readonly out: Output;
  private readonly began = performance.now();
  private readonly nodes: number[] = [];
  private readonly workers: Worker[] = [];
  private interrupted = false;
  private readonly onSignal = (): void => {
    if (this.interrupted) process.exit(INTERRUPTED);
    this.interrupted = true;
    this.end();
  };

  constructor(out: Output) {
    this.out = out;
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, this.onSignal);
  }
  /** Starts one thread; resolves with its answer, or with undefined when it had to be ended without one. */
  start(job: Job): Promise<Answer | undefined> {
    const at = this.nodes.push(0) - 1;
    const worker = new Worker(new URL('./solve.worker.js', import.meta.url), { workerData: job });
    this.workers.push(worker);
    return new Promise((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve(undefined));
      worker.on('message', (message: Message) => {
        if (message.kind !== 'progress') resolve(message);
        else {
          this.nodes[at] = message.nodes;
          this.tell();
        }
      });
    });
  }
  /** Lets every thread end with what it has; the ones that do not are ended. */
  end(): void {
    Atomics.store(this.stop, 0, 1);
    setTimeout(() => this.workers.forEach((worker) => void worker.terminate()), PATIENCE).unref();
  }
  /** Nodes of all threads, as far as they have told. */
  get told(): number {
    return this.nodes.reduce((sum, n) => sum + n, 0);
  }
  /** Ends every thread and says what the search took. */
  async close(nodes: number): Promise<Cost> {
    const seconds = (performance.now() - this.began) / 1000;
    await Promise.all(this.workers.map((worker) => worker.terminate()));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, this.onSignal);
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    return { nodes, seconds, memory: process.resourceUsage().maxRSS / 1024 };
  }
  private tell(): void {
    if (!process.stderr.isTTY) return;
    const seconds = (performance.now() - this.began) / 1000;
    process.stderr.write(`\r\u001b[K${this.out.say(words.progress(this.told, seconds)).replaceAll('\u00a0', ' ')}`);
  }
}

const jobOf = (of: Case, task: Task, limits: Limits, stop: Job['stop']): Job => ({
  task,
  document: of.document,
  house: of.house,
  start: sent(of.start),
  moves: of.moves,
  nodes: limits.nodes,
  bytes: limits.memory * MIB,
  seconds: limits.seconds,
  seed: SEED,
  stop,
});

/** The answer of this kind; stops the command when there was no memory for the search. */
function expected<K extends Answer['kind']>(answer: Answer | undefined, kind: K): Extract<Answer, { kind: K }> | undefined {
  if (answer?.kind === 'no-memory') throw bad('--memory', words.noMemory);
  return answer?.kind === kind ? (answer as Extract<Answer, { kind: K }>) : undefined;
}

const ORDER: readonly Limit[] = ['cancelled', 'time', 'memory', 'nodes'];

/**
 * Can the position be won? Several threads run the same searches with other seeds, each with its share of nodes and memory;
 * the first that wins or proves that there is no win speaks for all.
 */
export async function searchWin(of: Case, limits: Limits, out: Output): Promise<{ verdict: Verdict; cost: Cost }> {
  const searches = new Searches(out);
  const { threads } = limits;
  const share: Limits = { ...limits, nodes: Math.ceil(limits.nodes / threads), memory: limits.memory / threads };
  const job = jobOf(of, { kind: 'solve' }, share, searches.stop);
  let decided: Verdict | undefined;
  const verdicts = await Promise.all(
    Array.from({ length: threads }, async (_, i): Promise<Verdict> => {
      const answer = await searches.start({ ...job, seed: (SEED + Math.imul(i, NEXT_SEED)) | 0 });
      const verdict = expected(answer, 'solve')?.verdict ?? { kind: 'open', limit: 'cancelled', nodes: 0 };
      if (verdict.kind !== 'open' && decided === undefined) {
        decided = verdict;
        searches.end();
      }
      return verdict;
    }),
  ).catch(async (error: unknown) => {
    await searches.close(0);
    throw error;
  });
  const nodes = Math.max(
    searches.told,
    verdicts.reduce((sum, verdict) => sum + verdict.nodes, 0),
  );
  const limit = ORDER.find((each) => verdicts.some((verdict) => verdict.kind === 'open' && verdict.limit === each)) ?? 'nodes';
  return { verdict: decided ?? { kind: 'open', limit, nodes }, cost: await searches.close(nodes) };
}

/** What can be won knowing only what was seen? The threads share the samples out among themselves. */
export async function searchFair(of: Case, limits: Limits, out: Output): Promise<{ answer: FairAnswer; cost: Cost }> {
  const searches = new Searches(out);
  // With nothing unseen there is one case, and all the budget is for it.
  const samples = of.unseen === 0 ? 1 : limits.samples;
  const threads = Math.min(limits.threads, samples);
  const share: Limits = { ...limits, nodes: Math.ceil(limits.nodes / samples), memory: limits.memory / threads };
  const answers = await Promise.all(
    Array.from({ length: threads }, async (_, i): Promise<FairAnswer | undefined> => {
      const first = Math.floor((samples * i) / threads);
      const task: Task = { kind: 'fair', first, samples: Math.floor((samples * (i + 1)) / threads) - first };
      return expected(await searches.start(jobOf(of, task, share, searches.stop)), 'fair')?.answer;
    }),
  ).catch(async (error: unknown) => {
    await searches.close(0);
    throw error;
  });
  const answer = joinAnswers(answers.filter((each) => each !== undefined));
  return { answer, cost: await searches.close(Math.max(searches.told, answer.nodes)) };
}

/** Where was the game lost? */
export async function searchLoss(of: Case, limits: Limits, out: Output): Promise<{ found: LostAt; cost: Cost }> {
  const searches = new Searches(out);
  try {
    const answer = expected(await searches.start(jobOf(of, { kind: 'lost-at' }, limits, searches.stop)), 'lost-at');
    const found = answer?.found ?? { from: 0, exact: false, nodes: searches.told };
    return { found, cost: await searches.close(found.nodes) };
  } catch (error) {
    await searches.close(0);
    throw error;
  }
}
