// The deal of the day and its calendar.

import { expect, type Page, test } from '@playwright/test';
import { open, ROWS, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });

async function days(page: Page): Promise<void> {
  await page.locator('.more').click();
  await page.locator('[data-open="days"]').click();
  await expect(page.getByRole('dialog', { name: 'Расклад дня' })).toBeVisible();
}

test('the deal of the day is the same for everybody, any day before can be played, none after', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 29, 12));
  await open(page, ROWS);
  await days(page);
  await expect(page.locator('[data-day="2026-11-30"]')).toBeDisabled();
  await expect(page.locator('[data-day="2026-11-29"]')).toHaveAttribute('aria-current', 'date');
  await page.keyboard.press('Escape');
  await page.clock.setFixedTime(new Date(2026, 11, 2, 12));
  await days(page);
  await page.getByRole('button', { name: 'Месяц назад' }).click();
  await page.locator('[data-day="2026-11-30"]').click();
  await page.locator('[data-do="play-day"]').click();
  await still(page);
  // As docs/DEALS.md says.
  await expect(page.locator('.deal')).toContainText('902127');
  await days(page);
  await page.locator('select').selectOption('tomb');
  await page.getByRole('button', { name: 'Месяц назад' }).click();
  await page.locator('[data-day="2026-11-30"]').click();
  await page.locator('[data-do="play-day"]').click();
  await still(page);
  await expect(page.locator('.deal')).toContainText('412160');
});

test('a day that was won is marked in the calendar', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 30, 12));
  await open(page, ROWS);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        indexedDB.open('pasyans').onsuccess = ({ target }) => {
          const base = (target as IDBOpenDBRequest).result;
          const change = base.transaction('results', 'readwrite');
          const at = '2026-11-30T10:00:00.000Z';
          const result = { id: 'a', game: 'dolgy', house: 'king=settled rows=strict', deal: '902127', day: '2026-11-30' };
          const counts = {
            end: 'won',
            attempt: 1,
            moves: 60,
            seconds: 60,
            hints: 0,
            undos: 0,
            began: at,
            ended: at,
            counts: true,
          };
          change.objectStore('results').put({ ...result, ...counts });
          change.oncomplete = () => {
            base.close();
            done();
          };
        };
      }),
  );
  await days(page);
  await expect(page.locator('[data-day="2026-11-30"]')).toHaveAccessibleName(/сошёлся/);
  await expect(page.getByRole('dialog')).toContainText('В этом месяце сошлось: 1');
  await expect(page.locator('[data-day="2026-11-29"]')).not.toHaveAccessibleName(/сошёлся/);
});
