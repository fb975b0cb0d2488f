// The adviser on the screen: hints that win, a proved loss, the lamp's words; the search never holds the page up.

import { expect, test } from '@playwright/test';
import { movesMade, open, settings } from './hands.ts';

test('a hint names a move of a winning line and makes it when asked', async ({ page }) => {
  await open(page, { game: 'prussian', deal: 1 });
  await page.locator('[data-do="hint"]').click();
  for (const made of [1, 2, 3]) {
    await expect(page.locator('[data-do="play-hint"]')).toBeVisible({ timeout: 50_000 });
    await page.locator('[data-do="play-hint"]').click();
    await expect.poll(() => movesMade(page)).toBe(made);
  }
});

test('a lost deal is told with its proof, and where it was lost can be asked', async ({ page }) => {
  await open(page, { game: 'dolgy-hard', deal: 50 });
  await page.locator('[data-do="hint"]').click();
  await expect(page.locator('[data-do="seek-loss"]')).toBeVisible({ timeout: 50_000 });
  await page.locator('[data-do="seek-loss"]').click();
  await expect(page.locator('.message')).toContainText('No position of this attempt', { timeout: 50_000 });
});

test('the lamp is switched on in the settings and says what it knows after every move', async ({ page }) => {
  await open(page, { game: 'prussian', deal: 1 });
  await expect(page.locator('[data-standing="lamp"]')).toHaveCount(0);
  await settings(page, 'Can it still be won', 'say so after every move');
  await expect(page.locator('[data-standing="lamp"]')).toHaveText('can be won', { timeout: 50_000 });
});
