// Accessibility rules of axe-core over the table and every dialog.

import { expect, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { GALLERY, open } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

test.describe('accessibility', () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const)
    test(`axe finds nothing at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, GALLERY);
      await page.waitForTimeout(300);
      await expectNoFaults(page);
      for (const button of ['.name', '.deal', '.gear']) {
        await page.locator(button).click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectNoFaults(page);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
      for (const sheet of ['lines', 'statistics', 'days', 'pause', 'files']) {
        await page.locator('.more').click();
        await page.locator(`[data-open="${sheet}"]`).click();
        await expect(page.locator(`[data-open="${sheet}"]`)).toHaveCount(0);
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectNoFaults(page);
        await page.keyboard.press('Escape');
      }
    });
});
