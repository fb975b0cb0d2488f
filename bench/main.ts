/** `npm run bench`: speed of the engine game by game, its signature, and on request the sketch or the heap beside it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { games as allGames } from '../src/games/index.ts';
import { likes, sketchSubjects } from './against.ts';
import { heapUse } from './heap.ts';
import { machineLines } from './machine.ts';
import { type Effort, measure, median } from './measure.ts';
import { searchSubjects } from './search.ts';
import { countSignature, keptSignature, type Signature } from './signature.ts';
import { grouped, table } from './table.ts';
import { DEALS, walks } from './walks.ts';

const USAGE = `npm run bench -- [options]

  --games a,b          only these games
  --quick              a shorter measurement
  --against FOLDER     the games that the sketch in FOLDER has the like of: both by turns, and the ratio ours / sketch;
                       each pair in a process of its own, as a search runs one game in its worker
  --together           with --against: all pairs in one process, so that every call site has met four games
  --search             the exhaustive search with its table, the same engine work alone, and that work with the
                       moves of every node listed: the ratios
  --heap               ten million nodes with an eye on the heap; exit code 1 when they allocate
  --write-signature    write bench/signature.json anew
  --save NAME          keep what is printed in bench/results/NAME.txt
  --help               print this`;

/** The source folder of the benchmark, seen from the bundle in dist/bench. */
const home = join(import.meta.dirname, '..', '..', 'bench');
const THOROUGH: Effort = { rounds: 11, warmUp: 1000, each: 150 };
const QUICK: Effort = { rounds: 5, warmUp: 300, each: 60 };
const HEAP_NODES = 10_000_000;
const WARM_UP_NODES = 600_000;

const lines: string[] = [];
const print = (...more: readonly string[]): void => {
  for (const line of more) {
    lines.push(line);
    console.log(line);
  }
};

const printMachine = (command: readonly string[]): void => print(...machineLines('bench', command));

/** Prints the signature; false when the file has another. */
function checkSignature(signature: Signature): boolean {
  const ids = Object.keys(signature);
  const total = ids.reduce((sum, id) => sum + signature[id]!.full, 0);
  const other = ids.filter(
    (id) =>
      keptSignature[id]?.full !== signature[id]!.full ||
      keptSignature[id].quick !== signature[id]!.quick ||
      keptSignature[id].search !== signature[id]!.search,
  );
  print('', `signature  ${grouped(total)} nodes`);
  for (const id of other)
    print(`           ${id}: ${signature[id]!.full}, but bench/signature.json has ${keptSignature[id]?.full ?? 'no such game'}`);
  return other.length === 0;
}

async function speed(ids: readonly string[], effort: Effort, sketch: string | undefined): Promise<boolean> {
  const games = allGames.filter(({ id }) => ids.includes(id));
  const ours = games.map((game) => walks(game, DEALS));
  const alike = sketch === undefined ? [] : ids.filter((id) => likes[id] !== undefined);
  const theirs = sketch === undefined ? [] : await sketchSubjects(sketch, alike);
  // Ours and its like follow each other, so that their ratio is taken under the same load.
  const subjects = ours.flatMap((subject) => [subject, ...theirs.filter((_, i) => alike[i] === subject.name)]);
  const rates = measure(subjects, effort);
  const ratesOf = (name: string): readonly number[] =>
    rates[subjects.findIndex((subject) => subject.name === name && ours.includes(subject))]!;

  print(`${effort.rounds} rounds of ${effort.each} ms by turns, ${DEALS} deals, CPU time; million nodes a second`, '');
  print(
    ...table(
      ['game', 'median', 'best', 'nodes'],
      ours.map((subject) => {
        const own = ratesOf(subject.name);
        return [subject.name, median(own).toFixed(2), Math.max(...own).toFixed(2), grouped(subject.pass())];
      }),
    ),
  );
  if (theirs.length > 0)
    print(
      '',
      ...table(
        ['against the sketch', 'its game', 'its nodes', 'its median', 'ratio', 'lowest', 'highest'],
        alike.map((id, i) => {
          const its = rates[subjects.indexOf(theirs[i]!)]!;
          const ratios = ratesOf(id).map((rate, round) => rate / its[round]!);
          return [
            id,
            theirs[i]!.name,
            grouped(theirs[i]!.pass()),
            median(its).toFixed(2),
            median(ratios).toFixed(2),
            Math.min(...ratios).toFixed(2),
            Math.max(...ratios).toFixed(2),
          ];
        }),
      ),
    );
  return checkSignature(countSignature(games));
}

