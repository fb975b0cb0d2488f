// Pictures into docs/screens from the build in dist/web: the deal at six window sizes in both languages and themes, games in the
// middle at the same sizes, and dialogs, lessons, faces and hands on a phone and a tablet.
// They are WebP, small ones, so that they can lie in the repository: a picture for the eye, never one to compare with.
// Arguments: --from <folder of the build>, --to <folder of the pictures>.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { browserPath } from './browser.mjs';
import { root } from './run.mjs';

/** @type {readonly (readonly [width: number, height: number, game: string, middle: string])[]} */
const SIZES = [
  [320, 568, 'gallery', 'tomb'],
  [390, 844, 'potocki-jewell', 'gallery'],
  [844, 390, 'prussian', 'gallery'],
  [1024, 768, 'dolgy', 'prussian'],
  [1920, 1080, 'mendelev-spider', 'mendelev-spider'],
  [3840, 2160, 'tomb', 'prussian'],
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
let pictures = 0;

/**
 * One picture.
 * @param {string} name
 * @param {{ readonly width: number; readonly height: number }} window
 * @param {'ru' | 'en'} lang
 * @param {'light' | 'dark'} colorScheme
 * @param {Record<string, string>} opening what the link says
 * @param {Record<string, string>} settings
 * @param {(page: import('@playwright/test').Page) => Promise<unknown>} act what is done before the picture
 */
async function take(name, { width, height }, lang, colorScheme, opening, settings = {}, act = async () => undefined) {
  const page = await browser.newPage({
    locale: lang === 'ru' ? 'ru-RU' : 'en-GB',
    colorScheme,
    viewport: { width, height },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const kept = Object.entries(settings).map(([key, value]) => [`pasyans.${key}`, value]);
  await page.addInitScript({ content: `for (const entry of ${JSON.stringify(kept)}) localStorage.setItem(...entry);` });
  await page.goto(`${address}#${new URLSearchParams(opening)}`);
  await page.locator('[data-card]').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(500);
  await act(page);
  await page.waitForTimeout(400);
  const device = await page.context().newCDPSession(page);
  const { data } = await device.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { x: 0, y: 0, width, height, scale: Math.min(1, MOST_WIDTH / width) },
  });
  const picture = Buffer.from(data, 'base64');
  pictures++;
  bytes += picture.length;
  writeFileSync(join(to, `${name}-${width}x${height}-${lang}-${colorScheme}.webp`), picture);
  await page.close();
}

/** A game that was won, so many of its moves made. @param {string} game @param {number} part */
function middle(game, part) {
  const [head = '', moves = ''] = readFileSync(join(root, `tests/data/wins/${game}.txt`), 'utf8').split(/^moves\n/m);
  const all = moves.split(/\s+/).filter(Boolean);
  return { record: `${head}moves\n${all.slice(0, Math.floor(all.length * part)).join(' ')}\n` };
}

for (const [width, height, game, other] of SIZES)
  for (const lang of /** @type {const} */ (['ru', 'en']))
    for (const scheme of /** @type {const} */ (['light', 'dark'])) {
      await take('deal', { width, height }, lang, scheme, { game, deal: '17' });
      // In the middle of a game fans are full: one language and theme show it.
      if ((lang === 'ru') === (scheme === 'light')) await take('middle', { width, height }, lang, scheme, middle(other, 0.55));
    }

/** @param {import('@playwright/test').Page} page @param {string} name */
async function sheet(page, name) {
  await page.locator('.more').click();
  await page.locator(`[data-open="${name}"]`).click();
  await page.locator(`[data-open="${name}"]`).waitFor({ state: 'detached' });
}
for (const [size, lang, scheme] of /** @type {const} */ ([
  [{ width: 390, height: 844 }, 'ru', 'light'],
  [{ width: 1024, height: 768 }, 'en', 'dark'],
])) {
  for (const name of ['book', 'lines', 'statistics', 'days', 'laying', 'keys'])
    await take(name, size, lang, scheme, middle('gallery', 0.3), {}, (page) => sheet(page, name));
  await take('lesson', size, lang, scheme, { game: 'gallery', deal: '17' }, {}, (page) => sheet(page, 'tutorial'));
  await take('settings', size, lang, scheme, { game: 'dolgy', deal: '17' }, {}, (page) => page.locator('.gear').click());
  await take('won', size, lang, scheme, middle('dolgy', 1), {}, (page) => page.waitForTimeout(1500));
  for (const signs of ['classic', 'big', 'contrast'])
    await take(signs, size, lang, scheme, { game: 'dolgy', deal: '17' }, { signs, colours: signs === 'big' ? '4' : '2' });
  await take('left', size, lang, scheme, { game: 'klondike', deal: '17' }, { side: 'left', back: '2' });
}
await browser.close();
await server.close();
console.log(`${pictures} pictures in ${to}, ${Math.round(bytes / 1000)} kB.`);
