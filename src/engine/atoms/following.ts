/**
 * Verbs that happen by themselves after a move: turning up, refilling, throwing out, taking away. Told of a move, each looks
 * at the piles of that move alone; `from` is −1 when anything may have changed.
 */
import * as v from 'valibot';
import { DOWN, rankOf, rankWord, suitOf } from '../../cards/index.ts';
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';
import type { Position } from '../position.ts';

const inGroup = (piles: readonly number[], pile: number): boolean => pile >= piles[0]! && pile <= piles[piles.length - 1]!;

/** The first of these piles that holds fewer cards than `level`, or −1. */
function firstBelow(s: Position, piles: readonly number[], level: number): number {
  const { len } = s;
  for (let i = 0; i < piles.length; i++) if (len[piles[i]!]! < level) return piles[i]!;
  return -1;
}

const turnUpAtom = atom(
  'verb',
  'turn-up',
  { group: schemas.id },
  () => t('Закрытая карта, оказавшаяся крайней, открывается.', 'A face-down card that becomes outermost is turned up.'),
  ({ group }, context) => {
    const { piles } = context.group(group);
    return (s, from, onto) => {
      if (from >= 0) {
        const pile = inGroup(piles, from) && s.top(from) & DOWN ? from : onto;
        if (!inGroup(piles, pile) || (s.top(pile) & DOWN) === 0) return false;
        s.turn(pile);
        return true;
      }
      let turned = false;
      for (let i = 0; i < piles.length; i++)
        if (s.top(piles[i]!) & DOWN) {
          s.turn(piles[i]!);
          turned = true;
        }
      return turned;
    };
  },
  { flow: () => ({ settles: true }) },
);
/** Face-down cards that become outermost are turned up. */
export const turnUp = (group: string): Node<'verb'> => turnUpAtom({ group });

/** Does the pile end in `length` face-up cards descending by one to an ace (in suit, if asked)? */
function endsInSeries(s: Position, pile: number, length: number, inSuit: boolean): boolean {
  const n = s.len[pile]!;
  if (n < length || rankOf(s.top(pile)) !== 1) return false;
  const top = s.start[pile]! + n;
  for (let i = 1; i < length; i++) {
    const card = s.slots[top - i]!;
    if (card & DOWN || rankOf(card) !== i + 1 || (inSuit && suitOf(card) !== suitOf(s.slots[top]!))) return false;
  }
  return true;
}

const takeSeriesAtom = atom(
  'verb',
  'take-series',
  { group: schemas.id, to: schemas.id, inSuit: v.boolean() },
  ({ inSuit }) =>
    inSuit
      ? t(
          'Полная открытая серия одной масти от короля до туза на конце столбца уходит в отбой.',
          'A full face-up series in suit, from king down to ace, at the end of a column is taken away.',
        )
      : t(
          'Полная открытая серия от короля до туза, любых мастей, на конце столбца уходит в отбой.',
          'A full face-up series from king down to ace, suits regardless, at the end of a column is taken away.',
        ),
  ({ group, to, inSuit }, context) => {
    const { piles } = context.group(group);
    const out = context.group(to).piles[0]!;
    const length = context.ranks;
    const ready = (s: Position, pile: number): boolean => inGroup(piles, pile) && endsInSeries(s, pile, length, inSuit);
    return (s, from, onto) => {
      if (from >= 0) {
        if (!ready(s, onto) && !ready(s, from)) return false;
        s.move(ready(s, onto) ? onto : from, out, length);
        return true;
      }
      for (let i = 0; i < piles.length; i++)
        if (endsInSeries(s, piles[i]!, length, inSuit)) {
          s.move(piles[i]!, out, length);
          return true;
        }
      return false;
    };
  },
  { flow: ({ group, to }) => ({ from: [group], to: [[to, Infinity]], settles: true }) },
);
/** Full series king … ace leave the columns, left to right. */
export const takeSeries = (group: string, to: string, inSuit: boolean): Node<'verb'> => takeSeriesAtom({ group, to, inSuit });

const throwOutAtom = atom(
  'verb',
  'throw-out',
  { rank: schemas.rank, from: v.pipe(v.array(schemas.id), v.minLength(1), v.maxLength(20)), to: schemas.id },
  ({ rank }) =>
    t(
      `Как только ${rankWord(rank).ru} освобождается, карту убирают из игры.`,
      `Every free ${rankWord(rank).en} leaves the game at once.`,
    ),
  ({ rank, from, to }, context) => {
    const piles = from.flatMap((id) => context.group(id).piles);
    const isSource = new Uint8Array(context.groupOf.length);
    for (const pile of piles) isSource[pile] = 1;
    const out = context.group(to).piles[0]!;
    /** The place in `piles`, from i on, of the first that shows the rank; the length of the list when none does. */
    const next = ({ slots, start, len }: Position, i: number): number => {
      while (i < piles.length && rankOf(slots[start[piles[i]!]! + len[piles[i]!]!]!) !== rank) i++;
      return i;
    };
    return (s, moved, onto) => {
      if (moved >= 0) {
        const shows = isSource[moved] !== 0 && rankOf(s.top(moved)) === rank;
        if (!shows && (isSource[onto] === 0 || rankOf(s.top(onto)) !== rank)) return false;
        s.move(shows ? moved : onto, out, 1);
        return true;
      }
      let thrown = false;
      // A pile that lost a card is looked at once more.
      for (let i = next(s, 0); i < piles.length; i = next(s, i)) {
        s.move(piles[i]!, out, 1);
        thrown = true;
      }
      return thrown;
    };
  },
  { flow: ({ from, to }) => ({ from, to: [[to, Infinity]], settles: true }) },
);
/** Free cards of a rank leave, pile by pile in the order of the groups. */
export const throwOut = (rank: number, from: readonly string[], to: string): Node<'verb'> =>
  throwOutAtom({ rank, from: [...from], to });

