// The tutorial on the real table: asks for moves, answers wrong ones with the rule, leaves the game and its account alone.

import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { act, cardsOf, clickMove, lampOut, message, movesMade, open, ROWS, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });

async function lesson(page: Page): Promise<void> {
  await page.locator('.more').click();
  await page.locator('[data-open="tutorial"]').click();
  await expect(page.locator('.tutor')).toBeVisible();
  await still(page);
}
const asked = (page: Page) => page.locator('.tutor-asked');

test('a lesson asks for a move, answers wrong ones with the rule, and goes on when it is made', async ({ page }) => {
  // One redeal has been played in a game of which the first is allowed.
  await open(page, { game: 'potocki-jewell', deal: 17, house: { redeals: '1' } });
  await act(page, 'redeal');
  const before = await cardsOf(page, 'r1c1');
  await lesson(page);
  await expect(page.locator('.tutor h2')).toContainText('пример 1 из 1');
  await expect(asked(page)).toContainText('Сделайте ход: туз пик');
  // Wrong: the rule. Possible, but another: taken back.
  await clickMove(page, 'r1c2', 'r1c0');
  await expect(asked(page)).toContainText('Так нельзя. Перед рядом кладут только туза');
  await clickMove(page, 'r1c3', 'r1c0');
  await expect(asked(page)).toContainText('в примере сделан другой');
  await expect.poll(() => cardsOf(page, 'r1c0')).toEqual([]);
  await clickMove(page, 'r1c1', 'r1c0');
  await expect(asked(page)).toContainText('Верно.');
  expect(await cardsOf(page, 'r1c0')).toEqual(['AS']);
  // What is only told is gone on from; then two moves, and one that is to be tried.
  await page.locator('[data-tutor="show"]').click();
  await clickMove(page, 'r1c2', 'r1c1');
  await expect(asked(page)).toContainText('Попробуйте: двойка червей');
  await clickMove(page, 'r1c13', 'r1c2');
  await expect(asked(page)).toContainText('Нельзя. В пробел кладут только карту той же масти');
  await expectNoFaults(page);
  // The rule is in the book.
  await page.locator('[data-tutor="rule"]').click();
  await expect(page.locator('#rule-after-left')).toHaveClass(/marked-rule/);
  await expect(page.locator('#rule-after-left')).toBeInViewport();
  await page.keyboard.press('Escape');
  // The rest is shown, to the end.
  for (let i = 0; i < 20 && (await page.locator('[data-tutor="show"]').count()) > 0; i++)
    await page.locator('[data-tutor="show"]').click();
  await expect(asked(page)).toContainText('теперь можно играть');
  await page.locator('[data-tutor="leave"]').click();
  await still(page);
  await expect(page.locator('.tutor')).toHaveCount(0);
  await expect(page.locator('.more')).toBeFocused();
  expect(await cardsOf(page, 'r1c1')).toEqual(before);
  expect(await movesMade(page)).toBe(1);
});

test('the lesson counts in no statistics, and a reload in the middle of it finds the game as it was', async ({ page }) => {
  await open(page, ROWS);
  await lesson(page);
  for (const key of ['show', 'show', 'next', 'show']) await page.locator(`[data-tutor="${key}"]`).click();
  await expect(page.locator('.tutor h2')).toContainText('пример 2 из 6');
  await page.reload();
  await still(page);
  await expect(page.locator('.tutor')).toHaveCount(0);
  expect(await movesMade(page)).toBe(0);
  expect(await cardsOf(page, 'r1c2')).toEqual([]);
  await page.locator('.more').click();
  await page.locator('[data-open="statistics"]').click();
  await expect(page.getByRole('dialog')).toContainText('Здесь пока нет ни одной сыгранной игры');
});

test('a lesson is gone through by keys alone, and its words fit a phone on its side', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, ROWS);
  await page.locator('.more').focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-open="tutorial"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.tutor')).toBeFocused();
  await expectNoFaults(page);
  await page.keyboard.press('Tab');
  // Words that go on take the focus first, to be scrolled by keys.
  if ((await page.locator('.tutor .said:focus').count()) > 0) await page.keyboard.press('Tab');
  await expect(page.locator('[data-tutor="show"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-tutor="show"]')).toBeInViewport();
  await page.locator('[data-tutor="leave"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bar [data-do="undo"]')).toBeVisible();
});

