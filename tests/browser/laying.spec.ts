// Table mode: a layout lying on the player's own table is typed, pasted or tapped in, checked as it grows, and played on.

import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { cardsOf, clickMove, movesMade, open, ROWS, still } from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 390, height: 844 } });

/** As the author of the first patience prints a layout (dolgy:10–13). */
const PRINTED = `Тп -- 4б 5б 8ч Дх 7х Дп Вх Кх 5ч 6п Дб 9ч
Тх -- 4п 2ч 4х Вб 9п 9х 3ч 3п 8х 6ч 5п 2б
Тб -- 10б Вч 10х 2п 3х 2х 3б 9б 5х 7ч Кб Кп
Тч -- 10ч 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;

async function laying(page: Page): Promise<void> {
  await page.locator('.more').click();
  await page.locator('[data-open="laying"]').click();
  await expect(page.locator('.laying')).toBeVisible();
}
const text = (page: Page) => page.getByLabel('Запись расклада');
const play = (page: Page) => page.locator('[data-laying="play"]');

test('the printed notation is pasted, played on with a hint, and kept through a reload', async ({ page }) => {
  await open(page, ROWS);
  await laying(page);
  await expect(page.locator('.count-left')).toHaveText('Осталось положить 52 карты.');
  await expect(play(page)).toHaveAttribute('aria-disabled', 'true');
  await text(page).fill(PRINTED);
  await expect(page.locator('.count-left')).toHaveText('Все карты на столе.');
  await expectNoFaults(page);
  await play(page).click();
  await still(page);
  expect(await cardsOf(page, 'r3c6')).toEqual(['2S']);
  await clickMove(page, 'r3c6', 'r1c2');
  await page.reload();
  await still(page);
  expect(await movesMade(page)).toBe(1);
  expect(await cardsOf(page, 'r1c2')).toEqual(['2S']);
  await page.locator('[data-do="hint"]').click();
  await expect(page.locator('.message')).not.toBeEmpty();
});

test('mistakes are told with their place and what to do, and what was typed outlives a reload', async ({ page }) => {
  await open(page, ROWS);
  await laying(page);
  await text(page).fill(`${PRINTED.replace('9ч', 'Тп').replace('6х', '11х')}\nr9: Тп`);
  const wrong = page.locator('.laying .wrong');
  await expect(wrong).toContainText('Строка 4: «11х» — не карта');
  await expect(wrong).toContainText('Строка 5: места «r9» здесь нет');
  await expect(wrong).toContainText('Туз пик лежит в двух местах (начало ряда 1; место, ряд 1, столбец 14): оставьте на одном.');
  await expect(page.locator('.report')).toContainText('Ещё не лежат: 9ч 6х.');
  await expect(page.locator('.count-left')).toHaveText('Осталось положить 2 карты.');
  await page.reload();
  await still(page);
  await laying(page);
  await expect(text(page)).toHaveValue(/11х/);
  await text(page).fill(PRINTED);
  await expect(wrong).toHaveCount(0);
});

test('cards are tapped in one by one, those unseen are laid at random, and the game is played on', async ({ page }) => {
  await open(page, { game: 'klondike', deal: 17 });
  await laying(page);
  await expect(page.getByRole('combobox', { name: 'Пасьянс' })).toHaveValue('klondike');
  await page.locator('[data-lay="t1"]').click();
  await page.locator('[data-face="K♥"]').click();
  await page.locator('[data-lay="t2"]').click();
  await page.locator('[data-laying="unknown"]').click();
  await page.locator('[data-face="Q♠"]').click();
  await expect(text(page)).toHaveValue('t1: Кч\nt2: (?) Дп');
  await expect(page.locator('[data-lay="t2"]')).toContainText('2');
  await expect(page.locator('[data-face="Q♠"]')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('.count-left')).toHaveText('Осталось положить 50 карт.');
  // What was laid is heard with its place, also when the number of cards that are left does not change.
  const heard = page.locator('.report .unseen');
  await expect(heard).toHaveText('Дама пик — на столбец 2.');
  await page.locator('[data-laying="out"]').click();
  await expect(heard).toHaveText('Убрано: дама пик (столбец 2).');
  await page.locator('[data-laying="out"]').click();
  await page.locator('[data-laying="unknown"]').click();
  await expect(heard).toHaveText('Неизвестная карта — на столбец 2. Осталось положить 51 карту.');
  await page.locator('[data-face="Q♠"]').click();
  await page.locator('[data-laying="fill"]').click();
  await expect(page.locator('.count-left')).toHaveText('Все карты на столе.');
  await play(page).click();
  await still(page);
  expect(await cardsOf(page, 't1')).toEqual(['KH']);
  expect(await cardsOf(page, 't2')).toEqual(['', 'QS']);
  await clickMove(page, 't2', 't1');
  expect(await cardsOf(page, 't1')).toEqual(['KH', 'QS']);
  // The game before is a step away.
  await expect(page.locator('[data-card]')).toHaveCount(52);
});

test('an empty sheet of the layout prints on one page', async ({ page }) => {
  await open(page, ROWS);
  await laying(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.on-screen')).toBeHidden();
  await expect(page.locator('.blank [data-place]')).toHaveCount(56);
  await expect(page.locator('.blank .number')).toHaveCount(0);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
});
