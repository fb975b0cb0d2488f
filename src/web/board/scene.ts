/** What a view looks like in a plan: every card and pile with its place, what lies under a point, where new cards come from. */
import type { Face } from '../../cards/index.ts';
import type { Fan } from '../../engine/document.ts';
import type { Step } from '../../engine/journal.ts';
import type { View } from '../../engine/view.ts';
import { layCards, pileBox } from './fans.ts';
import type { Target } from './flights.ts';
import { type Box, inside, type Place, type Plan, type Point } from './geometry.ts';
import type { Hit } from './gestures.ts';

export interface SceneCard {
  /** The same for a card as long as it can be followed with the eyes: hidden cards are known by their place only. */
  readonly key: string;
  readonly face: Face;
  readonly pile: number;
  readonly index: number;
  readonly fan: Fan;
  readonly point: Point;
  /** The next card leaves only a low strip of it in sight. */
  readonly low: boolean;
}
export interface ScenePile {
  readonly place: Place;
  readonly name: string;
  readonly cards: readonly SceneCard[];
  readonly box: Box;
  /** The outermost card, or the empty place. */
  readonly top: Box;
  /** The cards of its fan that lie squared up, from the innermost to the one that shows its index. */
  readonly squared: { readonly from: number; readonly to: number } | undefined;
}
export interface Scene {
  readonly plan: Plan;
  readonly piles: readonly ScenePile[];
  readonly byPile: readonly (ScenePile | undefined)[];
}

export function makeScene(plan: Plan, view: View): Scene {
  const piles: ScenePile[] = [];
  const byPile: (ScenePile | undefined)[] = [];
  for (const { index: pile, name, cards } of view.piles) {
    const place = plan.places[pile];
    if (!place) continue;
    const { points, squared, low } = layCards(
      plan,
      place,
      cards.map(({ face }) => face === 0),
    );
    const last = points.at(-1);
    const scenePile: ScenePile = {
      place,
      name,
      cards: cards.map(({ id, face }, index) => ({
        key: id < 0 ? `h${pile}.${index}` : `c${id}`,
        face,
        pile,
        index,
        fan: place.fan,
        point: points[index]!,
        low: low && index < cards.length - 1,
      })),
      box: pileBox(plan, place, points),
      top: last ? { ...last, w: plan.card.w, h: plan.card.h } : place.base,
      squared,
    };
    piles.push(scenePile);
    byPile[pile] = scenePile;
  }
  return { plan, piles, byPile };
}

const boxOf = ({ card }: Plan, { x, y }: Point): Box => ({ x, y, w: card.w, h: card.h });

/** What lies under a point: the uppermost card, else a place; with `slop` pixels of grace around places. */
export function hitScene({ plan, piles }: Scene, point: Point, slop: number): Hit | undefined {
  for (const { cards } of piles) {
    const card = cards.findLast((c) => inside(boxOf(plan, c.point), point));
    if (card) return { pile: card.pile, index: card.index, card: card.key };
  }
  const near = piles
    .filter(({ top }) => inside(top, point, slop))
    .map((pile) => ({ pile, distance: Math.hypot(pile.top.x + pile.top.w / 2 - point.x, pile.top.y + pile.top.h / 2 - point.y) }))
    .sort((a, b) => a.distance - b.distance)[0]?.pile;
  if (!near) return undefined;
  const top = near.cards.at(-1);
  return { pile: near.place.pile, index: Math.max(0, near.cards.length - 1), card: top?.key ?? '' };
}

/** Between the first two steps of one move that are shown, how it shortens from step to step, and the whole, in milliseconds. */
const STEP_DELAY = 60;
const QUICKER = 0.85;
const LEAST_DELAY = 12;
const MOST_DELAY = 600;

