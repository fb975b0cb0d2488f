/** What a screen reader says after each change: taken up, moved, turned up, taken back. Refusals are said by the message. */
import { signal } from '@preact/signals';
import type { Face, Lang } from '../cards/index.ts';
import { cardsMoved, type Step } from '../engine/journal.ts';
import { isAction, toOf } from '../engine/move.ts';
import type { TableState } from '../play/table.ts';
import { cardList, placeName } from './board/names.ts';
import { catalogue } from './text/index.ts';

/** A sentence that was asked for. */
export const asked = signal<{ readonly text: string } | undefined>(undefined);
export const say = (text: string): void => {
  asked.value = { text };
};

/** Of more places than this in one move only the number of cards is told. */
const MOST_PLACES = 12;
/** A full series is still told by its cards. */
const MOST_NAMED = 13;

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isMove = (step: Step): step is Extract<Step, { kind: 'move' }> => step.kind === 'move';
const faces = (state: TableState, pile: number, n: number): readonly Face[] =>
  state.view.piles[pile]!.cards.slice(-n).map(({ face }) => face);

/** Cards by name where all are open and not too many, else by number. */
export function cardsIn(list: readonly Face[], lang: Lang): string {
  const open = list.filter((face) => face > 0);
  return open.length === list.length && open.length <= MOST_NAMED ? cardList(open, lang) : catalogue[lang].cards(list.length);
}

/** Where the cards of a move went, the player's own and those that followed by themselves. */
function went(before: TableState, after: TableState, lang: Lang): string[] {
  const words = catalogue[lang];
  const moves = after.steps.filter(isMove);
  if (moves.length > MOST_PLACES) {
    // Cards that are gathered and dealt again went twice, but are told once.
    const sizes = before.view.piles.map(({ cards }) => cards.length);
    return [`${words.cards(cardsMoved(sizes, after.steps))}.`];
  }
  return moves.map(({ from, to, n }) => {
    const now = faces(after, to, n);
    // A card that has gone on again is told by where it lay before.
    const list = now.length === n ? now : faces(before, from, n);
    return sentence(words.wentTo(cardsIn(list, lang), placeName(after.document, to, lang)));
  });
}

/** The cards that a move has turned up. */
function turned(after: TableState, lang: Lang): string[] {
  const tops = after.steps.flatMap((step) =>
    step.kind === 'turn' ? (after.view.piles[step.pile]!.cards.at(-1)?.face ?? 0) || [] : [],
  );
  return tops.length > 0 && tops.length <= MOST_PLACES ? [catalogue[lang].turnedUp(cardList(tops, lang))] : [];
}

/** The sentences for the change from one state to the next; '' when there is nothing to say. */
export function announcement(before: TableState | undefined, after: TableState, lang: Lang): string {
  const words = catalogue[lang];
  if (!before || before.deal !== after.deal) return '';
  if (after.view === before.view) {
    if (after.hand && after.hand !== before.hand) return words.inHand(cardList(after.hand.faces, lang));
    return before.hand && !after.hand && !after.refusal ? words.laidDown : '';
  }
  if (after.view.won) return `${words.won} ${words.wonIn(after.made)}`;
  if (after.backwards) {
    // Only starting over goes back without steps to the first position.
    if (after.steps.length === 0 && after.made === 0) return words.startedOver;
    const step = after.steps.find(isMove);
    const list = step && faces(after, step.from, step.n);
    return step && list && list.length > 0
      ? words.tookBackTo(cardsIn(list, lang), placeName(after.document, step.from, lang))
      : words.tookBack;
  }
  if (after.steps.length === 0) return words.madeAgain;
  const { last } = after;
  const name = last !== undefined && isAction(last) ? [`${after.view.actions[toOf(last)]!.name[lang]}.`] : [];
  return [...name, ...went(before, after, lang), ...turned(after, lang)].join(' ');
}
