// Everything to a file and back, and links with moves.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { act, cardsOf, clickMove, message, movesMade, open, ROWS, settings, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

async function files(page: Page): Promise<void> {
  await page.locator('.more').click();
  await page.locator('[data-open="files"]').click();
  await expect(page.getByRole('dialog', { name: 'Копия и ссылки' })).toBeVisible();
}
const give = (page: Page, text: string): Promise<void> =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(text) });
async function saved(page: Page): Promise<string> {
  await files(page);
  const coming = page.waitForEvent('download');
  await page.locator('[data-do="file-out"]').click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^pasyans-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  await page.keyboard.press('Escape');
  return text;
}

test('everything goes into a file, and in another browser it is all there again', async ({ page, browser, baseURL }) => {
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  await act(page, 'redeal');
  await settings(page, 'Цвета мастей', 'четыре');
  const file = await saved(page);
  const context = await browser.newContext({ locale: 'en-GB', baseURL: baseURL! });
  const other = await context.newPage();
  await open(other, { game: 'tomb', deal: 3 });
  await act(other, 'deal');
  await other.locator('.more').click();
  await other.locator('[data-open="files"]').click();
  await give(other, file);
  await expect(other.locator('.told')).toContainText('результатов');
  await other.keyboard.press('Escape');
  await still(other);
  expect(await movesMade(other)).toBe(2);
  await other.locator('.gear').click();
  await expect(other.getByRole('radio', { name: 'четыре' })).toBeChecked();
  await other.keyboard.press('Escape');
  // The game that lay there is the game before.
  await other.locator('.deal').click();
  await other.getByRole('button', { name: 'К прежней игре' }).last().click();
  await still(other);
  expect(await movesMade(other)).toBe(1);
  await other.reload();
  await still(other);
  expect(await movesMade(other)).toBe(1);
  await context.close();
});

test('a damaged file explains itself and changes nothing', async ({ page }) => {
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  const file = await saved(page);
  await files(page);
  const stored = (): Promise<unknown> =>
    page.evaluate(
      () =>
        new Promise((done) => {
          indexedDB.open('pasyans').onsuccess = ({ target }) => {
            const base = (target as IDBOpenDBRequest).result;
            const all = base.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => {
              base.close();
              done(all.result);
            };
          };
        }),
    );
  const before = await stored();
  const bad = { ...(JSON.parse(file) as object), results: [{ id: 'x' }], settings: { colours: '4' } };
  for (const [text, why] of [
    [file.slice(0, -20), 'обрезан'],
    ['{"hello": 1}', 'не копия всего'],
    [file.replace('"version": 1', '"version": 9'), 'более новой программой'],
    [JSON.stringify(bad), 'результаты, запись 1: здесь стоит не то'],
    ['', 'обрезан'],
  ] as const) {
    await give(page, text);
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(page.getByRole('alert')).toContainText('ничего не изменено');
  }
  expect(await stored()).toEqual(before);
  await page.keyboard.press('Escape');
  expect(await movesMade(page)).toBe(1);
  await page.locator('.gear').click();
  await expect(page.getByRole('radio', { name: 'четыре' })).not.toBeChecked();
});

test('a link carries the game with its moves; a damaged one explains itself and changes nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  await act(page, 'redeal');
  await files(page);
  const link = await page.locator('.link').inputValue();
  expect(link.length).toBeLessThan(2000);
  const context = await browser.newContext({ locale: 'ru-RU', baseURL: baseURL! });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.locator('[data-card]').first()).toBeAttached();
  await still(other);
  expect(await movesMade(other)).toBe(2);
  await other.locator('[data-do="undo"]').click();
  await still(other);
  expect(await cardsOf(other, 'r1c2')).toEqual(['10D']);
  const { hash } = new URL(link);
  await other.goto(`./${hash.slice(0, 20)}${hash.slice(23)}`);
  await expect(message(other)).toContainText('повреждена или обрезана');
  expect(await movesMade(other)).toBe(1);
  await context.close();
});
