// What runs in Node, each as files that need no node_modules: `--mode cli` makes dist/cli, `--mode bench` dist/bench.
// A file `*.worker.ts` beside the entry becomes its own file next to the bundle, for `new Worker(new URL(...))`.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const targets: Record<string, { folder: string; output: string }> = {
  cli: { folder: 'src/cli', output: 'pasyans' },
  bench: { folder: 'bench', output: 'main' },
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
          [target.output, join(folder, 'main.ts')],
          ...workers.map((name) => [name.slice(0, -'.ts'.length), join(folder, name)]),
        ]),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  };
});
