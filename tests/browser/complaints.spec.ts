// Complaints of players of other programs about hands, keys and looks, as tests named by their threads; the list:
// docs/COMPLAINTS.md.

import { expect, type Page, test } from '@playwright/test';
import {
  act,
  cardsOf,
  clickMove,
  dragMove,
  lampOut,
  message,
  movesMade,
  open,
  ROWS,
  settings,
  spotOn,
  still,
  undo,
} from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });
test.beforeEach(({ page }) => lampOut(page));

const SPIDER = { game: 'mendelev-spider', deal: 17 } as const;
/** All cards at rest: which lies where. */
const picture = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card')]
      .map(({ dataset, style }) => [dataset.card, dataset.at, dataset.index, style.transform, style.zIndex].join(' '))
      .sort(),
  );

test('PySolFC#252: the last places of a row take a card that is dropped on them, in a wide window and on a phone', async ({
  page,
}) => {
  for (const size of [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await open(page, { game: 'gallery', deal: 17 });
    // Each place answers where it is drawn: what a press at its middle finds is itself.
    const wrong = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.pile')].flatMap((pile) => {
        const { x, y, width, height } = pile.getBoundingClientRect();
        const found = document.elementFromPoint(x + width / 2, y + height / 2)?.closest<HTMLElement>('.pile');
        return found === pile ? [] : [`${pile.dataset.pile} is covered by ${found?.dataset.pile}`];
      }),
    );
    expect(wrong).toEqual([]);
  }
});

test('Modern-Apps#505, Modern-Apps#511, Modern-Apps#628: a drop with the pointer half a card off the place still counts', async ({
  page,
}) => {
  await open(page, ROWS);
  const from = await spotOn(page, 'r2c7');
  const to = await spotOn(page, 'r1c2');
  const { width } = (await page.locator('.card').first().boundingBox())!;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y);
  await page.mouse.move(to.x - width * 0.45, to.y, { steps: 3 });
  await page.mouse.up();
  await still(page);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
});

test('privacy-friendly-solitaire#22: a card keeps to the pixel where it was grabbed', async ({ page }) => {
  await open(page, ROWS);
  const { x, y } = await spotOn(page, 'r2c7');
  const card = page.locator('[data-at="r2c7"]');
  const before = (await card.boundingBox())!;
  await page.mouse.move(x + 9, y - 11);
  await page.mouse.down();
  await page.mouse.move(x + 59, y + 22, { steps: 4 });
  await expect
    .poll(async () => {
      const now = (await card.boundingBox())!;
      return [Math.round(now.x - before.x), Math.round(now.y - before.y)];
    })
    .toEqual([50, 33]);
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('PySolFC#118, BUG 219630, BUG 176318, BUG 160011, BUG 56637, BUG 169462: undo in the middle of a flight ends in the same picture', async ({
  page,
}) => {
  await open(page, SPIDER);
  const start = await picture(page);
  for (const wait of [0, 60]) {
    await page.locator('[data-pile="stock"]').press('Space');
    await page.waitForTimeout(wait);
    await page.keyboard.press('Control+z');
    await still(page);
    expect(await picture(page), `${wait} ms in flight`).toEqual(start);
  }
});

test('PySolFC#362: a key in the middle of a deal ends it for the eye too: every card is drawn where it lies', async ({
  page,
}) => {
  await open(page, SPIDER);
  await page.keyboard.press('KeyN');
  await expect(page.locator('.card.moving').first()).toBeAttached();
  const apart = await page.evaluate(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    const board = document.querySelector('.board')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.card')].filter((card) => {
      const { e, f } = new DOMMatrix(card.style.transform);
      const { x, y } = card.getBoundingClientRect();
      return Math.abs(x - board.x - e) > 1 || Math.abs(y - board.y - f) > 1;
    }).length;
  });
  expect(apart).toBe(0);
});

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('lichess-org/chessground#296, Checkora#2366, matchimals.fun#76: a drag of 300 pixels scrolls nothing and loses no card', async ({
    page,
  }) => {
    await open(page, ROWS);
    const { x, y } = await spotOn(page, 'r2c7');
    const device = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0): Promise<unknown> =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + by }] });
    await touch('touchStart');
    for (let by = 25; by <= 300; by += 25) await touch('touchMove', by);
    await expect(page.locator('.card.carried')).toHaveCount(1);
    expect(await page.evaluate(() => [scrollX, scrollY, visualViewport?.offsetTop])).toEqual([0, 0, 0]);
    await touch('touchEnd');
  });
});

