// A line that wins is shown on the table: to and fro, by press and by key, without touching the game; then played on from.

import { expect, type Page, test } from '@playwright/test';
import { cardCount, message, movesMade, open, pile, still } from './hands.ts';

const key = (page: Page, id: string) => page.locator(`[data-line="${id}"]`);
const said = (page: Page) => page.locator('[data-standing="line"]');
/** What lies where. */
const table = (page: Page): Promise<string[]> =>
  page
    .locator('[data-card]')
    .evaluateAll((cards) =>
      cards.map((card) => ['data-at', 'data-index', 'data-card'].map((name) => card.getAttribute(name)).join(' ')).sort(),
    );
/** Opens a deal and asks for the line that wins it; returns its length. */
async function showLine(page: Page): Promise<number> {
  await open(page, { game: 'freecell', deal: 5 });
  await page.locator('[data-do="hint"]').click();
  await page.locator('[data-do="show-line"]').click({ timeout: 50_000 });
  const text = (await said(page).textContent()) ?? '';
  expect(text).toMatch(/^A line that wins: move 0 of \d+$/);
  return Number(/\d+$/.exec(text)![0]);
}

test('PySolFC#170: a line that wins goes to and fro by press and by key, and closing it puts everything back', async ({
  page,
}) => {
  const length = await showLine(page);
  await still(page);
  const before = await table(page);
  const saved = await page.evaluate(() => document.querySelector('.board')!.textContent);
  await expect(key(page, 'play')).toBeFocused();
  await key(page, 'forward').click();
  await still(page);
  await expect(said(page)).toContainText('move 1 of');
  const first = await table(page);
  expect(first).not.toEqual(before);
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toContainText('move 2 of');
  await page.keyboard.press('ArrowLeft');
  await still(page);
  expect(await table(page)).toEqual(first);
  await key(page, 'last').click();
  await expect(said(page)).toContainText(`move ${length} of`);
  await expect(page.locator('.board')).toHaveClass(/won/);
  await expect(page.locator('#victory-title')).toHaveCount(0);
  await expect(key(page, 'forward')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Home');
  await still(page);
  expect(await table(page)).toEqual(before);
  // Nothing can be moved meanwhile, and undo does not reach the game.
  await page.locator('[data-card]').last().click({ force: true });
  await page.keyboard.press('Control+z');
  await expect(page.locator('.pile.lit')).toHaveCount(0);
  await page.keyboard.press('End');
  await page.keyboard.press('Escape');
  await still(page);
  expect(await table(page)).toEqual(before);
  expect(await page.evaluate(() => document.querySelector('.board')!.textContent)).toBe(saved);
  expect(await movesMade(page)).toBe(0);
  await expect(page.locator('[data-do="hint"]')).toBeFocused();
});

test('PySolFC#170: a line that wins runs, pauses, and is played on from', async ({ page }) => {
  await showLine(page);
  await key(page, 'play').click();
  await expect(said(page)).toContainText('move 2 of', { timeout: 10_000 });
  await key(page, 'play').click();
  await still(page);
  const at = Number(/move (\d+)/.exec((await said(page).textContent()) ?? '')![1]);
  await page.waitForTimeout(1200);
  await expect(said(page)).toContainText(`move ${at} of`);
  const shown = await table(page);
  await key(page, 'on').click();
  await still(page);
  expect(await movesMade(page)).toBe(at);
  expect(await table(page)).toEqual(shown);
  await expect(page.locator('[data-standing="lamp"]')).toHaveText('can be won');
  await page.reload();
  await still(page);
  expect(await movesMade(page)).toBe(at);
});

test('is spoken, and stands still for those who want no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await showLine(page);
  await expect(page.locator('.spoken')).toHaveText(/shown move by move/);
  await key(page, 'forward').click();
  await expect(page.locator('.card.moving')).toHaveCount(0);
  await expect(page.locator('.spoken')).toHaveText(/ to .+\./);
  await page.keyboard.press('Escape');
  await expect(page.locator('.spoken')).toHaveText(/Your own game/);
});

test('another deal ends the show', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await showLine(page);
  await key(page, 'forward').click();
  await page.locator('.head .new').click();
  await expect(said(page)).toHaveCount(0);
  await expect(page.locator('[data-do="undo"]')).toBeVisible();
  expect(await movesMade(page)).toBe(0);
  expect(await cardCount(page)).toBe(52);
  await expect(message(page)).toContainText('Deal');
  await expect(pile(page, 'c1')).toBeVisible();
});
