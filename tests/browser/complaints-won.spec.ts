// Complaints of players of other programs about the end of a game that is won, as tests named by their threads; the list:
// docs/COMPLAINTS.md.

import { expect, test } from '@playwright/test';
import { clickMove, lampOut, movesMade, open, pile, still } from './hands.ts';
import { partsOf, playOf, wonRecord } from './plays.ts';

test.use({ locale: 'ru-RU', viewport: { width: 1024, height: 768 } });
test.beforeEach(({ page }) => lampOut(page));

test('PySolFC#538, PySolFC 2bd4b8f: a game that is won while its page is hidden is there when it is seen again', async ({
  page,
}) => {
  const play = await playOf(wonRecord('gallery'));
  let left = play.moves.length;
  // So many of the last moves as go home by themselves.
  while (left > 0 && /^[^>]+>f/.test(play.moves[left - 1]!)) left -= 1;
  await open(page, { record: play.recordOf(Math.max(left, play.moves.length - 3)) });
  const device = await page.context().newCDPSession(page);
  for (const move of play.moves.slice(Math.max(left, play.moves.length - 3))) {
    const { from, to } = partsOf(move)!;
    await pile(page, from).press('Space');
    await pile(page, to).press('Space');
  }
  // While the cards fly and the news comes.
  await device.send('Page.setWebLifecycleState', { state: 'frozen' });
  await page.waitForTimeout(1500);
  await device.send('Page.setWebLifecycleState', { state: 'active' });
  await still(page);
  await expect(page.locator('#victory-title')).toBeVisible();
  await page.locator('.victory .main').click();
  await still(page);
  expect(await movesMade(page)).toBe(0);
});

test.describe('on a fine screen', () => {
  test.use({ deviceScaleFactor: 2 });
  test('BUG 450841: the news of a win is drawn as finely as the screen is', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const play = await playOf(wonRecord('dolgy'));
    await open(page, { record: play.recordOf(play.moves.length - 1) });
    const { from, to } = partsOf(play.moves.at(-1)!)!;
    await clickMove(page, from, to);
    const title = page.locator('#victory-title');
    await expect(title).toBeVisible();
    /** How much of a picture is lost when it is drawn with half as many points: next to nothing of one that was enlarged. */
    const lost = async (): Promise<number> => {
      const picture = (await title.screenshot({ scale: 'device' })).toString('base64');
      return page.evaluate(async (base64) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const { naturalWidth: width, naturalHeight: height } = image;
        const drawn = (source: CanvasImageSource, w: number, h: number): HTMLCanvasElement => {
          const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
          canvas.getContext('2d')!.drawImage(source, 0, 0, w, h);
          return canvas;
        };
        const dataOf = (canvas: HTMLCanvasElement): Uint8ClampedArray =>
          canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
        const whole = dataOf(drawn(image, width, height));
        const again = dataOf(drawn(drawn(image, width >> 1, height >> 1), width, height));
        return whole.reduce((sum, value, i) => sum + Math.abs(value - again[i]!), 0) / whole.length;
      }, picture);
    };
    const fine = await lost();
    await title.evaluate((element) => {
      element.style.filter = 'blur(1px)';
    });
    expect(fine).toBeGreaterThan((await lost()) * 2);
  });
});
