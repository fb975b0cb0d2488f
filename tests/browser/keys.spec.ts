// Without a pointer and without eyes: everything by keys, and the table in words, over the same controller.

import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { heard, Keyboard, learnByKeys, learnByNames, moveNamed, startByKeys, startByNames } from './blind.ts';
import { cardsOf, lampOut, message, movesMade, open, pile, ROWS, settings, shown } from './hands.ts';
import { LONG } from './long.ts';
import { cardsInWords, gamesWon, lessonOf, playOf, wonRecord } from './plays.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

const spoken = (page: Page) => page.locator('.spoken');
/** After which moves the whole table is looked at: after some in the daily run, after each in the long one, and at the end. */
const looks = (made: number, of: number): boolean => LONG || made % 10 === 0 || made === of;

test.describe('a whole game', () => {
  test.beforeEach(async ({ page }) => {
    test.setTimeout(LONG ? 300_000 : 120_000);
    // Nobody is to search meanwhile.
    await lampOut(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('./');
    await expect(page.locator('[data-card]').first()).toBeAttached();
  });

  for (const game of gamesWon) {
    test(`${game} is begun, learned and played to a win by keys alone`, async ({ page }) => {
      const play = await playOf(wonRecord(game));
      await startByKeys(page, play.name, play.deal);
      expect(await shown(page)).toEqual(play.piles(0));
      await learnByKeys(page, await lessonOf(game), play.shown);
      const keyboard = new Keyboard(page, play.shown);
      await keyboard.sit();
      for (const [i, move] of play.moves.entries()) {
        await keyboard.make(move, play.actions(i));
        if (!looks(i + 1, play.moves.length)) continue;
        expect(await shown(page), `after move ${i + 1}, ${move}`).toEqual(play.piles(i + 1));
        await keyboard.check();
      }
      await expect(page.locator('#victory-title')).toBeVisible();
    });

    test(`${game} is begun, learned and played to a win by roles and names alone, and each move is told`, async ({ page }) => {
      const play = await playOf(wonRecord(game));
      const cards = await cardsInWords();
      await startByNames(page, play.name, play.deal);
      await expect(page.locator('.card')).toHaveCount(0);
      if (LONG || game === 'dolgy') await expectNoFaults(page);
      await learnByNames(page, await lessonOf(game));
      const names = (made: number): string[] => play.legal(made).map((move) => play.nameOf(made, move));
      const table = (made: number) => ({ moves: names(made).sort(), piles: Object.values(play.piles(made)) });
      expect(await heard(page, cards)).toEqual(table(0));
      for (const [i, move] of play.moves.entries()) {
        await moveNamed(page, play.nameOf(i, move)).press('Enter');
        if (i === play.moves.length - 1) break;
        expect(await spoken(page).textContent(), move).toMatch(/^[«А-ЯЁ0-9]/);
        if (!looks(i + 1, play.moves.length)) continue;
        expect(await heard(page, cards), `after move ${i + 1}, ${move}`).toEqual(table(i + 1));
        await expect(page.getByRole('heading', { name: /^Можно сделать|^Ходов картами нет/ })).toBeFocused();
      }
      await expect(page.getByRole('heading', { name: 'Пасьянс сошёлся!' })).toBeVisible();
      await expect(spoken(page)).toHaveText(/^Пасьянс сошёлся!/);
    });
  }
});

test('letters that are not Latin go by their place, whatever the layout and Caps Lock say', async ({ page }) => {
  await open(page, ROWS);
  await pile(page, 'r2c7').focus();
  await page.keyboard.press('Space');
  await pile(page, 'r1c2').focus();
  await page.keyboard.press('Space');
  expect(await movesMade(page)).toBe(1);
  const type = (key: string, code: string): Promise<void> =>
    page.evaluate(
      ([k, c]) => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: k, code: c, bubbles: true })),
      [key, code] as const,
    );
  for (const [z, y] of ['zy', 'ZY', 'ян', 'ЯН'].map((keys) => [...keys] as [string, string])) {
    await type(z, 'KeyZ');
    expect(await movesMade(page), `undone with ${z}`).toBe(0);
    await type(y, 'KeyY');
    expect(await movesMade(page), `made again with ${y}`).toBe(1);
  }
});

