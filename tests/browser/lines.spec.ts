// The tree of lines on the table: what was tried is shown, jumped to, named and noted, and outlives the page.

import { expect, type Page, test } from '@playwright/test';
import { cardsOf, clickMove, movesMade, open, ROWS, still, undo } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });

async function lines(page: Page): Promise<void> {
  await page.locator('.more').click();
  await page.getByRole('button', { name: 'Испробованные ходы' }).click();
  await expect(page.getByRole('dialog', { name: 'Испробованные ходы' })).toBeVisible();
}
const close = (page: Page): Promise<void> => page.keyboard.press('Escape');

/** Two moves, and another in the place of the first. */
async function fork(page: Page): Promise<void> {
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  await page.locator('[data-action="redeal"]').click();
  await undo(page);
  await undo(page);
  await page.locator('[data-action="redeal"]').click();
  await still(page);
}

test('a line that another was played in the place of is kept, and jumped to', async ({ page }) => {
  await fork(page);
  await lines(page);
  await expect(page.getByRole('dialog')).toContainText('4 позиции');
  await expect(page.locator('[aria-current="step"]')).toContainText('вы здесь');
  await page.locator('[data-node="2"]').click();
  await close(page);
  await still(page);
  expect(await movesMade(page)).toBe(2);
  await undo(page);
  expect(await movesMade(page)).toBe(1);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
});

test('positions are named, noted and marked, and all that outlives the page', async ({ page }) => {
  await fork(page);
  await lines(page);
  await page.getByLabel('Название').fill('с новой раздачи');
  await page.getByLabel('Заметка').fill('Лучше сначала десятка.\nИли нет?');
  await page.getByLabel('Закладка').check();
  await expect(page.locator('[data-node="3"]')).toContainText('с новой раздачи ★');
  await page.locator('[data-node="0"]').click();
  await expect(page.getByLabel('Название')).toHaveValue('');
  await page.reload();
  await still(page);
  expect(await movesMade(page)).toBe(0);
  await lines(page);
  await expect(page.locator('[data-node="3"]')).toContainText('с новой раздачи ★');
  await expect(page.locator('[data-node="3"]')).toContainText('Лучше сначала десятка.');
  await page.locator('[data-node="3"]').click();
  await close(page);
  expect(await movesMade(page)).toBe(1);
});

test('every single move can be jumped to', async ({ page }) => {
  await open(page, { game: 'gallery', deal: 17 });
  for (let i = 0; i < 3; i++) await page.locator('[data-action="deal-row"]').click();
  await lines(page);
  await page.getByText('По одному ходу').click();
  await page.getByRole('listitem').locator('ol button').first().click();
  await close(page);
  await still(page);
  expect(await movesMade(page)).toBe(1);
  await lines(page);
  await page.getByRole('button', { name: 'Начало' }).click();
  await close(page);
  await still(page);
  expect(await movesMade(page)).toBe(0);
});

test('undo, redo and jumps are the same from the keyboard, and the focus comes back to the menu', async ({ page }) => {
  await fork(page);
  await page.locator('.more').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Испробованные ходы' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Испробованные ходы' })).toBeVisible();
  await page.locator('[data-node="2"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-node="2"]')).toHaveAttribute('aria-current', 'step');
  await page.keyboard.press('Escape');
  await expect(page.locator('.more')).toBeFocused();
  expect(await movesMade(page)).toBe(2);
});
