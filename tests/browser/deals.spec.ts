// New deals: any, or only such as a search has won while the player waits; the choice is remembered.

import { expect, type Page, test } from '@playwright/test';
import { message, movesMade, open } from './hands.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const number = async (page: Page): Promise<string> => (await page.locator('.head .deal .full').textContent()) ?? '';
async function wantWinnable(page: Page): Promise<void> {
  await page.locator('.head .deal').click();
  await page.getByRole('group', { name: 'New deals' }).getByText('that can be won', { exact: false }).first().click();
  await page.keyboard.press('Escape');
}

test('PySolFC#355, PySolFC#399, PySolFC#591, Simple-Solitaire#93, Simple-Solitaire#131, privacy-friendly-solitaire#38: a deal that can be won comes under its own number, its verdict known at once, and the choice is remembered', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await open(page, { game: 'freecell', deal: 11982 });
  await wantWinnable(page);
  await page.locator('.head .new').click();
  await expect.poll(() => number(page), { timeout: 50_000 }).not.toBe('Deal 11982');
  await expect(page.locator('[data-standing="lamp"]')).toHaveText('can be won', { timeout: 1000 });
  expect(await movesMade(page)).toBe(0);
  await page.reload();
  const before = await number(page);
  await page.locator('.head .new').click();
  await expect.poll(() => number(page), { timeout: 50_000 }).not.toBe(before);
  await expect(page.locator('[data-standing="lamp"]')).toHaveText('can be won', { timeout: 1000 });
});

test('the search tells how many deals were passed over, and can be cancelled', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pasyans.lamp', 'off'));
  await open(page, { game: 'spider', deal: 5 });
  await wantWinnable(page);
  await page.locator('.head .new').click();
  await expect(message(page)).toContainText('Looking for a deal that can be won');
  await expect(message(page)).toContainText(/\d+ deals? passed over/, { timeout: 50_000 });
  expect(page.workers()).toHaveLength(1);
  await page.locator('[data-do="cancel"]').click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(message(page)).toBeEmpty();
  expect(await number(page)).toBe('Deal 5');
});

test('who plays on does not wait for a deal any more', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('pasyans.lamp', 'off'));
  await open(page, { game: 'spider', deal: 5 });
  await wantWinnable(page);
  await page.locator('.head .new').click();
  await expect.poll(() => page.workers().length).toBe(1);
  await page.locator('[data-action]').first().click();
  await expect.poll(() => page.workers().length).toBe(0);
  await expect(message(page)).toBeEmpty();
  expect(await movesMade(page)).toBe(1);
});
