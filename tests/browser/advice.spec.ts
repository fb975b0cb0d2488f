// The adviser on the screen: the lamp's words, hints that win, fair hints, where it was lost, and searches that end in time.

import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { message, movesMade, open, settings, still, undo } from './hands.ts';
import { lostGame } from './plays.ts';

const lamp = (page: Page) => page.locator('[data-standing="lamp"]');
const press = (page: Page, deed: string): Promise<void> => page.locator(`[data-do="${deed}"]`).click();
const LONG = { timeout: 50_000 };

test('the lamp is on, says what it knows, keeps its verdict along a hint, and is switched off in the settings', async ({
  page,
}) => {
  await open(page, { game: 'freecell', deal: 5 });
  await expect(lamp(page)).toHaveText('can be won', LONG);
  await press(page, 'hint');
  for (const made of [1, 2, 3]) {
    await press(page, 'play-hint');
    await expect.poll(() => movesMade(page)).toBe(made);
    await expect(lamp(page)).toHaveText('can be won');
    // Known from the line: no thread has searched for it.
    expect(page.workers()).toHaveLength(0);
  }
  await undo(page);
  await expect(lamp(page)).toHaveText('can be won');
  await settings(page, 'Can it still be won', 'only when asked');
  await expect(lamp(page)).toHaveCount(0);
});

test('where cards are hidden the lamp says that it sees them', async ({ page }) => {
  await open(page, { game: 'prussian', deal: 1 });
  await expect(lamp(page)).toHaveText('seeing all cards: can be won', LONG);
});

test('a fair hint tells how sure it is, and looks under the cards only when asked to', async ({ page }) => {
  await open(page, { game: 'prussian', deal: 1 });
  await press(page, 'hint');
  await expect(message(page)).toContainText('Best by what you have seen', LONG);
  await expect(message(page)).toContainText(/laid at random 12 times; \d+ of these/);
  await expect(message(page)).not.toContainText('under the hidden cards');
  await press(page, 'look-under');
  await expect(message(page)).toContainText('This leads to a win', LONG);
  await expect(message(page)).toContainText('Found by looking under the hidden cards.');
  await press(page, 'close-hint');
  await expect(message(page)).toBeEmpty();
});

test('whoever goes on with an answer by keys stays in it', async ({ page }) => {
  await open(page, { game: 'prussian', deal: 1 });
  await press(page, 'hint');
  await page.locator('[data-do="look-under"]').waitFor(LONG);
  await page.locator('[data-do="look-under"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-do="look-under"]')).toHaveCount(0);
  await expect(page.locator('[data-do="play-hint"], [data-do="seek-loss"]').first()).toBeVisible(LONG);
  await expect(page.locator('.message button:focus')).toHaveCount(1);
});

test('a search that is waited for shows how far it is and can be cancelled', async ({ page }) => {
  await open(page, { game: 'spider', deal: 5 });
  await press(page, 'hint');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => page.workers().length).toBe(1);
  await expect
    .poll(() => page.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value), LONG)
    .toBeGreaterThan(0);
  await press(page, 'cancel');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('a lost deal is told with its proof, and where it was lost can be asked', async ({ page }) => {
  await open(page, { game: 'dolgy-hard', deal: 50 });
  await expect(lamp(page)).toHaveText('cannot be won in this attempt (proved)', LONG);
  await press(page, 'hint');
  await expect(message(page)).toContainText('In this attempt it cannot be won any more', LONG);
  await press(page, 'seek-loss');
  await expect(message(page)).toContainText('could not be won from its start', LONG);
});

test('after a loss the last position that could be won is named, its line is shown, and one can go back there', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { record, made } = await lostGame('gallery', 5);
  await open(page, { record });
  expect(await movesMade(page)).toBe(made);
  await expect(message(page)).toContainText('No moves are left');
  await press(page, 'seek-loss');
  await expect(message(page)).toContainText('it could still be won', LONG);
  const said = (await message(page).textContent()) ?? '';
  const won = Number(/After move (\d+) it could still/.exec(said)?.[1] ?? 0);
  expect(won).toBeLessThan(made);
  await press(page, 'show-line');
  await expect(page.locator('[data-standing="line"]')).toHaveText(/A line that wins: move 0 of \d+/);
  await page.keyboard.press('End');
  await expect(page.locator('.board')).toHaveClass(/won/);
  await page.keyboard.press('Escape');
  expect(await movesMade(page)).toBe(made);
  await press(page, 'back-to-win');
  expect(await movesMade(page)).toBe(won);
  await expect(lamp(page)).toHaveText('seeing all cards: can be won');
});

test('giving up asks the same', async ({ page }) => {
  await open(page, { game: 'prussian', deal: 1 });
  await press(page, 'hint');
  await expect(page.locator('[data-do="play-hint"]')).toBeVisible(LONG);
  await press(page, 'play-hint');
  await expect.poll(() => movesMade(page)).toBe(1);
  await page.locator('.head .deal').click();
  await press(page, 'give-up');
  await expect(message(page)).toContainText(/It is not lost|could still be won/, LONG);
});

test('another game, a hidden page and a closed tab end the search', async ({ page, context }) => {
  await settingsOff(page);
  await open(page, { game: 'spider', deal: 5 });
  await press(page, 'hint');
  await expect.poll(() => page.workers().length).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.head .new').click();
  await expect.poll(() => page.workers().length).toBe(0);
  await press(page, 'hint');
  await expect.poll(() => page.workers().length).toBe(1);
  const [worker] = page.workers();
  const ended = worker!.waitForEvent('close');
  await page.close();
  await ended;
  expect(context.pages()).toHaveLength(0);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 800],
] as const)
  test(`what is said and the line that is shown keep to the rules of accessibility at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, { game: 'prussian', deal: 1 });
    await press(page, 'hint');
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.waitForTimeout(300);
    await expectNoFaults(page);
    await page.locator('[data-do="look-under"]').click(LONG);
    await expect(page.locator('[data-do="show-line"]')).toBeVisible(LONG);
    await expectNoFaults(page);
    await press(page, 'show-line');
    await expect(page.locator('[data-line="play"]')).toBeFocused();
    await still(page);
    await expectNoFaults(page);
  });

/** With the lamp off only what is asked for is searched. */
async function settingsOff(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('pasyans.lamp', 'off'));
}
