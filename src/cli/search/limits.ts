/** The options that say what a search may spend. */
import type { Given } from '../args.ts';
import { t } from '../language.ts';
import type { OptionSpec } from '../spec.ts';

const NODES = 5_000_000;
const MEMORY = 512;
const SAMPLES = 20;
/** Less than this does not hold what every search needs; see the budgets in docs/VERDICTS.md. */
const LEAST_MEMORY = 32;
const MOST_MEMORY = 8192;
const MOST_NODES = 1_000_000_000_000;
const MOST_SECONDS = 1_000_000;
const MOST_THREADS = 64;
const MOST_SAMPLES = 10_000;

export interface Limits {
  readonly nodes: number;
  /** In MiB. */
  readonly memory: number;
  readonly seconds: number | undefined;
  readonly threads: number;
  readonly samples: number;
}

/** What a search may spend. */
export const limitOptions: readonly OptionSpec[] = [
  {
    name: 'nodes',
    value: t('N', 'N'),
    text: t(`сколько ходов перебрать самое большее; без него ${NODES}`, `most moves to be tried; ${NODES} when left out`),
  },
  {
    name: 'memory',
    value: t('МИБ', 'MIB'),
    text: t(`память для поиска в мебибайтах; без него ${MEMORY}`, `memory for the search in mebibytes; ${MEMORY} when left out`),
  },
  {
    name: 'time',
    value: t('СЕКУНДЫ', 'SECONDS'),
    text: t('сколько секунд искать; без него сколько понадобится', 'seconds to search; as many as it takes when left out'),
  },
];
export const threadsOption: OptionSpec = {
  name: 'threads',
  value: t('N', 'N'),
  text: t(
    'на сколько потоков разделить поиск и память; без него 1',
    'threads to divide the search and its memory among; 1 when left out',
  ),
};
export const samplesOption: OptionSpec = {
  name: 'samples',
  value: t('N', 'N'),
  text: t(
    `сколько раз разложить невиденные карты наугад; без него ${SAMPLES}`,
    `how often the unseen cards are laid at random; ${SAMPLES} when left out`,
  ),
};

/** The limits that were given, the usual ones for the others. Stops when the memory is too little for so many threads. */
export function readLimits(given: Given): Limits {
  const threads = given.number('threads', 1, MOST_THREADS, 1);
  return {
    threads,
    nodes: given.number('nodes', 1, MOST_NODES, NODES),
    memory: given.number('memory', LEAST_MEMORY * threads, MOST_MEMORY, Math.max(MEMORY, LEAST_MEMORY * threads)),
    seconds: given.has('time') ? given.number('time', 1, MOST_SECONDS) : undefined,
    samples: given.number('samples', 1, MOST_SAMPLES, SAMPLES),
  };
}