test.describe('with quick fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('PySolFC#417: two quick taps on the stock deal twice, and the page is not enlarged', async ({ page }) => {
    await open(page, { game: 'klondike', deal: 17 });
    const { x, y } = await spotOn(page, 'stock');
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await still(page);
    expect(await movesMade(page)).toBe(2);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

test('PySolFC#117, PySolFC#365, Simple-Solitaire#35, BUG 151921: a drag, two presses and a double press all work, without a mode to choose', async ({
  page,
}) => {
  await open(page, ROWS);
  await dragMove(page, 'r2c7', 'r1c2');
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
  await undo(page);
  await clickMove(page, 'r2c7', 'r1c2');
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
  // Home by a double press: a deal whose last card of the first column is an ace.
  const aces = 'AS AH AD AC';
  const rest = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].flatMap((rank) =>
    [...'SHDC'].map((suit) => rank + suit),
  );
  await open(page, { record: `pasyans 1\ngame freecell\npack ${rest.join(' ')} ${aces}\nmoves\n` });
  const { x, y } = await spotOn(page, 't1');
  await page.mouse.dblclick(x, y);
  await still(page);
  expect(await cardsOf(page, 'fs')).toEqual(['AS']);
});

test('Modern-Apps#469, Simple-Solitaire#143: one press moves a card where it fits, and it is told where it went', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('pasyans.press', 'best'));
  await open(page, ROWS);
  const { x, y } = await spotOn(page, 'r2c7');
  await page.mouse.click(x, y);
  await still(page);
  expect(await movesMade(page)).toBe(1);
  await expect(page.locator('.spoken')).toContainText(/десятка бубен/i);
});

test('PySolFC#333: a new deal is not beside undo, and leads back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, ROWS);
  await act(page, 'redeal');
  const [deal, back] = [await page.locator('.head .new').boundingBox(), await page.locator('[data-do="undo"]').boundingBox()];
  expect(Math.hypot(deal!.x - back!.x, deal!.y - back!.y)).toBeGreaterThan(150);
  await page.locator('.head .new').click();
  await expect(page.locator('.deal')).not.toContainText('17');
  await message(page).getByRole('button', { name: 'К прежней игре' }).press('Enter');
  await still(page);
  expect(await movesMade(page)).toBe(1);
});

test('PySolFC#427: the table is told pile by pile, and the focus stays on the table', async ({ page }) => {
  await open(page, ROWS);
  await page.locator('[data-pile="r2c7"]').focus();
  await page.keyboard.press('KeyT');
  await expect(page.locator('.spoken')).toContainText(/десятка бубен/i);
  await expect(page.locator('[data-pile="r2c7"]')).toBeFocused();
});

test('Modern-Apps#566, Simple-Solitaire#118: suits are told apart without their colours, and four colours can be had', async ({
  page,
}) => {
  await open(page, ROWS);
  const faces = () =>
    page
      .locator('.card')
      .evaluateAll((all) =>
        all.map(
          (card) => [card.getAttribute('data-card')!, decodeURIComponent((card as HTMLElement).style.backgroundImage)] as const,
        ),
      );
  // Without any colour the faces of one rank still differ.
  const grey = (image: string): string => image.replace(/#[0-9a-f]{3,8}/gi, '#');
  const sevens = (await faces()).filter(([name]) => name.startsWith('7')).map(([, image]) => grey(image));
  expect(new Set(sevens).size).toBe(4);
  const two = new Set(
    (await faces()).filter(([name]) => name.startsWith('7')).flatMap(([, image]) => image.match(/#[0-9a-f]{6}/gi)),
  );
  await settings(page, 'Цвета мастей', 'четыре');
  const four = new Set(
    (await faces()).filter(([name]) => name.startsWith('7')).flatMap(([, image]) => image.match(/#[0-9a-f]{6}/gi)),
  );
  expect(four.size).toBeGreaterThan(two.size);
});

test('PySolFC#116, PySolFC#577, BUG 161302, KPat 1aafceb: 104 cards are dealt within a second and a half, and then nothing runs: no thread, no motion', async ({
  page,
}) => {
  await open(page, SPIDER);
  await page.keyboard.press('KeyN');
  await expect(page.locator('.card.moving').first()).toBeAttached();
  const longest = await page.evaluate(() =>
    Math.max(...document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0))),
  );
  expect(longest).toBeLessThanOrEqual(1500);
  await still(page);
  await page.waitForTimeout(300);
  expect(page.workers()).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)).toBe(0);
});

test('PySolFC#375, PySolFC#233, PySolFC#235, BUG 211096: the language changes at once, on the table and in the rules', async ({
  page,
}) => {
  await open(page, ROWS);
  await page.locator('.gear').click();
  await page.getByRole('group', { name: 'Язык' }).getByText('English').click();
  await expect(page.locator('dialog h2')).toHaveText('Settings');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-standing="moves"]')).toHaveText('0 moves');
  await page.locator('.more').click();
  await page.locator('[data-open="book"]').click();
  await expect(page.locator('dialog .book-title, dialog h3').first()).toBeVisible();
  expect(await page.locator('dialog[open] .paper').first().textContent()).not.toMatch(/[а-я]{4}/i);
});
