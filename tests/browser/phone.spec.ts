// The table on a phone: fingers move cards, never the page.

import { expect, test } from '@playwright/test';
import { cardsOf, movesMade, open, pile, ROWS, spotOn, still } from './hands.ts';

test.describe('on a phone', () => {
  test.use({ locale: 'ru-RU', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a drag by finger moves the card and never scrolls or zooms the page', async ({ page }) => {
    await open(page, ROWS);
    const from = await spotOn(page, 'r2c7');
    const to = await spotOn(page, 'r1c2');
    const device = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<unknown> =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x, from.y);
    for (let i = 1; i <= 12; i++) await touch('touchMove', from.x, from.y + i * 25);
    for (let i = 1; i <= 12; i++)
      await touch('touchMove', from.x + ((to.x - from.x) * i) / 12, from.y + 300 + ((to.y - from.y - 300) * i) / 12);
    await touch('touchEnd');
    await still(page);
    expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
    const view = await page.evaluate(() => [scrollX, scrollY, visualViewport?.scale, visualViewport?.offsetTop]);
    expect(view).toEqual([0, 0, 1, 0]);
  });

  test('every dialog is as wide as the window, and no choice is cut off', async ({ page }) => {
    await open(page, ROWS);
    const check = async (): Promise<void> => {
      const dialog = page.locator('dialog[open]');
      await expect(dialog).toBeVisible();
      expect(
        await dialog.evaluate((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().width]),
      ).toEqual([0, 390]);
      const cut = await dialog
        .locator('.choice label > span')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect(cut).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    for (const button of ['.name', '.deal', '.gear']) {
      await page.locator(button).click();
      await check();
    }
    await page.locator('.more').click();
    const choices = page.locator('[data-open]:not([data-open="tutorial"])');
    await expect(choices.nth(5)).toBeVisible();
    const sheets = await choices.evaluateAll((all) => all.map((one) => one.getAttribute('data-open')!));
    await check();
    for (const sheet of sheets) {
      await page.locator('.more').click();
      await page.locator(`[data-open="${sheet}"]`).click();
      await expect(page.locator(`[data-open="${sheet}"]`)).toHaveCount(0);
      await check();
    }
  });

  test('accessiblesolitaire.com: a tap takes, a tap puts, and turning the phone keeps everything in view', async ({ page }) => {
    await open(page, ROWS);
    for (const name of ['r2c7', 'r1c2']) {
      const { x, y } = await spotOn(page, name);
      await page.touchscreen.tap(x, y);
    }
    expect(await movesMade(page)).toBe(1);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => (await pile(page, 'r1c14').boundingBox())!.y).toBeLessThan(60);
    const boxes = await page.locator('.card').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(844);
      expect(box.bottom).toBeLessThanOrEqual(390);
    }
  });
});
