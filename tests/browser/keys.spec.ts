// Without a pointer and without eyes: everything by keys, and the table in words, over the same controller.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults } from './axe.ts';
import { cardsOf, lampOut, message, movesMade, open, pile, ROWS, settings } from './hands.ts';
import { LONG } from './long.ts';
import { playOf } from './plays.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });

/** A game by keys and one in words in the daily run; all of them in the long one. */
const all = LONG ? readdirSync(new URL('../data/wins/', import.meta.url)).map((file) => file.replace('.txt', '')) : undefined;
const record = (game: string): string => readFileSync(new URL(`../data/wins/${game}.txt`, import.meta.url), 'utf8');
const spoken = (page: Page) => page.locator('.spoken');

/** Sends the focus to a pile: by arrows in a grid, elsewhere pile by pile, from the nearer end where that is shorter. */
async function goTo(page: Page, name: string): Promise<void> {
  // In a grid the arrows are the shortest way.
  const here = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.pile ?? '');
  const [a, b] = [here, name].map((one) => /^r(\d+)c(\d+)$/.exec(one)?.slice(1).map(Number));
  if (a && b) {
    const press = async (by: number, less: string, more: string): Promise<void> => {
      for (let i = 0; i < Math.abs(by); i++) await page.keyboard.press(by < 0 ? less : more);
    };
    await press(b[0]! - a[0]!, 'ArrowUp', 'ArrowDown');
    await press(b[1]! - a[1]!, 'ArrowLeft', 'ArrowRight');
    return expect(pile(page, name)).toBeFocused();
  }
  const { steps, key } = await page.evaluate((wanted) => {
    const all = [...document.querySelectorAll<HTMLElement>('.pile')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = all.findIndex((one) => one.dataset.pile === wanted);
    const ways = [
      { start: [] as string[], from: at },
      { start: ['Home'], from: 0 },
      { start: ['End'], from: all.length - 1 },
    ];
    const best = ways.sort((a, b) => Math.abs(to - a.from) + a.start.length - Math.abs(to - b.from) - b.start.length)[0]!;
    return { steps: [...best.start], key: { code: to > best.from ? ']' : '[', times: Math.abs(to - best.from) } };
  }, name);
  for (const step of steps) await page.keyboard.press(step);
  for (let i = 0; i < key.times; i++) await page.keyboard.press(key.code === ']' ? 'BracketRight' : 'BracketLeft');
  await expect(pile(page, name)).toBeFocused();
}

for (const game of all ?? ['dolgy-hard'])
  test(`${game} is played to a win by keys alone`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Nobody is to search meanwhile.
    await lampOut(page);
    const play = await playOf(record(game));
    await open(page, { record: play.recordOf(0) });
    await pile(page, Object.keys(play.piles(0))[0]!).focus();
    for (const move of play.moves) {
      const parts = /^([^>]+)>([^*]+)(?:\*(\d+))?$/.exec(move);
      if (!parts) {
        const all = await page.locator('[data-action]').evaluateAll((list) => list.map((one) => one.getAttribute('data-action')));
        await page.keyboard.press(`Digit${all.indexOf(move) + 1}`);
        continue;
      }
      const [, from, to, n = '1'] = parts;
      await goTo(page, from!);
      await page.keyboard.press('Space');
      for (let i = 1; i < Number(n); i++) await page.keyboard.press('+');
      await goTo(page, to!);
      await page.keyboard.press('Enter');
    }
    await expect(page.locator('#victory-title')).toBeVisible();
  });

for (const game of all ?? ['dolgy'])
  test(`${game} is played to a win by the table in words alone, and each move is told`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => {
      localStorage.setItem('pasyans.table', 'words');
      localStorage.setItem('pasyans.lamp', 'off');
    });
    const play = await playOf(record(game));
    await page.goto(`./#record=${encodeURIComponent(play.recordOf(0))}`);
    await expect(page.locator('#words-moves')).toBeVisible();
    await expect(page.locator('.card')).toHaveCount(0);
    const listed = await page.locator('[data-move]').evaluateAll((all) => all.map((one) => one.getAttribute('data-move')));
    expect(listed.sort()).toEqual(play.legal(0).sort());
    await expectNoFaults(page);
    for (const [i, move] of play.moves.entries()) {
      await page.locator(`[data-move="${move}"]`).press('Enter');
      if (i === play.moves.length - 1) break;
      await expect(page.locator('#words-moves')).toBeFocused();
      expect(await spoken(page).textContent(), move).toMatch(/^[«А-ЯЁ0-9]/);
    }
    await expect(page.locator('#victory-title')).toBeVisible();
    await expect(spoken(page)).toHaveText(/^Пасьянс сошёлся!/);
  });

test('letters go by their place, whatever the layout and Caps Lock say', async ({ page }) => {
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
  for (const key of ['z', 'Z', 'я', 'Я']) {
    await type(key, 'KeyZ');
    expect(await movesMade(page), `undone with ${key}`).toBe(0);
    await type(key, 'KeyY');
    expect(await movesMade(page), `made again with ${key}`).toBe(1);
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

// accessiblesolitaire.com: focus jumps to Menu after a move. PySolFC#427: Tab broken, pile summaries wanted.
test('the focus is never lost: after a move, a dialog, a deal by number, a message whose button is gone', async ({ page }) => {
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
  await expect(spoken(page)).toHaveText(/^[А-ЯЁ][^.]+\. .+ — столбец 1\./i);
  await page.keyboard.press('KeyZ');
  await expect(spoken(page)).toHaveText(/^Ход отменён: 1 карта — колода\.|^Ход отменён/);
  await open(page, ROWS);
  await pile(page, 'r1c9').focus();
  await page.keyboard.press('Space');
  await pile(page, 'r2c2').focus();
  await page.keyboard.press('Space');
  await expect(message(page)).toHaveRole('status');
  await message(page).getByRole('button', { name: 'Почему нельзя?' }).focus();
  await page.keyboard.press('Enter');
  await expect(message(page)).toContainText('В руке было: шестёрка червей.');
  await expect(message(page)).toContainText(/Сейчас (подходит|этой карте)/);
  await page.locator('[data-do="rule"]').click();
  await expect(page.locator('dialog[open]')).toBeVisible();
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
  await page.waitForTimeout(300);
  await move();
  expect((await heard()).noises).toBe(1);
  await pile(page, 'r1c9').focus();
  await page.keyboard.press('Space');
  await pile(page, 'r3c2').focus();
  await page.keyboard.press('Space');
  expect((await heard()).tones).toBe(1);
  await page.keyboard.press('KeyN');
  await expect.poll(async () => (await heard()).noises).toBeGreaterThan(5);
});
