// What takes too long for every day: the solver against plain search on thousands of deals, every game won in every way in the
// browser, a restless player at each, pages killed in the middle of each, and the frames of a drag while a search runs, with the
// machine for itself. It expects what `npm test` has installed.

import { run, runTool } from './run.mjs';

const playwright = '@playwright/test/cli.js';
const long = { PASYANS_LONG: '1' };
const spec = (/** @type {string} */ name) => `tests/browser/${name}.spec.ts`;

const codes = [
  run(process.execPath, ['scripts/build.mjs', 'web', '--quiet']),
  runTool(playwright, ['test', spec('frames'), '--workers', '1'], long),
  runTool(playwright, ['test', spec('wins'), spec('keys'), spec('touch')], long),
  runTool(playwright, ['test', spec('chaos'), spec('kills')], long),
  runTool('vitest/vitest.mjs', ['run', '--mode', 'agree', 'tests/solver/agree.test.ts']),
];
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
