// What runs in Node, each as files that need no node_modules: `--mode cli` makes dist/cli, `--mode bench` dist/bench.
// A file `*.worker.ts` beside the entry becomes its own file next to the bundle, for `new Worker(new URL(...))`.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The folder of each, and its entries by the names of the files they become. */
const targets: Record<string, { folder: string; entries: Record<string, string> }> = {
  cli: { folder: 'src/cli', entries: { pasyans: 'main.ts' } },
  bench: { folder: 'bench', entries: { main: 'main.ts', solve: 'solve.ts' } },
};

export default defineConfig(({ mode }) => {
  const target = targets[mode];
  if (target === undefined) throw new Error(`vite.node.config.ts builds --mode cli or --mode bench, not "${mode}".`);
  const folder = join(import.meta.dirname, target.folder);
  const workers = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.worker.ts')) : [];
  return {
    root: import.meta.dirname,
    publicDir: false,
    ssr: { target: 'node', noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: join(import.meta.dirname, 'dist', mode),
      emptyOutDir: true,
      // The licences of the bundled packages travel with the bundle.
      license: { fileName: 'licenses.md' },
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries([
          ...Object.entries(target.entries).map(([name, file]) => [name, join(folder, file)]),
          ...workers.map((name) => [name.slice(0, -'.ts'.length), join(folder, name)]),
        ]),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
});
