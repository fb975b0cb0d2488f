/** What a screen reader says after each change: taken up, moved, taken back. Refusals are said by the message on the screen. */
import type { Lang } from '../cards/index.ts';
import type { TableState } from '../play/table.ts';
import { cardList, placeName } from './board/names.ts';
import { catalogue } from './text/index.ts';

/** The sentence for the change from one state to the next; '' when there is nothing to say. */
export function announcement(before: TableState | undefined, after: TableState, lang: Lang): string {
  const words = catalogue[lang];
  if (!before || before.deal !== after.deal) return '';
  if (after.view === before.view) {
    if (after.hand && after.hand !== before.hand) return words.inHand(cardList(after.hand.faces, lang));
    return before.hand && !after.hand && !after.refusal ? words.laidDown : '';
  }
  if (after.view.won) return `${words.won} ${words.wonIn(after.made)}`;
  if (after.backwards) return words.tookBack;
  const first = after.steps.find((step) => step.kind === 'move');
  if (!first) return words.madeAgain;
  const moved = before.view.piles[first.from]!.cards.slice(-first.n)
    .map(({ face }) => face)
    .filter((face) => face > 0);
  const place = placeName(after.document, first.to, lang);
  return moved.length > 0 ? words.wentTo(cardList(moved, lang), place) : words.wentTo(words.cards(first.n), place);
}
