// The browser app: src/web -> dist/web. Every page in src/web/*.html is an entry.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { offline } from './scripts/offline.mjs';
import { preload } from './scripts/preload.mjs';

const root = join(import.meta.dirname, 'src/web');
const pages = existsSync(root) ? readdirSync(root).filter((name) => name.endsWith('.html')) : [];

/** The page says what it may load; a server can say so too, and besides what a page cannot say of itself. */
const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(
  readFileSync(join(root, 'index.html'), 'utf8'),
)?.[1];
if (policy === undefined) throw new Error('src/web/index.html has no Content-Security-Policy.');

type Modules = { getModuleInfo(id: string): { readonly importers: readonly string[] } | null };
const entry = join(root, 'main.tsx');
/**
 * Whether the first load needs a module: the page's entry imports it, or what the entry imports does. The entry itself waits
 * for a game, which imports such modules: in one file with them it would wait for itself.
 */
function atOnce(id: string, modules: Modules): boolean {
  if (id === entry) return false;
  const importers = new Set([id]);
  // A set that grows while it is gone through is gone through to its end.
  for (const one of importers) for (const by of modules.getModuleInfo(one)?.importers ?? []) importers.add(by);
  return importers.has(entry);
}

export default defineConfig({
  root,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [preload(), offline()],
  preview: {
    headers: {
      'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    },
  },
  // The solver's thread fetches the rules of one game only, so it must come in parts.
  worker: { format: 'es' },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // The licences of the bundled packages travel with the bundle.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      input: pages.map((name) => join(root, name)),
      output: {
        // What is always loaded together is one file: cut into pieces it would compress worse and be fetched piece by piece.
        codeSplitting: { groups: [{ debugName: 'table', name: (id, modules) => (atOnce(id, modules) ? 'table' : null) }] },
      },
    },
  },
});
