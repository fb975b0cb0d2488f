// Accessibility rules of axe-core over the table and every dialog.

import { expect, test } from '@playwright/test';
import { expectNoFaults, expectNoFaultsInDialogs } from './axe.ts';
import { GALLERY, lampOut, open, pile } from './hands.ts';
import { gamesWon, lostGame, playOf, wonRecord } from './plays.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

test.describe('accessibility', () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
  ] as const)
    test(`axe finds nothing at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, GALLERY);
      await page.waitForTimeout(300);
      await expectNoFaults(page);
      await expectNoFaultsInDialogs(page, ['.name', '.deal', '.gear'], ['lines', 'statistics', 'days', 'pause', 'files']);
    });

  for (const [width, height] of [
    [320, 568],
    [1024, 768],
  ] as const)
    test(`axe finds nothing in the middle of games, in the book and in table mode: ${width} × ${height}`, async ({ page }) => {
      test.setTimeout(180_000);
      await lampOut(page);
      await page.setViewportSize({ width, height });
      for (const game of gamesWon) {
        const play = await playOf(wonRecord(game));
        for (const part of [0.35, 0.6, 0.9]) {
          await open(page, { record: play.recordOf(Math.floor(play.moves.length * part)) });
          await page.keyboard.press('Escape');
          await expectNoFaults(page);
        }
        await expectNoFaultsInDialogs(page, [], ['book', 'laying']);
      }
    });

  test('axe finds nothing in a line that is shown, in the table in words, after a loss and after a win', async ({ page }) => {
    await lampOut(page);
    const play = await playOf(wonRecord('dolgy'));
    await open(page, { record: play.recordOf(play.moves.length) });
    await expect(page.locator('.victory')).toBeVisible();
    await page.waitForTimeout(1500);
    await expectNoFaults(page);
    await open(page, { record: (await lostGame('black-hole', 17)).record });
    await expect(page.locator('[data-do="seek-loss"]')).toBeVisible();
    await expectNoFaults(page);
    await open(page, { record: play.recordOf(play.moves.length - 5) });
    await page.locator('[data-do="hint"]').click();
    await page.locator('[data-do="show-line"]').click({ timeout: 20_000 });
    await expect(page.locator('.bar.player')).toBeVisible();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('KeyW');
    await expect(page.locator('[data-words]').first()).toBeAttached();
    await expectNoFaults(page);
  });

  test('where the system forces its colours places, cards in hand and dialogs still have edges', async ({ page }) => {
    await lampOut(page);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    await open(page, { game: 'dolgy', deal: 17 });
    const style = (
      selector: string,
      name: 'boxShadow' | 'outlineStyle' | 'backgroundColor' | 'borderTopStyle',
    ): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((one, what) => getComputedStyle(one)[what], name);
    expect(await style('.felt', 'backgroundColor')).toBe('rgb(4, 33, 31)');
    expect(await style('.spot', 'boxShadow')).not.toBe('none');
    await pile(page, 'r2c7').press('Space');
    expect(await style('.card[data-held="true"]', 'outlineStyle')).toBe('solid');
    expect(await style('.lit .ring', 'outlineStyle')).toBe('solid');
    await page.keyboard.press('KeyS');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await style('dialog[open]', 'borderTopStyle')).toBe('solid');
    await expectNoFaults(page);
  });
});
