// Hands: looking at covered cards, one-tap moves, cards that go by themselves, a pointer that is taken away.

import { expect, type Page, test } from '@playwright/test';
import { cardsOf, GALLERY, movesMade, open, pile, ROWS, settings, spotOn, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

const LONG_MS = 450;
const looked = (page: Page) => page.locator('.peek');

test('a covered open card is shown whole while it is pressed long, and the press then does nothing', async ({ page }) => {
  await open(page, { game: 'freecell', deal: 17 });
  const spot = await spotOn(page, 't1', 3);
  const face = (await cardsOf(page, 't1')).at(-3)!;
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await expect(looked(page)).toHaveAttribute('data-peek', face);
  await page.mouse.up();
  await expect(looked(page)).toHaveCount(0);
  await expect(page.locator('.message')).toBeEmpty();
  await expect(page.locator('[data-held="true"]')).toHaveCount(0);
});

test('a long look ends when the pointer moves more than four pixels', async ({ page }) => {
  await open(page, { game: 'freecell', deal: 17 });
  const { x, y } = await spotOn(page, 't1', 3);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(looked(page)).toHaveCount(1);
  await page.mouse.move(x + 3, y);
  await expect(looked(page)).toHaveCount(1);
  await page.mouse.move(x + 6, y);
  await expect(looked(page)).toHaveCount(0);
  await page.mouse.up();
  await still(page);
  // A press that moves before its time is a drag and never a look.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y);
  await page.waitForTimeout(LONG_MS + 100);
  await expect(looked(page)).toHaveCount(0);
  await page.mouse.up();
  expect(await movesMade(page)).toBe(0);
});

test('the middle button looks at once; the outermost card and a hidden one show nothing', async ({ page }) => {
  await open(page, { game: 'klondike', deal: 17 });
  for (const outer of [1, 2]) {
    const hidden = await spotOn(page, 't7', outer);
    await page.mouse.move(hidden.x, hidden.y);
    await page.mouse.down({ button: 'middle' });
    await expect(looked(page)).toHaveCount(0);
    await page.mouse.up({ button: 'middle' });
  }
  await open(page, { game: 'freecell', deal: 17 });
  const { x, y } = await spotOn(page, 't2', 4);
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'middle' });
  await expect(looked(page)).toHaveAttribute('data-peek', (await cardsOf(page, 't2')).at(-4)!);
  await page.mouse.up({ button: 'middle' });
  await expect(looked(page)).toHaveCount(0);
});

test('very small cards can be looked at even uncovered', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, { game: 'potocki-jewell', deal: 17 });
  const { x, y } = await spotOn(page, 'r2c3');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(looked(page)).toHaveAttribute('data-peek', (await cardsOf(page, 'r2c3'))[0]!);
  expect((await looked(page).boundingBox())!.width).toBeGreaterThanOrEqual(120);
  await page.mouse.up();
});

test('Modern-Apps#469: with one-tap moves a press sends a card where it fits best, and elsewhere takes it up', async ({
  page,
}) => {
  await open(page, ROWS);
  await settings(page, 'Нажатие на карту', 'кладёт, куда лучше всего');
  const { x, y } = await spotOn(page, 'r2c7');
  await page.mouse.click(x, y);
  await still(page);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
  expect(await movesMade(page)).toBe(1);
  const other = await spotOn(page, 'r1c9');
  await page.mouse.click(other.x, other.y);
  expect(await movesMade(page)).toBe(1);
  await expect(pile(page, 'r1c9')).toHaveAttribute('aria-pressed', 'true');
});

test('cards in the air lie down when the pointer is taken away, and the next drag works', async ({ page }) => {
  await open(page, ROWS);
  const { x, y } = await spotOn(page, 'r2c7');
  for (const end of ['lostpointercapture', 'pointercancel']) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 20, { steps: 3 });
    await expect(page.locator('.card.carried')).toHaveCount(1);
    await page.locator('.board').evaluate((board, type) => {
      board.dispatchEvent(new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true }));
    }, end);
    await still(page);
    await expect(page.locator('[data-held="true"]')).toHaveCount(0);
    await page.mouse.up();
    expect(await movesMade(page)).toBe(0);
  }
});

test('all cards that fit go to the foundations by themselves when that is set, but not again after an undo', async ({ page }) => {
  await open(page, GALLERY);
  await settings(page, 'Сами на базовые стопки идут', 'все, что подходят');
  const home = await spotOn(page, 'x2');
  await page.mouse.dblclick(home.x, home.y);
  // Until nothing more goes: between two moves there is a quarter of a second at most, and a busy machine may need longer.
  let made = -1;
  await expect
    .poll(
      async () => {
        const before = made;
        made = await movesMade(page);
        return made > 1 && made === before;
      },
      { intervals: [700] },
    )
    .toBe(true);
  await page.keyboard.press('Control+z');
  await page.waitForTimeout(400);
  // What has gone by itself goes back with the move that it followed.
  expect(await movesMade(page)).toBe(0);
});

test('only what cannot be needed any more goes by itself when that is set', async ({ page }) => {
  await open(page, { game: 'freecell', deal: 1 });
  await settings(page, 'Сами на базовые стопки идут', 'безвредные');
  // An ace is always safe: dig the first one out by moving what lies on it to cells.
  const column = await page.evaluate(() => {
    const aces = [...document.querySelectorAll('[data-card^="A"]')].map((card) => {
      const at = card.getAttribute('data-at')!;
      const size = document.querySelectorAll(`[data-at="${at}"]`).length;
      return { at, covered: size - 1 - Number(card.getAttribute('data-index')) };
    });
    return aces.sort((a, b) => a.covered - b.covered)[0]!;
  });
  expect(column.covered).toBeLessThanOrEqual(4);
  for (let i = 0; i < column.covered; i++) {
    const { x, y } = await spotOn(page, column.at);
    await page.mouse.click(x, y);
    const cell = page.locator('.pile.lit').filter({ has: page.locator('.spot') });
    const names = await cell.evaluateAll((all) => all.map((one) => one.getAttribute('data-pile')!));
    const to = names.find((name) => name.startsWith('c')) ?? names[0]!;
    const goal = await spotOn(page, to);
    await page.mouse.click(goal.x, goal.y);
  }
  await expect.poll(() => movesMade(page)).toBeGreaterThan(column.covered);
});
