// The page is killed at moments by chance, in the middle of flights, of drags and of saving, and opened again: what was finished
// on the screen is there, no card, branch or result is lost or doubled. PASYANS_SEED repeats what is done, not the very moment.

import { expect, type Page, test } from '@playwright/test';
import { takeUp } from './chaos.ts';
import { lampOut } from './hands.ts';
import { Dice, Input, letterKey } from './input.ts';
import { LONG } from './long.ts';
import { faultIn, type Kept, keptOf, look, pictureOf, type Seen } from './seen.ts';

const GAMES = ['dolgy', 'dolgy-hard', 'gallery', 'mendelev-spider', 'potocki-jewell', 'prussian', 'tomb'] as const;
const SEED = Number(process.env.PASYANS_SEED ?? 20261130);
const KILLS = Number(process.env.PASYANS_KILLS ?? (LONG ? 200 : 21));
const PATIENCE_MS = 10_000;
/** Moves and moves taken back that are finished before the one in whose moment the page is killed. */
const MOST_FINISHED = 4;

/** What the page has kept besides the game on the table. */
interface Rest {
  readonly previous: string | undefined;
  readonly asides: number;
  readonly results: readonly { readonly id: string; readonly end: string }[];
}
const restOf = (page: Page): Promise<Rest> =>
  page.evaluate(async () => {
    const base = await (window as unknown as { testBase: Promise<IDBDatabase> }).testBase;
    const reading = base.transaction(['games', 'results']);
    const all = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const [previous, keys, results] = await Promise.all([
      all(reading.objectStore('games').get('previous') as IDBRequest<string | undefined>),
      all(reading.objectStore('games').getAllKeys()),
      all(reading.objectStore('results').getAll() as IDBRequest<{ id: string; end: string }[]>),
    ]);
    return {
      previous,
      asides: keys.filter((key) => String(key).startsWith('aside:')).length,
      results: results.map(({ id, end }) => ({ id, end })),
    };
  });

type Now = { readonly seen: Seen; readonly kept: Kept; readonly text: string };
/** Looks until everything is saved and the screen shows what is kept. */
async function settled(page: Page): Promise<Now> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const seen = await look(page);
    const kept = seen.kept === '' ? undefined : await keptOf(seen.kept);
    const fault = kept ? faultIn(seen, kept) : 'nothing is kept';
    if (kept && !fault && !seen.saving) return { seen, kept, text: seen.kept };
    if (Date.now() > end) throw new Error(fault ?? 'what was noted is never saved');
    await page.waitForTimeout(15);
  }
}

/** Reports every picture of the piles as soon as the page shows it. */
async function reporting(page: Page, report: (piles: Record<string, string[]>) => void): Promise<void> {
  await page.exposeFunction('reportPiles', report);
  await page.evaluate(() => {
    const send = (window as unknown as { reportPiles: (piles: Record<string, string[]>) => void }).reportPiles;
    new MutationObserver(() => {
      const piles: Record<string, string[]> = {};
      for (const pile of document.querySelectorAll<HTMLElement>('main [data-pile]')) piles[pile.dataset.pile!] = [];
      const cards = [...document.querySelectorAll<HTMLElement>('main [data-card]')];
      for (const { dataset } of cards.sort((a, b) => Number(a.dataset.index) - Number(b.dataset.index)))
        piles[dataset.at!]?.push(dataset.card!);
      send(piles);
    }).observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-at', 'data-index', 'data-card'],
    });
  });
}

/** Is `line` what one move more or less makes of `from`? */
const oneApart = (line: string, from: string): boolean => {
  const [shorter, longer] = line.length < from.length ? [line, from] : [from, line];
  return longer.startsWith(`${shorter} `) && !longer.slice(shorter.length + 1).includes(' ');
};

const WAYS = { drag: 6, 'within a drag': 3, action: 3, undo: 3, redo: 1, branch: 3, 'new deal': 2, deal: 1 } as const;
type Way = keyof typeof WAYS;

/** Begins something that changes the game, and does not wait for what comes of it. */
function begin(way: Way, { seen, kept }: Now, input: Input, dice: Dice): void {
  const move = dice.maybe(kept.legal.filter((one) => one.includes('>')));
  if (way === 'new deal') input.key(letterKey('N', dice.chance(0.5)));
  else if (way === 'undo' && kept.canUndo) input.key(letterKey('Z', false, { ctrl: true }));
  else if (way === 'redo' && kept.canRedo) input.key(letterKey('Y', false, { ctrl: true }));
  else if (way === 'action' || way === 'deal' || !move) input.key(letterKey('D', dice.chance(0.5)));
  else {
    const goal = takeUp({ seen, input }, move);
    if (!goal) return;
    input.glide({ x: goal.x + 30, y: goal.y + 30 }, 3);
    if (way === 'within a drag') return;
    input.glide(goal, 2);
    input.release();
  }
}

/** What a game in its turn has gone through, and what must therefore be kept. */
class Story {
  /** Games that were begun, by sitting. */
  private readonly begun = new Set<string>();

