// Builds what is named on the command line (web, cli, bench) with Vite.
// A part without its entry file is left out with a sentence. --quiet prints only warnings and errors.
// --lenient (npm's "prepare") also lets a failed build pass with a sentence, so that installing always works.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './run.mjs';

/** @type {Record<string, { entry: string, args: string[] }>} */
const parts = {
  web: { entry: 'src/web/index.html', args: ['--config', 'vite.config.ts'] },
  cli: { entry: 'src/cli/main.ts', args: ['--config', 'vite.node.config.ts', '--mode', 'cli'] },
  bench: { entry: 'bench/main.ts', args: ['--config', 'vite.node.config.ts', '--mode', 'bench'] },
};

const args = process.argv.slice(2);
const lenient = args.includes('--lenient');
const quiet = lenient || args.includes('--quiet');
const vite = 'vite/bin/vite.js';

for (const name of args.filter((arg) => !arg.startsWith('--'))) {
  const part = parts[name];
  if (part === undefined) {
    console.error(`There is no part "${name}" to build; the parts are ${Object.keys(parts).join(', ')}.`);
    process.exitCode = 2;
  } else if (!existsSync(join(root, part.entry))) {
    console.log(`Nothing to build for ${name}: ${part.entry} is not there.`);
  } else if (lenient && !existsSync(join(root, 'node_modules', vite))) {
    console.log(`The ${name} was not built: Vite is not installed.`);
  } else if (runTool(vite, ['build', ...part.args, ...(quiet ? ['--logLevel', 'warn'] : [])]) !== 0) {
    console.error(`The ${name} could not be built; the reason is above.`);
    if (!lenient) process.exitCode = 1;
  }
}
