// Drags stay smooth while the solver searches: the search has a thread of its own, and the page never waits for it.

import { expect, type Page, test } from '@playwright/test';
import { open, spotOn } from './hands.ts';
import { LONG } from './long.ts';

/**
 * A measurement of a page that shares its machine: two cores carry the browser, the search, the test and whatever else runs.
 * A try in which something else took the processor says nothing about the page, so the best of several counts. What is looked
 * for (a search on the page's own thread, a layout at every step of a drag) makes every try bad, the best one too.
 */
const TRIES = 8;
const MOST_MS = 20;
const STEPS = 90;

/**
 * Drags a card about without letting it go and gives the time that 95 of 100 frames kept, in milliseconds; undefined when the
 * search was over before the drag.
 */
async function dragAbout(page: Page): Promise<number | undefined> {
  const { x, y } = await spotOn(page, 't10');
  await page.evaluate(() => {
    const deltas: number[] = [];
    let last = performance.now();
    const frame = (now: number): void => {
      deltas.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    Object.assign(globalThis, { deltas });
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step++)
    await page.mouse.move(x - 200 + 180 * Math.cos(step / 8), y + 150 + 120 * Math.sin(step / 8));
  await expect(page.locator('.card.carried')).not.toHaveCount(0);
  const deltas = await page.evaluate(() => (globalThis as unknown as { deltas: number[] }).deltas.slice(1));
  const searching = page.workers().length > 0;
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const sorted = deltas.sort((a, b) => a - b);
  expect(sorted.length).toBeGreaterThan(20);
  return searching ? sorted[Math.floor(sorted.length * 0.95)]! : undefined;
}

// Beside other tests on two cores there is no processor left to measure with: the long run has this test for itself.
if (LONG)
  test('while the lamp is lit and a search runs, 95 of 100 frames of a drag take less than 20 ms', async ({ page }) => {
    test.setTimeout(240_000);
    await page.addInitScript(() => localStorage.setItem('pasyans.deals', 'winnable'));
    await page.setViewportSize({ width: 1280, height: 800 });
    const all: number[] = [];
    for (let tried = 0; tried < TRIES && Math.min(Number.POSITIVE_INFINITY, ...all) >= MOST_MS; tried++) {
      await page.goto('about:blank');
      await open(page, { game: 'spider', deal: 5 });
      await expect(page.locator('[data-standing="lamp"]')).toHaveText(/not known yet$|won/, { timeout: 50_000 });
      // A search that goes on for long: of these deals few are decided soon.
      await page.locator('.head .new').click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      await expect.poll(() => page.workers().length).toBe(1);
      const p95 = await dragAbout(page);
      if (p95 !== undefined) all.push(p95);
    }
    console.log(`frames of a drag, 95 of 100 within: ${all.map((ms) => ms.toFixed(1)).join(', ')} ms`);
    expect(all.length).toBeGreaterThan(0);
    expect(Math.min(...all)).toBeLessThan(MOST_MS);
  });
