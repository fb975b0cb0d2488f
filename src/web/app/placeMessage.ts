/** Where a message lies: over the table's free lower edge, else over the lines below the table, never on cards or the head. */
import { signScroll } from './Told.tsx';

/** Whether two boxes share more than their edges. */
const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
/** Enough height for two buttons under each other. */
const TWO_BUTTONS = 92;
/** The share of the height that a whole answer may take when it was asked for. */
const ASKED_FOR = 0.6;

export function placeMessage(message: HTMLElement): void {
  const said = message.querySelector<HTMLElement>('.said');
  message.classList.remove('low', 'flat');
  message.style.removeProperty('--room');
  if (!said) return;
  // Places, not cards: a card that was refused is still on its way back.
  const piles = [...document.querySelectorAll('.board .pile')].map((pile) => pile.getBoundingClientRect());
  const natural = message.getBoundingClientRect();
  const beside = matchMedia('(max-height: 500px) and (min-aspect-ratio: 1 / 1)').matches;
  const lies = piles.some((pile) => meet(pile, natural)) || natural.height > innerHeight / 2;
  // News lie on cards rather than on the bar, if there is no place beside the table.
  if (lies && (beside || !said.classList.contains('news'))) {
    message.classList.add('low');
    const box = message.getBoundingClientRect();
    const head = document.querySelector('.head')!.getBoundingClientRect();
    const lowest = (all: readonly DOMRect[]): number =>
      Math.max(0, ...all.filter(({ left, right }) => left < box.right - 1 && right > box.left + 1).map(({ bottom }) => bottom));
    // Lengths inside of what is zoomed are zoomed too.
    const zoom = message.offsetHeight > 0 ? box.height / message.offsetHeight : 1;
    const free = box.bottom - lowest([...piles, head]);
    const room = message.querySelector('.details') ? Math.max(free, (box.bottom - lowest([head])) * ASKED_FOR) : free;
    message.style.setProperty('--room', `${Math.floor(room / zoom) - 2}px`);
    message.classList.toggle('flat', room / zoom < TWO_BUTTONS);
  }
  signScroll(said);
}
