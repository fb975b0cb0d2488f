// How the table looks: themes and faces with their contrast, the left hand, and messages out of the way in low windows.

import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults, expectNoFaultsInDialogs } from './axe.ts';
import { dragMove, GALLERY, message, open, pile, ROWS, settings, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

const root = (page: Page) => page.locator('html');

for (const theme of ['dark', 'light'] as const)
  test(`axe finds nothing in the ${theme} theme, on the table and in dialogs, with every face`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await open(page, GALLERY);
    await expect(root(page)).toHaveAttribute('data-theme', theme);
    await expectNoFaults(page);
    await dragMove(page, 'x1', 'g1.1');
    await message(page).getByRole('button', { name: 'Почему нельзя?' }).click();
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await settings(page, 'Рисунок карт', 'контрастные знаки');
    await expect(root(page)).toHaveAttribute('data-faces', 'contrast');
    await expectNoFaults(page);
    const sheets = ['book', 'lines', 'statistics', 'days', 'laying', 'pause', 'keys', 'asides', 'files'];
    await expectNoFaultsInDialogs(page, ['.name', '.deal', '.gear'], sheets);
    await page.locator('.more').click();
    await page.locator('[data-open="tutorial"]').click();
    await expect(page.locator('.tutor')).toBeVisible();
    await expectNoFaults(page);
  });

test('the theme follows the system until it is chosen, and is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, ROWS);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await settings(page, 'Оформление', 'светлое');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

test('faces: pictures, big signs and high contrast are three drawings', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, ROWS);
  const face = (): Promise<string> => page.locator('[data-card="QS"]').evaluate((card) => card.style.backgroundImage);
  const seen = new Set([await face()]);
  for (const name of ['крупные знаки', 'контрастные знаки']) {
    await settings(page, 'Рисунок карт', name);
    seen.add(await face());
  }
  expect(seen.size).toBe(3);
});

test('Simple-Solitaire#70: the left hand has stock and buttons on the left, and rows still run from left to right', async ({
  page,
}) => {
  await open(page, { game: 'klondike', deal: 17 });
  const x = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())!.x;
  const [stock, undo] = [await x('[data-pile="stock"]'), await x('[data-do="undo"]')];
  expect(stock).toBeLessThan(512);
  expect(undo).toBeGreaterThan(512);
  await settings(page, 'Какой рукой играете', 'левой');
  await still(page);
  expect(await x('[data-pile="stock"]')).toBeGreaterThan(512);
  expect(await x('[data-do="undo"]')).toBeLessThan(512);
  await open(page, ROWS);
  await expect.poll(() => x('[data-pile="r1c1"]')).toBeLessThan(await x('[data-pile="r1c2"]'));
});

test('in a low window a refusal stands beside the table and covers no card, however long it is', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, ROWS);
  await dragMove(page, 'r1c9', 'r2c2');
  await message(page).getByRole('button', { name: 'Почему нельзя?' }).click();
  await expect(message(page).getByRole('button', { name: 'Закрыть' })).toBeVisible();
  const told = (await message(page).boundingBox())!;
  const felt = (await page.locator('.felt').boundingBox())!;
  expect(told.x).toBeGreaterThanOrEqual(felt.x + felt.width - 1);
  expect(told.y).toBeGreaterThanOrEqual(0);
});

test('PySolFC#333: a new deal is nowhere beside undo, and can be taken back', async ({ page }) => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await open(page, ROWS);
    const near = await page.evaluate(() => {
      const middle = (element: Element): { x: number; y: number } => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const undo = middle(document.querySelector('[data-do="undo"]')!);
      return [...document.querySelectorAll('.page button:not(.pile)')]
        .filter((button) => button.getBoundingClientRect().width > 0)
        .map((button) => ({ button, at: middle(button) }))
        .sort((a, b) => Math.hypot(a.at.x - undo.x, a.at.y - undo.y) - Math.hypot(b.at.x - undo.x, b.at.y - undo.y))
        .slice(1, 3)
        .map(({ button }) => button.className);
    });
    expect(near).not.toContain('new');
    expect(near).not.toContain('deal');
  }
  await page.locator('.new').click();
  await expect(page.locator('.deal')).not.toContainText('17');
  await message(page).getByRole('button', { name: 'К прежней игре' }).click();
  await expect(page.locator('.deal')).toContainText('17');
  await expect(pile(page, 'r1c1')).toBeAttached();
});

for (const [locale, language] of [
  ['be-BY', 'ru'],
  ['kk-KZ', 'ru'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
] as const)
  test(`who comes with ${locale} is first met in ${language}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('.head')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await context.close();
  });
