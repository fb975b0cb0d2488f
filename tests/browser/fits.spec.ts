// What can be pressed lies in the window, in sight, and is large enough for a finger; what is said can be read and closed.

import { expect, type Page, test } from '@playwright/test';
import { en } from '../../src/web/text/en.ts';
import { ru } from '../../src/web/text/ru.ts';
import { GALLERY, lampOut, message, open, pile, ROWS, spotOn, still } from './hands.ts';
import { lostGame } from './plays.ts';
import { SIZES } from './sizes.ts';

test.use({ locale: 'ru-RU' });

const TOUCHED = SIZES.slice(0, 3);
const GAMES = [
  ...['dolgy', 'dolgy-hard', 'gallery', 'prussian', 'mendelev-spider', 'tomb', 'potocki-jewell'],
  ...['freecell', 'klondike', 'spider', 'simple-simon', 'black-hole'],
];
/** Deal numbers are up to six digits long when nobody types them. */
const LONGEST = 999_999;
const FINGER = 44;

/** What is wrong with the buttons that a selector finds: out of the window, under something, too small, their words cut off. */
const faults = (page: Page, selector: string, least = 0): Promise<string[]> =>
  page.evaluate(
    ([wanted, small]) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((one) => {
        const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
        if (width === 0 || getComputedStyle(one).visibility === 'hidden') return [];
        const name = (one.textContent || one.getAttribute('aria-label') || one.className).trim();
        const out = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const cut = [one, ...one.querySelectorAll('span')].some(
          (part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 1,
        );
        return [
          ...(out ? [`${name}: outside of the window`] : []),
          ...(!out && !one.contains(hit) ? [`${name}: under ${hit?.className}`] : []),
          ...(width < small - 0.5 || height < small - 0.5 ? [`${name}: ${width} × ${height}`] : []),
          ...(cut ? [`${name}: cut off`] : []),
        ];
      }),
    [selector, least] as const,
  );
/** Cards, and controls of the head, that a message lies on. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.message')!.getBoundingClientRect();
    return [...document.querySelectorAll('.board .pile, .head button')]
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        return width > 0 && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
      })
      .map((one) => one.className);
  });
const tap = async (page: Page, name: string): Promise<void> => {
  const { x, y } = await spotOn(page, name);
  await page.mouse.click(x, y);
};

for (const locale of ['ru-RU', 'en-GB'])
  test.describe(locale, () => {
    test.use({ locale });
    // English words are the shorter ones: where they fit least they are looked at too.
    for (const size of locale === 'ru-RU' ? TOUCHED : TOUCHED.slice(0, 1))
      test(`every control beside the table fits in every game: ${locale}, ${size.width} × ${size.height}`, async ({ page }) => {
        await lampOut(page);
        await page.setViewportSize(size);
        for (const game of GAMES) {
          await open(page, { game, deal: LONGEST });
          // That another game lay here is told over them for a while.
          await page.keyboard.press('Escape');
          expect(await faults(page, '.page button:not(.pile)', FINGER), game).toEqual([]);
          const words = await page.locator('.head .name span').evaluate((name) => {
            name.style.overflowWrap = 'normal';
            name.style.hyphens = 'manual';
            const { scrollWidth, clientWidth } = name;
            name.removeAttribute('style');
            return { scrollWidth, clientWidth };
          });
          expect(words.scrollWidth, `${game}: a word of its name is broken`).toBeLessThanOrEqual(words.clientWidth);
        }
      });
  });

for (const locale of ['ru-RU', 'en-GB'] as const)
  test.describe(locale, () => {
    test.use({ locale });
    test(`how the game stands is whole at every size in every game: ${locale}`, async ({ page }) => {
      test.setTimeout(120_000);
      await lampOut(page);
      const { lampHidden, lampLostNow } = locale === 'ru-RU' ? ru : en;
      await page.addInitScript(() => {
        if (location.origin !== 'null') localStorage.setItem('pasyans.clock', 'on');
      });
      for (const size of SIZES) {
        await page.setViewportSize(size);
        for (const game of GAMES) {
          await open(page, { game, deal: LONGEST });
          await page.keyboard.press('Escape');
          const hidden = (await page.locator('[data-standing="stock"]').count()) > 0;
          const verdict = hidden ? lampHidden(lampLostNow) : lampLostNow;
          const cut = await page.locator('.standing').evaluate((standing, longest) => {
            const lamp = document.createElement('span');
            lamp.dataset.standing = 'lamp';
            lamp.textContent = longest;
            standing.querySelector('.parts')!.append(lamp);
            const { left, right, top, bottom } = standing.getBoundingClientRect();
            const out = [...standing.querySelectorAll('[data-standing]')].flatMap((one) => {
              const box = one.getBoundingClientRect();
              const inside = box.left >= left && box.right <= right && box.top >= top - 1 && box.bottom <= bottom + 1;
              return inside ? [] : [one.textContent];
            });
            lamp.remove();
            return out;
          }, verdict);
          expect(cut, `${game}, ${size.width} × ${size.height}`).toEqual([]);
        }
      }
    });
  });

for (const size of SIZES) {
  const at = `${size.width} × ${size.height}`;
  test(`a refusal covers neither cards nor the head, has its buttons in sight, and can be closed: ${at}`, async ({ page }) => {
    await lampOut(page);
    await page.setViewportSize(size);
    // The longest rule: the five of spades fits no gap.
    await open(page, { game: 'dolgy', deal: 1 });
    for (const close of ['[data-do="close-message"]', 'Escape']) {
      await tap(page, 'r1c5');
      await tap(page, 'r3c2');
      await expect(message(page)).toHaveClass(/refusal/);
      await expect(page.locator('[data-do="why"]')).toBeVisible();
      expect(await covered(page)).toEqual([]);
      expect(await faults(page, '.message button, .bar .time button', FINGER)).toEqual([]);
      const text = await message(page).evaluate((one) =>
        Number.parseFloat(getComputedStyle(one.querySelector('.why')!).fontSize),
      );
      expect(text).toBeGreaterThanOrEqual(16);
      await page.keyboard.press('KeyE');
      await expect(message(page)).toContainText('пятёрка пик');
      expect(await faults(page, '.message button, .head button')).toEqual([]);
      if (close === 'Escape') await page.keyboard.press(close);
      else await page.locator(close).click();
      await expect(message(page)).toBeEmpty();
    }
  });

  test(`where no move is left, and after a new deal, undo and redo stay within reach and no card is covered: ${at}`, async ({
    page,
  }) => {
    await lampOut(page);
    await page.setViewportSize(size);
    await open(page, { record: (await lostGame('black-hole', 17)).record });
    await expect(page.locator('[data-do="seek-loss"]')).toBeVisible();
    expect(await covered(page)).toEqual([]);
    expect(await faults(page, '.message button, .bar .time button', FINGER)).toEqual([]);
    // Wherever redo is pressed, again and again, no other game is dealt.
    const dealt = await page.locator('.deal').textContent();
    for (let i = 0; i < 3; i++) await page.locator('[data-do="undo"]').click();
    const redo = (await page.locator('[data-do="redo"]').boundingBox())!;
    for (let i = 0; i < 6; i++) await page.mouse.click(redo.x + redo.width / 2, redo.y + redo.height / 2);
    await expect(page.locator('[data-do="seek-loss"]')).toBeVisible();
    await expect(page.locator('.deal')).toHaveText(dealt!);
    // From words and back it is placed anew.
    await page.keyboard.press('KeyW');
    await expect(page.locator('[data-words]').first()).toBeAttached();
    await page.keyboard.press('KeyW');
    await still(page);
    await expect.poll(() => covered(page)).toEqual([]);
    await page.locator('[data-do="new-deal"]').click();
    await still(page);
    await expect(message(page)).toContainText('Расклад');
    expect(await covered(page)).toEqual([]);
    expect(await faults(page, '.message button, .bar .time button', FINGER)).toEqual([]);
  });

  test(`a hint lights only what it advises, lies on no card, and has its buttons in sight: ${at}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await open(page, GALLERY);
    await page.locator('[data-do="hint"]').click();
    await expect(page.locator('[data-do="play-hint"]')).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.card[data-held="true"]')).toHaveCount(1);
    await expect(page.locator('.pile.lit')).toHaveCount(1);
    expect(await covered(page)).toEqual([]);
    expect(await faults(page, '.message button', FINGER)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(message(page)).toBeEmpty();
    await expect(page.locator('.pile.lit')).toHaveCount(0);
    // By hand all places are lit again.
    await tap(page, 'x2');
    expect(await page.locator('.pile.lit').count()).toBeGreaterThan(1);
  });

  test(`every step of a lesson has its buttons in sight: ${at}`, async ({ page }) => {
    await lampOut(page);
    await page.setViewportSize(size);
    await open(page, { game: 'dolgy-hard', deal: 1 });
    await page.locator('.more').click();
    await page.locator('[data-open="tutorial"]').click();
    await expect(page.locator('.tutor')).toBeVisible();
    const on = page.locator('[data-tutor="show"], [data-tutor="next"]');
    for (let i = 0; i < 60 && (await on.count()) > 0; i++) {
      expect(await faults(page, '.tutor button, .bar button', FINGER), `step ${i}`).toEqual([]);
      await on.first().click();
      await still(page);
    }
    await expect(on).toHaveCount(0);
  });
}

test('pressing an empty place with no card in hand tells what it waits for, and refuses nothing', async ({ page }) => {
  await lampOut(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, { game: 'dolgy', deal: 1 });
  await tap(page, 'r1c2');
  await expect(message(page)).toContainText('Сюда подходит: двойка бубен.');
  await expect(page.locator('.whynot, .pile.refused')).toHaveCount(0);
  await page.locator('[data-do="close-message"]').click();
  await expect(message(page)).toBeEmpty();
});

test('the number of a deal can be typed at once after its key', async ({ page }) => {
  await lampOut(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, ROWS);
  await page.keyboard.press('KeyM');
  await expect(page.getByLabel('Номер расклада')).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.locator('.deal')).toHaveText(/№ 1$/);
});

test('arrows enter the table where nothing has the focus', async ({ page }) => {
  await lampOut(page);
  await open(page, ROWS);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.pile:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(pile(page, 'r1c2')).toBeFocused();
});

for (const size of TOUCHED)
  test(`dialogs have targets for fingers and nothing wider than they are: ${size.width} × ${size.height}`, async ({ page }) => {
    await lampOut(page);
    await page.setViewportSize(size);
    await open(page, ROWS);
    const check = async (name: string): Promise<void> => {
      await expect(page.locator('dialog[open] .body').locator('button, a[href], label, td').first()).toBeAttached();
      const wrong = await page.evaluate((least) => {
        const pressed = 'button, summary, a[href], select, textarea, input:not([type]), label:has(input)';
        const body = document.querySelector('dialog[open] .body')!;
        return [
          ...[...body.querySelectorAll(pressed)].flatMap((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width > 1 && (width < least - 0.5 || height < least - 0.5) ? [`${one.textContent}: ${width} × ${height}`] : [];
          }),
          ...(body.scrollWidth > body.clientWidth + 1 ? [`${body.scrollWidth} wide in ${body.clientWidth}`] : []),
        ];
      }, FINGER);
      expect(wrong, name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    };
    for (const button of ['.name', '.deal', '.gear']) {
      await page.locator(button).click();
      await check(button);
    }
    for (const sheet of ['book', 'lines', 'statistics', 'days', 'laying', 'files']) {
      await page.locator('.more').click();
      await page.locator(`[data-open="${sheet}"]`).click();
      await expect(page.locator(`[data-open="${sheet}"]`)).toHaveCount(0);
      await check(sheet);
    }
  });

test('no word of the settings is broken, and what is chosen fills its part', async ({ page }) => {
  await lampOut(page);
  for (const size of TOUCHED) {
    await page.setViewportSize(size);
    await open(page, ROWS);
    await page.locator('.gear').click();
    await expect(page.locator('dialog[open] .choice').first()).toBeVisible();
    const wrong = await page.locator('.choice:not(.list) label > span').evaluateAll((all) =>
      all
        .filter((one) => {
          const part = one.parentElement!.getBoundingClientRect();
          const { overflowWrap, wordBreak } = getComputedStyle(one);
          const breaks = overflowWrap !== 'normal' || wordBreak !== 'normal';
          return breaks || one.scrollWidth > one.clientWidth || Math.abs(one.getBoundingClientRect().height - part.height) > 1;
        })
        .map((one) => one.textContent),
    );
    expect(wrong).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a wrong line is told beside the field in which it is typed', async ({ page }) => {
  await lampOut(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, GALLERY);
  await page.locator('.more').click();
  await page.locator('[data-open="laying"]').click();
  const field = page.getByLabel('Запись расклада');
  await field.fill('колода: 5');
  const told = (await page.locator('.wrong li').first().boundingBox())!;
  const box = (await field.boundingBox())!;
  expect(Math.abs(box.y - told.y - told.height)).toBeLessThan(60);
  expect(box.width).toBeGreaterThan(320);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('the rule book on paper does not depend on the width of the window', async ({ page }) => {
  await lampOut(page);
  const sizes: string[] = [];
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, { game: 'dolgy', deal: 1 });
    await page.locator('.more').click();
    await page.locator('[data-open="book"]').click();
    await expect(page.locator('.mini .card').first()).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const boards = page.locator('.mini');
    await expect.poll(() => boards.first().evaluate((one) => one.querySelector('.board')!.clientWidth)).toBe(640);
    sizes.push(
      JSON.stringify(
        await boards.evaluateAll((all) => all.map((one) => [one.clientWidth, one.querySelector('.board')!.clientHeight])),
      ),
    );
    // The cards fill the green ground.
    const filled = await boards.first().evaluate((one) => {
      const cards = [...one.querySelectorAll('.card')].map((card) => card.getBoundingClientRect());
      const { left, right } = one.getBoundingClientRect();
      return (Math.max(...cards.map((card) => card.right)) - Math.min(...cards.map((card) => card.left))) / (right - left);
    });
    expect(filled).toBeGreaterThan(0.8);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
  }
  expect(sizes[0]).toBe(sizes[1]);
});
