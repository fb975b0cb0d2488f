// Accessibility rules of axe-core over the table and every dialog.

import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { GALLERY, open } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

test.describe('accessibility', () => {
  const check = async (page: Page): Promise<void> => {
    await page.evaluate(axe.source);
    const faults = await page.evaluate(async () => {
      const { axe: tool } = window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      const { violations } = await tool.run();
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    });
    expect(faults).toEqual([]);
  };
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const)
    test(`axe finds nothing at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, GALLERY);
      await page.waitForTimeout(300);
      await check(page);
      for (const button of ['.name', '.deal', '.gear']) {
        await page.locator(button).click();
        await check(page);
        await page.keyboard.press('Escape');
      }
    });
});
