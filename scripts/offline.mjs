// Part of the build of the browser app: writes the service worker that keeps every file of the build.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build } from 'vite';
import { root } from './run.mjs';

const NAME = 'sw.js';
/** What only some want is kept by the worker when it is first fetched. */
const WHEN_WANTED = 'courts/';

/**
 * The files of a folder, by their paths in it, and the SHA-256 of each in hexadecimal.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function hashes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => /** @type {const} */ ([relative(folder, file).replaceAll(sep, '/'), file]))
      .filter(([path]) => path !== NAME && !path.startsWith(WHEN_WANTED))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, file]) => [path, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

/**
 * The plugin that does it, when everything else has been written.
 * @returns {import('vite').Plugin}
 */
export function offline() {
  let folder = '';
  return {
    name: 'pasyans-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = hashes(folder);
        const all = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'warn',
          define: { FILES: JSON.stringify(files), BUILD: JSON.stringify(all) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            rolldownOptions: { input: join(root, 'src/web/offline.worker.ts'), output: { entryFileNames: NAME, format: 'iife' } },
          },
        });
      },
    },
  };
}
