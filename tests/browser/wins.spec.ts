// Every game is played from a record to a win, by dragging and by clicking; what the screen shows is what the engine says.

import { expect, type Page, test } from '@playwright/test';
import { act, clickMove, dragMove, lampOut, open, shown } from './hands.ts';
import { LONG } from './long.ts';
import { gamesWon, partsOf, playOf, wonRecord } from './plays.ts';

const ways = { drag: dragMove, click: clickMove };
type Way = keyof typeof ways;
/** A way for the `i`-th thing done; the long run does everything in each way, the daily one by turns. */
const manners: Readonly<Record<string, (i: number) => Way>> = LONG
  ? { drag: () => 'drag', click: () => 'click' }
  : { 'drag and click by turns': (i) => (i % 2 === 0 ? 'drag' : 'click') };
const GAMES_WITH_WINS = 7;
/** Positions of a record at which every listed move is tried, as shares of its length. */
const SAMPLED = [0, 0.6];

/** Makes a move as written, by this way of moving cards. */
async function make(page: Page, way: Way, move: string): Promise<void> {
  const parts = partsOf(move);
  if (parts) await ways[way](page, parts.from, parts.to, parts.n);
  else await act(page, move);
}

test.beforeEach(async ({ page }) => {
  await lampOut(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('there is a won record of every game of the first seven', () => expect(gamesWon).toHaveLength(GAMES_WITH_WINS));

for (const game of gamesWon)
  for (const [manner, wayOf] of Object.entries(manners)) {
    test(`${game} is played to a win by ${manner}, and a reload in the middle resumes`, async ({ page }) => {
      test.setTimeout(240_000);
      const play = await playOf(wonRecord(game));
      await open(page, { record: play.recordOf(0) });
      expect(await shown(page)).toEqual(play.piles(0));
      for (const [i, move] of play.moves.entries()) {
        await make(page, wayOf(i), move);
        const after = await shown(page);
        expect(Object.values(after).flat(), `cards after move ${i + 1}, ${move}`).toHaveLength(play.cards);
        expect(after, `after move ${i + 1}, ${move}`).toEqual(play.piles(i + 1));
        if (i === play.moves.length >> 1) {
          await page.goto('./');
          await expect.poll(() => shown(page)).toEqual(play.piles(i + 1));
        }
      }
      await expect(page.locator('#victory-title')).toBeVisible();
    });

    test(`every move that ${game} lists succeeds by ${manner}`, async ({ page }) => {
      test.setTimeout(240_000);
      const play = await playOf(wonRecord(game));
      for (const [at, share] of SAMPLED.entries()) {
        const made = Math.floor(play.moves.length * share);
        await page.goto('about:blank');
        await open(page, { record: play.recordOf(made) });
        const before = play.piles(made);
        expect(await shown(page)).toEqual(before);
        for (const [i, move] of play.legal(made).entries()) {
          await make(page, wayOf(i + at), move);
          expect(await shown(page), `${move} after ${made} moves`).toEqual(play.pilesAfter(made, move));
          await page.keyboard.press('Control+z');
          expect(await shown(page), `${move} after ${made} moves, taken back`).toEqual(before);
        }
      }
    });
  }
