// Writes the pages of docs/ that are made from the definitions (src/book/docs.ts says which).

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';

/** @type {{ module: typeof import('../src/book/docs.ts') }} */
const { module } = await runnerImport(join(root, 'src/book/docs.ts'), { configFile: false, root, logLevel: 'warn' });
for (const { path, text } of module.docsPages()) {
  writeFileSync(join(root, path), text);
  console.log(`${path} is written.`);
}
