// What outlives what: stores of older versions, full ones, a page killed at any moment, a store that another tab holds.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { act, message, movesMade, open, ROWS, redo, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

const save = (name: string): string => readFileSync(new URL(`../data/saves/${name}`, import.meta.url), 'utf8');

/** A store as version 1 of its schema was, with these games in it; `open` leaves it open, as an older tab does. */
async function oldStore(page: Page, games: Readonly<Record<string, string>>, open = false): Promise<void> {
  // A page of the same place that does not run the program.
  await page.goto('./licenses.md');
  await page.evaluate(
    ([kept, stays]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('pasyans', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('games', 'readwrite');
          for (const [key, text] of Object.entries(kept)) change.objectStore('games').put(text, key);
          change.oncomplete = () => {
            if (!stays) opening.result.close();
            done();
          };
        };
      }),
    [games, open] as const,
  );
}

test('PySolFC#426: the store of an older version is brought up to date, with the game and the one before it', async ({
  page,
}) => {
  await oldStore(page, { current: save('v1-dolgy.txt'), previous: save('v1-tomb.txt') });
  await page.goto('./');
  await expect(page.locator('[data-card]').first()).toBeAttached();
  expect(await movesMade(page)).toBe(21);
  for (let i = 0; i < 4; i++) await redo(page);
  expect(await movesMade(page)).toBe(25);
  await page.reload();
  await still(page);
  expect(await movesMade(page)).toBe(25);
  await page.locator('.deal').click();
  await page.getByRole('button', { name: 'К прежней игре' }).last().click();
  await still(page);
  expect(await movesMade(page)).toBe(21);
  const version = await page.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.open('pasyans').onsuccess = ({ target }) => done((target as IDBOpenDBRequest).result.version);
      }),
  );
  expect(version).toBe(2);
});

test('an older version in another tab is told about, and nothing of it is lost', async ({ page, context }) => {
  const other = await context.newPage();
  await oldStore(other, { current: save('v1-dolgy.txt') }, true);
  await page.goto('./');
  await expect(page.locator('[data-card]').first()).toBeAttached({ timeout: 15_000 });
  await expect(message(page)).toContainText('закройте её');
  await other.close();
  await page.reload();
  await still(page);
  expect(await movesMade(page)).toBe(21);
});

test('when the storage is full the player is told, and play goes on', async ({ page }) => {
  await page.addInitScript(() => {
    const full = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = full;
    Storage.prototype.setItem = full;
  });
  await open(page, ROWS);
  await expect(message(page)).toContainText('Браузер не даёт сохранять');
  await act(page, 'redeal');
  expect(await movesMade(page)).toBe(1);
  await page.locator('.more').click();
  await page.locator('[data-open="statistics"]').click();
  await expect(page.locator('[data-figures="outcomes"]')).toBeVisible();
});

test('killed at any moment, cards in the air or not, nothing is lost or doubled and the tree is whole', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  let seed = 7;
  const chance = (below: number): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % below;
  };
  await open(page, { game: 'gallery', deal: 17 });
  let here = page;
  let positions = 1;
  for (let round = 0; round < 20; round++) {
    // A few presses without waiting for anything, then the end.
    const deeds = Array.from({ length: 1 + chance(4) }, () => ['deal-row', 'undo', 'deal-row', 'redo'][chance(4)]!);
    const made = await here.evaluate((list) => {
      for (const deed of list) document.querySelector<HTMLElement>(`[data-action="${deed}"], [data-do="${deed}"]`)!.click();
      return new Promise<number>((done) =>
        queueMicrotask(() =>
          setTimeout(() => done(Number.parseInt(document.querySelector('[data-standing="moves"]')!.textContent!, 10))),
        ),
      );
    }, deeds);
    await here.waitForTimeout(chance(120));
    await here.close({ runBeforeUnload: false });
    here = await context.newPage();
    await here.goto('./');
    await expect(here.locator('[data-card]').first()).toBeAttached();
    expect(await movesMade(here), deeds.join(' ')).toBe(made);
    const text = await here.evaluate(
      () =>
        new Promise<string>((done) => {
          indexedDB.open('pasyans').onsuccess = ({ target }) => {
            const base = (target as IDBOpenDBRequest).result;
            const reading = base.transaction('games').objectStore('games').get('current');
            reading.onsuccess = () => {
              base.close();
              done(JSON.parse(reading.result).text);
            };
          };
        }),
    );
    const moves = text.match(/deal-row/g)?.length ?? 0;
    expect(moves).toBeGreaterThanOrEqual(positions - 1);
    positions = moves + 1;
    expect(await here.locator('[data-card]').count()).toBe(104);
  }
});
