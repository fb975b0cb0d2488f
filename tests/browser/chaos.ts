// What a restless player does at the table, by chance: presses, drags, keys, windows of other sizes, settings, dialogs.

import type { Page } from '@playwright/test';
import { type Dice, type Input, type KeyPress, letterKey, type Point } from './input.ts';
import type { Box, CardSeen, Seen } from './seen.ts';
import { SIZES } from './sizes.ts';

export interface Restless {
  readonly page: Page;
  readonly input: Input;
  readonly dice: Dice;
  /** What was last looked at; it may have changed since. */
  readonly seen: Seen;
  /** Moves that the rules allowed then. */
  readonly legal: readonly string[];
}
/** Does something; true when what was seen before is of no more use for finding things. */
type Deed = (player: Restless) => Promise<boolean> | boolean;

const middleOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });
const within = ({ x, y, w, h }: Box, dice: Dice): Point => ({ x: x + w * dice.share(), y: y + h * dice.share() });
const anywhere = ({ seen, dice }: Restless): Point => ({ x: dice.share() * seen.width, y: dice.share() * seen.height });
const outside = ({ seen, dice }: Restless): Point =>
  dice.of([
    { x: -40, y: dice.share() * seen.height },
    { x: seen.width + 40, y: dice.share() * seen.height },
    { x: dice.share() * seen.width, y: -40 },
    { x: dice.share() * seen.width, y: seen.height + 40 },
  ]);

const cardsAt = ({ cards }: Seen, name: string): CardSeen[] =>
  cards.filter(({ at }) => at === name).sort((a, b) => a.index - b.index);
/** A spot where the card that has n − 1 cards of its pile upon it is not covered, and how far that is from its middle. */
export function spotOf(seen: Seen, name: string, n: number): { readonly spot: Point; readonly middle: Point } | undefined {
  const cards = cardsAt(seen, name);
  const card = cards[cards.length - n];
  if (!card) {
    const pile = cards.length === 0 && seen.piles.find((one) => one.name === name);
    return pile ? { spot: middleOf(pile), middle: middleOf(pile) } : undefined;
  }
  const next = cards[cards.length - n + 1];
  const along = (at: number, size: number, covered: number | undefined): number => {
    if (covered === undefined || Math.abs(covered - at) < 1) return at + size / 2;
    return covered > at ? at + Math.min(covered - at, size) / 2 : at + size - Math.min(at - covered, size) / 2;
  };
  return { spot: { x: along(card.x, card.w, next?.x), y: along(card.y, card.h, next?.y) }, middle: middleOf(card) };
}
/** Takes the packet of a move up by mouse, and says where it has to be let go. */
export function takeUp({ seen, input }: Pick<Restless, 'seen' | 'input'>, move: string): Point | undefined {
  const [, from, to, n = '1'] = /^([^>]+)>([^*]+)(?:\*(\d+))?$/.exec(move) ?? [];
  const start = from === undefined ? undefined : spotOf(seen, from, Number(n));
  const goal = to === undefined ? undefined : spotOf(seen, to, 1);
  if (!start || !goal) return undefined;
  input.move(start.spot);
  input.down();
  return { x: goal.middle.x + start.spot.x - start.middle.x, y: goal.middle.y + start.spot.y - start.middle.y };
}

async function pause({ page, dice }: Restless, most: number): Promise<void> {
  await page.waitForTimeout(Math.floor(dice.share() * most));
}

const LETTERS = [...'ZZZUYYRDDDAHTVWMGLPSBCEFIJKOQX'];
const PLAIN: readonly KeyPress[] = [
  ...['Enter', 'Escape', 'Tab', 'Backspace', 'Delete', 'Home', 'End', 'PageUp', 'PageDown', 'F1'].map((code) => ({
    code,
    key: code,
  })),
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((code) => ({ code, key: code })),
  { code: 'Space', key: ' ' },
  { code: 'Space', key: ' ' },
  { code: 'Enter', key: 'Enter', shift: true },
  { code: 'Tab', key: 'Tab', shift: true },
  { code: 'Equal', key: '+', shift: true },
  { code: 'Minus', key: '-' },
  { code: 'BracketLeft', key: '[' },
  { code: 'BracketRight', key: 'ъ' },
  { code: 'Slash', key: '?', shift: true },
  ...[1, 2, 3, 9].map((digit) => ({ code: `Digit${digit}`, key: String(digit) })),
];
const UNDO = letterKey('Z', false, { ctrl: true });
function anyKey(dice: Dice): KeyPress {
  if (dice.chance(0.5)) return dice.of(PLAIN);
  if (dice.chance(0.15))
    return letterKey(dice.of(['Z', 'Z', 'Y', 'H', 'M']), dice.chance(0.5), { ctrl: true, shift: dice.chance(0.3) });
  return letterKey(dice.of(LETTERS), dice.chance(0.5), { shift: dice.chance(0.1) });
}