test('letters alone do nothing when that is set, and nothing while one writes', async ({ page }) => {
  await open(page, ROWS);
  await page.keyboard.press('KeyM');
  await page.getByLabel('Номер расклада').fill('');
  await page.keyboard.type('nz?');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.deal')).toContainText('17');
  await settings(page, 'Клавиши из одной буквы', 'не действуют');
  await page.keyboard.press('KeyN');
  await expect(page.locator('.deal')).toContainText('17');
});

test('the help of the keys opens by ? and F1 and lists every key that works', async ({ page }) => {
  await open(page, ROWS);
  for (const key of ['F1', 'Shift+Slash']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
    for (const does of ['Отменить', 'Вернуть', 'Сказать, что на столе', 'Взять и положить'])
      await expect(page.locator('.keylist td').getByText(does, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
});

test('a dialog that is opened at the very moment in which another closes stays open', async ({ page }) => {
  await open(page, ROWS);
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  // A dialog says that it is closed only after the key that comes now.
  await page.evaluate(() => {
    document.querySelector('dialog')!.close();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'F1', code: 'F1' }));
  });
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await page.waitForTimeout(100);
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
});

test('accessiblesolitaire.com, PySolFC#427: the focus is never lost: after a move, a dialog, a deal by number, a message whose button is gone', async ({
  page,
}) => {
  await open(page, ROWS);
  await pile(page, 'r2c7').focus();
  await page.keyboard.press('Space');
  await pile(page, 'r1c2').focus();
  await page.keyboard.press('Space');
  await expect(pile(page, 'r1c2')).toBeFocused();
  await page.keyboard.press('KeyP');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(pile(page, 'r1c2')).toBeFocused();
  await page.keyboard.press('KeyM');
  await page.getByLabel('Номер расклада').fill('18');
  await page.keyboard.press('Enter');
  await expect(page.locator('.deal')).toContainText('18');
  await expect(pile(page, 'r1c2')).toBeFocused();
  await message(page).getByRole('button', { name: 'К прежней игре' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.deal')).toContainText('17');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  await page.keyboard.press('KeyW');
  await expect(page.locator('#words-moves')).toBeVisible();
  await page.keyboard.press('KeyW');
  await expect(pile(page, 'r1c2')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
});

test('the table and what is hidden are said, moves and actions told, refusals read with their rule', async ({ page }) => {
  await open(page, { game: 'mendelev-spider', deal: 17 });
  await page.keyboard.press('KeyT');
  await expect(spoken(page)).toContainText('4 закрытые карты');
  await page.keyboard.press('KeyV');
  await expect(spoken(page)).toHaveText(/^Не видно: 94 карты\. /);
  await expect(spoken(page)).not.toContainText('столбец');
  await page.keyboard.press('KeyD');
  await expect(spoken(page)).toHaveText(/^Сделано: «Сдать ряд»\. [А-ЯЁ][а-яё ]+ — на столбец 1\./);
  await page.keyboard.press('KeyZ');
  await expect(spoken(page)).toHaveText(/^Отменено: «Сдать ряд»\. 10 карт — обратно в колоду\./);
  await open(page, ROWS);
  await pile(page, 'r1c9').focus();
  await page.keyboard.press('Space');
  await pile(page, 'r2c2').focus();
  await page.keyboard.press('Space');
  await expect(message(page)).toHaveRole('status');
  await message(page).getByRole('button', { name: 'Почему нельзя?' }).focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toContainText('Ваша карта: шестёрка червей.');
  await expect(message(page)).toContainText(/Сейчас (можно положить: на место, ряд|этой карте)/);
  await page.locator('[data-do="rule"]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
});

test('what has nothing to do says so, and what is asked or refused twice is heard twice', async ({ page }) => {
  await lampOut(page);
  await open(page, { game: 'gallery', deal: 17 });
  for (const [key, text] of [
    ['KeyU', 'Отменять нечего.'],
    ['KeyY', 'Вернуть нечего.'],
    ['KeyE', 'Отказа не было.'],
    ['Digit2', 'Действия 2 нет.'],
    ['KeyW', 'Стол показан словами.'],
    ['KeyW', 'Стол показан картами.'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(spoken(page), key).toHaveText(text);
  }
  // A card that came by one key is told with the place it went to.
  await page.keyboard.press('KeyA');
  await expect(spoken(page)).toHaveText(/^Тройка [а-я]+ — на место среднего ряда \d\./);
  // The same refusal comes as another element.
  await open(page, ROWS);
  const refuse = async (): Promise<void> => {
    await pile(page, 'r1c9').press('Space');
    await pile(page, 'r2c2').press('Space');
    await expect(message(page).locator('.why')).toHaveText(/Слева|В пробел|кладут/);
  };
  await refuse();
  const first = await message(page).locator('.why').elementHandle();
  await refuse();
  expect(await first!.evaluate((element) => element.isConnected)).toBe(false);
  // A hint that is there already is told once more, with its place, and keeps its cards lit.
  await page.keyboard.press('KeyH');
  await expect(message(page)).toContainText(/ход: [а-яё ]+ \(место, ряд \d, столбец \d+\) — на место, ряд/, { timeout: 30_000 });
  await page.keyboard.press('KeyH');
  await expect(spoken(page)).toHaveText(/ход: [а-яё ]+ \(место, ряд/);
  await expect(page.locator('[data-held="true"]')).toHaveCount(1);
});

test('the verdict of the lamp is heard when it comes and when it is another, not with every move', async ({ page }) => {
  test.setTimeout(90_000);
  await open(page, ROWS);
  await expect(spoken(page)).toContainText(/(?:М|м)ожно выиграть|ыиграть нельзя/, { timeout: 60_000 });
  const verdict = (await page.locator('[data-standing="lamp"]').textContent())!;
  await page.keyboard.press('KeyT');
  await expect(spoken(page)).toHaveText(new RegExp(`${verdict.slice(1).replace(/[()]/g, '.')}\\.$`));
});

test('another game is told by its name and its deal', async ({ page }) => {
  await lampOut(page);
  await open(page, ROWS);
  await page.goto('./#game=gallery&deal=17');
  await expect(message(page)).toContainText('Галерея. Расклад № 17.');
  await page.keyboard.press('KeyN');
  await expect(message(page)).toContainText(/^Расклад № \d+\./);
});

test('a card goes to its foundation by Shift and Enter, and all that can by one key', async ({ page }) => {
  await open(page, { game: 'gallery', deal: 17 });
  await pile(page, 'x2').focus();
  await page.keyboard.press('Shift+Enter');
  expect(await movesMade(page)).toBe(1);
  await page.keyboard.press('KeyA');
  await expect.poll(() => movesMade(page)).toBeGreaterThan(1);
  expect((await cardsOf(page, 'x3')).length).toBeLessThanOrEqual(1);
});

test('sounds are off until they are wanted, and then a card, a refusal and a deal are heard', async ({ page }) => {
  await page.addInitScript(() => {
    const heard = { noises: 0, tones: 0 };
    Object.assign(window, { heard });
    for (const [name, key] of [
      ['createBufferSource', 'noises'],
      ['createOscillator', 'tones'],
    ] as const) {
      const make = AudioContext.prototype[name] as () => AudioNode;
      Object.assign(AudioContext.prototype, {
        [name](this: AudioContext) {
          heard[key]++;
          return make.call(this);
        },
      });
    }
  });
  const heard = (): Promise<{ noises: number; tones: number }> =>
    page.evaluate(() => ({ ...(window as unknown as { heard: { noises: number; tones: number } }).heard }));
  const move = async (): Promise<void> => {
    await pile(page, 'r2c7').focus();
    await page.keyboard.press('Space');
    await pile(page, 'r1c2').focus();
    await page.keyboard.press('Space');
  };
  await open(page, ROWS);
  await move();
  await page.keyboard.press('KeyZ');
  expect(await heard()).toEqual({ noises: 0, tones: 0 });
  await settings(page, 'Звуки', 'со звуками');
  // The sounds are fetched when they are wanted first: whatever is done until then is silent.
  await expect
    .poll(async () => {
      await move();
      await page.keyboard.press('KeyZ');
      return (await heard()).noises;
    })
    .toBeGreaterThan(0);
  const { noises } = await heard();
  await move();
  await expect.poll(async () => (await heard()).noises).toBe(noises + 1);
  await pile(page, 'r1c9').focus();
  await page.keyboard.press('Space');
  await pile(page, 'r3c2').focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await heard()).tones).toBe(1);
  const before = (await heard()).noises;
  await page.keyboard.press('KeyN');
  await expect.poll(async () => (await heard()).noises).toBeGreaterThan(before + 4);
});
