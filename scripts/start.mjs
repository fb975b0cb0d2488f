// Builds the browser app and serves it on this computer. PORT names another port; a taken port gives the next free one.

import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from './run.mjs';

const configFile = join(root, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
const server = await preview({
  configFile,
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: Number(process.env.PORT) || 4173, strictPort: false },
});
console.log(`Пасьянсы: ${server.resolvedUrls?.local[0] ?? ''}`);
console.log('Остановить: Ctrl+C. Stop: Ctrl+C.');