/** A setting's place among those of the dialog, oftener the ones that change what is on the table. */
const SETTINGS = [0, 0, 0, 1, 1, 1, 8, 8, 8, 2, 3, 4, 4, 5, 6, 7, 7, 9, 10, 11, 12, 13, 14, 15];
/** Scrolls to a value of a setting, chosen by two shares, and says where it is. */
const choiceIn = (page: Page, group: number, share: number): Promise<Box | undefined> =>
  page.evaluate(
    ([at, part]) => {
      const labels = [...(document.querySelectorAll('dialog[open] fieldset')[at]?.querySelectorAll('label') ?? [])];
      const label = labels[Math.floor(part * labels.length)];
      if (!label) return undefined;
      label.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = label.getBoundingClientRect();
      return { x, y, w: width, h: height };
    },
    [group, share] as const,
  );
/** Presses what opens something and waits a little until it is there. */
async function press({ page, input }: Restless, selector: string): Promise<boolean> {
  const box = await page.evaluate((what) => {
    const found = document.querySelector(what)?.getBoundingClientRect();
    return found && found.width > 0 ? { x: found.x, y: found.y, w: found.width, h: found.height } : undefined;
  }, selector);
  if (!box) return false;
  input.click(middleOf(box));
  await input.done();
  return true;
}
const dialogOpens = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (let i = 0; i < 100 && !document.querySelector('dialog[open]'); i++) await new Promise((go) => setTimeout(go, 10));
    return document.querySelector('dialog[open]') !== null;
  });
const ESCAPE: KeyPress = { code: 'Escape', key: 'Escape' };

