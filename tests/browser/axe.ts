// The rules of axe-core, applied to the page as it stands.

import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export async function expectNoFaults(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const faults = await page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await tool.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  });
  expect(faults).toEqual([]);
}
