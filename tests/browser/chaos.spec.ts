// A restless player at each of the first seven games: whatever is pressed, dragged and switched, no error is written to the
// console, no card is lost or doubled, and the screen shows what the engine says of the game that is kept.
//
// PASYANS_SEED repeats a run; PASYANS_DEEDS says how many things are done.

import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { DEEDS, type DeedName, nextDeed } from './chaos.ts';
import { cardsOf, dragMove, lampOut, open, ROWS, spotOn, still } from './hands.ts';
import { Dice, Input } from './input.ts';
import { LONG } from './long.ts';
import { type Play, playOf } from './plays.ts';
import { faultIn, type Kept, keptOf, look, type Seen } from './seen.ts';

const GAMES = {
  dolgy: 52,
  'dolgy-hard': 52,
  gallery: 104,
  'mendelev-spider': 104,
  'potocki-jewell': 104,
  prussian: 104,
  tomb: 104,
};
const SEED = Number(process.env.PASYANS_SEED ?? 20261130);
const DEEDS_A_GAME = Number(process.env.PASYANS_DEEDS ?? (LONG ? 10_000 : 100));
/** Things done before the table is looked at again: so many at most. */
const MOST_AT_ONCE = 18;
const MOST_IN_DIALOG = 3;
/** Every so many looks the cards may come to rest by themselves, and their places are compared too. */
const REST_EVERY = 4;
/** After so many things the page is loaded anew, or another game is laid: one that is all but won, too. */
const ANEW_EVERY = LONG ? 300 : 50;
const MOST_LACKING = 4;
const PATIENCE_MS = 8000;
/** A squared pile grows by its thickness, and cards in hand stand out. */
const SLOP_PX = 12;
/** A line or a lesson that has been on the table for so many looks is closed. */
const LINE_LOOKS = 3;

/** Every call for a number by chance gives the same ones in the page, so that new deals repeat too. */
const sameChance = async (page: Page, seed: number): Promise<void> => {
  await page.addInitScript((from) => {
    let state = from;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      if (array instanceof Uint32Array)
        for (let i = 0; i < array.length; i++) {
          state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
          array[i] = state;
        }
      return array;
    };
    // Nobody is there to answer a printer.
    window.print = () => undefined;
  }, seed);
};

/** What is wrong with where the cards lie that are at rest. */
function misplaced(seen: Seen): string | undefined {
  if (!seen.shown || seen.won) return undefined;
  const places = new Map(seen.piles.map((pile) => [pile.name, pile]));
  for (const card of seen.cards) {
    const { x, y, w, h } = places.get(card.at)!;
    if (card.x < x - SLOP_PX || card.y < y - SLOP_PX || card.x + card.w > x + w + SLOP_PX || card.y + card.h > y + h + SLOP_PX)
      return `card ${card.index} of ${card.at} lies at ${card.x} ${card.y} ${card.w} ${card.h}, its pile at ${x} ${y} ${w} ${h}`;
  }
  for (const { name } of seen.piles) {
    const heights = seen.cards
      .filter(({ at }) => at === name)
      .sort((a, b) => a.index - b.index)
      .map(({ z }) => z);
    if (heights.some((z, i) => i > 0 && z <= heights[i - 1]!)) return `in ${name} an inner card lies over an outer one`;
  }
  return undefined;
}

type Done = DeedName | 'reload' | 'deal' | 'nearly won';

class Run {
  done = 0;
  looks = 0;
  moves = 0;
  wins = 0;
  readonly log: string[] = [];
  readonly counts = new Map<Done, number>();
  readonly errors: string[] = [];
  private lineLooks = 0;
  private readonly page: Page;
  readonly input: Input;
  private readonly game: string;
  private readonly win: Play;
  private readonly dice: Dice;

  constructor(page: Page, input: Input, game: string, win: Play, seed: number) {
    this.page = page;
    this.input = input;
    this.game = game;
    this.win = win;
    this.dice = new Dice(seed);
    page.on('console', (said) => {
      if (said.type() === 'error') this.errors.push(`console: ${said.text()}`);
    });
    page.on('pageerror', (error) => this.errors.push(`error: ${error.stack ?? error.message}`));
    page.on('crash', () => this.errors.push('the page has crashed'));
    // Answered by nobody, so that no window of the system waits.
    page.on('filechooser', () => undefined);
  }

  note(what: Done): void {
    this.done++;
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    this.log.push(what);
  }

  async go(deeds: number): Promise<void> {
    await this.home();
    let anewAt = ANEW_EVERY;
    let { seen, kept } = await this.check();
    while (this.done < deeds) {
      const strange = kept.game !== this.game;
      if (strange || this.done >= anewAt) {
        anewAt = this.done + ANEW_EVERY;
        const what = strange ? 'deal' : this.dice.weighed({ reload: 3, deal: 1, 'nearly won': 2 });
        this.note(what);
        if (what === 'reload') await this.page.reload();
        else await this.home(what === 'nearly won');
        await this.page.locator('[data-card], [data-words]').first().waitFor({ state: 'attached' });
        ({ seen, kept } = await this.check());
      }
      const before = kept.lines.length;
      await this.some(seen, kept.legal);
      ({ seen, kept } = await this.check());
      this.moves += Math.max(0, kept.lines.length - before);
      if (seen.won) this.wins++;
    }
  }