/** Each pair in a process of its own: what one game teaches the compiler is not measured in another. */
function apart(ids: readonly string[], options: readonly string[]): boolean {
  let good = true;
  for (const id of ids) {
    const { stdout, stderr, status } = spawnSync(process.execPath, [process.argv[1]!, ...options, '--games', id, '--together'], {
      encoding: 'utf8',
    });
    if (status !== 0) print(stderr);
    good &&= status === 0;
    const [, ...after] = stdout.split(/^command .*$/m);
    print(...after.join('').trimEnd().split('\n'));
  }
  return good;
}

/** Prints the speed of the search and of its engine work alone. */
function searches(ids: readonly string[], effort: Effort): boolean {
  print(`${effort.rounds} rounds of ${effort.each} ms by turns, CPU time; million nodes a second`, '');
  const rows: string[][] = [];
  for (const game of allGames.filter(({ id }) => ids.includes(id))) {
    const subjects = searchSubjects(game);
    if (subjects === undefined) {
      rows.push([game.id, 'no deal takes long enough']);
      continue;
    }
    // One game after the other: a search meets no other game.
    const [own = [], alone = [], listed = []] = measure(subjects, effort);
    const ratioTo = (other: readonly number[]): number[] => own.map((rate, round) => rate / other[round]!);
    const columns = [own, alone, ratioTo(alone), listed, ratioTo(listed)];
    rows.push([game.id, ...columns.map((rates) => median(rates).toFixed(2))]);
  }
  print(
    ...table(
      ['game', 'search', 'engine alone', 'ratio', 'every node listed', 'ratio'],
      rows.map((row) => [...row, '', '', '', '', ''].slice(0, 6)),
    ),
  );
  return true;
}

async function heap(ids: readonly string[]): Promise<boolean> {
  const games = allGames.filter(({ id }) => ids.includes(id));
  const subjects = games.map((game) => walks(game, DEALS));
  const uses = await heapUse(subjects, HEAP_NODES / subjects.length, WARM_UP_NODES);
  const kilobytes = (bytes: number): string => grouped(Math.round(bytes / 1024));
  print(
    ...table(
      ['game', 'nodes', 'heap before, kB', 'growth, kB', 'collections', ''],
      uses.map((use) => [
        use.name,
        grouped(use.nodes),
        kilobytes(use.before),
        kilobytes(use.after - use.before),
        String(use.collections),
        use.flat ? 'flat' : 'ALLOCATES',
      ]),
    ),
  );
  return uses.every((use) => use.flat);
}

/** Runs what the command line asks for; returns the exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      quick: { type: 'boolean', default: false },
      against: { type: 'string' },
      together: { type: 'boolean', default: false },
      search: { type: 'boolean', default: false },
      heap: { type: 'boolean', default: false },
      'write-signature': { type: 'boolean', default: false },
      save: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  // Beside the sketch only the games that both have are measured, so that each engine has met as many.
  const measured = allGames.filter(({ id }) => values.against === undefined || likes[id] !== undefined);
  const ids = values.games?.split(',') ?? measured.map(({ id }) => id);
  const unknown = ids.filter((id) => !allGames.some((game) => game.id === id));
  if (unknown.length > 0)
    throw new TypeError(`There is no game ${unknown.join(', ')}; the games are ${allGames.map(({ id }) => id).join(', ')}.`);
  if (values.save !== undefined && !/^[a-z0-9-]+$/.test(values.save))
    throw new TypeError('--save takes a name of small letters, digits and hyphens.');

  if (values['write-signature']) {
    writeFileSync(join(home, 'signature.json'), `${JSON.stringify(countSignature(allGames), null, 2)}\n`);
    console.log('bench/signature.json is written.');
    return 0;
  }
  printMachine([
    ...(values.games === undefined ? [] : [`--games ${values.games}`]),
    ...(values.quick ? ['--quick'] : []),
    ...(values.against === undefined ? [] : ['--against FOLDER']),
    ...(values.together ? ['--together'] : []),
    ...(values.search ? ['--search'] : []),
    ...(values.heap ? ['--heap'] : []),
  ]);
  const { against } = values;
  const run = async (): Promise<boolean> => {
    if (values.heap) return heap(ids);
    if (values.search) return searches(ids, values.quick ? QUICK : THOROUGH);
    if (against === undefined || values.together) return speed(ids, values.quick ? QUICK : THOROUGH, against);
    return apart(ids, ['--against', against, ...(values.quick ? ['--quick'] : [])]);
  };
  const good = await run();
  if (values.save !== undefined) {
    mkdirSync(join(home, 'results'), { recursive: true });
    writeFileSync(join(home, 'results', `${values.save}.txt`), `${lines.join('\n')}\n`);
  }
  return good ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  // A wrong option is the user's; anything else keeps its trace.
  console.error(error instanceof TypeError ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 2;
}
