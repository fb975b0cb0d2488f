/** Closes what is told over the table: a refusal, a hint, a notice; the cards in hand are laid down. */
import { signal } from '@preact/signals';
import { NO_CARD } from '../engine/builtin.ts';
import type { Refusal } from '../play/table.ts';
import { advice, cancel } from './advice.ts';
import { openRule } from './book/open.ts';
import { currentTable, notice, state } from './game.ts';
import { say } from './say.ts';

/** The refusal that more is wanted to be known about. */
export const whyAsked = signal<Refusal | undefined>(undefined);

export function dismiss(): void {
  currentTable().letGo();
  if (advice.value?.wish) cancel();
  notice.value = undefined;
}

/** Tells more of the last refusal; asked again, opens the book at its rule. */
export function askWhy(): void {
  const { refusal, document, rules } = state.value!;
  // Where no card was there to be taken nothing was refused.
  if (!refusal || refusal.rule === rules[NO_CARD]) say(({ noRefusal }) => noRefusal);
  else if (whyAsked.value === refusal) openRule(document.id, refusal.rule.rule);
  else whyAsked.value = refusal;
}
