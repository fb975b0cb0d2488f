// Types (tsc), lint and format (Biome), dead code (knip). All three always run; the exit code says if any failed.

import { pathToFileURL } from 'node:url';
import { runTool } from './run.mjs';

const checks = [
  { name: 'types', tool: 'typescript/bin/tsc', args: ['-b'] },
  { name: 'lint and format', tool: '@biomejs/biome/bin/biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'dead code', tool: 'knip/bin/knip.js', args: ['--no-progress', '--no-config-hints'] },
];

/** Runs the checks and returns the names of those that failed. */
export function check() {
  return checks
    .filter(({ name, tool, args }) => {
      console.log(`\ncheck: ${name}`);
      return runTool(tool, args) !== 0;
    })
    .map(({ name }) => name);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const failed = check();
  console.log(failed.length === 0 ? '\nAll checks pass.' : `\nFailed: ${failed.join('; ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
