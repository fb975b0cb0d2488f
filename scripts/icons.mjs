// Makes the icons that are needed as pictures of pixels from the drawings in src/web/public. Run again when a drawing changes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserPath } from './browser.mjs';
import { root } from './run.mjs';

const folder = join(root, 'src/web/public');
const icons = [
  { name: 'icon-192.png', drawing: 'icon.svg', size: 192 },
  { name: 'icon-512.png', drawing: 'icon.svg', size: 512 },
  { name: 'icon-maskable-512.png', drawing: 'icon-maskable.svg', size: 512 },
  // Other telephones round the corners of this one themselves.
  { name: 'apple-touch-icon.png', drawing: 'icon-maskable.svg', size: 180 },
];

const browser = await chromium.launch({
  executablePath: browserPath(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const { name, drawing, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${readFileSync(join(folder, drawing)).toString('base64')}`;
  await page.setContent(`<body style="margin:0"><img src="${image}" width="${size}" height="${size}" style="display:block">`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
  console.log(`src/web/public/${name} is drawn.`);
}
await browser.close();
