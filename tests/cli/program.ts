// Builds the command line once for each state of the sources and runs it as a child process.

import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cardName, FACE, orderedPack } from '../../src/cards/index.ts';
import { lcgPack } from '../../src/engine/lcg.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/cli-tests');

const DAY = 24 * 60 * 60 * 1000;

/** A name for the sources as they are now. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    hash.update(path);
    hash.update(readFileSync(join(root, path)));
  };
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true }))
      if (entry.isDirectory()) walk(`${folder}/${entry.name}`);
      else if (entry.name.endsWith('.ts')) add(`${folder}/${entry.name}`);
  };
  for (const folder of ['src/cards', 'src/engine', 'src/games', 'src/solver', 'src/play', 'src/survey', 'src/cli'])
    if (existsSync(join(root, folder))) walk(folder);
  add('package.json');
  add('vite.node.config.ts');
  return hash.digest('hex').slice(0, 16);
}

let program: string | undefined;

/**
 * The built program. It is built into a folder of its own, named after the sources, so that test files that run at the
 * same time neither wait for one another nor pull the program away from under another.
 */
function built(): string {
  if (program) return program;
  const folder = join(cache, sourcesHash());
  if (!existsSync(folder)) {
    mkdirSync(cache, { recursive: true });
    for (const old of readdirSync(cache))
      if (statSync(join(cache, old)).mtimeMs < Date.now() - DAY) rmSync(join(cache, old), { recursive: true, force: true });
    const making = mkdtempSync(join(cache, 'making-'));
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const args = ['build', '--config', 'vite.node.config.ts', '--mode', 'cli', '--outDir', making, '--logLevel', 'warn'];
    const { status, stderr, stdout } = spawnSync(process.execPath, [vite, ...args], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The command line could not be built.\n${stdout}${stderr}`);
    try {
      renameSync(making, folder);
    } catch {
      // Another test file was first.
      rmSync(making, { recursive: true, force: true });
    }
  }
  program = join(folder, 'pasyans.js');
  return program;
}

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
export interface Surroundings {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Nothing of the tester's own language, colours and saved games reaches the program. */
const plain = (): Record<string, string> => ({
  PATH: process.env.PATH ?? '',
  HOME: scratch,
  XDG_STATE_HOME: join(scratch, 'state'),
});

/** A folder for this test file's own files. */
export const scratch = mkdtempSync(join(tmpdir(), 'pasyans-cli-'));
let files = 0;
/** Writes a file and gives its path. */
export function file(text: string | Uint8Array, name = 'input'): string {
  const path = join(scratch, `${name}-${++files}.txt`);
  writeFileSync(path, text);
  return path;
}

/** Runs the program to its end. */
export function run(args: readonly string[], { input = '', env = {} }: Surroundings = {}): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [built(), ...args], { env: { ...plain(), ...env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, out, err }));
    // The program may end before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}
/** Starts the program and leaves it running. */
export const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, [built(), ...args], { env: { ...plain(), ...env } });

/** What the program answers as JSON; the exit code must be this one. */
export async function data<T>(args: readonly string[], surroundings: Surroundings = {}, code = 0): Promise<T> {
  const ran = await run([...args, '--json'], surroundings);
  if (ran.code !== code) throw new Error(`exit code ${ran.code}: ${ran.err}${ran.out}`);
  return JSON.parse(ran.out) as T;
}

/** The pack of a seed, as the conformance figures make it, written out. */
export const packText = (packs: 1 | 2, seed: number): string =>
  lcgPack(orderedPack({ packs }), seed)
    .map((card) => cardName(card & FACE, 'en'))
    .join(' ');

/** Runs jobs, a few at a time. */
export async function eachOf<T>(items: readonly T[], job: (item: T) => Promise<void>, together = 3): Promise<void> {
  const left = [...items];
  const worker = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await job(item);
  };
  await Promise.all(Array.from({ length: together }, worker));
}
