// A refusal never lies on the cards, on phones of every size, however long it is; what does not fit is scrolled.

import { expect, test } from '@playwright/test';
import { dragMove, lampOut, message, open } from './hands.ts';

test.use({ locale: 'ru-RU' });
test.beforeEach(({ page }) => lampOut(page));

for (const size of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
])
  for (const [game, from, to] of [
    ['dolgy', 'r1c9', 'r2c2'],
    ['potocki-jewell', 't1', 't2'],
  ] as const)
    test(`a refusal covers no card: ${game}, ${size.width} × ${size.height}`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, { game, deal: 17 });
      const piles = await page.locator('.pile').evaluateAll((all) => all.map((pile) => pile.getAttribute('data-pile')!));
      if (piles.includes(from)) await dragMove(page, from, to);
      for (let i = 0; i < piles.length && (await page.locator('.message.refusal').count()) === 0; i++) {
        const full = await page.locator(`[data-at="${piles[i]}"]`).count();
        if (full > 0) await dragMove(page, piles[i]!, piles[(i + 1) % piles.length]!).catch(() => undefined);
      }
      await expect(message(page)).toHaveClass(/refusal/);
      const covered = await page.evaluate(() => {
        const box = document.querySelector('.message')!.getBoundingClientRect();
        return [...document.querySelectorAll('.card')].filter((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          return left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
        }).length;
      });
      expect(covered).toBe(0);
      await expect(message(page).getByRole('button', { name: 'Почему нельзя?' })).toBeAttached();
      const inView = await message(page).evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      });
      expect(inView).toBe(true);
    });
