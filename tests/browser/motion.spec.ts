// Cards in motion: how long, how wished, and that nothing depends on it.

import { expect, type Page, test } from '@playwright/test';
import { cardCount, clickMove, open, pile, settings, spotOn, still } from './hands.ts';
import { playOf } from './plays.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

const SPIDER = { game: 'mendelev-spider', deal: 17 } as const;

/** Everything that is seen of the cards at rest. */
const picture = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.card')]
      .map(({ dataset, style }) =>
        [dataset.card, dataset.at, dataset.index, dataset.held, style.transform, style.zIndex, style.backgroundImage.length].join(
          ' ',
        ),
      )
      .sort(),
  );

const running = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);

test('PySolFC#118, BUG 219630, BUG 176318, BUG 160011, BUG 56637, BUG 169462: undo, redo, hint or a new deal at any moment of a flight ends in the same picture as after it', async ({
  page,
}) => {
  const deal = async (): Promise<void> => {
    await page.locator('[data-pile="stock"]').focus();
    await page.keyboard.press('Space');
  };
  await open(page, SPIDER);
  const start = await picture(page);
  await deal();
  await still(page);
  const dealt = await picture(page);
  expect(dealt).not.toEqual(start);
  for (const wait of [0, 16, 90, 210]) {
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(wait);
    await page.keyboard.press('Control+y');
    await page.waitForTimeout(wait);
    await page.keyboard.press('Control+z');
    await page.waitForTimeout(wait);
    await page.locator('[data-do="hint"]').click();
    await still(page);
    expect(await picture(page), `undo, ${wait} ms in flight`).toEqual(start);
    await page.keyboard.press('Control+y');
    await page.waitForTimeout(wait);
    await page.keyboard.press('KeyN');
    await page.waitForTimeout(wait);
    // By a key, which does not wait until the message stands still as a pointer would: it is there for a few seconds only.
    await page.locator('.message').getByRole('button', { name: 'К прежней игре' }).press('Enter');
    await still(page);
    expect(await picture(page), `a new deal, ${wait} ms in flight`).toEqual(dealt);
  }
  expect(await cardCount(page)).toBe(104);
});

for (const speed of ['обычное', 'быстрое', 'медленное'] as const)
  test(`PySolFC#577, PySolFC#362: a deal takes at most a second and a half: motion ${speed}`, async ({ page }) => {
    await open(page, SPIDER);
    await settings(page, 'Движение карт', speed);
    await page.evaluate(() => {
      const flown: number[] = [];
      Object.assign(window, { flown });
      new MutationObserver(() => {
        for (const { style } of document.querySelectorAll<HTMLElement>('.card.moving'))
          flown.push(Number.parseFloat(style.transitionDelay) + Number.parseFloat(style.transitionDuration));
      }).observe(document.querySelector('.board')!, { subtree: true, attributes: true, attributeFilter: ['class'] });
    });
    await page.keyboard.press('KeyN');
    await still(page);
    const longest = await page.evaluate(() => Math.max(...(window as unknown as { flown: number[] }).flown));
    expect(longest).toBeLessThanOrEqual(1500);
    expect(longest).toBeGreaterThan(200);
  });

test('any press or key ends a deal at once', async ({ page }) => {
  await open(page, SPIDER);
  await settings(page, 'Движение карт', 'медленное');
  for (const input of ['keydown', 'pointerdown'] as const) {
    // Watched and answered inside the page: from outside a busy machine may look only when the cards lie again.
    const flying = page.evaluate(
      (type) =>
        new Promise<[number, number]>((done) => {
          const flown = (): number => document.querySelectorAll('.card.moving').length;
          const look = (): void => {
            const before = flown();
            if (before === 0) {
              requestAnimationFrame(look);
              return;
            }
            document.body.dispatchEvent(new Event(type, { bubbles: true }));
            done([before, flown()]);
          };
          look();
        }),
      input,
    );
    await page.keyboard.press('KeyN');
    const [before, after] = await flying;
    expect(before, input).toBeGreaterThan(10);
    expect(after, input).toBe(0);
  }
});

for (const way of ['the setting', 'the system'] as const)
  test(`no card flies when ${way} wants stillness`, async ({ page }) => {
    if (way === 'the system') await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, SPIDER);
    if (way === 'the setting') await settings(page, 'Движение карт', 'нет');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((all) => {
        for (const { target } of all) if ((target as Element).classList.contains('moving')) seen.push('moved');
      }).observe(document.querySelector('.board')!, { subtree: true, attributes: true, attributeFilter: ['class'] });
    });
    const { x, y } = await spotOn(page, 'stock');
    await page.mouse.click(x, y);
    await page.keyboard.press('KeyN');
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    expect(await running(page)).toBe(0);
  });

test('a win is a short joy that ends by itself and can be skipped', async ({ page }) => {
  const { readFileSync } = await import('node:fs');
  const play = await playOf(readFileSync(new URL('../data/wins/dolgy.txt', import.meta.url), 'utf8'));
  await open(page, { record: play.recordOf(play.moves.length - 1) });
  const [from, to] = play.moves.at(-1)!.split('>');
  await clickMove(page, from!, to!);
  await expect(page.locator('#victory-title')).toBeVisible();
  await page.keyboard.press('Shift');
  const dancing = (): Promise<number> =>
    page
      .locator('.board')
      .evaluate((board) => board.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length);
  expect(await dancing()).toBe(0);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await expect.poll(() => running(page), { timeout: 5000 }).toBe(0);
  await expect(pile(page, 'r1c1')).toBeAttached();
});
