/** Moves card elements by transform: at rest, in flight (a CSS transition), or carried under the pointer. */
import type { Point } from './geometry.ts';

/** Where a card has to be. */
export interface Target extends Point {
  /** Its place in the order of stacking. */
  readonly z: number;
  /** Milliseconds before it starts to move. */
  readonly delay: number;
  /** Where a card that has just appeared comes from; it appears in its place when left out. */
  readonly from?: Point | undefined;
}
interface Flier {
  readonly element: HTMLElement;
  target: Target | undefined;
  carried: boolean;
  /** When its flight ends; 0 at rest. */
  until: number;
}

/** A flight at the normal speed. */
const FLIGHT_MS = 200;
/** Added to the order of stacking: cards in flight over those at rest, carried ones over all. */
const OVER = 1000;
const ON_TOP = 2000;
const SLACK_MS = 40;

const at = ({ x, y }: Point): string => `translate3d(${x}px, ${y}px, 0)`;

export class Flights {
  private readonly fliers = new Map<string, Flier>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What all times are multiplied by. */
  private slowness = 1;

  attach(key: string, element: HTMLElement): void {
    this.fliers.set(key, { element, target: undefined, carried: false, until: 0 });
  }
  detach(key: string): void {
    this.fliers.delete(key);
  }
  has(key: string): boolean {
    return this.fliers.get(key)?.target !== undefined;
  }

  /**
   * Sends every card to its place, the slower the greater `slowness`; `instant` puts it there at once (the window has changed,
   * or motion is unwanted).
   */
  place(targets: ReadonlyMap<string, Target>, instant: boolean, slowness = 1): void {
    this.slowness = slowness;
    const late: (readonly [Flier, Target])[] = [];
    for (const [key, target] of targets) {
      const flier = this.fliers.get(key);
      if (!flier) continue;
      const before = flier.target;
      flier.target = target;
      if (flier.carried && !instant) continue;
      if (instant || (!before && !target.from)) this.rest(flier, target);
      else if (!before && target.from) {
        flier.element.style.transform = at(target.from);
        flier.element.style.zIndex = String(OVER + target.z);
        late.push([flier, target]);
      } else if (before && (before.x !== target.x || before.y !== target.y)) this.fly(flier, target);
      else if (flier.until === 0) flier.element.style.zIndex = String(target.z);
    }
    // Cards that have just appeared need one layout at their origin, or they would not fly.
    if (late.length > 0) late[0]![0].element.getBoundingClientRect();
    for (const [flier, target] of late) this.fly(flier, target);
    this.sweepLater();
  }

  /** Carries cards by so much from where they lie. */
  carry(keys: readonly string[], by: Point): void {
    for (const [order, key] of keys.entries()) {
      const flier = this.fliers.get(key);
      if (!flier?.target) continue;
      const { element, target } = flier;
      if (!flier.carried) {
        flier.carried = true;
        flier.until = 0;
        element.classList.remove('moving');
        element.classList.add('carried');
        element.style.zIndex = String(ON_TOP + order);
      }
      element.style.transform = at({ x: target.x + by.x, y: target.y + by.y });
    }
  }
  /** Lets carried cards glide to where they belong. */
  release(): void {
    for (const flier of this.fliers.values()) {
      if (!flier.carried || !flier.target) continue;
      flier.carried = false;
      flier.element.classList.remove('carried');
      this.fly(flier, { ...flier.target, delay: 0 });
    }
    this.sweepLater();
  }
  /** Ends all flights at once. */
  finish(): void {
    for (const flier of this.fliers.values()) if (flier.until > 0 && flier.target) this.rest(flier, flier.target);
  }

  private rest(flier: Flier, target: Target): void {
    const { element } = flier;
    flier.until = 0;
    flier.carried = false;
    element.classList.remove('moving', 'carried');
    element.style.transitionDelay = '';
    element.style.transitionDuration = '';
    element.style.transform = at(target);
    element.style.zIndex = String(target.z);
  }
  private fly(flier: Flier, target: Target): void {
    const { element } = flier;
    flier.until = performance.now() + (target.delay + FLIGHT_MS) * this.slowness + SLACK_MS;
    element.classList.add('moving');
    element.style.transitionDelay = `${target.delay * this.slowness}ms`;
    element.style.transitionDuration = `${FLIGHT_MS * this.slowness}ms`;
    element.style.zIndex = String(OVER + target.z);
    element.style.transform = at(target);
  }
  /** Takes cards whose flight is over out of the flying layer. */
  private sweepLater(): void {
    clearTimeout(this.timer);
    const ends = [...this.fliers.values()].map(({ until }) => until).filter((until) => until > 0);
    if (ends.length === 0) return;
    this.timer = setTimeout(
      () => {
        const now = performance.now();
        for (const flier of this.fliers.values())
          if (flier.until > 0 && flier.until <= now && flier.target) this.rest(flier, flier.target);
        this.sweepLater();
      },
      Math.max(16, Math.min(...ends) - performance.now()),
    );
  }
}
