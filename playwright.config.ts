// Browser tests: the built app (dist/web), served by vite preview, in the system's Chromium.

import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.mjs';

const port = Number(process.env.PASYANS_TEST_PORT ?? 41730);
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  workers: 2,
  fullyParallel: true,
  // A machine that stands still for a second must not refuse a good program: there a failed test is run once more, and named
  // as flaky at the end when it then passes. By hand nothing is run twice.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'node_modules/.cache/tests/playwright.json' }]],
  use: {
    baseURL: address,
    browserName: 'chromium',
    // What is kept for playing without a network is tested where it is asked for.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace takes as long as the test itself: it is made of what is run once more; by hand `--trace on` makes one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
