/** The focus is never lost: when what had it goes away, it returns to where it was before, or to the table. */

const inDialog = (element: Element): boolean => element.closest('dialog') !== null;
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Watches until the function that is returned is called. */
export function keepFocus(): () => void {
  let last: Element | undefined;
  /** The last one outside of dialogs. */
  let outside: HTMLElement | undefined;
  const remember = ({ target }: FocusEvent): void => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    inMessage = target.closest('.message') !== null;
    if (!inDialog(target)) outside = target;
  };
  let inMessage = false;
  const restore = (): void => {
    if (!last || last.isConnected || !isLost()) return;
    const dialog = document.querySelector('dialog[open]');
    // An answer that takes the place of another is gone on with; so is a dialog whose button is gone.
    const near = dialog
      ? dialog.querySelector<HTMLElement>('.body button, .body a[href], .body input, button')
      : inMessage && document.querySelector<HTMLElement>('.message .buttons button');
    if (dialog || near) {
      if (near) near.focus();
      return;
    }
    const table = document.querySelector<HTMLElement>('.pile[tabindex="0"], #words-moves, #words-piles');
    (outside?.isConnected ? outside : table)?.focus();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', remember);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}
