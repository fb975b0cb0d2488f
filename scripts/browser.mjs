// Finds the Chromium for the browser tests; on Debian, as root, installs it when it is missing.

import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';

/** Where the browser is: PASYANS_CHROMIUM, or the place where Debian puts it. */
export function browserPath() {
  return process.env.PASYANS_CHROMIUM || '/usr/bin/chromium';
}

function works() {
  return spawnSync(browserPath(), ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Makes sure that there is a browser.
 * @returns {string} '' when there is, else a sentence that says what to install
 */
export function ensureBrowser() {
  if (works()) return '';
  const advice = 'install Chromium, and set PASYANS_CHROMIUM to its path if that is not /usr/bin/chromium.';
  if (process.env.PASYANS_CHROMIUM) return `PASYANS_CHROMIUM is ${browserPath()}, which does not start: ${advice}`;
  const apt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (process.getuid?.() !== 0 || !apt) return `The browser tests need ${browserPath()}: ${advice}`;

  console.log('Chromium is missing: installing it with apt-get.');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-q', '-o', 'DPkg::Lock::Timeout=300'];
  run('apt-get', [...options, 'update'], env);
  run('apt-get', [...options, 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], env);
  return works() ? '' : `apt-get could not install the package chromium: ${advice}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problem = ensureBrowser();
  console.log(problem || `The browser is ${browserPath()}.`);
  process.exitCode = problem ? 1 : 0;
}
