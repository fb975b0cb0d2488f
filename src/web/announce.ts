/** What a screen reader says after each change: taken up, moved, turned up, taken back. Refusals are said by the message. */
import type { Face, Lang } from '../cards/index.ts';
import { cardsMoved } from '../engine/journal.ts';
import { isAction, toOf } from '../engine/move.ts';
import { type ToldStep, tellSteps } from '../engine/tellsteps.ts';
import { onlyActions, type View } from '../engine/view.ts';
import type { TableState } from '../play/table.ts';
import { cardList, placeName } from './board/names.ts';
import { sentence } from './say.ts';
import { catalogue } from './text/index.ts';
import { voice } from './text/more/voice.ts';

/** Of more places than this in one move only the number of cards is told. */
const MOST_PLACES = 12;
/** A full series is still told by its cards. */
const MOST_NAMED = 13;
/** Of what an action had done, and what is taken back with it, less is told. */
const MOST_BACK = 3;

const facesIn = ({ piles }: View): Face[][] => piles.map(({ cards }) => cards.map(({ face }) => face));
type ToldMove = ToldStep & { readonly step: { readonly kind: 'move' } };
const isMove = (told: ToldStep): told is ToldMove => told.step.kind === 'move';

/** Each step of the change with its cards; taken back or made, the steps are those that lead from the earlier to the later. */
export function told(before: TableState, after: TableState): ToldStep[] {
  const [first, last] = after.backwards ? [after, before] : [before, after];
  return tellSteps(facesIn(first.view), facesIn(last.view), after.steps);
}

/** Cards by name where all are open and not too many, else by number. */
export function cardsIn(list: readonly Face[], lang: Lang, most = MOST_NAMED): string {
  const open = list.filter((face) => face > 0);
  return open.length === list.length && open.length <= most ? cardList(open, lang) : catalogue[lang].cards(list.length);
}
/** «на столбец 3». */
const onto = ({ document }: TableState, pile: number, lang: Lang): string => voice[lang].onto(placeName(document, pile, lang));
/** Cards and where they went, as a sentence. */
export const wentTo = (state: TableState, list: readonly Face[], pile: number, lang: Lang): string =>
  `${sentence(voice[lang].move(cardsIn(list, lang), onto(state, pile, lang)))}.`;

/** Where the cards of a move went, the player's own and those that followed by themselves, and which it has turned up. */
function changes(before: TableState, after: TableState, lang: Lang): string {
  const words = voice[lang];
  const steps = told(before, after);
  const moves = steps.filter(isMove);
  // Cards that are gathered and dealt again went twice, but are told once.
  const sizes = before.view.piles.map(({ cards }) => cards.length);
  const went =
    moves.length > MOST_PLACES
      ? [words.movedCards(cardsMoved(sizes, after.steps))]
      : moves.map(({ step, faces }) => wentTo(after, faces, step.to, lang));
  const turned = steps.flatMap(({ step, faces }) => (step.kind === 'turn' ? faces : []));
  const seen = turned.length > 0 && turned.length <= MOST_PLACES ? [words.turnedUp(cardList(turned, lang))] : [];
  return [...went, ...seen].join(' ');
}

/** Which cards went back where, as parts of a sentence; undefined when they are too many. */
function goneBack(before: TableState, after: TableState, lang: Lang, most: number): string | undefined {
  const places = new Map<number, Face[]>();
  // Cards that went on and on lie again where they lay first.
  for (const { step, fresh } of told(before, after).filter(isMove))
    if (fresh.length > 0) places.set(step.from, [...(places.get(step.from) ?? []), ...fresh]);
  if (places.size === 0 || places.size > most) return undefined;
  const words = voice[lang];
  return [...places].map(([pile, list]) => words.backTo(cardsIn(list, lang, most), onto(after, pile, lang))).join('; ');
}

/** What was taken back, a move or an action with all that it did. */
function tookBack(before: TableState, after: TableState, lang: Lang): string {
  const words = voice[lang];
  // In a lesson a move may be taken back before its state was shown.
  const last = after.made === before.made ? undefined : before.last;
  if (last === undefined || !isAction(last)) {
    const back = goneBack(before, after, lang, MOST_PLACES);
    return back === undefined ? words.tookBack : words.tookBackTo(back);
  }
  const back = goneBack(before, after, lang, MOST_BACK);
  const action = words.tookBackAction(before.view.actions[toOf(last)]!.name[lang]);
  return `${action} ${back === undefined ? words.cardsBack : `${sentence(back)}.`}`;
}

/** Where the game stands after a jump over moves; '' when only one was made or taken back. */
function jumped(before: TableState, after: TableState, lang: Lang): string {
  const words = voice[lang];
  const { made, steps, backwards } = after;
  const by = made - before.made;
  if (steps.length > 0 && (by === 1 || by === -1 || by === 0)) return '';
  // Only starting over goes back without steps to the first position.
  if (made === 0) return backwards && steps.length === 0 ? words.startedOver : words.backAtStart;
  if (by === 0 || (backwards && steps.length === 0)) return words.elsewhereAt(made);
  return by < 0 ? words.backAt(made) : words.onAt(made);
}

/** What has happened on the table between two positions. */
function happened(before: TableState, after: TableState, lang: Lang, followed: boolean): string {
  // A move that is made again comes with what it had set off.
  const again = followed && !after.backwards && after.steps.length > 0;
  const jump = again ? '' : jumped(before, after, lang);
  if (jump !== '') return jump;
  if (after.backwards) return tookBack(before, after, lang);
  const last = after.made === before.made + 1 ? after.last : undefined;
  const action = last !== undefined && isAction(last) ? [voice[lang].done(after.view.actions[toOf(last)]!.name[lang])] : [];
  return [...action, changes(before, after, lang)].join(' ');
}

/**
 * The sentences for the change from one state to the next; '' when there is nothing to say.
 * @param followed the last of the moves was made by itself
 */
export function announcement(before: TableState | undefined, after: TableState, lang: Lang, followed = false): string {
  const words = voice[lang];
  if (!before || before.deal !== after.deal) return '';
  if (after.view === before.view) {
    if (after.hand && after.hand !== before.hand) return words.inHand(cardList(after.hand.faces, lang));
    return before.hand && !after.hand && !after.refusal ? words.laidDown(before.hand.n) : '';
  }
  const { won, wonIn, onlyActions: only } = catalogue[lang];
  if (after.view.won) return `${won} ${wonIn(after.made)}`;
  const stuck = onlyActions(after.view) && !onlyActions(before.view) ? ` ${only}.` : '';
  return `${happened(before, after, lang, followed)}${stuck}`.trim();
}
