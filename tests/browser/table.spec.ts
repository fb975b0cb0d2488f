// The table as a person with a mouse or keys uses it, in both languages.

import { expect, test } from '@playwright/test';
import { refusalOf } from './definitions.ts';
import {
  act,
  cardCount,
  cardsOf,
  clickMove,
  dragMove,
  GALLERY,
  message,
  movesMade,
  open,
  pile,
  ROWS,
  redo,
  settings,
  spotOn,
  still,
  undo,
} from './hands.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

test.describe('as it is outside of tests', () => {
  test.use({ serviceWorkers: 'allow' });
  test('starts with a new deal whose whole pack lies on the table', async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (entry) => {
      if (entry.type() === 'error' || entry.type() === 'warning') faults.push(entry.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto('./');
    await expect(page).toHaveTitle(/Пасьянс/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('[data-card]').first()).toBeAttached();
    await still(page);
    expect(await cardCount(page)).toBe(52);
    expect(await movesMade(page)).toBe(0);
    expect(faults).toEqual([]);
  });
});

test('a card goes by two clicks, and its targets are lit meanwhile', async ({ page }) => {
  await open(page, ROWS);
  const spot = await spotOn(page, 'r2c7');
  await page.mouse.click(spot.x, spot.y);
  await expect(page.locator('.pile.lit')).toHaveCount(1);
  await expect(pile(page, 'r1c2')).toHaveClass(/lit/);
  const goal = await spotOn(page, 'r1c2');
  await page.mouse.click(goal.x, goal.y);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
  expect(await cardsOf(page, 'r2c7')).toEqual([]);
  expect(await movesMade(page)).toBe(1);
});

test('a card goes by drag, keeps its grab offset, and is let go with Escape', async ({ page }) => {
  await open(page, ROWS);
  const { x, y } = await spotOn(page, 'r2c7');
  const card = page.locator('[data-at="r2c7"]');
  const before = (await card.boundingBox())!;
  await page.mouse.move(x - 20, y - 30);
  await page.mouse.down();
  await page.mouse.move(x - 18, y - 29);
  await expect(page.locator('.card.carried')).toHaveCount(0);
  await page.mouse.move(x + 80, y - 60, { steps: 4 });
  await expect(page.locator('.card.carried')).toHaveCount(1);
  await expect.poll(async () => Math.round((await card.boundingBox())!.x - before.x)).toBe(100);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await still(page);
  expect(await movesMade(page)).toBe(0);
  await dragMove(page, 'r2c7', 'r1c2');
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
});

test('a drop half a card beside the target still counts, and one on nothing changes nothing', async ({ page }) => {
  await open(page, ROWS);
  const from = await spotOn(page, 'r2c7');
  const to = await spotOn(page, 'r1c2');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 300, { steps: 4 });
  await page.mouse.up();
  await still(page);
  expect(await movesMade(page)).toBe(0);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 40, { steps: 4 });
  await page.mouse.up();
  await still(page);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
});

test('a double click and a right click send a card to its foundation', async ({ page }) => {
  await open(page, GALLERY);
  const spot = await spotOn(page, 'x2');
  await page.mouse.dblclick(spot.x, spot.y);
  await still(page);
  expect(await movesMade(page)).toBe(1);
  expect((await Promise.all(['g2.2', 'g2.5'].map((name) => cardsOf(page, name)))).flat()).toEqual(['3C']);
  const other = await spotOn(page, 'x3');
  await page.mouse.click(other.x, other.y, { button: 'right' });
  await still(page);
  expect(await movesMade(page)).toBe(2);
});

test('two quick presses on different cards are no double click', async ({ page }) => {
  await open(page, GALLERY);
  for (const name of ['x1', 'x2']) {
    const spot = await spotOn(page, name);
    await page.mouse.click(spot.x, spot.y);
  }
  expect(await movesMade(page)).toBe(0);
});