/** One card from the stock to the first pile that holds fewer than `level`; after a move only `from` can have come below. */
function refill(s: Position, piles: readonly number[], stock: number, level: number, from: number, onto: number): boolean {
  if (s.len[stock] === 0) return false;
  if (from >= 0 && onto !== stock) {
    if (!inGroup(piles, from) || s.len[from]! >= level) return false;
    s.move(stock, from, 1);
    return true;
  }
  const lacking = firstBelow(s, piles, level);
  if (lacking < 0) return false;
  s.move(stock, lacking, 1);
  return true;
}

const levelRefillAtom = atom(
  'verb',
  'level-refill',
  { group: schemas.id, rounds: schemas.id },
  () =>
    t(
      'Пока есть колода, стопка, в которой карт меньше, чем сдано рядов, сразу получает из неё карту; начинают с первой.',
      'While the stock lasts, a pile with fewer cards than rounds were dealt gets a card from it at once; the first such pile comes first.',
    ),
  ({ group, rounds }, context) => {
    const { piles } = context.group(group);
    const { stock } = context;
    const counter = context.counter(rounds);
    return (s, from, onto) => refill(s, piles, stock, s.counters[counter]!, from, onto);
  },
  { flow: ({ group }, stock) => ({ from: [stock], to: [[group, Infinity]], settles: true }) },
);
/** One card to the first pile that has fewer cards than the counter of rounds shows. */
export const levelRefill = (group: string, rounds: string): Node<'verb'> => levelRefillAtom({ group, rounds });

const emptyRefillAtom = atom(
  'verb',
  'refill-empty',
  { group: schemas.id },
  () =>
    t(
      'Пока есть колода, опустевшее место сразу получает из неё карту; начинают с первого.',
      'While the stock lasts, a place that becomes empty gets a card from it at once; the first such place comes first.',
    ),
  ({ group }, context) => {
    const { piles } = context.group(group);
    const { stock } = context;
    return (s, from, onto) => refill(s, piles, stock, 1, from, onto);
  },
  { flow: ({ group }, stock) => ({ from: [stock], to: [[group, 0]], settles: true }) },
);
/** One card to the first empty pile. */
export const refillEmpty = (group: string): Node<'verb'> => emptyRefillAtom({ group });

const refillFromAtom = atom(
  'verb',
  'refill-from-partner',
  { group: schemas.id, partner: schemas.id },
  () =>
    t(
      'Опустевшее место сразу получает верхнюю карту соседней с ним стопки; если и она кончилась, остаётся пустым.',
      'A place that becomes empty gets the top card of the pile beside it at once; when that too is used up, it stays empty.',
    ),
  ({ group, partner }, context) => {
    const { piles } = context.group(group);
    const partners = context.group(partner).piles;
    return (s) => {
      for (let i = 0; i < piles.length; i++)
        if (s.len[piles[i]!] === 0 && s.len[partners[i]!]! > 0) {
          s.move(partners[i]!, piles[i]!, 1);
          return true;
        }
      return false;
    };
  },
  { flow: ({ group, partner }) => ({ from: [partner], to: [[group, 0]], settles: true, partners: [partner, group] }) },
);
/** An empty pile i takes the top card of pile i of its partner group. */
export const refillFromPartner = (group: string, partner: string): Node<'verb'> => refillFromAtom({ group, partner });

const markSpacesAtom = atom(
  'verb',
  'mark-spaces',
  { group: schemas.id },
  () =>
    t(
      'Место, которое пусто, когда колода кончилась, считается освободившимся.',
      'A place that is empty once the stock is used up is a freed place.',
    ),
  ({ group }, context) => {
    const { piles } = context.group(group);
    const { stock } = context;
    const markSpace = (s: Position, pile: number): boolean => {
      if (s.len[pile] !== 0 || s.marks[pile] !== 0) return false;
      s.setMark(pile, 1);
      return true;
    };
    return (s, from) => {
      if (s.len[stock]! > 0) return false;
      if (from >= 0 && from !== stock) return inGroup(piles, from) && markSpace(s, from);
      let marked = false;
      for (let i = 0; i < piles.length; i++) if (markSpace(s, piles[i]!)) marked = true;
      return marked;
    };
  },
  { flow: ({ group }) => ({ settles: true, marks: group }) },
);
/** While the stock is empty, piles that are empty get the group's mark, and keep it. */
export const markSpaces = (group: string): Node<'verb'> => markSpacesAtom({ group });

const clearMarksAtom = atom(
  'verb',
  'clear-marks',
  { group: schemas.id },
  () => t('', ''),
  ({ group }, context) => {
    const { piles } = context.group(group);
    return (s) => {
      for (let i = 0; i < piles.length; i++) if (s.marks[piles[i]!] !== 0) s.setMark(piles[i]!, 0);
      return true;
    };
  },
  { flow: ({ group }) => ({ marks: group }) },
);
/** Takes the marks away. Says nothing to the player. */
export const clearMarks = (group: string): Node<'verb'> => clearMarksAtom({ group });