/** When each of so many steps begins: they follow one another ever more quickly. */
function beginnings(steps: number): number[] {
  let at = 0;
  const times = Array.from({ length: steps }, (_, i) => {
    const now = at;
    at += Math.max(LEAST_DELAY, STEP_DELAY * QUICKER ** i);
    return now;
  });
  const pace = Math.min(1, MOST_DELAY / Math.max(1, times.at(-1) ?? 0));
  return times.map((time) => time * pace);
}

/** Where every card is to be after a change, and where those come from that have just appeared. */
export function targetsAfter(
  scene: Scene,
  before: Scene | undefined,
  steps: readonly Step[],
  backwards: boolean,
): Map<string, Target> {
  const known = new Set(before?.piles.flatMap(({ cards }) => cards.map(({ key }) => key)));
  const moves = steps.filter((step) => step.kind === 'move');
  const inOrder = backwards ? [...moves].reverse() : moves;
  const arrivals = new Map<number, { origin: number; n: number; order: number }>();
  for (const [order, { from, to, n }] of inOrder.entries()) {
    const [origin, goal] = backwards ? [to, from] : [from, to];
    arrivals.set(goal, { origin, n: n + (arrivals.get(goal)?.n ?? 0), order });
  }
  const times = beginnings(inOrder.length);
  const targets = new Map<string, Target>();
  for (const { place, cards } of scene.piles)
    for (const { key, index, point } of cards) {
      const arrival = arrivals.get(place.pile);
      const came = arrival !== undefined && index >= cards.length - arrival.n;
      const origin = came && !known.has(key) ? (before?.byPile[arrival.origin]?.top ?? undefined) : undefined;
      targets.set(key, { ...point, z: index + 1, delay: came ? times[arrival.order]! : 0, from: origin });
    }
  return targets;
}

/** All cards come from one point, in the order in which they are dealt. */
export function targetsOfDeal(scene: Scene, from: Point): Map<string, Target> {
  const cards = scene.piles.flatMap((pile) => pile.cards).sort((a, b) => a.index - b.index || a.pile - b.pile);
  const pace = Math.min(9, 600 / Math.max(1, cards.length));
  return new Map(cards.map(({ key, point, index }, order) => [key, { ...point, z: index + 1, delay: order * pace, from }]));
}

/**
 * The place that an arrow key leads to: the nearest one in that direction, sideways distance counting double. By where piles
 * begin: by their outermost cards the way along a row would go aslant past a column that is shorter than its neighbours.
 */
export function neighbour({ piles, byPile }: Scene, from: number, direction: Point): number | undefined {
  const start = byPile[from];
  if (!start) return piles[0]?.place.pile;
  const middle = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });
  const here = middle(start.place.base);
  let best: { readonly pile: number; readonly cost: number } | undefined;
  for (const { place } of piles) {
    const there = middle(place.base);
    const along = (there.x - here.x) * direction.x + (there.y - here.y) * direction.y;
    const aside = Math.abs((there.x - here.x) * direction.y) + Math.abs((there.y - here.y) * direction.x);
    if (place.pile === from || along < 4 || aside > along * 3 + place.base.w) continue;
    const cost = along + aside * 2;
    if (!best || cost < best.cost) best = { pile: place.pile, cost };
  }
  return best?.pile;
}

export type Stride = 'first' | 'last' | 'before' | 'next' | 'group before' | 'next group';

/** The pile that a step through all piles in their order leads to; groups by their first piles. */
export function ordered({ piles }: Scene, from: number, stride: Stride): number | undefined {
  const heads = piles.filter(({ place }, i) => place.group !== piles[i - 1]?.place.group);
  const list = stride.includes('group') ? heads : piles;
  switch (stride) {
    case 'first':
      return list[0]?.place.pile;
    case 'last':
      return list.at(-1)?.place.pile;
    case 'next':
    case 'next group':
      return list.find(({ place }) => place.pile > from)?.place.pile;
    case 'before':
    case 'group before':
      return list.findLast(({ place }) => place.pile < from)?.place.pile;
  }
}