test('a lesson marks the card that is to go and the place that it is to go to, and the button of an action', async ({ page }) => {
  await open(page, { game: 'potocki-jewell', deal: 17 });
  await lesson(page);
  await expect(asked(page)).toContainText('Сделайте ход: туз пик');
  const marked = (mark: string) => page.locator(`.pile.${mark}`).evaluateAll((all) => all.map((one) => one.dataset.pile));
  expect(await marked('goes')).toEqual(['r1c1']);
  expect(await marked('gets')).toEqual(['r1c0']);
  await clickMove(page, 'r1c1', 'r1c0');
  // What comes next is marked next.
  await expect(asked(page)).toContainText('Верно.');
  expect(await marked('goes')).not.toEqual(['r1c1']);
  await page.locator('[data-tutor="leave"]').click();
  await expect(page.locator('.goes, .gets')).toHaveCount(0);
  // An action has no piles.
  await open(page, { game: 'gallery', deal: 17 });
  await lesson(page);
  const called = page.locator('.bar .call');
  for (let i = 0; i < 40 && (await called.count()) === 0; i++) await page.locator('[data-tutor="show"]').click();
  await expect(called).toHaveCount(1);
  await expect(page.locator('.goes, .gets')).toHaveCount(0);
  await called.click();
  await expect(asked(page)).toContainText('Верно.');
});

test('a lesson is heard: its aim and each example, what is asked and where it lies, and answers again and again', async ({
  page,
}) => {
  await lampOut(page);
  await open(page, ROWS);
  await lesson(page);
  const spoken = page.locator('.spoken');
  await expect(spoken).toContainText(/^Урок: пример 1 из \d+\. Цель\. .+/);
  await expect(page.locator('.tutor')).toBeFocused();
  // Keys that tell work on what is shown; others say that they do not.
  await page.keyboard.press('KeyT');
  await expect(spoken).toContainText(/^Пасьянс Долгого\. Ряд 1: /);
  await page.keyboard.press('KeyV');
  await expect(spoken).toContainText(/^Не видно: |^Все карты открыты/);
  await page.keyboard.press('KeyU');
  await expect(spoken).toHaveText('Сейчас эта клавиша не действует.');
  // To the end of the example by the key of the panel: the focus stays there.
  const show = page.locator('[data-tutor="show"]');
  await show.focus();
  const next = page.locator('[data-tutor="next"]');
  for (let i = 0; i < 40 && (await next.count()) === 0; i++) {
    await page.keyboard.press('Enter');
    await still(page);
  }
  await expect(spoken).toContainText('Пример окончен.');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText(/^Урок: пример 2 из \d+\. .+/);
  await expect(show).toBeFocused();
  // A move is asked with the place of its card, and a wrong answer is heard each time.
  await open(page, { game: 'potocki-jewell', deal: 17 });
  await lesson(page);
  await expect(spoken).toContainText('Сделайте ход: туз пик (место, ряд 1, столбец 1) — на место перед рядом 1.');
  for (let i = 0; i < 2; i++) {
    const before = await spoken.locator('p').last().elementHandle();
    await clickMove(page, 'r1c2', 'r1c0');
    await expect(spoken.locator('p').last()).toContainText(/^Так нельзя\. .+Сделайте ход: туз пик/);
    expect(await before!.evaluate((element) => element.isConnected)).toBe(false);
  }
});

test('who comes for the first time is offered the lesson, once', async ({ page }) => {
  await page.goto('./');
  await still(page);
  await expect(message(page)).toContainText('Впервые здесь?');
  // Told before the cards came, it lies on none of them.
  const low = (): Promise<boolean> =>
    message(page).evaluate((told) => {
      const { top } = told.getBoundingClientRect();
      return [...document.querySelectorAll('.board .pile')].every((one) => one.getBoundingClientRect().bottom <= top + 1);
    });
  await expect.poll(low).toBe(true);
  await page.locator('[data-do="learn"]').click();
  await expect(page.locator('.tutor')).toBeVisible();
  await page.locator('[data-tutor="leave"]').click();
  await expect(message(page)).toBeEmpty();
  await page.reload();
  await still(page);
  await expect(message(page)).toBeEmpty();
});
