/** Verbs that happen by themselves after a move: turning up, refilling, throwing out, taking away. */
import * as v from 'valibot';
import { DOWN, rankOf, rankWord, suitOf } from '../../cards/index.ts';
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';
import type { Position } from '../position.ts';

const inGroup = (piles: readonly number[], pile: number): boolean => pile >= piles[0]! && pile <= piles[piles.length - 1]!;

const turnUpAtom = atom(
  'verb',
  'turn-up',
  { group: schemas.id },
  () => t('Закрытая карта, оказавшаяся крайней, открывается.', 'A face-down card that becomes outermost is turned up.'),
  ({ group }, context) => {
    const { piles } = context.group(group);
    return (s, from) => {
      if (from >= 0) {
        if (!inGroup(piles, from) || (s.top(from) & DOWN) === 0) return false;
        s.turn(from);
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
      ? t('Полная открытая серия одной масти от короля до туза на конце столбца уходит в отбой.', 'A full face-up series in suit, from king down to ace, at the end of a column is taken away.')
      : t('Полная открытая серия от короля до туза, любых мастей, на конце столбца уходит в отбой.', 'A full face-up series from king down to ace, suits regardless, at the end of a column is taken away.'),
  ({ group, to, inSuit }, context) => {
    const { piles } = context.group(group);
    const out = context.group(to).piles[0]!;
    const length = context.ranks;
    return (s, _from, onto) => {
      if (onto >= 0) {
        if (!inGroup(piles, onto) || !endsInSeries(s, onto, length, inSuit)) return false;
        s.move(onto, out, length);
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
);
/** Full series king … ace leave the columns, left to right. */
export const takeSeries = (group: string, to: string, inSuit: boolean): Node<'verb'> => takeSeriesAtom({ group, to, inSuit });

const throwOutAtom = atom(
  'verb',
  'throw-out',
  { rank: schemas.rank, from: v.pipe(v.array(schemas.id), v.minLength(1), v.maxLength(20)), to: schemas.id },
  ({ rank }) => t(`Каждый свободный ${rankWord(rank).ru} сразу уходит из игры.`, `Every free ${rankWord(rank).en} leaves the game at once.`),
  ({ rank, from, to }, context) => {
    const piles = from.flatMap((id) => context.group(id).piles);
    const isSource = new Uint8Array(context.groupOf.length);
    for (const pile of piles) isSource[pile] = 1;
    const out = context.group(to).piles[0]!;
    return (s, moved) => {
      // After a move only the pile that lost cards can show another card.
      if (moved >= 0) {
        if (isSource[moved] === 0 || rankOf(s.top(moved)) !== rank) return false;
        s.move(moved, out, 1);
        return true;
      }
      let thrown = false;
      for (let i = 0; i < piles.length; i++)
        while (rankOf(s.top(piles[i]!)) === rank) {
          s.move(piles[i]!, out, 1);
          thrown = true;
        }
      return thrown;
    };
  },
);
/** Free cards of a rank leave, pile by pile in the order of the groups. */
export const throwOut = (rank: number, from: readonly string[], to: string): Node<'verb'> => throwOutAtom({ rank, from: [...from], to });

const levelRefillAtom = atom(
  'verb',
  'level-refill',
  { group: schemas.id, rounds: schemas.id },
  () => t('Пока есть колода, стопка, в которой карт меньше, чем сдано рядов, сразу получает из неё карту; начинают с первой.', 'While the stock lasts, a pile with fewer cards than rounds were dealt gets a card from it at once; the first such pile comes first.'),
  ({ group, rounds }, context) => {
    const { piles } = context.group(group);
    const { stock } = context;
    const counter = context.counter(rounds);
    return (s) => {
      if (s.len[stock] === 0) return false;
      const level = s.counters[counter]!;
      for (let i = 0; i < piles.length; i++)
        if (s.len[piles[i]!]! < level) {
          s.move(stock, piles[i]!, 1);
          return true;
        }
      return false;
    };
  },
);
/** One card to the first pile that has fewer cards than the counter of rounds shows. */
export const levelRefill = (group: string, rounds: string): Node<'verb'> => levelRefillAtom({ group, rounds });

const emptyRefillAtom = atom(
  'verb',
  'refill-empty',
  { group: schemas.id },
  () => t('Пока есть колода, опустевшее место сразу получает из неё карту; начинают с первого.', 'While the stock lasts, a place that becomes empty gets a card from it at once; the first such place comes first.'),
  ({ group }, context) => {
    const { piles } = context.group(group);
    const { stock } = context;
    return (s) => {
      if (s.len[stock] === 0) return false;
      for (let i = 0; i < piles.length; i++)
        if (s.len[piles[i]!] === 0) {
          s.move(stock, piles[i]!, 1);
          return true;
        }
      return false;
    };
  },
);
/** One card to the first empty pile. */
export const refillEmpty = (group: string): Node<'verb'> => emptyRefillAtom({ group });

const refillFromAtom = atom(
  'verb',
  'refill-from-partner',
  { group: schemas.id, partner: schemas.id },
  () => t('Опустевшее место само получает верхнюю карту своей стены; если и стена кончилась, место остаётся пустым.', 'A place that becomes empty takes the top card of its own wall by itself; when the wall too is exhausted, it stays empty.'),
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
);
/** An empty pile i takes the top card of pile i of its partner group. */
export const refillFromPartner = (group: string, partner: string): Node<'verb'> => refillFromAtom({ group, partner });

const markSpacesAtom = atom(
  'verb',
  'mark-spaces',
  { group: schemas.id },
  () => t('Место, опустевшее после конца колоды, становится свободным.', 'A place that is empty once the stock is used up becomes a freed place.'),
  ({ group }, context) => {
    const { piles } = context.group(group);
    return (s) => {
      if (s.len[context.stock]! > 0) return false;
      for (let i = 0; i < piles.length; i++)
        if (s.len[piles[i]!] === 0 && s.marks[piles[i]!] === 0) {
          s.setMark(piles[i]!, 1);
          return true;
        }
      return false;
    };
  },
);
/** While the stock is empty, piles that are empty get the group's mark, and keep it. */
export const markSpaces = (group: string): Node<'verb'> => markSpacesAtom({ group });

const clearMarksAtom = atom('verb', 'clear-marks', { group: schemas.id }, () => t('', ''), ({ group }, context) => {
  const { piles } = context.group(group);
  return (s) => {
    for (let i = 0; i < piles.length; i++) if (s.marks[piles[i]!] !== 0) s.setMark(piles[i]!, 0);
    return true;
  };
});
/** Takes the marks away. Says nothing to the player. */
export const clearMarks = (group: string): Node<'verb'> => clearMarksAtom({ group });
