// Builds the browser app and serves it on this computer. PORT names another port (a taken one gives the next that is free),
// HOST another address to listen on: HOST=0.0.0.0 lets a phone in the same network in.

import { join } from 'node:path';
import { build, preview } from 'vite';
import { root } from './run.mjs';

const configFile = join(root, 'vite.config.ts');
await build({ configFile, logLevel: 'warn' });
const server = await preview({
  configFile,
  logLevel: 'warn',
  preview: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 4173, strictPort: false },
});
for (const address of [...(server.resolvedUrls?.local ?? []), ...(server.resolvedUrls?.network ?? [])])
  console.log(`Пасьянсы: ${address}`);
console.log('Остановить: Ctrl+C. Stop: Ctrl+C.');
