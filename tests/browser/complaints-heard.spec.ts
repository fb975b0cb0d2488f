// Complaints about what is heard, where the focus goes and what turning the device does, as tests named by their threads; the
// list: docs/COMPLAINTS.md. accessiblesolitaire.com keeps a list of the faults of its own program.

import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { cardsOf, GALLERY, lampOut, movesMade, open, pile, ROWS, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });
test.beforeEach(async ({ page }) => {
  await lampOut(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** The games there are: the files that are neither lists nor loaders. */
const everyGame = readdirSync(new URL('../../src/games/', import.meta.url))
  .filter((file) => /^[a-z-]+\.ts$/.test(file) && !/^(?:index|loader|order)\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''));

interface Heard {
  heard: string[];
}
/** Notes every text that comes into a place that screen readers read out. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const place of document.querySelectorAll('.spoken, [role="status"]'))
      new MutationObserver(() => {
        const text = (place.textContent ?? '').trim();
        if (text !== '') heard.push(text);
      }).observe(place, { subtree: true, childList: true, characterData: true });
  });
}
/** What was heard since the last time; waits for something. */
async function heardNow(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate(() => (window as unknown as Heard).heard.length)).toBeGreaterThan(0);
  return page.evaluate(() => (window as unknown as Heard).heard.splice(0).join(' | '));
}

test('accessiblesolitaire.com: all news is heard: starting over, a new deal, and what was said just before', async ({ page }) => {
  await open(page, ROWS);
  await listen(page);
  await pile(page, 'r2c7').press('Space');
  expect(await heardNow(page)).toMatch(/десятка бубен/i);
  await pile(page, 'r1c2').press('Space');
  const moved = await heardNow(page);
  expect(moved).toMatch(/десятка бубен/i);
  await page.keyboard.press('KeyZ');
  const back = await heardNow(page);
  expect(back).toMatch(/отменён/);
  await page.keyboard.press('KeyY');
  expect(await heardNow(page)).toBe(moved);
  await page.locator('.deal').click();
  await page.getByRole('button', { name: 'Начать сначала' }).click();
  expect(await heardNow(page)).toMatch(/сначала/);
  await page.keyboard.press('KeyN');
  expect(await heardNow(page)).toMatch(/Расклад № \d/);
});

test('accessiblesolitaire.com: the same news twice in a row is heard twice', async ({ page }) => {
  await open(page, ROWS);
  await listen(page);
  // Of so many cards only the number is told: both times the same.
  await page.keyboard.press('KeyD');
  const first = await heardNow(page);
  await page.keyboard.press('KeyD');
  expect(await heardNow(page)).toBe(first);
  expect(await movesMade(page)).toBe(2);
  await page.keyboard.press('KeyA');
  const nothing = await heardNow(page);
  await page.keyboard.press('KeyA');
  expect(await heardNow(page)).toBe(nothing);
});

test('accessiblesolitaire.com: of all cards that go home by one key each is heard', async ({ page }) => {
  await open(page, GALLERY);
  await listen(page);
  const before = await movesMade(page);
  await page.keyboard.press('KeyA');
  const told = await heardNow(page);
  const sent = (await movesMade(page)) - before;
  expect(sent).toBeGreaterThan(1);
  // In this deal only threes can go; what they turn up is told too.
  expect(told.match(/тройка (?:пик|червей|бубен|треф)/gi)).toHaveLength(sent);
});

test('accessiblesolitaire.com: whatever is pressed, the focus is on the table or where it was, never on the menu and never nowhere', async ({
  page,
}) => {
  const where = (): Promise<string> =>
    page.evaluate(() => {
      const focused = document.activeElement;
      const parts: readonly (readonly [string, string])[] = [
        ['.more', 'the menu'],
        ['.board', 'the table'],
        ['.words', 'the table in words'],
        ['.message', 'the message'],
        ['.victory', 'the news'],
        ['.head', 'the head'],
      ];
      return parts.find(([part]) => focused?.closest(part))?.[1] ?? 'nowhere';
    });
  await open(page, { game: 'mendelev-spider', deal: 17 });
  await pile(page, 't3').focus();
  for (const key of [
    'KeyD',
    'KeyZ',
    'KeyY',
    'KeyA',
    'KeyT',
    'KeyV',
    'Escape',
    'Space',
    'Escape',
    'Digit1',
    'KeyZ',
    'KeyN',
    'KeyD',
  ]) {
    await page.keyboard.press(key);
    await still(page);
    expect(await where(), key).toBe('the table');
  }
  await page.keyboard.press('KeyW');
  await expect(page.locator('#words-moves')).toBeVisible();
  const moves = page.locator('.words .moves button');
  for (let i = 0; i < 3; i++) {
    await moves.first().press('Enter');
    expect(await where(), `move ${i + 1} in words`).toBe('the table in words');
  }
});

test('accessiblesolitaire.com: the device is turned in the middle of a game: cards, hand, moves and focus are what they were', async ({
  page,
}) => {
  const upright = { width: 390, height: 844 };
  await page.setViewportSize(upright);
  await open(page, ROWS);
  await pile(page, 'r2c7').press('Space');
  await pile(page, 'r1c2').press('Space');
  await pile(page, 'r1c9').press('Space');
  const held = page.locator('[data-held="true"]');
  await expect(held).toHaveCount(1);
  for (const size of [{ width: 844, height: 390 }, upright]) {
    await page.setViewportSize(size);
    await still(page);
    await expect(held).toHaveCount(1);
    await expect(pile(page, 'r1c9')).toBeFocused();
    expect(await movesMade(page)).toBe(1);
    expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('.card, .pile')]
              .map((element) => element.getBoundingClientRect())
              .filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight).length,
        ),
      )
      .toBe(0);
  }
});

for (const locale of ['ru-RU', 'en-GB'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test('accessiblesolitaire.com: no button is cut off on a phone, upright or on its side', async ({ page }) => {
      test.setTimeout(120_000);
      await open(page, ROWS);
      const all: string[] = [];
      for (const [width, height] of [
        [320, 568],
        [390, 844],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const game of everyGame) {
          await page.goto(`./#game=${game}&deal=17`);
          await expect(page).toHaveURL(({ hash }) => hash === '');
          await still(page);
          // What is told of the other game finds its place two frames after the table.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
          );
          const wrong = await page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('.page button:not(.pile)')]
              .filter((button) => button.getBoundingClientRect().width > 0)
              .filter((button) => {
                const { left, top, right, bottom } = button.getBoundingClientRect();
                const outside = left < 0 || top < 0 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
                // A name that is too long for its lines ends with dots, which is plain to see.
                const dots = button.matches('.name');
                const cut = [button, ...button.querySelectorAll('span')].some(
                  ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                    clientWidth > 0 && (scrollWidth > clientWidth + 1 || (scrollHeight > clientHeight + 1 && !dots)),
                );
                const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
                return outside || cut || !button.contains(found);
              })
              .map((button) => button.className || button.dataset.do || button.textContent),
          );
          all.push(...wrong.map((button) => `${button} of ${game} at ${width} × ${height}`));
        }
      }
      expect(all).toEqual([]);
    });
  });
