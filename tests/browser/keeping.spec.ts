// What is kept: a reload, the game before, stored games that cannot be read, no storage at all, broken addresses.

import { expect, type Page, test } from '@playwright/test';
import { act, cardsOf, clickMove, message, movesMade, open, ROWS, redo, settings, still, undo } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

/** The texts of the games that were set aside. */
const asides = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        indexedDB.open('pasyans').onsuccess = ({ target }) => {
          const db = (target as IDBOpenDBRequest).result;
          const all = db.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            db.close();
            resolve(all.result.flatMap((value) => (typeof value === 'string' ? [] : [value.text])));
          };
        };
      }),
  );

test('a reload goes on in the middle of the game', async ({ page }) => {
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  await act(page, 'redeal');
  await undo(page);
  await settings(page, 'Цвета мастей', 'четыре');
  await page.waitForTimeout(300);
  await page.reload();
  await still(page);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
  expect(await movesMade(page)).toBe(1);
  await redo(page);
  expect(await movesMade(page)).toBe(2);
  await page.getByRole('button', { name: 'Настройки' }).click();
  await expect(page.getByRole('radio', { name: 'четыре' })).toBeChecked();
});

test('a page ended in the moment of its moves loses nothing, and its own game is not set aside', async ({ page, context }) => {
  test.setTimeout(90_000);
  await open(page, { game: 'gallery', deal: 17 });
  let here = page;
  for (let made = 2; made <= 8; made += 2) {
    // No waiting between the presses and the end: what has not been kept by then is lost, and the first is not yet saved.
    await here.locator('[data-action="deal-row"]').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await here.close();
    here = await context.newPage();
    await here.goto('./');
    await expect(here.locator('[data-card]').first()).toBeAttached();
    expect(await movesMade(here)).toBe(made);
    expect(await asides(here)).toEqual([]);
  }
});

test('a new deal leaves a way back to the game before', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  await page.getByRole('button', { name: 'Новый расклад' }).click();
  expect(await movesMade(page)).toBe(0);
  await page.getByRole('button', { name: 'К прежней игре' }).click();
  await still(page);
  expect(await movesMade(page)).toBe(1);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
});

test('a stored game that cannot be read is kept aside and the player is told', async ({ page }) => {
  await open(page, ROWS);
  await page.waitForTimeout(200);
  const putRubbish = (): Promise<void> =>
    new Promise((done, fail) => {
      const opening = indexedDB.open('pasyans');
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        const change = opening.result.transaction('games', 'readwrite');
        change.objectStore('games').put('pasyans 9\nout of the future', 'current');
        change.oncomplete = () => {
          opening.result.close();
          done();
        };
      };
    });
  await page.evaluate(putRubbish);
  await page.reload();
  await expect(message(page)).toContainText('Она отложена и не потеряна');
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  const kept = await page.evaluate(
    () =>
      new Promise<unknown[]>((done) => {
        const opening = indexedDB.open('pasyans');
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll(IDBKeyRange.bound('aside:', 'aside;'));
          all.onsuccess = () => done(all.result);
        };
      }),
  );
  expect(kept).toMatchObject([{ text: 'pasyans 9\nout of the future', reason: expect.stringContaining('newer program') }]);
});

test('without storage the game goes on, and that is told once', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await open(page, ROWS);
  await expect(message(page)).toContainText('Браузер не даёт сохранять');
  // It is told until it is closed, not only until the first move.
  await act(page, 'redeal');
  await expect(message(page)).toContainText('Браузер не даёт сохранять');
  expect(await movesMade(page)).toBe(1);
  await page.locator('[data-do="close-message"]').click();
  await act(page, 'redeal');
  await expect(message(page)).toBeEmpty();
});

test('a save that fails is told, first of all news, and the next one is tried again', async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    Object.assign(window, { full: true });
    IDBObjectStore.prototype.put = function (...args) {
      if ((window as unknown as { full: boolean }).full) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await page.goto('./');
  await still(page);
  await expect(message(page)).toContainText('Браузер не даёт сохранять');
  await act(page, 'redeal');
  await expect(message(page)).toContainText('Браузер не даёт сохранять');
  // When there is room again, the game is saved and the warning goes.
  await page.evaluate(() => Object.assign(window, { full: false }));
  await act(page, 'redeal');
  await expect(message(page)).toBeEmpty();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await still(page);
  await page.evaluate(() => Object.assign(window, { full: false }));
  expect(await movesMade(page)).toBe(2);
});

test('who opens the program in a second tab is told at once, and after a reload of the only one nothing', async ({
  page,
  context,
}) => {
  await open(page, ROWS);
  const other = await context.newPage();
  await other.goto('./');
  await expect(message(other)).toContainText('уже открыт в другой вкладке', { timeout: 10_000 });
  await expect(message(page)).toBeEmpty();
  await other.close();
  await page.reload();
  await still(page);
  await page.waitForTimeout(3000);
  await expect(message(page)).toBeEmpty();
});

test('an address that cannot be read says why and leaves the game alone', async ({ page }) => {
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  await page.goto('./#game=nonesuch');
  await expect(message(page)).toContainText('nonesuch');
  expect(await movesMade(page)).toBe(1);
});

test('a game played on in another tab is set aside, not overwritten in silence', async ({ page, context }) => {
  await open(page, { game: 'gallery', deal: 17 });
  const other = await context.newPage();
  await other.goto('./');
  await expect(other.locator('[data-card]').first()).toBeAttached();
  await act(page, 'deal-row');
  await act(page, 'deal-row');
  await act(other, 'deal-row');
  await expect(message(other)).toContainText('в другой вкладке');
  const aside = await asides(other);
  expect(aside).toHaveLength(1);
  expect(aside[0]).toContain('deal-row deal-row');
});