export const DEEDS = {
  /** A move by the rules, dragged; now and then something comes in between. */
  drag: async (player) => {
    const { input, dice, seen, legal } = player;
    const move = dice.maybe(legal.filter((one) => one.includes('>')));
    const goal = move && takeUp(player, move);
    if (!goal) return false;
    input.glide({ x: (goal.x + seen.width / 2) / 2, y: (goal.y + seen.height / 2) / 2 }, 2);
    const between = dice.share();
    if (between < 0.05) input.key(dice.of([ESCAPE, UNDO, letterKey('N', false), letterKey('D', true)]));
    else if (between < 0.08) input.click(goal, 'right');
    else if (between < 0.1) {
      input.move(outside(player));
    } else if (between < 0.12) input.resize(dice.of(SIZES.slice(0, 5)));
    else if (between < 0.2) await pause(player, 60);
    input.glide(goal, 1 + dice.below(3));
    input.release();
    return between >= 0.1 && between < 0.12;
  },
  /** A move by the rules, by two presses. */
  press: (player) => {
    const { input, dice, seen, legal } = player;
    const move = dice.maybe(legal.filter((one) => one.includes('>')));
    const goal = move && takeUp(player, move);
    if (!goal) return false;
    input.release();
    const [, to] = /^[^>]+>([^*]+)/.exec(move) ?? [];
    const spot = to === undefined ? undefined : spotOf(seen, to, 1);
    if (spot) input.click(spot.spot);
    return false;
  },
  action: ({ input, dice, page, seen }) =>
    page
      .evaluate(() =>
        [...document.querySelectorAll('[data-action]')].map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      )
      .then((all) => {
        const one = dice.maybe(all);
        if (one && !seen.dialog) input.click({ x: one.x + one.width / 2, y: one.y + one.height / 2 });
        return false;
      }),
  card: ({ input, dice, seen }) => {
    const card = dice.maybe(seen.cards);
    if (card)
      input.click(
        within(card, dice),
        dice.chance(0.12) ? 'right' : dice.chance(0.06) ? 'middle' : 'left',
        dice.chance(0.2) ? 2 : 1,
      );
    return false;
  },
  place: ({ input, dice, seen }) => {
    const pile = dice.maybe(seen.piles);
    if (pile) input.click(within(pile, dice), dice.chance(0.1) ? 'right' : 'left', dice.chance(0.2) ? 2 : 1);
    return false;
  },
  /** A drag of any card to anywhere. */
  throw: async (player) => {
    const { input, dice, seen } = player;
    const card = dice.maybe(seen.cards);
    if (!card) return false;
    input.move(within(card, dice));
    const button = dice.weighed({ left: 12, right: 1, middle: 1 });
    input.down(button);
    input.glide(dice.chance(0.2) ? outside(player) : anywhere(player), 1 + dice.below(5));
    if (dice.chance(0.2)) await pause(player, 80);
    if (dice.chance(0.05)) input.key(anyKey(dice));
    input.release();
    return false;
  },
  point: (player) => {
    player.input.click(anywhere(player));
    return false;
  },
  key: ({ input, dice }) => {
    input.key(anyKey(dice));
    return false;
  },
  undo: ({ input, dice }) => {
    for (let n = 1 + dice.below(2); n > 0; n--) input.key(dice.chance(0.5) ? UNDO : letterKey('U', dice.chance(0.5)));
    return false;
  },
  redo: ({ input, dice }) => {
    for (let n = 1 + dice.below(3); n > 0; n--) input.key(letterKey('Y', dice.chance(0.5), { ctrl: dice.chance(0.5) }));
    return false;
  },
  /** Any button, whatever it does. */
  button: ({ input, dice, seen }) => {
    const control = dice.maybe(seen.controls);
    if (control) input.click(middleOf(control));
    return control !== undefined;
  },
  /** A long press, to look at a card. */
  hold: async (player) => {
    const { input, dice, seen } = player;
    const card = dice.maybe(seen.cards);
    if (!card) return false;
    input.move(within(card, dice));
    input.down(dice.chance(0.5) ? 'left' : 'middle');
    await pause(player, 550);
    if (dice.chance(0.5)) input.glide(anywhere(player), 2);
    input.release();
    return false;
  },
  newDeal: ({ input, dice }) => {
    input.key(letterKey('N', dice.chance(0.5)));
    return false;
  },
  hint: ({ input, dice }) => {
    input.key(letterKey('H', dice.chance(0.5)));
    return false;
  },
  resize: ({ input, dice }) => {
    input.resize(dice.of(SIZES));
    return true;
  },
  media: ({ input, dice }) => {
    input.media(dice.chance(0.5), dice.chance(0.3));
    return false;
  },
  setting: async (player) => {
    const { page, input, dice, seen } = player;
    if (seen.dialog) input.key(ESCAPE);
    await input.done();
    if (!(await press(player, '.gear')) || !(await dialogOpens(page))) return true;
    const box = await choiceIn(page, dice.of(SETTINGS), dice.share());
    if (box) input.click(middleOf(box));
    if (dice.chance(0.9)) input.key(ESCAPE);
    return true;
  },
  dialog: async (player) => {
    const { page, dice } = player;
    await press(player, dice.of(['.name', '.deal', '.more', '.more', '.more']));
    if (dice.chance(0.8)) await dialogOpens(page);
    return true;
  },
  wheel: ({ input, dice }) => {
    input.wheel(dice.chance(0.5) ? 120 : -120);
    return false;
  },
  wait: async (player) => {
    await pause(player, 200);
    return false;
  },
} as const satisfies Record<string, Deed>;
export type DeedName = keyof typeof DEEDS;

/** How often each is done at the table. */
const AT_TABLE: Readonly<Record<DeedName, number>> = {
  drag: 26,
  press: 12,
  action: 3,
  card: 11,
  place: 6,
  throw: 6,
  point: 2,
  key: 9,
  undo: 5,
  redo: 3,
  button: 1.5,
  hold: 0.4,
  newDeal: 0.6,
  hint: 1,
  resize: 1.5,
  media: 0.5,
  setting: 1.2,
  dialog: 1.2,
  wheel: 1,
  wait: 1,
};
const NONE = Object.fromEntries(Object.keys(AT_TABLE).map((name) => [name, 0])) as Record<DeedName, number>;
const IN_DIALOG: Readonly<Record<DeedName, number>> = { ...NONE, button: 10, key: 5, point: 2, wheel: 1, resize: 0.3, card: 1 };
const AT_LINE: Readonly<Record<DeedName, number>> = {
  ...NONE,
  button: 8,
  key: 4,
  card: 4,
  drag: 1,
  throw: 2,
  undo: 1,
  resize: 0.3,
};
/** Windows of so many pixels are slow to paint: they are left sooner. */
const LARGE = 1_500_000;
const HASTE = 5;

/** What is done next, as the table stands. */
export function nextDeed({ dice, seen }: Pick<Restless, 'dice' | 'seen'>): DeedName {
  if (seen.dialog) return dice.weighed(IN_DIALOG);
  if (seen.line) return dice.weighed(AT_LINE);
  const resize = AT_TABLE.resize * (seen.width * seen.height > LARGE ? HASTE : 1);
  return dice.weighed({ ...AT_TABLE, resize });
}
