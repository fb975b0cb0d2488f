// Chance that can be repeated, and mouse and keys sent one upon another without waiting for each, for tests that do very much.

import type { CDPSession, Page } from '@playwright/test';

/** Numbers by chance, the same for the same seed (mulberry32). */
export class Dice {
  private state: number;
  constructor(seed: number) {
    this.state = seed >>> 0;
  }
  /** 0 ≤ n < 1. */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }
  /** A whole number, 0 ≤ n < bound. */
  below(bound: number): number {
    return Math.floor(this.share() * bound);
  }
  /** Throws when there is nothing to choose from (a bug in the caller). */
  of<T>(all: readonly T[]): T {
    if (all.length === 0) throw new RangeError('nothing to choose from');
    return all[this.below(all.length)]!;
  }
  maybe<T>(all: readonly T[]): T | undefined {
    return all.length === 0 ? undefined : this.of(all);
  }
  chance(share: number): boolean {
    return this.share() < share;
  }
  /** One of the names, each as often as its number says. */
  weighed<T extends string>(weights: Readonly<Record<T, number>>): T {
    const all = Object.entries(weights) as [T, number][];
    let left = this.share() * all.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of all) {
      left -= weight;
      if (left < 0) return name;
    }
    return all[0]![0];
  }
}

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Button = 'left' | 'middle' | 'right';
const HELD = { left: 1, right: 2, middle: 4 } as const;

export interface KeyPress {
  readonly code: string;
  readonly key: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
}
const MOST_TRACED = 400;
const CTRL = 2;
const SHIFT = 8;
/** What stands on the letter keys of a Russian keyboard. */
const RUSSIAN: Readonly<Record<string, string>> = Object.fromEntries(
  [...'фисвуапршолдьтщзйкыегмцчня'].map((letter, i) => [`Key${String.fromCharCode(65 + i)}`, letter]),
);
/** A letter key as an English or a Russian keyboard gives it. */
export const letterKey = (letter: string, russian: boolean, rest: Omit<KeyPress, 'code' | 'key'> = {}): KeyPress => {
  const code = `Key${letter}`;
  const key = russian ? RUSSIAN[code]! : letter.toLowerCase();
  return { code, key: rest.shift ? key.toUpperCase() : key, ...rest };
};
const VIRTUAL: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  ShiftLeft: 16,
  Escape: 27,
  Space: 32,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
  F1: 112,
};
const virtualKey = (code: string): number =>
  VIRTUAL[code] ?? (/^(Key|Digit).$/.test(code) ? code.charCodeAt(code.length - 1) : 0);

/** The mouse, the keys and the window of a page, as the browser gets them from outside. Everything goes in its order. */
export class Input {
  /** What was sent last, in short, for the story of a failure. */
  readonly trace: string[] = [];
  private sent: Promise<unknown>[] = [];
  private held = 0;
  private at: Point = { x: 0, y: 0 };
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }
  static async of(page: Page): Promise<Input> {
    return new Input(await page.context().newCDPSession(page));
  }

  /** Comes when all that was sent has been taken; rejects when the page is gone. */
  async done(): Promise<void> {
    const { sent } = this;
    this.sent = [];
    await Promise.all(sent);
  }

  move(to: Point): void {
    this.at = to;
    this.tell(`${Math.round(to.x)},${Math.round(to.y)}`);
    this.note(this.session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, buttons: this.held }));
  }
  down(button: Button = 'left', clickCount = 1): void {
    this.held |= HELD[button];
    this.tell(`${button}-down`);
    const { at, held } = this;
    this.note(this.session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, button, buttons: held, clickCount }));
  }
  up(button: Button = 'left', clickCount = 1): void {
    this.held &= ~HELD[button];
    this.tell(`${button}-up`);
    const { at, held } = this;
    this.note(this.session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at, button, buttons: held, clickCount }));
  }
  /** Lets go of every button that is held. */
  release(): void {
    for (const button of ['left', 'right', 'middle'] as const) if (this.held & HELD[button]) this.up(button);
  }
  click(to: Point, button: Button = 'left', times = 1): void {
    this.move(to);
    for (let i = 1; i <= times; i++) {
      this.down(button, i);
      this.up(button, i);
    }
  }
  /** Moves on in so many steps. */
  glide(to: Point, steps: number): void {
    const { x, y } = this.at;
    for (let i = 1; i <= steps; i++) this.move({ x: x + ((to.x - x) * i) / steps, y: y + ((to.y - y) * i) / steps });
  }
  wheel(by: number): void {
    this.note(this.session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...this.at, deltaX: 0, deltaY: by }));
  }

  key({ code, key, ctrl = false, shift = false }: KeyPress): void {
    const modifiers = (ctrl ? CTRL : 0) | (shift ? SHIFT : 0);
    this.tell(`${ctrl ? 'Ctrl+' : ''}${shift ? 'Shift+' : ''}${code}`);
    const text = ctrl ? '' : key === 'Enter' ? '\r' : key.length === 1 ? key : '';
    const common = { code, key, modifiers, windowsVirtualKeyCode: virtualKey(code) };
    this.note(
      this.session.send('Input.dispatchKeyEvent', {
        type: text === '' ? 'rawKeyDown' : 'keyDown',
        ...common,
        ...(text === '' ? {} : { text }),
      }),
    );
    this.note(this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common }));
  }

  resize({ width, height }: { readonly width: number; readonly height: number }): void {
    this.tell(`${width}×${height}`);
    this.note(this.session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false }));
  }
  /** What the system wants of every page. */
  media(dark: boolean, stillness: boolean): void {
    const features = [
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: stillness ? 'reduce' : 'no-preference' },
    ];
    this.note(this.session.send('Emulation.setEmulatedMedia', { features }));
  }
  /** Ends the page's process at once, whatever it is doing. */
  crash(): void {
    // The answer cannot come any more.
    this.session.send('Page.crash').catch(() => undefined);
  }

  private tell(what: string): void {
    this.trace.push(what);
    if (this.trace.length > MOST_TRACED) this.trace.splice(0, MOST_TRACED / 2);
  }
  private note(work: Promise<unknown>): void {
    // Told by `done`; until then it is nobody's, which would end the test run.
    work.catch(() => undefined);
    this.sent.push(work);
  }
}
