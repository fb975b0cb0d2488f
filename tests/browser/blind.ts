// Playing without a pointer, for browser tests: by keys alone, and by roles and names alone.

import { expect, type Page } from '@playwright/test';
import { partsOf, type Shown, type Step } from './plays.ts';

/** Presses keys one after another; the next goes out before the answer to the last is here, as fast hands do. */
async function strokes(page: Page, keys: readonly string[]): Promise<void> {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
}

/** More presses of Tab than this are needed nowhere. */
const MOST_TABS = 40;
/** Goes on by Tab until something that the selector names has the focus. */
export async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < MOST_TABS; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${selector}`);
}
/** Presses what the selector names, going to it by Tab. */
async function tabAndEnter(page: Page, selector: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}

const times = (n: number, key: string): string[] => Array.from({ length: Math.max(0, n) }, () => key);

/** What keys lead to from a pile, by the key. */
function stepsFrom(piles: readonly Shown[], at: number): readonly (readonly [string, number])[] {
  const heads = piles.flatMap(({ group }, i) => (group === piles[i - 1]?.group ? [] : [i]));
  const cell = /^r(\d+)c(\d+)$/.exec(piles[at]!.name)?.slice(1).map(Number);
  const beside = (down: number, right: number): number =>
    cell ? piles.findIndex(({ name }) => name === `r${cell[0]! + down}c${cell[1]! + right}`) : -1;
  return [
    ['BracketRight', at + 1 < piles.length ? at + 1 : -1],
    ['BracketLeft', at - 1],
    ['Home', 0],
    ['End', piles.length - 1],
    ['PageDown', heads.find((head) => head > at) ?? -1],
    ['PageUp', heads.findLast((head) => head < at) ?? -1],
    ['ArrowDown', beside(1, 0)],
    ['ArrowUp', beside(-1, 0)],
    ['ArrowRight', beside(0, 1)],
    ['ArrowLeft', beside(0, -1)],
  ];
}

/** The fewest keys that lead the focus from one pile to another. */
function way(piles: readonly Shown[], here: string, goal: string): readonly string[] {
  const index = (wanted: string): number => piles.findIndex(({ name }) => name === wanted);
  const found = new Map<number, readonly string[]>([[index(here), []]]);
  // A map that grows while it is gone through is gone through to its end, the nearest first.
  for (const [at, keys] of found) {
    if (at === index(goal)) return keys;
    for (const [key, to] of stepsFrom(piles, at)) if (to >= 0 && !found.has(to)) found.set(to, [...keys, key]);
  }
  throw new Error(`no keys lead from ${here} to ${goal}`);
}

/** A person at the keyboard, who knows where the focus is on the table. */
export class Keyboard {
  private readonly page: Page;
  private readonly piles: readonly Shown[];
  private at = '';

  /** @param piles those that are shown, in their order */
  constructor(page: Page, piles: readonly Shown[]) {
    this.page = page;
    this.piles = piles;
  }
  /** Goes to the table by Tab. */
  async sit(key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await tabTo(this.page, '.pile', key);
    this.at = await this.page.evaluate(() => (document.activeElement as HTMLElement).dataset.pile!);
  }
  /** Takes cards up and puts them down. */
  async carry(from: string, to: string, n: number): Promise<void> {
    await strokes(this.page, way(this.piles, this.at, from));
    await this.page.keyboard.press('Space');
    await strokes(this.page, [...times(n - 1, '+'), ...way(this.piles, from, to)]);
    await this.page.keyboard.press('Enter');
    this.at = to;
  }
  /** Presses a pile. */
  async touch(name: string): Promise<void> {
    await strokes(this.page, way(this.piles, this.at, name));
    await this.page.keyboard.press('Space');
    this.at = name;
  }
  /** Makes a move of the game as written; an action by its number. */
  async make(move: string, actions: readonly string[]): Promise<void> {
    const parts = partsOf(move);
    if (parts) await this.carry(parts.from, parts.to, parts.n);
    else await this.page.keyboard.press(`Digit${actions.indexOf(move) + 1}`);
  }
  /** The focus is where it is meant to be. */
  async check(): Promise<void> {
    const focused = await this.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLElement ? (activeElement.dataset.pile ?? activeElement.outerHTML) : 'nothing';
    });
    expect(focused).toBe(this.at);
  }
}

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toContainText(name);

/** Chooses a game in its dialog and a deal by its number. */
export async function startByKeys(page: Page, name: string, deal: number): Promise<void> {
  const dialog = page.locator('dialog[open]');
  await page.keyboard.press('KeyG');
  await expect(dialog).toBeVisible();
  const radio = dialog.getByRole('group').first().getByRole('radio');
  const names = await dialog
    .getByRole('group')
    .first()
    .locator('label > span')
    .evaluateAll((all) => all.map((one) => one.firstChild!.textContent!));
  const now = await radio.evaluateAll((all) => all.indexOf(document.activeElement as HTMLElement));
  expect(now).toBeGreaterThanOrEqual(0);
  const by = names.indexOf(name) - now;
  await strokes(page, [...times(by, 'ArrowDown'), ...times(-by, 'ArrowUp')]);
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(name);
  await tabAndEnter(page, 'dialog .main');
  await expect(dialog).toHaveCount(0);
  await title(page, name);
  await page.keyboard.press('KeyM');
  await expect(dialog).toBeVisible();
  await tabTo(page, '#deal-number');
  await page.keyboard.type(String(deal));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('.deal')).toHaveText(new RegExp(`№ ${deal}(?!\\d)`));
}

const tutor = (page: Page) => page.locator('.tutor');
const told = (page: Page) => page.locator('.tutor-asked');
/** What the tutor answers to a step that was made or tried. */
const ANSWERS = { made: 'Верно.', refused: 'Нельзя. ' } as const;
const LEARNED = 'Примеры кончились';

/** Goes through the lesson: every move that is asked for is made, or tried in vain, on the table. */
export async function learnByKeys(page: Page, steps: readonly Step[], piles: readonly Shown[]): Promise<void> {
  await tabAndEnter(page, '.more');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await tabAndEnter(page, '[data-open="tutorial"]');
  await expect(tutor(page)).toBeFocused();
  const keyboard = new Keyboard(page, piles);
  for (const { move, name, takes, ends } of steps) {
    const parts = move === undefined ? undefined : partsOf(move);
    if (parts) {
      await keyboard.sit('Shift+Tab');
      if (takes) await keyboard.carry(parts.from, parts.to, parts.n);
      else await keyboard.touch(parts.from);
    } else await tabAndEnter(page, move === undefined ? '[data-tutor="show"]' : `[data-action="${move}"]`);
    if (move !== undefined) await expect(told(page), move).toContainText(name === undefined ? ANSWERS.refused : ANSWERS.made);
    if (ends) await tabAndEnter(page, '[data-tutor="next"]');
  }
  await expect(told(page)).toContainText(LEARNED);
  await tabAndEnter(page, '[data-tutor="leave"]');
  await expect(tutor(page)).toHaveCount(0);
}

const escaped = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*(сейчас на столе)?$`);