test('a refused move is answered with its rule and the source, in both languages, without moving the table', async ({ page }) => {
  await open(page, ROWS);
  const place = await pile(page, 'r4c14').boundingBox();
  await dragMove(page, 'r1c9', 'r2c2');
  const { text } = await refusalOf(ROWS, 'r1c9>r2c2');
  await expect(message(page)).toContainText(text.ru);
  await expect(message(page).locator('.source')).toHaveText(/^С\. Долгий, описание, абз\. \d/);
  expect(await pile(page, 'r4c14').boundingBox()).toEqual(place);
  await settings(page, 'Язык', 'English');
  await expect(message(page)).toContainText(text.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await clickMove(page, 'r1c9', 'r1c10');
  await expect(message(page)).toContainText('our reading');
  await settings(page, 'Language', 'Русский');
  await expect(message(page)).toContainText('наше прочтение');
});

test('an action that a rule forbids says so', async ({ page }) => {
  await open(page, { game: 'prussian', deal: 5 });
  const redeal = page.locator('[data-action="redeal"]');
  await expect(redeal).toHaveAttribute('aria-disabled', 'true');
  await redeal.click({ force: true });
  await expect(message(page)).toContainText((await refusalOf({ game: 'prussian', deal: 5 }, 'redeal')).text.ru);
  await act(page, 'deal-circle');
  expect(await movesMade(page)).toBe(1);
});

test('undo and redo, by button and by key, and from the beginning', async ({ page }) => {
  await open(page, ROWS);
  await clickMove(page, 'r2c7', 'r1c2');
  await undo(page);
  expect(await cardsOf(page, 'r2c7')).toEqual(['10D']);
  await redo(page);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
  await page.keyboard.press('Control+z');
  expect(await movesMade(page)).toBe(0);
  await page.keyboard.press('Control+Shift+z');
  expect(await movesMade(page)).toBe(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await act(page, 'redeal');
  await page.locator('.deal').click();
  await page.getByRole('button', { name: 'Сначала' }).click();
  expect(await movesMade(page)).toBe(0);
  await redo(page);
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
});

test('a whole game by keys: places by arrows, a card taken and put', async ({ page }) => {
  await open(page, ROWS);
  await pile(page, 'r1c1').focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await expect(pile(page, 'r2c7')).toBeFocused();
  await expect(pile(page, 'r2c7')).toHaveAccessibleName(/ряд 2, столбец 7, десятка бубен/);
  await page.keyboard.press('Enter');
  await expect(pile(page, 'r2c7')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(pile(page, 'r2c7')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await page.keyboard.press('Space');
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
});

test('a dead gap tells its rule when the pointer rests on it', async ({ page }) => {
  await open(page, { game: 'potocki-jewell', deal: 17 });
  const aces = await page.locator('[data-card^="A"]').evaluateAll((all) => all.map((card) => card.getAttribute('data-at')!));
  await clickMove(page, aces[0]!, 'r1c0');
  for (const name of aces.slice(1, 8)) {
    const front = (await page
      .locator('[data-pile$="c0"].lit, [data-pile$="c0"]')
      .evaluateAll((all) =>
        all.map((place) => place.getAttribute('data-pile')!).find((one) => !document.querySelector(`[data-at="${one}"]`)),
      ))!;
    await clickMove(page, name, front);
  }
  const dead = page.locator('.pile.dead').first();
  await expect(dead).toBeAttached();
  const box = (await dead.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await expect(message(page)).toContainText(/Пробел|пробел/);
  await page.mouse.move(5, 400);
  await expect(message(page)).toBeEmpty();
});

test('another game with its house rules, and a deal by number', async ({ page }) => {
  await open(page, ROWS);
  await page.locator('.name').click();
  await page.getByText('Галерея', { exact: true }).click();
  await page.locator('.about .choice').first().locator('label').last().click();
  await page.getByRole('button', { name: 'Разложить' }).click();
  await expect(page).toHaveTitle(/Галерея/);
  await still(page);
  expect(await cardCount(page)).toBe(104);
  await page.locator('.deal').click();
  await page.getByLabel('Номер расклада').fill('0');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/целое число/);
  await page.getByLabel('Номер расклада').fill('17');
  await page.keyboard.press('Enter');
  await expect(page.locator('.deal')).toContainText('17');
});

test('letters follow the language until they are chosen', async ({ page }) => {
  await open(page, ROWS);
  const face = (): Promise<string> => page.locator('[data-card="KS"]').evaluate((card) => card.style.backgroundImage);
  const russian = await face();
  await settings(page, 'Язык', 'English');
  await expect(page).toHaveTitle(/Dolgy/);
  const queen = (): Promise<string> => page.locator('[data-card="QS"]').evaluate((card) => card.style.backgroundImage);
  const english = await queen();
  await settings(page, 'Letters on the cards', 'Т К Д В');
  expect(await queen()).not.toBe(english);
  await settings(page, 'Suit colours', 'four');
  expect(await face()).toBe(russian);
});

test('hidden cards say nothing about themselves', async ({ page }) => {
  await open(page, { game: 'mendelev-spider', deal: 17 });
  const stock = page.locator('[data-at="stock"]');
  expect(new Set(await stock.evaluateAll((all) => all.map((card) => card.getAttribute('data-card'))))).toEqual(new Set(['']));
  expect(await cardsOf(page, 't1')).toEqual(['', '', '', '', expect.stringMatching(/^(10|[2-9AJQK])[SHDC]$/)]);
  const spot = await spotOn(page, 'stock');
  await page.mouse.click(spot.x, spot.y);
  await still(page);
  expect((await cardsOf(page, 't1')).length).toBe(6);
  expect(await cardCount(page)).toBe(104);
});
