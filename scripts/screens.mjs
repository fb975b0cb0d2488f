// Pictures of the table into docs/screens: six window sizes, both languages, both themes, from the build in dist/web.
// They are WebP, small ones, so that they can lie in the repository: a picture for the eye, never one to compare with.
// Arguments: --from <folder of the build>, --to <folder of the pictures>.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserPath } from './browser.mjs';
import { root } from './run.mjs';

/** @type {readonly (readonly [width: number, height: number, game: string])[]} */
const SIZES = [
  [320, 568, 'gallery'],
  [390, 844, 'potocki-jewell'],
  [844, 390, 'prussian'],
  [1024, 768, 'dolgy'],
  [1920, 1080, 'mendelev-spider'],
  [3840, 2160, 'tomb'],
];
/** Larger pictures are made this many pixels wide. */
const MOST_WIDTH = 1600;
const QUALITY = 62;

const args = process.argv.slice(2);
/** @param {string} name @param {string} standard */
const option = (name, standard) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? standard) : standard);
const from = option('--from', join(root, 'dist/web'));
const to = option('--to', join(root, 'docs/screens'));

const server = await preview({
  configFile: join(root, 'vite.config.ts'),
  build: { outDir: from },
  preview: { host: '127.0.0.1', port: 0 },
  logLevel: 'warn',
});
const address = server.resolvedUrls?.local[0];
if (!address) throw new Error('The build is served nowhere.');
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
});
rmSync(to, { recursive: true, force: true });
mkdirSync(to, { recursive: true });
let bytes = 0;
for (const [width, height, game] of SIZES)
  for (const locale of ['ru-RU', 'en-GB'])
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await browser.newPage({
        locale,
        colorScheme,
        viewport: { width, height },
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      });
      await page.goto(`${address}#game=${game}&deal=17`);
      await page.locator('[data-card]').first().waitFor({ state: 'attached' });
      await page.waitForTimeout(500);
      const device = await page.context().newCDPSession(page);
      const { data } = await device.send('Page.captureScreenshot', {
        format: 'webp',
        quality: QUALITY,
        clip: { x: 0, y: 0, width, height, scale: Math.min(1, MOST_WIDTH / width) },
      });
      const picture = Buffer.from(data, 'base64');
      bytes += picture.length;
      writeFileSync(join(to, `${width}x${height}-${locale.slice(0, 2)}-${colorScheme}.webp`), picture);
      await page.close();
    }
await browser.close();
await server.close();
console.log(`${SIZES.length * 4} pictures in ${to}, ${Math.round(bytes / 1000)} kB.`);
