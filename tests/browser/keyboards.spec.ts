// Keys on other keyboards, keys for bookmarks and starting over, and keys pressed in the middle of a drag.

import { expect, type Page, test } from '@playwright/test';
import { act, clickMove, lampOut, movesMade, open, ROWS, spotOn, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

const spoken = (page: Page) => page.locator('.spoken');

test('keys go by their letters on other Latin keyboards, and by their places on a Russian one', async ({ page }) => {
  await lampOut(page);
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  const press = ([key, code]: readonly [string, string], ctrlKey = true) =>
    page.evaluate((init) => void dispatchEvent(new KeyboardEvent('keydown', { ...init, cancelable: true })), {
      key,
      code,
      ctrlKey,
    });
  // A German keyboard has Z in the place of Y; a French one has it in the place of W.
  for (const { z, y } of [
    { z: ['z', 'KeyY'], y: ['y', 'KeyZ'] },
    { z: ['z', 'KeyW'], y: ['y', 'KeyY'] },
    { z: ['я', 'KeyZ'], y: ['н', 'KeyY'] },
  ] as const) {
    await press(z);
    await expect.poll(() => movesMade(page)).toBe(0);
    await press(y);
    await expect.poll(() => movesMade(page)).toBe(1);
  }
  await press(['w', 'KeyZ'], false);
  await expect(page.locator('[data-words]').first()).toBeAttached();
});

test('bookmarks are set, found and removed by keys, and the game starts over by one', async ({ page }) => {
  await lampOut(page);
  await open(page, ROWS);
  await page.keyboard.press('Shift+KeyB');
  await expect(spoken(page)).toHaveText('Закладок нет.');
  await clickMove(page, 'r2c7', 'r1c2');
  await page.keyboard.press('KeyB');
  await expect(spoken(page)).toHaveText('Закладка поставлена.');
  await act(page, 'redeal');
  await page.keyboard.press('Shift+KeyR');
  await expect.poll(() => movesMade(page)).toBe(0);
  await page.keyboard.press('Shift+KeyB');
  await expect.poll(() => movesMade(page)).toBe(1);
  await page.keyboard.press('KeyB');
  await expect(spoken(page)).toHaveText('Закладка снята.');
  await page.keyboard.press('Shift+F1');
  await expect(page.getByRole('dialog', { name: 'Правила' })).toBeVisible();
});

test('a drag ends, and moves nothing, when a dialog comes over the table', async ({ page }) => {
  await lampOut(page);
  await open(page, ROWS);
  const from = await spotOn(page, 'r2c7');
  const to = await spotOn(page, 'r1c2');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 3 });
  await page.keyboard.press('KeyS');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await still(page);
  expect(await movesMade(page)).toBe(0);
  await expect(page.locator('.card.carried')).toHaveCount(0);
});