/** The same by roles and names, with the table in words. */
export async function startByNames(page: Page, name: string, deal: number): Promise<void> {
  const dialog = page.getByRole('dialog');
  const press = (button: string | RegExp): Promise<void> =>
    page.getByRole('button', { name: button, exact: true }).press('Enter');
  await press('Настройки');
  await dialog.getByRole('group', { name: 'Стол показан' }).getByRole('radio', { name: 'словами' }).press('Space');
  await dialog.getByRole('button', { name: 'Закрыть' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await press(/Выбрать пасьянс/);
  await dialog.getByRole('radio', { name: escaped(name) }).press('Space');
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Разложить' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await title(page, name);
  await press(/№/);
  const number = dialog.getByRole('textbox', { name: 'Номер расклада' });
  await number.fill(String(deal));
  await number.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: new RegExp(`№ ${deal}$`) })).toBeVisible();
}

/** What can be done with a name in the list of moves. */
export const moveNamed = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Goes through the lesson by names: a move that is asked for is chosen from the list, all else is told and shown. */
export async function learnByNames(page: Page, steps: readonly Step[]): Promise<void> {
  await page.getByRole('button', { name: 'Ещё', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Урок' }).press('Enter');
  const lesson = page.getByRole('region', { name: 'Урок' });
  for (const { move, name, ends } of steps) {
    if (name !== undefined) await moveNamed(page, name).press('Enter');
    else await lesson.getByRole('button', { name: move === undefined ? 'Продолжить' : 'Показать', exact: true }).press('Enter');
    if (move !== undefined) await expect(lesson, move).toContainText(name === undefined ? ANSWERS.refused : ANSWERS.made);
    if (ends) await lesson.getByRole('button', { name: 'Следующий пример' }).press('Enter');
  }
  await expect(lesson).toContainText(LEARNED);
  await page.getByRole('button', { name: 'К своей игре' }).press('Enter');
  await expect(lesson).toHaveCount(0);
}

/** What the accessible tree tells of the table. */
export interface Told {
  /** The names of the moves, sorted. */
  readonly moves: readonly string[];
  /** What lies on each pile, in their order: face names from the innermost, '' for a card face down. */
  readonly piles: readonly (readonly string[])[];
}

/** Reads the table from the accessible tree. @param cards the names of faces by their words */
export async function heard(page: Page, cards: ReadonlyMap<string, string>): Promise<Told> {
  const tree = await page.getByRole('main').ariaSnapshot();
  const moves = [...tree.matchAll(/^\s*- '?button "(.+?)"/gm)].map(([, name]) => name!);
  const piles = [...tree.matchAll(/^\s*- listitem: "?(.+?)"?$/gm)].map(([, item]) => {
    const contents = /: (.+)\.$/.exec(item!)?.[1] ?? '';
    if (/^(пусто|мёртвый пробел)/.test(contents)) return [];
    return contents.split(', ').flatMap((words) => {
      const hidden = /^(\d+) закрыт/.exec(words);
      return hidden ? times(Number(hidden[1]), '') : [cards.get(words) ?? `? ${words}`];
    });
  });
  return { moves: moves.sort(), piles };
}
