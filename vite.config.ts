// The browser app: src/web -> dist/web. Every page in src/web/*.html is an entry.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = join(import.meta.dirname, 'src/web');
const pages = existsSync(root) ? readdirSync(root).filter((name) => name.endsWith('.html')) : [];

export default defineConfig({
  root,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    // The licences of the bundled packages travel with the bundle.
    license: { fileName: 'licenses.md' },
    rolldownOptions: { input: pages.map((name) => join(root, name)) },
  },
});
