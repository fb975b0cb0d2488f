#!/usr/bin/env node
// Starts the built command line program; says what to do when it has not been built.

import { existsSync } from 'node:fs';

const program = new URL('../dist/cli/pasyans.js', import.meta.url);

if (existsSync(program)) {
  await import(program.href);
} else {
  console.error('Программа ещё не собрана: её собирает команда «npm run build».');
  console.error('The program has not been built yet: `npm run build` makes it.');
  process.exitCode = 2;
}
