/** A dialog: a sheet from below in high narrow windows, a card in the middle elsewhere. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../settings.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** What stays in sight at the foot while the rest scrolls. */
  readonly foot?: ComponentChildren;
  /** There is nothing in it but text: it takes the focus itself, or keys could not scroll it. */
  readonly onlyText?: boolean;
}

export function Sheet({ title, onClose, children, foot, onlyText = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the next frame: a key pressed until then would go to the table beneath.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // What is chosen already is where the arrows begin; where something is to be typed, the keys go there at once, unless that
    // would only bring up a keyboard over half of the screen.
    const typed = matchMedia('(pointer: fine)').matches ? element.querySelector<HTMLElement>('[data-typed]') : null;
    (typed ?? element.querySelector<HTMLElement>('input:checked'))?.focus();
    // A press on the veil around the dialog closes it.
    const press = (event: PointerEvent): void => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { clientX: x, clientY: y } = event;
      if (event.target === element && (x < left || x > right || y < top || y > bottom)) element.close();
    };
    element.addEventListener('pointerdown', press);
    return () => element.removeEventListener('pointerdown', press);
  }, []);
  return (
    <dialog ref={dialog} class="sheet" aria-labelledby={heading} onClose={onClose}>
      <div class="top">
        <h2 id={heading}>{title}</h2>
        <button type="button" class="plain" aria-label={words.value.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </div>
      {onlyText ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keys
        <section class="body" tabIndex={0} aria-labelledby={heading}>
          {children}
        </section>
      ) : (
        <div class="body">{children}</div>
      )}
      {foot && <div class="foot">{foot}</div>}
    </dialog>
  );
}
