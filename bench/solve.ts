/** `npm run bench:solve`: what the solver decides of fixed deals within given seconds and memory, and what that takes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultHouse, type GameDocument, type House } from '../src/engine/document.ts';
import { Engine } from '../src/engine/engine.ts';
import { games as allGames } from '../src/games/index.ts';
import { solve } from '../src/solver/solve.ts';
import type { Verdict } from '../src/solver/verdict.ts';
import { collector } from './heap.ts';
import { machineLines } from './machine.ts';
import { median } from './measure.ts';
import { grouped, table } from './table.ts';

const USAGE = `npm run bench:solve -- [options]

  --games a,b       only these games
  --set name=value  a house rule of the games that have it; may be repeated
  --deals N         deals 1 … N of each game; 50 when left out
  --from N          deals N … N + deals − 1 instead
  --seconds S       CPU time for a deal; 20 when left out
  --memory MIB      memory for a deal in mebibytes; 1024 when left out
  --each            print every deal, not only the games
  --save NAME       keep what is printed in bench/results/solve-NAME.txt
  --help            print this

All cards are known to the solver (thoughtful), one deal after the other, one thread.`;

const home = join(import.meta.dirname, '..', '..', 'bench');
const MIB = 1 << 20;
/** No search ends by its nodes here: the seconds end it. */
const NODES = 1e12;

interface Result {
  readonly deal: number;
  readonly verdict: Verdict;
  /** CPU seconds of this process. */
  readonly seconds: number;
  /** The largest that the whole process was seen to be while it searched, in MiB. */
  readonly memory: number;
}

const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

function decide(engine: Engine, deal: number, seconds: number, memory: number): Result {
  const s = engine.start(engine.dealtPack(deal), deal);
  const begin = cpuSeconds();
  let most = process.memoryUsage.rss();
  const stop = (): 'time' | undefined => {
    most = Math.max(most, process.memoryUsage.rss());
    return cpuSeconds() - begin >= seconds ? 'time' : undefined;
  };
  const verdict = solve(engine, s, { nodes: NODES, bytes: memory * MIB, stop });
  return { deal, verdict, seconds: cpuSeconds() - begin, memory: Math.max(most, process.memoryUsage.rss()) / MIB };
}

/** The default house rules, but for those that are set and that the game has. */
function houseOf(game: GameDocument, set: readonly string[]): House {
  const house = { ...defaultHouse(game) };
  for (const rule of set) {
    const [id = '', value = ''] = rule.split('=');
    const own = game.house.find((h) => h.id === id);
    if (own && !own.values.some((v) => v.id === value)) throw new TypeError(`${game.id} has no house rule ${rule}.`);
    if (own) house[id] = value;
  }
  return house;
}

/** The value below which nine tenths of them lie. */
const ninetieth = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * 0.9) - 1)]!;
};

function row(game: GameDocument, results: readonly Result[]): string[] {
  const count = (kind: Verdict['kind']): number => results.filter(({ verdict }) => verdict.kind === kind).length;
  const seconds = results.map((result) => result.seconds);
  const mean = seconds.reduce((sum, s) => sum + s, 0) / seconds.length;
  return [
    game.id,
    String(count('won')),
    String(count('lost')),
    String(count('open')),
    `${Math.round((100 * (results.length - count('open'))) / results.length)} %`,
    grouped(Math.round(median(results.map(({ verdict }) => verdict.nodes)))),
    median(seconds).toFixed(2),
    mean.toFixed(2),
    ninetieth(seconds).toFixed(2),
    String(Math.round(Math.max(...results.map(({ memory }) => memory)))),
  ];
}

function main(): number {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      set: { type: 'string', multiple: true, default: [] },
      from: { type: 'string', default: '1' },
      deals: { type: 'string', default: '50' },
      seconds: { type: 'string', default: '20' },
      memory: { type: 'string', default: '1024' },
      each: { type: 'boolean', default: false },
      save: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const ids = values.games?.split(',') ?? allGames.map(({ id }) => id);
  const unknown = ids.filter((id) => !allGames.some((game) => game.id === id));
  if (unknown.length > 0) throw new TypeError(`There is no game ${unknown.join(', ')}.`);
  if (values.save !== undefined && !/^[a-z0-9-]+$/.test(values.save))
    throw new TypeError('--save takes a name of small letters, digits and hyphens.');
  const [first, deals, seconds, memory] = [values.from, values.deals, values.seconds, values.memory].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  if (!(Number.isInteger(first) && first > 0 && Number.isInteger(deals) && deals > 0 && seconds > 0 && memory >= 32))
    throw new TypeError('--from, --deals and --seconds take numbers above 0, --memory one of 32 or more.');

  const lines = machineLines('bench:solve', [
    ...(values.games === undefined ? [] : [`--games ${values.games}`]),
    ...values.set.map((rule) => `--set ${rule}`),
    ...(first === 1 ? [] : [`--from ${first}`]),
    `--deals ${deals} --seconds ${seconds} --memory ${memory}`,
  ]);
  const print = (line: string): void => {
    lines.push(line);
    console.log(line);
  };
  console.log(lines.join('\n'));
  const collect = collector();
  const rows: string[][] = [];
  for (const game of allGames.filter(({ id }) => ids.includes(id))) {
    const engine = new Engine(game, houseOf(game, values.set));
    const results: Result[] = [];
    for (let deal = first; deal < first + deals; deal++) {
      // What the deal before has left behind is not this one's.
      collect();
      const result = decide(engine, deal, seconds, memory);
      results.push(result);
      const { verdict } = result;
      if (values.each)
        print(
          `${game.id} ${deal}: ${verdict.kind}, ${grouped(verdict.nodes)} nodes, ${result.seconds.toFixed(2)} s, ${Math.round(result.memory)} MiB`,
        );
    }
    rows.push(row(game, results));
    if (process.stderr.isTTY) process.stderr.write(`${game.id}: done\n`);
  }
  print('');
  const head = ['game', 'won', 'lost', 'open', 'decided', 'nodes median', 'CPU s median', 'mean', 'p90', 'largest MiB'];
  for (const line of table(head, rows)) print(line);
  if (values.save !== undefined) {
    mkdirSync(join(home, 'results'), { recursive: true });
    writeFileSync(join(home, 'results', `solve-${values.save}.txt`), `${lines.join('\n')}\n`);
  }
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  // A wrong option is the user's; anything else keeps its trace.
  console.error(error instanceof TypeError ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 2;
}
