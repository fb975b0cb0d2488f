/** The text of a message, which scrolls where there is little room, beside its buttons, which are always in sight. */
import type { ComponentChildren } from 'preact';
import { dismiss } from '../dismiss.ts';
import { words } from '../settings.ts';
import { Icon } from './icons.tsx';

/** Closes whatever is told. */
export function Away({ id = 'close-message', onClick = dismiss }: { readonly id?: string; readonly onClick?: () => void }) {
  const { close } = words.value;
  return (
    <button type="button" class="away" data-do={id} aria-label={close} title={close} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

interface Props {
  readonly buttons?: ComponentChildren;
  /** What was asked for may lie over the bar; news, which soon go by themselves, over none of it; all else not over undo and redo. */
  readonly kind?: 'asked' | 'news' | undefined;
  readonly children: ComponentChildren;
}

export function Told({ buttons, kind, children }: Props) {
  return (
    <>
      <div class={kind ? `said ${kind}` : 'said'} onScroll={({ currentTarget }) => markEnd(currentTarget)}>
        {children}
      </div>
      {buttons && <span class="buttons">{buttons}</span>}
    </>
  );
}

/** Text that goes on beneath fades out at its foot until that is seen. */
export function markEnd(said: HTMLElement): void {
  const left = said.scrollHeight - said.clientHeight - said.scrollTop;
  said.classList.toggle('goes-on', left > 2);
}

/** What scrolls is within reach of the keys and shows that it goes on. */
export function signScroll(said: HTMLElement): void {
  if (said.scrollHeight > said.clientHeight + 2) said.tabIndex = 0;
  else said.removeAttribute('tabindex');
  markEnd(said);
}
