// The rules of axe-core, applied to the page as it stands.

import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Opens dialogs one after the other, those behind buttons of the head and those of the menu, and applies the rules to each. */
export async function expectNoFaultsInDialogs(page: Page, buttons: readonly string[], sheets: readonly string[]): Promise<void> {
  const shown = page.locator('dialog[open]');
  const look = async (): Promise<void> => {
    await expect(shown).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(shown).toHaveCount(0);
  };
  for (const button of buttons) {
    await page.locator(button).click();
    await look();
  }
  for (const sheet of sheets) {
    await page.locator('.more').click();
    await page.locator(`[data-open="${sheet}"]`).click();
    await expect(page.locator(`[data-open="${sheet}"]`)).toHaveCount(0);
    await look();
  }
}

export async function expectNoFaults(page: Page): Promise<void> {
  // It is half a megabyte: once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await tool.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
  expect(faults).toEqual([]);
}
