// What hands and eyes expect of cards: a back of one's own choice, a drop where most of the card lies, a look into a full fan.

import { expect, type Page, test } from '@playwright/test';
import { cardsOf, lampOut, open, pile, settings, spotOn, still } from './hands.ts';
import { playOf, wonRecord } from './plays.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });
test.beforeEach(({ page }) => lampOut(page));

const BACKS = ['Решётка', 'Чешуя', 'Звёзды'] as const;
/** The pictures of all cards that lie face down. */
const backs = (page: Page): Promise<string[]> =>
  page
    .locator('[data-card=""]')
    .evaluateAll((all) => [...new Set(all.map((card) => (card as HTMLElement).style.backgroundImage))]);

test('the three backs are three pictures, every hidden card has the chosen one, and it is kept', async ({ page }) => {
  await open(page, { game: 'klondike', deal: 17 });
  const seen = new Set<string>();
  for (const name of BACKS) {
    await settings(page, 'Рубашка', name);
    const pictures = await backs(page);
    expect(pictures, name).toHaveLength(1);
    await page.reload();
    await still(page);
    expect(await backs(page), `${name} after a reload`).toEqual(pictures);
    seen.add(pictures[0]!);
  }
  expect(seen.size).toBe(BACKS.length);
});

for (const [near, share] of [
  ['c1', 0.35],
  ['c2', 0.65],
] as const)
  test(`of two places that a card may go to it goes to the one that it covers more: ${near}`, async ({ page }) => {
    await open(page, { game: 'freecell', deal: 17 });
    const [card] = (await cardsOf(page, 't1')).slice(-1);
    const from = await spotOn(page, 't1');
    const [a, b] = [(await pile(page, 'c1').boundingBox())!, (await pile(page, 'c2').boundingBox())!];
    // The cells lie side by side: this far on the way from the first to the second the card covers parts of both.
    const corner = { x: a.x + (b.x - a.x) * share, y: a.y };
    const end = { x: corner.x + a.width / 2, y: corner.y + a.height / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 12, from.y - 12);
    await page.mouse.move(end.x + from.x - from.middle.x, end.y + from.y - from.middle.y, { steps: 3 });
    await expect(page.locator('.pile.over')).toHaveAttribute('data-pile', near);
    await page.mouse.up();
    await still(page);
    expect(await cardsOf(page, near)).toEqual([card]);
    expect(await cardsOf(page, near === 'c1' ? 'c2' : 'c1')).toEqual([]);
  });

test('a fan longer than its room tells how many cards lie squared up, and a look shows all of them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, { record: (await playOf(wonRecord('tomb'))).recordOf(69) });
  const squared = page.locator('.squared').first();
  const name = (await squared.locator('xpath=..').getAttribute('data-pile'))!;
  const cards = await cardsOf(page, name);
  const shown = await page
    .locator(`[data-at="${name}"]`)
    .evaluateAll((all) => new Set(all.map((card) => (card as HTMLElement).style.transform)).size);
  expect(Number(await squared.locator('.count').getAttribute('data-sign'))).toBe(cards.length - shown + 1);
  const { x, y, width } = (await squared.boundingBox())!;
  await page.mouse.move(x + width / 2, y + 4);
  await page.mouse.down();
  await expect(page.locator('.peek-fan [data-peek]')).toHaveCount(cards.length);
  expect(
    await page.locator('.peek-fan [data-peek]').evaluateAll((all) => all.map((one) => one.getAttribute('data-peek'))),
  ).toEqual(cards);
  const panel = (await page.locator('.peek-fan').boundingBox())!;
  expect(Math.min(panel.x, panel.y)).toBeGreaterThanOrEqual(0);
  expect(panel.x + panel.width).toBeLessThanOrEqual(320);
  await page.mouse.up();
  await expect(page.locator('.peek')).toHaveCount(0);
  await expect(page.locator('[data-held="true"]')).toHaveCount(0);
});

test('PySolFC#211: the last three cards of the waste show rank and suit, in every window', async ({ page }) => {
  for (const size of [
    { width: 320, height: 568 },
    { width: 844, height: 390 },
    { width: 1024, height: 768 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('about:blank');
    await open(page, { game: 'klondike', deal: 17 });
    for (let deals = 0; deals < 3; deals++) await page.locator('[data-pile="stock"]').press('Space');
    await still(page);
    const lefts = await page
      .locator('[data-at="waste"]')
      .evaluateAll((all) =>
        all
          .sort((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
          .map((card) => card.getBoundingClientRect().x),
      );
    const [third, second, last] = lefts.slice(-3) as [number, number, number];
    expect(second - third).toBeGreaterThanOrEqual(12);
    expect(last - second).toBeGreaterThanOrEqual(12);
    expect(new Set(lefts.map(Math.round)).size).toBe(3);
    await expect(page.locator('[data-pile="waste"] .count')).toHaveAttribute('data-sign', String(lefts.length - 2));
  }
});
