// Finer things: games set aside, moves that are taken back together, guesses told as guesses, figures of the solver, old courts.

import { expect, type Page, test } from '@playwright/test';
import { lampOut, movesMade, open, ROWS, settings, still, undo } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });

const sheet = async (page: Page, name: string): Promise<void> => {
  await page.locator('.more').click();
  await page.locator(`[data-open="${name}"]`).click();
  await expect(page.locator('dialog[open] .note').last()).toBeVisible();
};
/** Sets something aside, as another tab would have. */
const setAside = (page: Page, key: string, text: string): Promise<void> =>
  page.evaluate(
    ([name, kept]) =>
      new Promise<void>((done) => {
        indexedDB.open('pasyans').onsuccess = ({ target }) => {
          const base = (target as IDBOpenDBRequest).result;
          const change = base.transaction('games', 'readwrite');
          change.objectStore('games').put({ text: kept, reason: 'a test', when: '2026-11-30T10:00:00.000Z' }, `aside:${name}`);
          change.oncomplete = () => {
            base.close();
            done();
          };
        };
      }),
    [key, text] as const,
  );

test('a game set aside is listed, gone on with, or discarded by two presses; one that cannot be read says why', async ({
  page,
}) => {
  await lampOut(page);
  await open(page, ROWS);
  await setAside(page, 'one', 'pasyans 1\ngame gallery\ndeal 17\nmoves\n');
  await setAside(page, 'two', 'nonsense');
  await sheet(page, 'asides');
  const rows = page.locator('.asides li');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Галерея, расклад № 17');
  await expect(rows.nth(1)).toContainText('Не читается');
  await rows.nth(1).locator('[data-do="aside-drop"]').click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).locator('[data-do="aside-drop"]').click();
  await expect(rows).toHaveCount(1);
  await rows.nth(0).locator('[data-do="aside-on"]').click();
  await still(page);
  await expect(page.locator('[data-card]')).toHaveCount(104);
  await sheet(page, 'asides');
  await expect(page.locator('dialog[open]')).toContainText('Отложенных игр нет.');
  await page.keyboard.press('Escape');
  // The game that lay there before is the game before.
  await page.locator('.deal').click();
  await page.getByRole('button', { name: 'К прежней игре' }).last().click();
  await still(page);
  await expect(page.locator('[data-card]')).toHaveCount(52);
});

test('cards that went home by themselves go back with the move that set them off, and come again with it', async ({ page }) => {
  await lampOut(page);
  await page.addInitScript(() => {
    if (location.origin !== 'null') localStorage.setItem('pasyans.auto', 'all');
    // No flights to wait for.
    if (location.origin !== 'null') localStorage.setItem('pasyans.speed', 'off');
  });
  // Aces and twos lie free, or under one another; the threes lie beneath all.
  const pack =
    '3S 3H 3D 3C KS KH KD KC QS QH QD QC JS JH JD JC 10S 10H 10D 10C 9S 9H 9D 9C 8S 8H 8D 8C 7S 7H 7D 7C 6S 6H 6D 6C 5S 5H 5D 5C 4S 4H 4D 4C 2D 2C AD AC 2S 2H AS AH';
  await open(page, { record: `pasyans 1\ngame freecell\npack ${pack}\nmoves\n` });
  const home = (): Promise<number> => page.locator('[data-at="fs"], [data-at="fh"], [data-at="fd"], [data-at="fc"]').count();
  expect(await home()).toBe(0);
  await page.locator('[data-pile="t1"]').press('Enter');
  await page.locator('[data-pile="c1"]').press('Enter');
  await expect.poll(home).toBe(8);
  await still(page);
  // What was done is still being read when the first card follows: each is a sentence of its own, and none takes its place.
  await expect(page.locator('.spoken p')).toHaveCount(9);
  await expect(page.locator('.spoken p').first()).toHaveText(/ — в ячейку 1\.$/);
  const made = await movesMade(page);
  expect(made).toBe(9);
  await undo(page);
  expect(await movesMade(page)).toBe(0);
  expect(await home()).toBe(0);
  await page.keyboard.press('Control+y');
  await still(page);
  expect(await movesMade(page)).toBe(made);
  expect(await home()).toBe(8);
});

test('of a layout that was filled up at random the lamp says that it goes by the guess', async ({ page }) => {
  await open(page, { game: 'klondike', deal: 17 });
  await page.locator('.more').click();
  await page.locator('[data-open="laying"]').click();
  await page.locator('[data-lay="t1"]').click();
  await page.locator('[data-face="K♥"]').click();
  await page.locator('[data-laying="fill"]').click();
  await page.locator('[data-laying="play"]').click();
  await still(page);
  const lamp = page.locator('[data-standing="lamp"]');
  await expect(lamp).toHaveText(/при картах, положенных наугад: |неизвестен/, { timeout: 30_000 });
  await page.reload();
  await still(page);
  await expect(lamp).toHaveText(/при картах, положенных наугад: |неизвестен/, { timeout: 30_000 });
});

test('the statistics put the share of the solver beside one’s own, with bounds and a source', async ({ page }) => {
  await lampOut(page);
  await open(page, { game: 'gallery', deal: 17 });
  await sheet(page, 'statistics');
  const rows = page.locator('[data-figures="shares"] [data-figure]');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText('Вы');
  await expect(rows.nth(1)).toContainText(/Решатель.*%.*–.*%/s);
  await expect(page.locator('[data-figure="solver-note"]')).toContainText('Решатель видит все карты');
});

test('classic court cards are fetched when they are chosen and not before, with their licence beside them', async ({
  page,
  request,
}) => {
  await lampOut(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  const asked: string[] = [];
  page.on('request', (one) => {
    if (one.url().includes('/courts/')) asked.push(new URL(one.url()).pathname);
  });
  await open(page, ROWS);
  expect(asked).toEqual([]);
  await settings(page, 'Рисунок карт', 'с классическими фигурами');
  await expect.poll(() => new Set(asked).size).toBe(12);
  expect(await (await request.get('./courts/LICENSE.txt')).text()).toContain('CC0 1.0 Universal');
  // The letters stay the player's own.
  const king = await page.locator('[data-card="KD"]').evaluate((card: HTMLElement) => card.style.backgroundImage);
  expect(king).toMatch(/^url\("data:[^"]*"\), url\("courts\/KD\.svg"\), url\("data:/);
});
