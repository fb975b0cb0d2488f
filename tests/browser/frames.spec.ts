// What is measured rather than tested, in the long run with the machine for itself: frames of a drag while the solver searches
// and of a whole deal in flight, the largest paint of a first load, and how soon the page answers a hand.

import { expect, type Page, test } from '@playwright/test';
import { lampOut, open, spotOn, still } from './hands.ts';
import { LONG } from './long.ts';
import { midPhone } from './midphone.ts';

// What records a test for its failure takes a good part of the processor that is measured.
test.use({ trace: 'off', screenshot: 'off' });

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

/** The largest of a hundred frames but five, while cards are in flight. */
async function framesOfFlight(page: Page, begin: () => Promise<void>): Promise<{ readonly cards: number; readonly p95: number }> {
  await page.evaluate(() => {
    const seen = { deltas: [] as number[], cards: 0, ended: false };
    Object.assign(globalThis, { seen });
    let last = performance.now();
    let flying = false;
    const frame = (now: number): void => {
      const cards = document.querySelectorAll('.card.moving').length;
      if (flying) seen.deltas.push(now - last);
      last = now;
      flying = cards > 0;
      seen.cards = Math.max(seen.cards, cards);
      seen.ended = seen.deltas.length > 0 && !flying;
      if (!seen.ended) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await begin();
  await page.waitForFunction(() => (globalThis as unknown as { seen: { ended: boolean } }).seen.ended, undefined, {
    polling: 200,
  });
  const { deltas, cards } = await page.evaluate(
    () => (globalThis as unknown as { seen: { deltas: number[]; cards: number } }).seen,
  );
  // The first frame has laid the cards out: it is counted, and may be the one in twenty.
  const sorted = deltas.sort((a, b) => a - b);
  return { cards, p95: sorted[Math.floor(sorted.length * 0.95)]! };
}

if (LONG)
  test('104 cards fly at 60 frames a second: 95 of 100 frames of a deal and of the way back to another take less than 20 ms', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await lampOut(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const ways = {
      deal: () => page.locator('.head .new').click(),
      back: () => page.locator('.message').getByRole('button').first().click(),
    };
    const best = { deal: Number.POSITIVE_INFINITY, back: Number.POSITIVE_INFINITY };
    let most = 0;
    await open(page, { game: 'gallery', deal: 5 });
    for (let tried = 0; tried < TRIES && Math.max(best.deal, best.back) >= MOST_MS; tried++)
      for (const way of ['deal', 'back'] as const) {
        await still(page);
        const { cards, p95 } = await framesOfFlight(page, ways[way]);
        most = Math.max(most, cards);
        best[way] = Math.min(best[way], p95);
      }
    console.log(
      `frames of ${most} cards in flight, 95 of 100 within: deal ${best.deal.toFixed(1)}, back ${best.back.toFixed(1)} ms`,
    );
    expect(most).toBe(104);
    expect(Math.max(best.deal, best.back)).toBeLessThan(MOST_MS);
  });

/** Of a first load on a phone of the middle class. */
const MOST_LCP_MS = 1000;
for (const locale of LONG ? ['ru-RU', 'en-GB'] : [])
  test(`the largest paint of a first load comes within a second on a phone of the middle class: ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const all: { readonly lcp: number; readonly cards: number; readonly shift: number }[] = [];
    for (
      let tried = 0;
      tried < 2 * TRIES && Math.min(Number.POSITIVE_INFINITY, ...all.map(({ lcp }) => lcp)) > MOST_LCP_MS;
      tried++
    ) {
      const { page, address, close } = await midPhone(browser, baseURL!, locale);
      // Files compressed once, before anything is timed.
      await (await fetch(address)).text();
      await page.addInitScript(() => {
        const seen = { lcp: 0, shift: 0, cards: 0 };
        Object.assign(globalThis, { seen });
        const observe = (type: string, add: (entry: PerformanceEntry & { readonly value?: number }) => void): void =>
          new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
        observe('largest-contentful-paint', ({ startTime }) => {
          seen.lcp = startTime;
        });
        observe('layout-shift', ({ value = 0 }) => {
          seen.shift += value;
        });
        const look = (): void => {
          if (document.querySelector('[data-card]')) setTimeout(() => (seen.cards = performance.now()));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('[data-standing="lamp"]')).toBeVisible();
      await page.waitForTimeout(1000);
      all.push(await page.evaluate(() => (globalThis as unknown as { seen: (typeof all)[number] }).seen));
      await close();
    }
    console.log(
      `${locale}: largest paint, cards laid (ms), shift: ${all.map(({ lcp, cards, shift }) => `${lcp.toFixed(0)}, ${cards.toFixed(0)}, ${shift}`).join('; ')}`,
    );
    expect(Math.max(...all.map(({ shift }) => shift))).toBe(0);
    expect(Math.min(...all.map(({ lcp }) => lcp))).toBeLessThanOrEqual(MOST_LCP_MS);
  });

/** From the press to the picture that answers it. */
const MOST_ANSWER_MS = 100;
if (LONG)
  test('the page answers within 100 ms on a phone of the middle class: a press, a key, the start of a drag, undo', async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const { page, close } = await midPhone(browser, baseURL!);
    await lampOut(page);
    await page.addInitScript(() => {
      const answers: number[] = [];
      Object.assign(globalThis, { answers });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) answers.push(duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await open(page, { game: 'gallery', deal: 5 });
    const { x, y } = await spotOn(page, 'stock').catch(() => spotOn(page, 'waste'));
    const things: Readonly<Record<string, () => Promise<void>>> = {
      press: () => page.mouse.click(x, y),
      undo: () => page.locator('[data-do="undo"]').click(),
      key: () => page.keyboard.press('KeyD'),
      'undo by key': () => page.keyboard.press('Control+KeyZ'),
      drag: async () => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 40, y + 60, { steps: 4 });
        await page.waitForTimeout(200);
        await page.keyboard.press('Escape');
        await page.mouse.up();
      },
    };
    const best: Record<string, number> = {};
    for (let tried = 0; tried < TRIES && (tried === 0 || Math.max(...Object.values(best)) > MOST_ANSWER_MS); tried++)
      for (const [name, run] of Object.entries(things)) {
        await still(page);
        await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers.splice(0));
        await run();
        await still(page);
        await page.waitForTimeout(300);
        const answers = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers);
        // What is not told of took less than 16 ms.
        best[name] = Math.min(best[name] ?? Number.POSITIVE_INFINITY, Math.max(0, ...answers));
      }
    await close();
    console.log(
      `answers: ${Object.entries(best)
        .map(([name, ms]) => `${name} ${ms} ms`)
        .join(', ')}`,
    );
    expect(Math.max(...Object.values(best))).toBeLessThanOrEqual(MOST_ANSWER_MS);
  });
