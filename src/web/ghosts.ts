/** Clicks that no finger made: a touch ends, what it did brings something new under it, and the click that follows lands there. */

const CONTROL = 'button, a, label, summary, input, select, textarea';
const controlOf = (target: EventTarget | null): Element | null => (target instanceof Element ? target.closest(CONTROL) : null);

/**
 * From now on a touch presses only the control that it began on: the winning tap does not press what the victory puts under the
 * finger. Returns what ends it. With a mouse the browser itself sees to that.
 */
export function refuseGhosts(): () => void {
  let begun: EventTarget | null = null;
  const down = (event: PointerEvent): void => {
    begun = event.target;
  };
  const click = (event: MouseEvent): void => {
    const control = controlOf(event.target);
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch' || !control) return;
    const began = controlOf(begun);
    if (control === began || began?.contains(control) || control.contains(began)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('pointerdown', down, true);
  addEventListener('click', click, true);
  return () => {
    removeEventListener('pointerdown', down, true);
    removeEventListener('click', click, true);
  };
}
