/** What the player has set, as signals; kept in localStorage where that is allowed. */
import { computed, effect, type Signal, signal } from '@preact/signals';
import type { Lang } from '../cards/index.ts';
import { catalogue } from './text/index.ts';

/** Where settings are kept; undefined where the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** A setting with the values it may have, the first unless told otherwise being the default. */
function setting<T extends string>(name: string, values: readonly [T, ...T[]], standard: T = values[0]): Signal<T> {
  const key = `pasyans.${name}`;
  let kept: string | null = null;
  try {
    kept = storage()?.getItem(key) ?? null;
  } catch {
    // Reading may be forbidden even where the object exists: the default serves.
  }
  const value = signal(values.find((v) => v === kept) ?? standard);
  let first = true;
  effect(() => {
    const now = value.value;
    if (first) {
      first = false;
      return;
    }
    try {
      storage()?.setItem(key, now);
    } catch {
      // A full or forbidden storage costs only that the setting is forgotten.
    }
  });
  return value;
}

const ownLanguage: Lang = /^ru\b/i.test(globalThis.navigator?.language ?? '') ? 'ru' : 'en';

export const language = setting<Lang>('language', ['ru', 'en'], ownLanguage);
export const lettersChoice = setting('letters', ['auto', 'ru', 'en']);
export const colours = setting('colours', ['2', '4']);
export const back = setting('back', ['0', '1', '2']);
/** Cards with pictures where they are large enough, or always with big signs. */
export const signs = setting('signs', ['pictures', 'big']);
/** Whether places show which cards they wait for. */
export const marks = setting('marks', ['on', 'off']);
/** Whether the table says, after every move, if the game can still be won. */
export const lamp = setting('lamp', ['off', 'on']);

export const letters = computed<Lang>(() => (lettersChoice.value === 'auto' ? language.value : lettersChoice.value));
export const words = computed(() => catalogue[language.value]);