  /** Lays the game that this run is of: a deal, or one that lacks a few moves. */
  private async home(nearlyWon = false): Promise<void> {
    const { page, game, win, dice } = this;
    const record = nearlyWon && win.recordOf(win.moves.length - 1 - dice.below(MOST_LACKING));
    const deal = { game, deal: String(1 + dice.below(1000)) };
    await page.goto(`./#${new URLSearchParams(record ? { record } : deal)}`);
    await page.locator('[data-card], [data-words]').first().waitFor({ state: 'attached' });
  }

  /** A few things one upon another, without looking. */
  private async some(seen: Seen, legal: readonly string[]): Promise<void> {
    const { page, input, dice } = this;
    this.log.push('—');
    const most = seen.dialog ? MOST_IN_DIALOG : MOST_AT_ONCE;
    for (let n = 1 + dice.below(most); n > 0; n--) {
      const name = nextDeed({ dice, seen });
      this.note(name);
      if (await DEEDS[name]({ page, input, dice, seen, legal })) break;
      if (dice.chance(0.5)) await input.done();
    }
    input.release();
    await input.done();
  }

  /** Looks until the screen and what is kept agree; fails when they do not in good time. */
  private async check(): Promise<{ readonly seen: Seen; readonly kept: Kept }> {
    const rest = this.looks++ % REST_EVERY === 0;
    const end = Date.now() + PATIENCE_MS;
    for (let tries = 0; ; tries++) {
      expect(this.errors).toEqual([]);
      if (tries > 0) await this.page.waitForTimeout(Math.min(200, 5 * tries));
      const seen = await look(this.page);
      if (seen.line) {
        // What a line shows is not the game: it is looked at when that is back.
        if (this.lineLooks++ < LINE_LOOKS) return { seen, kept: await keptOf(seen.kept) };
        await this.closeLine(seen);
        continue;
      }
      this.lineLooks = 0;
      const kept = seen.kept === '' ? undefined : await keptOf(seen.kept);
      const fault = kept
        ? (faultIn(seen, kept) ??
          (rest ? (seen.air.length > 0 ? `cards are in the air: ${seen.air.join('; ')}` : misplaced(seen)) : undefined))
        : 'nothing is kept';
      if (kept && !fault && !(rest && seen.saving)) return { seen, kept };
      if (Date.now() > end) throw new Error(fault ?? 'what was noted is never saved');
    }
  }
  private async closeLine(seen: Seen): Promise<void> {
    if (seen.dialog) this.input.key({ code: 'Escape', key: 'Escape' });
    else if (seen.line === 'player') this.input.key({ code: 'Escape', key: 'Escape' });
    else await this.page.locator('[data-tutor="leave"]').click();
    await this.input.done();
  }

  report(): string {
    const counts = [...this.counts].map(([name, n]) => `${name} ${n}`).join(', ');
    return `${this.done} deeds (${counts}); ${this.looks} looks, ${this.moves} new positions, seen won ${this.wins} times`;
  }
}

// A story of every step costs more than the steps; the seed tells it again.
test.use({ trace: 'off', screenshot: 'off' });

for (const [game, cards] of Object.entries(GAMES))
  test(`${game}: ${DEEDS_A_GAME} things done by chance, seed ${SEED}`, async ({ page }, info) => {
    test.setTimeout(60_000 + DEEDS_A_GAME * 400);
    expect([52, 104]).toContain(cards);
    await lampOut(page);
    await sameChance(page, SEED);
    const win = await playOf(readFileSync(new URL(`../data/wins/${game}.txt`, import.meta.url), 'utf8'));
    const input = await Input.of(page);
    input.resize({ width: 1024, height: 768 });
    const run = new Run(page, input, game, win, SEED + Object.keys(GAMES).indexOf(game));
    const began = Date.now();
    try {
      await run.go(DEEDS_A_GAME);
    } catch (error) {
      const last = [...run.log.slice(-40), '\nsent:', ...run.input.trace.slice(-80)].join(' ');
      throw new Error(
        `seed ${SEED}, after ${run.done} things done (the last: ${last}): ${error instanceof Error ? error.message : error}`,
      );
    }
    expect(run.errors).toEqual([]);
    info.annotations.push({ type: 'done', description: `${run.report()}; ${Date.now() - began} ms` });
    console.log(`${game}, seed ${SEED}: ${run.report()}; ${Math.round((Date.now() - began) / 1000)} s`);
  });

// Seen in a run of this tester: no gotpointercapture after the press, and the release went to the document.
test('a drag ends when the pointer is let go outside the board, captured or not', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await lampOut(page);
  await open(page, ROWS);
  await page.evaluate(() => {
    Element.prototype.setPointerCapture = () => undefined;
  });
  const { x, y } = await spotOn(page, 'r2c7');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40, { steps: 3 });
  await expect(page.locator('.card.carried')).toHaveCount(1);
  await page.mouse.move(x, 10);
  await page.mouse.up();
  await still(page);
  await dragMove(page, 'r2c7', 'r1c2');
  expect(await cardsOf(page, 'r1c2')).toEqual(['10D']);
});
