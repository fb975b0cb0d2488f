/** The other engine: the early sketch, bundled at run time from a folder of its own and walked in the same way. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEALS, random, type Subject, seen } from './walks.ts';

/**
 * Which of its games is the like of ours: the file, which exports a definition of the same name. They are alike, not the same,
 * so a ratio says how much a node of a game of this kind costs. The widest apart is the last pair: there our trees are narrow
 * and nearly every second play deals a circle, while the sketch lists moves once in 28 nodes and moves one card in each.
 */
export const likes: Readonly<Record<string, string>> = {
  'mendelev-spider': 'spider',
  gallery: 'pictureGallery',
  prussian: 'ring',
  tomb: 'tomb',
};

/** As much of the sketch as is used here. */
interface SketchPosition {
  readonly key: Int32Array;
  mark: number;
  rewind(mark: number): void;
}
interface SketchEngine {
  start(pack: number[]): SketchPosition;
  generate(s: SketchPosition, out: Int32Array, at: number): number;
  play(s: SketchPosition, move: number): void;
}
interface Sketch {
  readonly Engine: new (definition: unknown) => SketchEngine;
  readonly deck: (definition: unknown) => number[];
  readonly games: Readonly<Record<string, unknown>>;
}

const OPENING = 12;
const DEPTH = 3;
const out = new Int32Array(1 << 16);

/** Bundles the sketch into one file, as this benchmark itself is bundled, and loads it. */
async function load(folder: string): Promise<Sketch> {
  const source = join(resolve(folder), 'src');
  const games = [...new Set(Object.values(likes))];
  const entry = [
    `export { Engine } from ${JSON.stringify(join(source, 'engine.ts'))};`,
    `export { deck } from ${JSON.stringify(join(source, 'define.ts'))};`,
    ...games.map((game) => `import { ${game} } from ${JSON.stringify(join(source, 'games', `${game}.ts`))};`),
    `export const games = { ${games.join(', ')} };`,
  ].join('\n');
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'));
  // The name stands in a variable so that the bundler does not pull itself into the benchmark's bundle.
  const bundler = 'vite';
  const { build } = (await import(/* @vite-ignore */ bundler)) as typeof import('vite');
  try {
    await build({
      configFile: false,
      root: source,
      publicDir: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'virtual:entry' ? '\0entry' : null),
          load: (id) => (id === '\0entry' ? entry : null),
        },
      ],
      build: {
        ssr: true,
        target: 'node20',
        outDir,
        minify: false,
        rolldownOptions: { input: 'virtual:entry', output: { entryFileNames: 'sketch.mjs' } },
      },
    });
    return (await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'sketch.mjs')).href)) as Sketch;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function nodes(engine: SketchEngine, s: SketchPosition, depth: number, at: number): number {
  seen[0]! ^= s.key[0]! ^ s.key[1]!;
  if (depth === 0) return 1;
  const end = engine.generate(s, out, at);
  let sum = 1;
  for (let i = at; i < end; i++) {
    const { mark } = s;
    engine.play(s, out[i]!);
    sum += nodes(engine, s, depth - 1, end);
    s.rewind(mark);
  }
  return sum;
}

function shuffled(pack: number[], seed: number): number[] {
  const below = random(seed * 7919 + 17);
  for (let i = pack.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [pack[i], pack[j]] = [pack[j]!, pack[i]!];
  }
  return pack;
}

/** The sketch's games in the order of `ours`, as subjects. Rejects when the folder holds no sketch that can be built. */
export async function sketchSubjects(folder: string, ours: readonly string[]): Promise<Subject[]> {
  const { Engine, deck, games } = await load(folder);
  return ours.map((id): Subject => {
    const name = likes[id]!;
    const definition = games[name];
    const engine = new Engine(definition);
    const positions = Array.from({ length: DEALS }, (_, i) => {
      const s = engine.start(shuffled(deck(definition), i + 1));
      const below = random(i + 1);
      let end = engine.generate(s, out, 0);
      for (let k = 0; k < OPENING && end > 0; k++) {
        const { mark } = s;
        engine.play(s, out[below(end)]!);
        end = engine.generate(s, out, 0);
        if (end === 0) s.rewind(mark);
      }
      return s;
    });
    return {
      name,
      pass: () => {
        let sum = 0;
        for (let i = 0; i < positions.length; i++) sum += nodes(engine, positions[i]!, DEPTH, 0);
        return sum;
      },
    };
  });
}
