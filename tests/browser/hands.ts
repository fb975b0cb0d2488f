// A person's hands at the table, for browser tests: opens a game, drags, clicks, acts, counts cards.

import { expect, type Locator, type Page } from '@playwright/test';

/** What to open: a deal of a game under house rules, or a whole record. */
export type Opening =
  | { readonly game: string; readonly deal: number; readonly house?: Readonly<Record<string, string>> }
  | { readonly record: string };

const hashOf = (opening: Opening): string =>
  'record' in opening
    ? `record=${encodeURIComponent(opening.record)}`
    : new URLSearchParams({ game: opening.game, deal: String(opening.deal), ...opening.house }).toString();

/** Opens a game and waits until its cards lie. */
export async function open(page: Page, opening: Opening): Promise<void> {
  await page.goto(`./#${hashOf(opening)}`);
  // The address is emptied when its game is laid; until then another may lie there.
  await expect(page).toHaveURL(({ hash }) => hash === '');
  await expect(page.locator('[data-card]').first()).toBeAttached();
  await still(page);
}

/** Puts the lamp out, for tests in which its search would only take the processor from the table. */
export async function lampOut(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // A blank page between two games has no storage.
    if (location.origin !== 'null') localStorage.setItem('pasyans.lamp', 'off');
  });
}

/** What is there while cards move, or the table has not come yet. */
const MOVING = '.card.moving, .card.carried, #app:empty, .felt:empty, .board:not(:has(.pile))';
/** Waits until the table is there and no card is in flight. */
export async function still(page: Page): Promise<void> {
  await expect(page.locator(MOVING)).toHaveCount(0);
}

export const pile = (page: Page, name: string): Locator => page.locator(`[data-pile="${name}"]`);
/** The cards of a pile, the innermost first. */
export async function cardsOf(page: Page, name: string): Promise<string[]> {
  const cards = await page
    .locator(`[data-at="${name}"]`)
    .evaluateAll((all) =>
      all.map((card) => [Number(card.getAttribute('data-index')), card.getAttribute('data-card') ?? ''] as const),
    );
  return cards.sort(([a], [b]) => a - b).map(([, face]) => face);
}
/** What the screen shows of every pile when no card moves: face names from the innermost card, '' for a hidden one. */
export async function shown(page: Page): Promise<Record<string, string[]>> {
  for (;;) {
    const seen = await page.evaluate((moving) => {
      if (document.querySelector(moving)) return undefined;
      const piles: Record<string, string[]> = {};
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-pile]')) piles[dataset.pile!] = [];
      for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-card]'))
        piles[dataset.at!]![Number(dataset.index)] = dataset.card!;
      return piles;
    }, MOVING);
    if (seen) return seen;
    await still(page);
  }
}
/** How many cards lie on the table, hidden ones too. */
export const cardCount = (page: Page): Promise<number> => page.locator('[data-card]').count();

export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Where extends Spot {
  /** The middle of the card or place that the spot belongs to. */
  readonly middle: Spot;
}

/** The cards of a pile that a hand goes to: the one with `n` − 1 cards upon it. */
export interface Aim {
  readonly pile: string;
  readonly n?: number;
}

/**
 * A spot for each aim, found in one look when no card moves: on the card where it is not covered, or on the place when the pile
 * is empty.
 */
export async function spotsOn(page: Page, ...aims: readonly Aim[]): Promise<Where[]> {
  for (;;) {
    const spots = await page.evaluate(
      ([wanted, moving]) => {
        if (document.querySelector(moving)) return undefined;
        const middleOf = ({ x, y, width, height }: DOMRect): Spot => ({ x: x + width / 2, y: y + height / 2 });
        return wanted.map(({ pile: pileName, n: outer = 1 }) => {
          const cards = [...document.querySelectorAll(`[data-at="${pileName}"]`)].sort(
            (a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')),
          );
          const card = cards[cards.length - outer];
          if (!card) {
            const place = document.querySelector(`[data-pile="${pileName}"]`);
            if (!place || cards.length > 0) throw new Error(`pile ${pileName} has no card ${outer} from the outside`);
            const middle = middleOf(place.getBoundingClientRect());
            return { ...middle, middle };
          }
          const box = card.getBoundingClientRect();
          const next = cards[cards.length - outer + 1]?.getBoundingClientRect();
          const middle = middleOf(box);
          // What the next card of the fan leaves in sight lies on the side it has moved away from.
          const along = (at: number, size: number, covered: number | undefined): number => {
            if (covered === undefined || Math.abs(covered - at) < 1) return at + size / 2;
            return covered > at ? at + Math.min(covered - at, size) / 2 : at + size - Math.min(at - covered, size) / 2;
          };
          return { x: along(box.x, box.width, next?.x), y: along(box.y, box.height, next?.y), middle };
        });
      },
      [aims, MOVING] as const,
    );
    if (spots) return spots;
    await still(page);
  }
}
export const spotOn = async (page: Page, name: string, n = 1): Promise<Where> => (await spotsOn(page, { pile: name, n }))[0]!;

/** Where a drag from one spot to another ends: the grabbed spot keeps its place on the card, so its middle lands on the goal's. */
export const dropSpot = (start: Where, goal: Where): Spot => ({
  x: goal.middle.x + start.x - start.middle.x,
  y: goal.middle.y + start.y - start.middle.y,
});

/** Drags the outer n cards of a pile to another by mouse, in a few steps as a hand does. */
export async function dragMove(page: Page, from: string, to: string, n = 1): Promise<void> {
  const [start, goal] = (await spotsOn(page, { pile: from, n }, { pile: to })) as [Where, Where];
  const end = dropSpot(start, goal);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + (end.x - start.x) * 0.3, start.y + (end.y - start.y) * 0.3);
  await page.mouse.move(end.x, end.y, { steps: 2 });
  await page.mouse.up();
  await still(page);
}

/** Presses the card with n − 1 cards upon it, then the target. Taking up moves no card, so both are found in one look. */
export async function clickMove(page: Page, from: string, to: string, n = 1): Promise<void> {
  for (const { x, y } of await spotsOn(page, { pile: from, n }, { pile: to })) await page.mouse.click(x, y);
  await still(page);
}

/** Presses an action's button. */
export async function act(page: Page, id: string): Promise<void> {
  await page.locator(`[data-action="${id}"]`).click();
  await still(page);
}
export async function undo(page: Page): Promise<void> {
  await page.locator('[data-do="undo"]').click();
  await still(page);
}
export async function redo(page: Page): Promise<void> {
  await page.locator('[data-do="redo"]').click();
  await still(page);
}
/** How many moves the table says have been made. */
export async function movesMade(page: Page): Promise<number> {
  const said = await page.locator('[data-standing="moves"]').textContent();
  return Number.parseInt((said ?? '').replace(/\s/g, ''), 10);
}

/** In this deal the ten of diamonds of r2c7 fits the gap r1c2, and the six of hearts of r1c9 fits none. */
export const ROWS = { game: 'dolgy', deal: 17 } as const;
/** In this deal the threes of x2 and x3 fit the middle row. */
export const GALLERY = { game: 'gallery', deal: 17 } as const;

export const message = (page: Page): Locator => page.getByRole('status');
/** Chooses a setting, by the words of the language that is on. */
export async function settings(page: Page, group: string, value: string): Promise<void> {
  await page.locator('.gear').click();
  await page.getByRole('group', { name: group, exact: true }).getByText(value, { exact: true }).click();
  await page.keyboard.press('Escape');
}
