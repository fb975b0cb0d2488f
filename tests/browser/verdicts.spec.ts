// Lamp and hint on the screen, on a few of the positions whose verdicts are known (all of them: tests/play/verdicts.test.ts).

import { expect, type Page, test } from '@playwright/test';
import { type KnownPosition, knownPositions } from '../play/verdicts.ts';
import { open } from './hands.ts';

/** Of what the solver decides soon: a search in a browser on a busy machine is slow. */
const EASY = 50_000;
const EACH = 2;
const LONG = { timeout: 50_000 };

const recordOf = ({ game, deal, moves }: KnownPosition): string =>
  ['pasyans 1', `game ${game}`, `deal ${deal}`, 'moves', ...moves].join('\n');
const lamp = (page: Page) => page.locator('[data-standing="lamp"]');
const press = (page: Page, deed: string): Promise<void> => page.locator(`[data-do="${deed}"]`).click(LONG);

for (const [game, positions] of knownPositions()) {
  const easy = positions.filter(({ nodes }) => nodes <= EASY);
  const chosen = (['won', 'lost'] as const).flatMap((verdict) => easy.filter((one) => one.verdict === verdict).slice(0, EACH));
  test(`the lamp is right in ${game}, and its line wins`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const known of chosen) {
      await page.goto('about:blank');
      await open(page, { record: recordOf(known) });
      await expect(lamp(page)).toHaveText(
        known.verdict === 'won'
          ? /can be won$/
          : /cannot be won (?:in this attempt )?\(proved\)$|only moves in circles are left$/,
        LONG,
      );
    }
    const won = chosen.find(({ verdict }) => verdict === 'won')!;
    await page.goto('about:blank');
    await open(page, { record: recordOf(won) });
    await press(page, 'hint');
    await expect(page.locator('[data-do="play-hint"], [data-do="look-under"]').first()).toBeVisible(LONG);
    if ((await page.locator('[data-do="look-under"]').count()) > 0) await press(page, 'look-under');
    await press(page, 'show-line');
    await expect(page.locator('[data-line="play"]')).toBeFocused(LONG);
    await page.keyboard.press('End');
    await expect(page.locator('.board')).toHaveClass(/won/);
    await page.locator('[data-line="on"]').click();
    await expect(page.locator('#victory-title')).toBeVisible();
  });
}
