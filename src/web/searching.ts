/** Asks the solver in a worker, which lives only while it searches: it is ended after its answer, or when none is wanted. */
import { nothingKnown, type Searcher } from '../play/asking.ts';
import type { Said } from './solver.worker.ts';

/** A searcher that waits so long before it begins: who moves on soon has not asked. */
export function searchAfter(wait: number): Searcher {
  return (question, answer, progress) => {
    let worker: Worker | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      worker?.terminate();
      worker = undefined;
    };
    const begin = (): void => {
      // A worker that cannot be loaded, or has not the memory, has found nothing out.
      const fail = (): void => {
        stop();
        answer(nothingKnown(question));
      };
      try {
        worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
      } catch {
        fail();
        return;
      }
      worker.onmessage = ({ data }: MessageEvent<Said>) => {
        // What was on its way when the worker was ended is not wanted any more.
        if (!worker) return;
        if ('progress' in data) progress(data.progress);
        else {
          stop();
          answer(data.answer);
        }
      };
      worker.onerror = fail;
      worker.onmessageerror = fail;
      worker.postMessage(question);
    };
    const timer = setTimeout(begin, wait);
    return stop;
  };
}
