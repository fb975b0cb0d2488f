// Statistics, the clock and the pause on the table. Tests named by a thread: ../shared/research/players.md, section D.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { act, clickMove, message, movesMade, open, ROWS, settings, still, undo } from './hands.ts';
import { playOf } from './plays.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

const WIN = readFileSync(new URL('../data/wins/prussian.txt', import.meta.url), 'utf8');

async function sheet(page: Page, name: string): Promise<void> {
  await page.locator('.more').click();
  await page.locator(`[data-open="${name}"]`).click();
  await expect(page.locator('dialog[open] h2')).toBeVisible();
}
/** The figures of the game on the table: outcome by outcome. */
async function outcomes(page: Page): Promise<Record<string, number>> {
  await sheet(page, 'statistics');
  await page.locator('dialog .note').waitFor();
  await page.waitForTimeout(200);
  const rows = await page
    .locator('[data-figures="outcomes"] [data-figure]')
    .evaluateAll((all) => all.map((row) => [row.getAttribute('data-figure')!, Number(row.querySelector('td')!.textContent)]));
  await page.keyboard.press('Escape');
  return Object.fromEntries(rows);
}
const newDeal = (page: Page): Promise<void> =>
  page
    .locator('.deal')
    .click()
    .then(() => page.getByRole('button', { name: 'Новый расклад' }).last().click())
    .then(() => still(page));

/** Lays a game before the player that lacks only its last move, as a page before this one would have kept it. */
async function nearlyWon(page: Page): Promise<void> {
  const play = await playOf(WIN);
  await open(page, { record: play.recordOf(play.moves.length - 1) });
  await page.waitForTimeout(200);
  await page.evaluate(async () => {
    const began = '2026-11-30T10:00:00.000Z';
    const base = await new Promise<IDBDatabase>((done, fail) => {
      const opening = indexedDB.open('pasyans');
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(opening.error);
    });
    const games = base.transaction('games', 'readwrite').objectStore('games');
    const kept = await new Promise<string>((done) => {
      const reading = games.get('current');
      reading.onsuccess = () => done(reading.result);
    });
    const game = JSON.parse(kept);
    games.put(JSON.stringify({ ...game, sitting: { ...game.sitting, origin: 'deal', began, seconds: 600 } }), 'current');
    await new Promise((done) => {
      games.transaction.oncomplete = done;
    });
    base.close();
    localStorage.clear();
  });
  await page.reload();
  await still(page);
}
async function makeMove(page: Page, move: string): Promise<void> {
  const action = page.locator(`[data-action="${move}"]`);
  if ((await action.count()) > 0) {
    await action.click();
    return;
  }
  const [from = '', rest = ''] = move.split('>');
  const [to = '', n = '1'] = rest.split('*');
  await page.locator(`[data-pile="${from}"]`).press('Enter');
  for (let i = 1; i < Number(n); i++) await page.keyboard.press('+');
  await page.locator(`[data-pile="${to}"]`).press('Enter');
}

const hintsKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        indexedDB.open('pasyans').onsuccess = ({ target }) => {
          const base = (target as IDBOpenDBRequest).result;
          const reading = base.transaction('games').objectStore('games').get('current');
          reading.onsuccess = () => {
            base.close();
            done(JSON.parse(reading.result).sitting.hints);
          };
        };
      }),
  );

test('Simple-Solitaire#182: a game counts from its first move, and a deal left without one never', async ({ page }) => {
  await open(page, ROWS);
  expect(await outcomes(page)).toEqual({});
  await newDeal(page);
  await newDeal(page);
  expect(await outcomes(page)).toEqual({});
  await act(page, 'redeal');
  expect(await outcomes(page)).toEqual({ won: 0, alone: 0, lost: 0, 'given-up': 0, open: 1 });
});

test('Simple-Solitaire#158: closing the page loses nothing, and a game that can be gone back to is not given up', async ({
  page,
}) => {
  await open(page, ROWS);
  await act(page, 'redeal');
  await page.reload();
  await still(page);
  expect(await outcomes(page)).toMatchObject({ open: 1, 'given-up': 0 });
  await newDeal(page);
  await act(page, 'redeal');
  expect(await outcomes(page)).toMatchObject({ open: 2, 'given-up': 0 });
  await page.locator('.deal').click();
  await page.getByRole('button', { name: 'К прежней игре' }).last().click();
  expect(await outcomes(page)).toMatchObject({ open: 2, 'given-up': 0 });
  await newDeal(page);
  await act(page, 'redeal');
  expect(await outcomes(page)).toMatchObject({ open: 2, 'given-up': 1 });
});

test('Simple-Solitaire#39, Simple-Solitaire#63: a game is won once, however often its last move is made; its replay and its link never count', async ({
  page,
}) => {
  await nearlyWon(page);
  const play = await playOf(WIN);
  const last = play.moves.at(-1)!;
  for (let i = 0; i < 3; i++) {
    await makeMove(page, last);
    await still(page);
    await expect(page.locator('.victory')).toBeVisible();
    await undo(page);
  }
  expect(await outcomes(page)).toEqual({ won: 1, alone: 1, lost: 0, 'given-up': 0, open: 0 });
  // A link with somebody's moves, and the same deal once more.
  await open(page, { record: play.recordOf(play.moves.length - 1) });
  await makeMove(page, last);
  await still(page);
  expect(await outcomes(page)).toEqual({ won: 1, alone: 1, lost: 0, 'given-up': 0, open: 0 });
  // Dealt once more by its number, it counts not even as begun.
  await open(page, { record: play.recordOf(0) });
  await makeMove(page, play.moves[0]!);
  await still(page);
  expect(await outcomes(page)).toEqual({ won: 1, alone: 1, lost: 0, 'given-up': 0, open: 0 });
  await sheet(page, 'statistics');
  await expect(page.locator('[data-figure="share"]')).toContainText('100 %');
});

