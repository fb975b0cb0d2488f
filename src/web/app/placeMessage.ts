/**
 * Where a message lies: over the table's free lower edge, in wide windows in another band that is free of piles, else over the
 * lines below the table; never on cards or the head, and not on undo and redo unless it was asked for.
 */
import { signScroll } from './Told.tsx';

/** Whether two boxes share more than their edges. */
const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
/** The share of the height that a whole answer may take when it was asked for. */
const ASKED_FOR = 0.6;
/** Less than this is no room for an answer: in a tiny window, lower than that, it lies on cards. */
const LEAST = 84;
const TINY_WINDOW = 320;
/** Between a message and the piles above and below it. */
const AIR = 6;
const px = (length: number): string => `${Math.floor(length)}px`;

const boxOf = (selector: string): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();

/** The bar stands beside the table, or below it; else above. */
const isBeside = (): boolean => matchMedia('(max-height: 500px) and (min-aspect-ratio: 1 / 1)').matches;
const isBelow = (): boolean => (boxOf('.bar')?.top ?? 0) >= (boxOf('.felt')?.bottom ?? 0) - 1;

/** How far a message of this box must rise to lie in the lowest band between the piles that is high enough; undefined without one. */
function riseToBand(natural: DOMRect, piles: readonly DOMRect[]): number | undefined {
  const beneath = piles
    .filter(({ left, right }) => left < natural.right && right > natural.left)
    .sort((a, b) => b.bottom - a.bottom);
  let floor = natural.bottom;
  for (const { top, bottom } of beneath) {
    if (floor - bottom >= natural.height + 2 * AIR) return natural.bottom - floor + AIR;
    floor = Math.min(floor, top);
  }
  return undefined;
}

/** Leaves the corner of the bar free in which undo and redo are. */
function leaveTime(message: HTMLElement, asked: boolean): void {
  const bar = boxOf('.bar');
  const time = boxOf('.bar .time');
  if (!bar || !time) return;
  if (isBeside()) message.style.setProperty('--under', px(bar.bottom - time.top + 4));
  else if (isBelow() && !asked) {
    const left = time.left - bar.left < bar.right - time.right;
    message.classList.add('around');
    message.style.setProperty('--bar', px(bar.height));
    message.style.setProperty('--time', px(left ? time.right - bar.left + 4 : bar.right - time.left + 4));
  }
}

export function placeMessage(message: HTMLElement): void {
  const said = message.querySelector<HTMLElement>('.said');
  message.classList.remove('low', 'around', 'snug');
  message.removeAttribute('style');
  if (!said) return;
  // Places, not cards: a card that was refused is still on its way back.
  const piles = [...document.querySelectorAll('.board .pile')].map((pile) => pile.getBoundingClientRect());
  const natural = message.getBoundingClientRect();
  if (piles.some((pile) => meet(pile, natural)) || natural.height > innerHeight / 2) {
    const asked = said.classList.contains('asked');
    const wide = !isBeside() && !isBelow();
    const rise = wide ? riseToBand(natural, piles) : undefined;
    if (rise !== undefined) {
      message.style.translate = `0 -${px((rise * message.offsetHeight) / natural.height)}`;
      signScroll(said);
      return;
    }
    message.classList.add('low');
    if (said.classList.contains('news')) message.classList.add('snug');
    else leaveTime(message, asked);
    const box = message.getBoundingClientRect();
    const head = boxOf('.head')!;
    const lowest = (all: readonly DOMRect[]): number =>
      Math.max(0, ...all.filter(({ left, right }) => left < box.right - 1 && right > box.left + 1).map(({ bottom }) => bottom));
    // Lengths inside of what is zoomed are zoomed too.
    const zoom = message.offsetHeight > 0 ? box.height / message.offsetHeight : 1;
    const free = box.bottom - lowest([...piles, head]);
    const whole = message.querySelector('.details') !== null || (asked && innerHeight < TINY_WINDOW && free / zoom < LEAST);
    const room = whole ? Math.max(free, (box.bottom - lowest([head])) * ASKED_FOR) : free;
    message.style.setProperty('--room', px(room / zoom - 2));
  }
  signScroll(said);
}
