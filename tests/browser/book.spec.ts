// The rule book: opened from the menu and at a rule, complete, its examples played step by step, printed on A4.

import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { open, ROWS } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });

async function book(page: Page): Promise<void> {
  await page.locator('.more').click();
  await page.locator('[data-open="book"]').click();
  await expect(page.locator('.book-page')).toBeVisible();
}

test('the rule book has contents, a numbered table, every rule with its source, and our readings are marked', async ({
  page,
}) => {
  await open(page, ROWS);
  await book(page);
  const dialog = page.getByRole('dialog');
  // Four rows of fourteen places, each with the number of its group, which the legend explains.
  await expect(dialog.locator('.diagram [data-place]')).toHaveCount(56);
  await expect(dialog.locator('.diagram [data-place="r1c1"]')).toHaveText('1');
  await expect(dialog.locator('.legend tbody tr').first()).toContainText('r1c1');
  await expect(dialog.locator('#rule-king-zone')).toContainText('С. Долгий, описание, абз. 45, 53–54');
  await expect(dialog.locator('#rule-king-zone')).toBeAttached();
  expect(await dialog.locator('.entries cite.ours').count()).toBeGreaterThan(3);
  // What the program itself may answer is in the book too, so that every refusal can lead there.
  await expect(dialog.locator('#rule-cell-taken')).toBeAttached();
  await dialog.getByRole('link', { name: 'Примеры' }).click();
  await expect(dialog.getByRole('heading', { name: 'Примеры' })).toBeInViewport();
  expect(page.url()).not.toContain('#book');
  await expectNoFaults(page);
  // Another game.
  await dialog.getByRole('combobox', { name: 'Пасьянс' }).selectOption('gallery');
  await expect(dialog.locator('.book-title')).toHaveText('Галерея');
  await expect(dialog.getByRole('combobox', { name: 'Пасьянс' })).toHaveValue('gallery');
});

test('an example is played on its own small table, step by step and by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, ROWS);
  const before = await page.locator('.felt [data-at="r1c2"]').count();
  await book(page);
  const example = page.locator('#example-king-settles');
  await example.scrollIntoViewIfNeeded();
  await expect(example.locator('[data-at="r1c10"]')).toHaveAttribute('data-card', 'KC');
  await example.locator('[data-step="forward"]').click();
  await expect(example.locator('.now')).toContainText('Нельзя');
  await expect(example.locator('.refused')).toHaveCount(1);
  await example.locator('[data-step="forward"]').click();
  await example.locator('[data-step="forward"]').click();
  await expect(example.locator('.now')).toContainText('король треф');
  await expect(example.locator('[data-at="r1c7"]')).toHaveAttribute('data-card', 'KC');
  await expect(example.locator('.card.moving')).toHaveCount(0);
  await expect(example.locator('[aria-current="step"]')).toHaveCount(1);
  await example.locator('[data-step="back"]').click();
  await expect(example.locator('[data-at="r1c10"]')).toHaveAttribute('data-card', 'KC');
  await example.locator('[data-step="play"]').click();
  await expect(example.locator('[data-at="r1c7"]')).toHaveAttribute('data-card', 'KC');
  await expect(example.locator('.lit')).toHaveCount(1);
  // The player's own table has not been touched.
  await page.keyboard.press('Escape');
  expect(await page.locator('.felt [data-at="r1c2"]').count()).toBe(before);
});

test('the book prints on A4: several pages, without the table behind it and without keys', async ({ page }) => {
  await open(page, ROWS);
  await book(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.head')).toBeHidden();
  await expect(page.locator('.book [data-do="print"]')).toBeHidden();
  await expect(page.locator('.steps-keys').first()).toBeHidden();
  await expect(page.locator('.steps').first()).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)!.length).toBeGreaterThan(3);
  // A4 in points.
  expect(paper).toMatch(/\/MediaBox\s*\[\s*0 0 59[45][.\d]* 84[12]/);
});

test.describe('in English', () => {
  test.use({ locale: 'en-GB' });
  test('choosing a game leads to its rules in the book, and from there to a lesson of that game', async ({ page }) => {
    await open(page, ROWS);
    await page.locator('.name').click();
    await page.getByRole('dialog').getByText('Gallery', { exact: true }).click();
    await page.locator('[data-do="book"]').click();
    await expect(page.locator('.book-title')).toHaveText('Gallery');
    await expect(page.getByRole('heading', { name: 'Examples' })).toBeAttached();
    await expect(page.locator('.book-page')).not.toContainText(/[а-яё]{3}/i);
    await page.locator('[data-do="learn"]').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.tutor h2')).toContainText('Gallery · Lesson: example 1 of 1');
    await page.locator('[data-tutor="leave"]').click();
    await expect(page.locator('.felt [data-pile="r1c1"]')).toBeVisible();
  });
});