test('a win outlives a page that is killed in its moment', async ({ page, context }) => {
  await nearlyWon(page);
  const play = await playOf(WIN);
  const [from = '', to = ''] = play.moves.at(-1)!.replace(/\*.*/, '').split('>');
  await page.locator(`[data-pile="${from}"]`).press('Enter');
  await page.locator(`[data-pile="${to}"]`).evaluate((pile: HTMLElement) => pile.click());
  await page.close();
  const again = await context.newPage();
  await again.goto('./');
  await still(again);
  await expect(again.locator('[data-card]').first()).toBeAttached();
  expect(await outcomes(again)).toMatchObject({ won: 1, open: 0 });
});

const clock = (page: Page) => page.locator('[data-standing="clock"]');
const secondsShown = async (page: Page): Promise<number> => {
  const [minutes, seconds] = (await clock(page).textContent())!.split(':').map(Number);
  return minutes! * 60 + seconds!;
};

test('lsol#12: the clock is off until it is wanted, and can be put away again', async ({ page }) => {
  await open(page, ROWS);
  await expect(clock(page)).toHaveCount(0);
  await settings(page, 'Часы', 'показывать');
  await expect(clock(page)).toHaveText('0:00');
  await settings(page, 'Часы', 'не показывать');
  await expect(clock(page)).toHaveCount(0);
});

test('PySolFC#583, PySolFC#160: paused, the cards are covered and cannot be moved, and the clock stands still; in dialogs too', async ({
  page,
}) => {
  await open(page, ROWS);
  await settings(page, 'Часы', 'показывать');
  await page.waitForTimeout(1200);
  // Nobody has moved yet.
  expect(await secondsShown(page)).toBe(0);
  await clickMove(page, 'r2c7', 'r1c2');
  await expect.poll(() => secondsShown(page)).toBeGreaterThanOrEqual(1);
  await sheet(page, 'pause');
  const before = await secondsShown(page);
  await page.waitForTimeout(2200);
  expect(await secondsShown(page)).toBe(before);
  // What lies behind is covered whole and takes no press.
  const cover = await page.evaluate(() => {
    const veil = getComputedStyle(document.querySelector('dialog[open]')!, '::backdrop');
    return veil.backgroundImage;
  });
  expect(cover).toContain('radial-gradient');
  expect(cover).not.toContain('rgba');
  await page.mouse.click(40, 200);
  expect(await movesMade(page)).toBe(1);
  if ((await page.locator('dialog[open]').count()) > 0) await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect.poll(() => secondsShown(page)).toBeGreaterThan(before);
  await page.locator('.gear').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  const inDialog = await secondsShown(page);
  await page.waitForTimeout(1500);
  expect(await secondsShown(page)).toBe(inDialog);
});

test('the clock stops on a hidden page and goes on after a reload where it stood', async ({ page }) => {
  await open(page, ROWS);
  await settings(page, 'Часы', 'показывать');
  await clickMove(page, 'r2c7', 'r1c2');
  await expect.poll(() => secondsShown(page)).toBeGreaterThanOrEqual(2);
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  const before = await secondsShown(page);
  await page.waitForTimeout(1500);
  expect(await secondsShown(page)).toBe(before);
  await page.reload();
  await still(page);
  expect(await secondsShown(page)).toBeGreaterThanOrEqual(before);
});

test('PySolFC#571: the whole of the statistics is there on a phone, and each figure says what it is of', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, ROWS);
  await act(page, 'redeal');
  await sheet(page, 'statistics');
  const tables = page.locator('dialog table');
  await expect(tables.first()).toBeVisible();
  for (const table of await tables.all()) {
    expect((await table.locator('caption').textContent())!.length).toBeGreaterThan(10);
    await table.scrollIntoViewIfNeeded();
    const box = (await table.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  }
});

test('house rules have figures of their own', async ({ page }) => {
  await open(page, ROWS);
  await act(page, 'redeal');
  await sheet(page, 'statistics');
  await expect(page.locator('[data-figures="outcomes"]')).toBeVisible();
  const house = page.locator('select').nth(1);
  const options = await house.locator('option').count();
  let found = 0;
  for (let i = 1; i < options; i++) {
    await house.selectOption({ index: i });
    found += await page.locator('[data-figures="outcomes"]').count();
  }
  expect(found).toBe(1);
});

test('PySolFC#291: a hint that was given is counted, and one that found nothing is not', async ({ page }) => {
  await nearlyWon(page);
  await page.locator('[data-do="hint"]').click();
  await page.locator('[data-do="play-hint"]').click();
  await still(page);
  expect(await outcomes(page)).toMatchObject({ won: 1, alone: 0 });
  // One move before no move is left: nothing can be found.
  let record = 'pasyans 1\ngame black-hole\ndeal 5\nmoves\n';
  for (;;) {
    const play = await playOf(record);
    const [next] = play.legal(play.moves.length);
    if (next === undefined) {
      record = play.recordOf(play.moves.length - 1);
      break;
    }
    record += `${next}\n`;
  }
  await open(page, { record });
  await page.locator('[data-do="hint"]').click();
  await expect(message(page)).toContainText('выиграть уже нельзя');
  await page.waitForTimeout(300);
  expect(await hintsKept(page)).toBe(0);
});