  seen(text: string | undefined): string | undefined {
    if (text === undefined) return undefined;
    const { sitting } = JSON.parse(text) as { readonly sitting: { readonly id: string; readonly began: string } };
    if (sitting.began !== '') this.begun.add(sitting.id);
    return sitting.id;
  }
  check(current: string, { previous, asides, results }: Rest): void {
    const open = [this.seen(current), this.seen(previous)];
    expect(asides, 'games set aside').toBe(0);
    const closed = [...this.begun].filter((id) => !open.includes(id)).sort();
    const entered = results.filter(({ id, end }) => end !== 'won' || !open.includes(id)).map(({ id }) => id);
    expect(entered.sort(), 'games that came to an end, once each').toEqual(closed);
  }
}

async function killed(page: Page, input: Input, crash: boolean): Promise<void> {
  if (crash) {
    const gone = page.waitForEvent('crash');
    input.crash();
    await gone;
  }
  await page.close();
}

async function opened(page: Page, dice: Dice, address: string): Promise<Input> {
  await lampOut(page);
  const speed = dice.of(['off', 'fast', 'normal', 'slow', 'slow']);
  await page.addInitScript((value) => location.origin !== 'null' && localStorage.setItem('pasyans.speed', value), speed);
  page.setDefaultTimeout(20_000);
  await page.goto(address);
  await page.locator('[data-card]').first().waitFor({ state: 'attached' });
  return Input.of(page);
}

test.use({ trace: 'off', screenshot: 'off', viewport: { width: 1024, height: 768 } });

for (const [turn, game] of GAMES.entries()) {
  const kills = Math.floor(KILLS / GAMES.length) + (turn < KILLS % GAMES.length ? 1 : 0);
  test(`${game}: killed ${kills} times at moments by chance, nothing is lost or doubled, seed ${SEED}`, async ({ context }) => {
    test.setTimeout(60_000 + kills * 20_000);
    const dice = new Dice(SEED + turn);
    const story = new Story();
    const done: string[] = [];
    let page = await context.newPage();
    let input = await opened(page, dice, `./#${new URLSearchParams({ game, deal: String(1 + dice.below(1000)) })}`);
    let now = await settled(page);
    for (let kill = 1; kill <= kills; kill++) {
      // Branches come of moves that are taken back and others made in their place.
      for (let n = dice.below(MOST_FINISHED + 1); n > 0; n--) {
        begin(dice.weighed({ ...WAYS, 'within a drag': 0, 'new deal': 0, undo: 4 }), now, input, dice);
        await input.done();
        now = await settled(page);
      }
      if (dice.chance(0.3) && now.kept.canUndo) {
        begin('undo', now, input, dice);
        await input.done();
        now = await settled(page);
      }
      story.seen(now.text);
      const way = dice.weighed(WAYS);
      const pictures: string[] = [];
      await reporting(page, (piles) => pictures.push(pictureOf(piles)));
      begin(way === 'branch' ? 'drag' : way, now, input, dice);
      if (dice.chance(0.6)) await input.done();
      // As soon as can be, within a save, within a flight.
      const wait = dice.of([0, 0, dice.below(8), dice.below(30), dice.below(400)]);
      if (wait > 0) await new Promise((go) => setTimeout(go, wait));
      const crash = dice.chance(0.6);
      await killed(page, input, crash);
      const last = pictures.at(-1);
      done.push(`${kill}: ${way}, ${crash ? 'crash' : 'close'} after ${wait} ms`);

      page = await context.newPage();
      input = await opened(page, dice, './');
      const before = now.kept;
      now = await settled(page);
      const after = now.kept;
      const what = `${done.slice(-3).join('; ')}, seed ${SEED}`;
      const rest = await restOf(page);
      if (last !== undefined) expect(pictureOf(after.piles), `${what}: the last picture shown`).toBe(last);
      if (after.sitting === before.sitting) {
        expect(after.deal, what).toBe(before.deal);
        const added = after.lines.slice(before.lines.length);
        expect(after.lines.slice(0, before.lines.length), `${what}: the tree`).toEqual(before.lines);
        expect(added.length, `${what}: more lines than were played`).toBeLessThanOrEqual(1);
        const apart = after.line === before.line || oneApart(after.line, before.line);
        expect(apart, `${what}: it stood at «${before.line}» and stands at «${after.line}»`).toBe(true);
        if (way === 'within a drag') expect(after.lines, what).toEqual(before.lines);
      } else {
        expect(way, `${what}: another game is on the table`).toBe('new deal');
        // A game in which nothing was played is not kept for the way back.
        if (before.lines.length > 1) {
          expect(rest.previous, what).toBeDefined();
          const earlier = await keptOf(rest.previous!);
          expect([earlier.sitting, earlier.line, earlier.lines], what).toEqual([before.sitting, before.line, before.lines]);
        }
      }
      story.check(now.text, rest);
    }
    if (LONG) console.log(`${game}, seed ${SEED}: ${kills} kills, ${now.kept.lines.length} positions in the tree at the end`);
  });
}
