/** How the cards of one pile lie: spread so that each index can be read, and where the room ends the inner ones squared up. */
import type { Fan } from '../../engine/document.ts';
import type { Box, Place, Plan, Point } from './geometry.ts';

/** What a card of a fan shows, as part of its height or width: where there is room, and at small size. */
const SHOWN = { down: 0.36, up: 0.36, left: 0.27, right: 0.27, none: 0 } as const;
const SHOWN_SMALL = { down: 0.51, up: 0.51, left: 0.47, right: 0.47, none: 0 } as const;
const HIDDEN = 0.11;
/** Closed cards of a fan give way first, down to so many pixels each. */
const LEAST_HIDDEN = 3;
/** An index cannot be read in a strip of fewer pixels, nor in one that shows less than this part of the card's width. */
const LEGIBLE = 12.1;
const LEGIBLE_PART = { down: 0.31, up: 0.31, left: 0.24, right: 0.24, none: 0 } as const;
/** The thickness of squared-up piles, a card. */
const THICKNESS = 0.35;
/** The sign of a squared-up part, as the style sheet draws it: part of the card's width, within bounds, in pixels. */
const SIGN = { part: 0.26, least: 13, most: 23 } as const;
/** Small faces fill a strip with rank and suit: it is made longer by this part of the sign's height, the rest may overlap. */
const SIGN_SHOWN = 0.85;
/** In strips lower than this part of a card small faces need a low index, or it would be cut in two. */
const LOW_PART = 0.47;

export const vertical = (fan: Fan): boolean => fan === 'down' || fan === 'up';
export const horizontal = (fan: Fan): boolean => fan === 'left' || fan === 'right';

const DIRECTIONS: Readonly<Record<Fan, Point>> = {
  none: { x: 0, y: 0 },
  down: { x: 0, y: 1 },
  up: { x: 0, y: -1 },
  right: { x: 1, y: 0 },
  left: { x: -1, y: 0 },
};

/** The least strip in which the index of a card is read. */
function legible({ card, small }: Plan, fan: Fan): number {
  return small ? LEGIBLE : Math.max(LEGIBLE, Math.floor(card.w * LEGIBLE_PART[fan]));
}
/** What the sign of a squared-up part adds to the strip of the card that it stands on. */
function signOf({ card, small }: Plan): number {
  return small ? Math.round(SIGN_SHOWN * Math.max(SIGN.least, Math.min(SIGN.most, card.w * SIGN.part))) : 0;
}

/** How a fan is spread: the strips that its cards show, in pixels. */
interface Strips {
  /** Of a card face down. */
  readonly closed: number;
  /** Of an open card. */
  readonly open: number;
  /** Of the card that lies on the squared-up part. */
  readonly first: number;
  /** So many of the innermost open cards show nothing. */
  readonly inner: number;
}

/**
 * The strips of a fan with so many covered cards, closed and open ones. Closed cards give way first, then open ones as far as
 * each can still be read; when that is not enough, or when no more are to be spread, the innermost open cards are squared up.
 */
function stripsOf(plan: Plan, { fan, room, spread }: Place, closed: number, covered: number): Strips {
  const side = vertical(fan) ? plan.card.h : plan.card.w;
  const least = legible(plan, fan);
  const most = Math.max(least, side * (plan.small ? SHOWN_SMALL : SHOWN)[fan]);
  const wanted = Math.min(covered, spread - 1);
  const closedStep = closed === 0 ? 0 : Math.max(LEAST_HIDDEN, Math.min(side * HIDDEN, (room - most * wanted) / closed));
  const left = room - closedStep * closed;
  if (wanted === covered && least * covered <= left) {
    const open = covered === 0 ? 0 : Math.min(most, left / covered);
    return { closed: closedStep, open, first: open, inner: 0 };
  }
  const sign = signOf(plan);
  const shown = Math.max(0, Math.min(wanted, Math.floor((left - sign) / least)));
  const open = shown === 0 ? 0 : Math.min(most, (left - sign) / shown);
  return { closed: closedStep, open, first: open + sign, inner: covered - shown };
}

/** A pile as it lies. */
export interface Laid {
  /** Where its cards lie, the innermost first. */
  readonly points: readonly Point[];
  /** The cards of its fan that lie squared up, from the innermost to the one that shows its index. */
  readonly squared: { readonly from: number; readonly to: number } | undefined;
  /** Its covered cards show strips too low for the common index of small faces. */
  readonly low: boolean;
}

