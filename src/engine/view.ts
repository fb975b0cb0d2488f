/** What a person may see: open cards, legal moves, actions and why not. Screen, voice, links and logs are made from views. */

import type { Text } from '../cards/index.ts';
import { DOWN, FACE, type Face } from '../cards/index.ts';
import { type Engine, MOST_MOVES } from './engine.ts';
import { isAction, type Move } from './move.ts';
import type { Position } from './position.ts';

/** A card as seen. A hidden one has face 0 and id −1: nothing of its identity is in the view. */
export interface ViewCard {
  /** Stays with the card for the whole game, different for each copy of a face. */
  readonly id: number;
  readonly face: Face;
}
export interface ViewPile {
  readonly index: number;
  readonly name: string;
  /** The id of its group. */
  readonly group: string;
  /** From the innermost to the outermost. */
  readonly cards: readonly ViewCard[];
  /** The number of the rule that closes this empty place to every card (a dead gap); 0 otherwise. */
  readonly closed: number;
  /** Carries the mark of its group (a freed place). */
  readonly marked: boolean;
  /** Serves only while a move is made; not shown. */
  readonly aside: boolean;
}
export interface ViewAction {
  readonly id: string;
  readonly index: number;
  readonly name: Text;
  /** 0 when it may be taken now, otherwise the number of the rule that forbids it. */
  readonly rule: number;
  /** It begins another attempt, of which no verdict says anything. */
  readonly shuffles: boolean;
}
export interface View {
  readonly piles: readonly ViewPile[];
  readonly counters: readonly { readonly id: string; readonly name: Text; readonly value: number }[];
  readonly moves: readonly Move[];
  readonly actions: readonly ViewAction[];
  readonly won: boolean;
  /** No move and no action is left, and the game is not won. */
  readonly over: boolean;
  readonly placed: number;
  readonly total: number;
}

const HIDDEN: ViewCard = Object.freeze({ id: -1, face: 0 });
const lists = new Int32Array(MOST_MOVES);

/** The view of a position: a frozen object that later moves do not change. */
export function viewOf(engine: Engine, s: Position): View {
  const end = engine.generate(s, lists, 0);
  const won = engine.won(s);
  const piles = engine.names.map((name, index): ViewPile => {
    const group = engine.groups[engine.tables.context.groupOf[index]!]!;
    const visible = group.doc.visible ?? 'all';
    const size = s.len[index]!;
    const cards = Array.from({ length: size }, (_, i): ViewCard => {
      const card = s.at(index, i);
      const shown = visible === 'all' || (visible === 'top' && i === size - 1);
      return !shown || card & DOWN ? HIDDEN : Object.freeze({ id: card & ~DOWN, face: card & FACE });
    });
    return Object.freeze({
      index,
      name,
      group: group.id,
      cards: Object.freeze(cards),
      closed: group.grid && size === 0 ? engine.closedBy(s, index) : 0,
      marked: s.marks[index] !== 0,
      aside: group.doc.aside ?? false,
    });
  });
  return Object.freeze({
    piles: Object.freeze(piles),
    counters: Object.freeze(
      engine.document.counters.map(({ id, name }, i) => Object.freeze({ id, name, value: s.counters[i]! })),
    ),
    moves: Object.freeze(Array.from(lists.subarray(0, end))),
    actions: Object.freeze(
      engine.resolved.actions.map(({ rule, name }, index) =>
        Object.freeze({
          id: rule,
          index,
          name,
          rule: engine.checkAction(s, index),
          shuffles: engine.actions[index]!.shuffles,
        }),
      ),
    ),
    won,
    over: !won && end === 0,
    placed: engine.placed(s),
    total: engine.tables.context.cards,
  });
}

/** No card can move, only actions are left. */
export const onlyActions = ({ moves }: Pick<View, 'moves'>): boolean => moves.length > 0 && moves.every(isAction);

/** Is the game one of several attempts, so that what is lost is a present one? */
export const hasAttempts = ({ actions }: { readonly actions: readonly { readonly shuffles: boolean }[] }): boolean =>
  actions.some(({ shuffles }) => shuffles);
/** Can another attempt be begun from here? What is proved lost is then lost in the present attempt only. */
export const attemptLeft = ({ actions }: Pick<View, 'actions'>): boolean =>
  actions.some(({ shuffles, rule }) => shuffles && rule === 0);
