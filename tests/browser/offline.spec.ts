// Without a network, and updates: the second visit needs no server, a new version comes only when the player agrees.

import { test as base, expect, type Page } from '@playwright/test';
import { act, cardsOf, clickMove, movesMade, open, ROWS, still } from './hands.ts';
import { type OwnServer, serve } from './server.ts';

const test = base.extend<{ own: OwnServer }>({
  own: async ({ baseURL }, use) => {
    const server = await serve(baseURL!);
    await use(server);
    await server.stop();
  },
});
test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 }, serviceWorkers: 'allow' });

/** A first visit, until everything is kept. */
async function visit(page: Page, own: OwnServer): Promise<void> {
  await page.goto(`${own.address}#game=${ROWS.game}&deal=${ROWS.deal}`);
  await expect(page.locator('[data-card]').first()).toBeAttached();
  await still(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}
/** A new version is on the server; the page looks for it, as it does on each visit. */
async function findUpdate(page: Page, own: OwnServer, name: string): Promise<void> {
  own.showBuild(name);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
}
const buildOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('meta[name="build"]')?.getAttribute('content') ?? null);
const note = (page: Page) => page.locator('.update');

test('cuttherope-dx#320: from the second visit on everything works without a network: the game goes on, another can be chosen and played', async ({
  page,
  own,
}) => {
  await visit(page, own);
  await clickMove(page, 'r2c7', 'r1c2');
  await own.stop();
  await page.reload();
  await expect(page.locator('[data-card]').first()).toBeAttached();
  expect(await movesMade(page)).toBe(1);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
  await page.locator('.name').click();
  await page.getByText('Галерея', { exact: true }).click();
  await page.getByRole('button', { name: 'Разложить' }).click();
  await still(page);
  await act(page, 'deal-row');
  expect(await movesMade(page)).toBe(1);
  await page.locator('.gear').click();
  await expect(page.getByRole('group', { name: 'Язык' })).toBeVisible();
});

test('a link opens without a network', async ({ page, own, context }) => {
  await visit(page, own);
  await own.stop();
  const other = await context.newPage();
  await other.goto(`${own.address}#game=tomb&deal=3`);
  await expect(other.locator('[data-card]').first()).toBeAttached();
  await expect(other.locator('.deal')).toContainText('3');
});

test('the hint is found without a network', async ({ page, own }) => {
  await visit(page, own);
  await own.stop();
  await page.reload();
  await page.goto(`${own.address}#game=black-hole&deal=1`);
  await expect(page).toHaveTitle(/Чёрная дыра/);
  await still(page);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.locator('[data-do="hint"]').click();
  await expect(page.locator('[data-do="close-hint"]')).toBeVisible({ timeout: 40_000 });
  expect(failed).toEqual([]);
});

test('cuttherope-dx#320: a new version is announced, waits for the player, and takes over with the game as it lies', async ({
  page,
  own,
}) => {
  await visit(page, own);
  await clickMove(page, 'r2c7', 'r1c2');
  await expect(note(page)).toBeEmpty();
  await findUpdate(page, own, 'two');
  await expect(note(page)).toContainText('Готова новая версия');
  // Until the player agrees the page stays what it is, and so does the next one.
  expect(await buildOf(page)).toBeNull();
  await page.reload();
  await expect(note(page)).toContainText('Готова новая версия');
  expect(await buildOf(page)).toBeNull();
  await page.locator('[data-do="update"]').click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('two');
  await expect(page.locator('[data-card]').first()).toBeAttached();
  expect(await movesMade(page)).toBe(1);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
  await expect(note(page)).toBeEmpty();
});

test('an update never comes in the middle of a move: it waits until no card is in hand', async ({ page, own }) => {
  await visit(page, own);
  await findUpdate(page, own, 'two');
  await expect(note(page)).toContainText('Готова новая версия');
  await page.locator('[data-pile="r2c7"]').press('Enter');
  await expect(page.locator('[data-held="true"]')).toHaveCount(1);
  await page.locator('[data-do="update"]').click();
  await page.waitForTimeout(500);
  expect(await buildOf(page)).toBeNull();
  await page.locator('[data-pile="r1c2"]').press('Enter');
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('two');
  await expect(page.locator('[data-card]').first()).toBeAttached();
  expect(await movesMade(page)).toBe(1);
});

test('a tab that did not agree plays on with the old version, and is told', async ({ page, own, context }) => {
  await visit(page, own);
  const other = await context.newPage();
  await other.goto(own.address);
  await expect(other.locator('[data-card]').first()).toBeAttached();
  await findUpdate(page, own, 'two');
  await expect(note(page)).toContainText('Готова новая версия');
  await page.locator('[data-do="update"]').click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe('two');
  expect(await buildOf(other)).toBeNull();
  await expect(note(other)).toContainText('Готова новая версия');
  // What it has not fetched yet still comes.
  await own.stop();
  await other.locator('.gear').click();
  await expect(other.getByRole('group', { name: 'Язык' })).toBeVisible();
});

test('a new version that cannot be fetched whole changes nothing', async ({ page, own }) => {
  await visit(page, own);
  own.breakFiles(true);
  await page.evaluate(() =>
    caches
      .keys()
      .then((names) => caches.open(names[0]!))
      .then((cache) => cache.delete('icon.svg')),
  );
  await findUpdate(page, own, 'two').catch(() => undefined);
  await page.waitForTimeout(700);
  await expect(note(page)).toBeEmpty();
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});

test('Later puts the note away', async ({ page, own }) => {
  await visit(page, own);
  await findUpdate(page, own, 'two');
  await note(page).getByRole('button', { name: 'Позже' }).click();
  await expect(note(page)).toBeEmpty();
  expect(await buildOf(page)).toBeNull();
});

test('the program can be installed: its manifest names icons that are there, and the page links to it', async ({
  page,
  baseURL,
}) => {
  await open(page, ROWS);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await page.request.get(new URL(href!, baseURL).href)).json()) as {
    name: string;
    display: string;
    icons: { src: string; type: string; purpose: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' });
  for (const { src, type, sizes } of manifest.icons) {
    const response = await page.request.get(new URL(src, baseURL).href);
    expect(response.headers()['content-type'], src).toContain(type);
    const box = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, baseURL).href);
    if (sizes !== 'any') expect(box).toBe(sizes);
  }
  const has = (purpose: string, size: string): boolean =>
    manifest.icons.some((icon) => icon.purpose === purpose && icon.sizes === size);
  for (const size of ['192x192', '512x512']) expect(has('any', size)).toBe(true);
  expect(has('maskable', '512x512')).toBe(true);
});
