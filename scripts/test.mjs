// Everything that must hold: checks, unit tests, build, browser tests. All of them run even when one fails.
// The last line is "N passed, N failed": the tests of Vitest and of Playwright, from their JSON reports. A step that
// failed without a failed test (a check, the build, a browser that is missing) counts as one failed.

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { check } from './check.mjs';
import { root, run, runTool } from './run.mjs';

const reports = 'node_modules/.cache/tests';
let passed = 0;
let failed = 0;

/**
 * Counts a step without tests of its own.
 * @param {string} problem a sentence, or '' when the step went well
 */
function step(problem) {
  if (problem === '') return;
  console.error(`\n${problem}`);
  failed += 1;
}

/**
 * Counts the tests of one runner. A runner that failed without naming a failed test counts as one failed.
 * @param {string} name
 * @param {number} code its exit code
 * @param {() => { passed: number, failed: number }} read reads its report
 */
function tests(name, code, read) {
  let counts = { passed: 0, failed: 0 };
  try {
    counts = read();
  } catch (error) {
    step(`${name} left no report that can be read: ${error instanceof Error ? error.message : error}`);
    return;
  }
  passed += counts.passed;
  failed += counts.failed;
  if (code !== 0 && counts.failed === 0) step(`${name} ended with code ${code} though no test failed.`);
}

/** @param {string} file */
function report(file) {
  return JSON.parse(readFileSync(join(root, reports, file), 'utf8'));
}

function vitestCounts() {
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */
  const { numPassedTests, numFailedTests, testResults } = report('vitest.json');
  // A file that could not be loaded has no tests to fail: it counts as one.
  const unloaded = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
}

function playwrightCounts() {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */
  const { stats } = report('playwright.json');
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

rmSync(join(root, reports), { recursive: true, force: true });
mkdirSync(join(root, reports), { recursive: true });

const browserProblem = ensureBrowser();
step(browserProblem);

for (const name of check()) step(`The check of ${name} failed.`);

console.log('\ntest: vitest');
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`];
tests('Vitest', runTool('vitest/vitest.mjs', vitest), vitestCounts);

console.log('\ntest: build');
step(run(process.execPath, ['scripts/build.mjs', 'web', 'cli', 'bench', '--quiet']) === 0 ? '' : 'The build failed.');

if (browserProblem === '') {
  console.log('\ntest: playwright');
  tests('Playwright', runTool('@playwright/test/cli.js', ['test']), playwrightCounts);
}

process.exitCode = failed === 0 ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);
