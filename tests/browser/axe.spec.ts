// Accessibility rules of axe-core over the table and every dialog.

import { test } from '@playwright/test';
import { expectNoFaults, expectNoFaultsInDialogs } from './axe.ts';
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
      await expectNoFaultsInDialogs(page, ['.name', '.deal', '.gear'], ['lines', 'statistics', 'days', 'pause', 'files']);
    });
});