/** Lays the cards of a pile, the innermost first; `hidden` tells which lie face down. */
export function layCards(plan: Plan, place: Place, hidden: readonly boolean[]): Laid {
  const { base, fan } = place;
  if (fan === 'none') {
    const most = Math.min(6, plan.card.w * 0.05);
    const points = hidden.map((_, i) => ({ x: base.x, y: base.y - Math.min(most, i * THICKNESS) }));
    return { points, squared: undefined, low: false };
  }
  const covered = hidden.slice(0, -1);
  const closed = covered.filter(Boolean).length;
  const strips = stripsOf(plan, place, closed, covered.length - closed);
  const { x: dx, y: dy } = DIRECTIONS[fan];
  let reach = 0;
  let open = 0;
  const points = hidden.map((_, i) => {
    if (i > 0 && hidden[i - 1]) reach += strips.closed;
    else if (i > 0 && ++open > strips.inner) reach += open === strips.inner + 1 ? strips.first : strips.open;
    return { x: base.x + dx * reach, y: base.y + dy * reach };
  });
  const openCards = hidden.flatMap((down, i) => (down ? [] : [i]));
  const squared = strips.inner > 0 ? { from: openCards[0]!, to: openCards[strips.inner]! } : undefined;
  return { points, squared, low: plan.small && vertical(fan) && strips.open < plan.card.h * LOW_PART };
}

/** The box of a pile with all its cards. */
export function pileBox(plan: Plan, { base, fan }: Place, points: readonly Point[]): Box {
  const last = points.at(-1);
  if (!last || fan === 'none') return base;
  const x = Math.min(base.x, last.x);
  const y = Math.min(base.y, last.y);
  return { x, y, w: Math.max(base.x, last.x) + plan.card.w - x, h: Math.max(base.y, last.y) + plan.card.h - y };
}

/** What one card leaves in sight of another that lies under it, shifted along the fan; the whole card when nothing lies on it. */
export function stripBox({ card }: Plan, fan: Fan, at: Point, next: Point | undefined): Box {
  const { x: dx, y: dy } = DIRECTIONS[fan];
  const whole = { ...at, ...card };
  if (!next) return whole;
  const w = dx === 0 ? card.w : Math.abs(next.x - at.x);
  const h = dy === 0 ? card.h : Math.abs(next.y - at.y);
  return { x: dx < 0 ? at.x + card.w - w : at.x, y: dy < 0 ? at.y + card.h - h : at.y, w, h };
}

/** Rows of cards spread out in a panel, to be looked at. */
export interface Spread {
  readonly panel: Box;
  readonly card: { readonly w: number; readonly h: number };
  readonly points: readonly Point[];
}
/** In a panel cards are at least so wide, show this part of it, and lie so far apart and from the edge. */
const PANEL = { least: 72, shown: 0.34, gap: 8, ratio: 1.4 } as const;

/** Spreads so many cards over a window near a box, in as many rows as they need; smaller where they would not fit. */
export function spreadOut(
  count: number,
  window: { readonly width: number; readonly height: number },
  card: number,
  near: Box,
): Spread {
  const { least, shown, gap, ratio } = PANEL;
  const rowsOf = (w: number): { readonly per: number; readonly rows: number } => {
    const per = Math.max(1, 1 + Math.floor((window.width - 2 * gap - w) / (w * shown)));
    return { per, rows: Math.ceil(count / per) };
  };
  const highOf = (w: number): number => rowsOf(w).rows * (w * ratio + gap) + gap;
  let w = Math.min(Math.max(least, card), window.width - 2 * gap);
  while (w > LEGIBLE && highOf(w) > window.height) w--;
  const { rows } = rowsOf(w);
  // As many in each row as in the others.
  const per = Math.ceil(count / rows);
  const width = 2 * gap + w + (per - 1) * w * shown;
  const height = highOf(w);
  const within = (at: number, size: number, space: number): number => Math.max(0, Math.min(space - size, at));
  // Where the finger covers none of it, if there is room.
  const above = near.y - gap - height;
  const below = near.y + near.h + gap;
  const y = above >= 0 ? above : below + height <= window.height ? below : near.y + near.h / 2 - height / 2;
  const panel = {
    x: within(near.x + near.w / 2 - width / 2, width, window.width),
    y: within(y, height, window.height),
    w: width,
    h: height,
  };
  const points = Array.from({ length: count }, (_, i) => ({
    x: gap + (i % per) * w * shown,
    y: gap + Math.floor(i / per) * (w * ratio + gap),
  }));
  return { panel, card: { w, h: w * ratio }, points };
}
