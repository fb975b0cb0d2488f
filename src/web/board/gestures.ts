/** Pointer gestures on the board: press, double press, right press, drag, and a long or middle press to look at a card. Knows points and times, no cards and no rules. */
import type { Point } from './geometry.ts';

/** What lies under a point. */
export interface Hit {
  readonly pile: number;
  /** How many cards of the pile lie beneath the one that was hit; 0 on an empty place. */
  readonly index: number;
  /** Tells this card from others; '' on an empty place. */
  readonly card: string;
}
/** What the board does about gestures. */
export interface GestureHost {
  hit(point: Point): Hit | undefined;
  /** A press on a card or place; true when it took that card up, so that a second press makes a double one. */
  tap(hit: Hit): boolean;
  /** A double or right press. */
  home(hit: Hit): void;
  /** A press on the bare table. */
  away(): void;
  /** A drag begins; false when nothing can be taken up there. */
  lift(hit: Hit): boolean;
  carry(by: Point): void;
  drop(by: Point): void;
  cancel(): void;
  /** Something lies over the whole table. */
  modal(): boolean;
  /** Shows a card whole while it is held; false when there is nothing to see. */
  peek(hit: Hit): boolean;
  unpeek(): void;
  /** The pointer rests over something, or nothing, with no button pressed. */
  hover(hit: Hit | undefined): void;
}

const DRAG_FROM_PX = 4;
const DOUBLE_MS = 350;
/** A press held so long without moving is a look at the card. */
const LONG_MS = 450;

interface Press {
  readonly id: number;
  readonly hit: Hit | undefined;
  readonly from: Point;
  readonly corner: Point;
  dragging: boolean;
  refused: boolean;
  /** A card is being looked at: letting go is then no press. */
  peeking: boolean;
}

/** Listens to the pointer on an element; returns what stops it. */
export function listen(element: HTMLElement, host: GestureHost): () => void {
  let press: Press | undefined;
  let last: { readonly card: string; readonly time: number } | undefined;
  let latest: Point = { x: 0, y: 0 };
  let frame = 0;
  let long: ReturnType<typeof setTimeout> | undefined;

  const cornerNow = (): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left, y: top };
  };
  const pointOf = (event: PointerEvent, corner: Point): Point => ({ x: event.clientX - corner.x, y: event.clientY - corner.y });
  const byNow = (from: Point): Point => ({ x: latest.x - from.x, y: latest.y - from.y });
  const stopFrame = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
  };

  /** Ends a look; true when there was one. */
  const endPeek = (): boolean => {
    clearTimeout(long);
    if (!press?.peeking) return false;
    press.peeking = false;
    host.unpeek();
    return true;
  };

  const down = (event: PointerEvent): void => {
    // A pointer that goes down again has been let go where the page could not see it.
    if (event.pointerId === press?.id) cancel(event);
    if (!event.isPrimary || press) return;
    const corner = cornerNow();
    const from = pointOf(event, corner);
    const hit = host.hit(from);
    if (event.button === 2) {
      if (hit) host.home(hit);
      return;
    }
    const middle = event.button === 1;
    if (middle) event.preventDefault();
    if (event.button !== 0 && !(middle && hit && host.peek(hit))) return;
    try {
      element.setPointerCapture(event.pointerId);
    } catch {
      // The pointer may be gone already; its events then end at the board's edge.
    }
    latest = from;
    const now: Press = { id: event.pointerId, hit, from, corner, dragging: false, refused: middle, peeking: middle };
    press = now;
    host.hover(undefined);
    clearTimeout(long);
    if (hit && !middle)
      long = setTimeout(() => {
        if (press === now && !now.dragging && !now.refused) now.peeking = host.peek(hit);
      }, LONG_MS);
  };

  const move = (event: PointerEvent): void => {
    if (!press) {
      if (event.pointerType === 'mouse') host.hover(host.hit(pointOf(event, cornerNow())));
      return;
    }
    if (event.pointerId !== press.id) return;
    // A dialog that has come over the table takes nothing with it.
    if (press.dragging && host.modal()) {
      cancel(event);
      return;
    }
    latest = pointOf(event, press.corner);
    const by = byNow(press.from);
    if (Math.hypot(by.x, by.y) > DRAG_FROM_PX) endPeek();
    if (!press.dragging && !press.refused && press.hit && Math.hypot(by.x, by.y) > DRAG_FROM_PX) {
      if (host.lift(press.hit)) press.dragging = true;
      else press.refused = true;
    }
    if (press.dragging && frame === 0) {
      const { from } = press;
      frame = requestAnimationFrame(() => {
        frame = 0;
        host.carry(byNow(from));
      });
    }
  };

  const up = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    if (press.dragging && host.modal()) {
      cancel(event);
      return;
    }
    const { hit, from, corner, dragging, refused } = press;
    latest = pointOf(event, corner);
    const looked = endPeek();
    press = undefined;
    stopFrame();
    if (looked) last = undefined;
    else if (dragging) {
      last = undefined;
      host.drop(byNow(from));
    } else if (refused) last = undefined;
    else if (!hit) host.away();
    else if (hit.card !== '' && last?.card === hit.card && event.timeStamp - last.time <= DOUBLE_MS) {
      last = undefined;
      host.home(hit);
    } else last = host.tap(hit) ? { card: hit.card, time: event.timeStamp } : undefined;
  };

  const cancel = (event: PointerEvent): void => {
    if (event.pointerId !== press?.id) return;
    const { dragging } = press;
    endPeek();
    press = undefined;
    stopFrame();
    if (dragging) host.cancel();
  };
  const leave = (): void => {
    if (!press) host.hover(undefined);
  };
  const prevent = (event: Event): void => event.preventDefault();

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  // Anywhere in the window: when much happens at once browsers do not always grant the capture that was asked for.
  addEventListener('pointerup', up);
  addEventListener('pointercancel', cancel);
  // A pointer that is taken away without a word (an alert, a device turned) must not leave cards in the air.
  element.addEventListener('lostpointercapture', cancel);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('contextmenu', prevent);
  // A card let go at full speed would set the page gliding, though it cannot be scrolled, and a browser takes the next tap, on
  // whatever button, for one that only stops the gliding.
  element.addEventListener('touchmove', prevent, { passive: false });
  return () => {
    stopFrame();
    endPeek();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', cancel);
    element.removeEventListener('lostpointercapture', cancel);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('contextmenu', prevent);
    element.removeEventListener('touchmove', prevent);
  };
}
