// A game is played through by touches at each size of screen, by taps and drags in turn; the page never moves under them.

import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { dropSpot, lampOut, open, type Spot, shown, spotsOn, type Where } from './hands.ts';
import { LONG } from './long.ts';
import { gamesWon, partsOf, playOf, wonRecord } from './plays.ts';
import { SIZES } from './sizes.ts';

/** The game that the daily run plays at each size; the long run plays all of them there. */
const DAILY = ['potocki-jewell', 'tomb', 'mendelev-spider', 'prussian', 'gallery', 'dolgy'] as const;
/** Up to this width it is something held in the hands, where a page could be scrolled and zoomed by fingers. */
const MOBILE_UP_TO = 1024;

/** One finger. All it does in one go is sent off together, and arrives in its order. */
function finger(device: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spot?: Spot): Promise<unknown> =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: spot ? [{ x: spot.x, y: spot.y }] : [] });
  return {
    tap: (spot: Spot) => Promise.all([send('touchStart', spot), send('touchEnd')]),
    drag: (from: Spot, to: Spot) =>
      Promise.all([
        send('touchStart', from),
        ...[0.2, 0.6, 1].map((share) =>
          send('touchMove', { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }),
        ),
        send('touchEnd'),
      ]),
  };
}

/**
 * Cards that cannot be made out: outside of the window, in a fan wholly under the next without a sign that tells their number, or
 * with the corner under another pile.
 */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Seen {
      readonly name: string;
      readonly box: DOMRect;
      readonly upon: boolean;
    }
    const piles = new Map<string, Seen[]>();
    for (const card of document.querySelectorAll<HTMLElement>('[data-card]')) {
      const { card: face, at, index } = card.dataset;
      const pile = piles.get(at!) ?? [];
      piles.set(at!, pile);
      const upon = card.classList.contains('upon');
      pile[Number(index)] = { name: `${face || 'a hidden card'} of ${at}`, box: card.getBoundingClientRect(), upon };
    }
    const faults: string[] = [];
    const tops = [...piles.values()].map((pile) => pile.at(-1)!);
    for (const [at, pile] of piles) {
      const sign = document.querySelector<HTMLElement>(`[data-pile="${CSS.escape(at)}"] .squared .count`);
      let squared = sign ? Number(sign.dataset.sign) - 1 : 0;
      for (const [i, { name, box }] of pile.entries()) {
        if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
          faults.push(`${name} is outside of the window`);
        const next = pile[i + 1];
        const covered = next && !next.upon && Math.hypot(next.box.x - box.x, next.box.y - box.y) < 1.5;
        if (covered && squared-- <= 0) faults.push(`${name} is wholly covered`);
        // The index stands in the corner; what lies squared up under others shows none.
        if (!next)
          for (const other of tops)
            if (
              other.box !== box &&
              Math.abs(other.box.x - box.x) < box.width * 0.7 &&
              Math.abs(other.box.y - box.y) < box.height * 0.7
            )
              faults.push(`${name} lies under ${other.name}`);
      }
    }
    return faults;
  });

/** How far the page has been scrolled and zoomed. */
const moved = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { scrollTop, scrollLeft } = document.documentElement;
    const { scale, offsetLeft, offsetTop } = visualViewport!;
    return { scroll: [scrollX, scrollY, scrollLeft, scrollTop, document.body.scrollTop], zoom: [scale, offsetLeft, offsetTop] };
  });
const UNMOVED = { scroll: [0, 0, 0, 0, 0], zoom: [1, 0, 0] };

for (const [i, { width, height }] of SIZES.entries())
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ locale: 'ru-RU', viewport: { width, height }, hasTouch: true, isMobile: width <= MOBILE_UP_TO });

    for (const game of LONG ? gamesWon : [DAILY[i]!])
      test(`${game} is played to a win by taps and drags of a finger, all cards in sight`, async ({ page }) => {
        test.setTimeout(240_000);
        await lampOut(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const play = await playOf(wonRecord(game));
        await open(page, { record: play.recordOf(0) });
        const { tap, drag } = finger(await page.context().newCDPSession(page));
        for (const [i, move] of play.moves.entries()) {
          const parts = partsOf(move);
          if (!parts) await page.locator(`[data-action="${move}"]`).tap();
          else {
            const [from, to] = (await spotsOn(page, { pile: parts.from, n: parts.n }, { pile: parts.to })) as [Where, Where];
            if (i % 2 === 0) {
              await tap(from);
              await tap(to);
            } else await drag(from, dropSpot(from, to));
          }
          const said = `after move ${i + 1}, ${move}`;
          // The click that a touch becomes comes a little after it.
          await expect.poll(() => shown(page), said).toEqual(play.piles(i + 1));
          expect(await unseen(page), said).toEqual([]);
          expect(await moved(page), said).toEqual(UNMOVED);
        }
        await expect(page.locator('#victory-title')).toBeVisible();
      });
  });
