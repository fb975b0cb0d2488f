/** What the player has set, as signals; kept in localStorage where that is allowed. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Lang, langFor } from '../cards/index.ts';
import { catalogue, loadWords } from './text/index.ts';

/** Where settings are kept; undefined where the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const all = new Map<string, { readonly get: () => string; readonly set: (wanted: string) => void }>();
/** What is set, by name, for a file. */
export const settingsOut = (): Record<string, string> => Object.fromEntries([...all].map(([name, { get }]) => [name, get()]));
/** Sets what a file says; names and values that this program does not know are passed over. */
export function settingsIn(wanted: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(wanted)) all.get(name)?.set(value);
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
  all.set(name, {
    get: () => value.value,
    set: (wanted) => {
      value.value = values.find((v) => v === wanted) ?? value.value;
    },
  });
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

/** Of the languages that the player reads, the first that we have. */
const ownLanguage: Lang = (globalThis.navigator?.languages ?? []).map(langFor).find((one) => one !== undefined) ?? 'en';

export const languageChoice = setting<Lang>('language', ['ru', 'en'], ownLanguage);
const spoken = signal(languageChoice.value);
/** The language of the page: the one chosen, as soon as its texts are there. */
export const language: ReadonlySignal<Lang> = spoken;
/** Comes when the texts of the first language are there. */
export const wordsLoaded = loadWords(languageChoice.value);
effect(() => {
  const chosen = languageChoice.value;
  loadWords(chosen).then(
    () => {
      if (languageChoice.value === chosen) spoken.value = chosen;
    },
    // Not to be had without a network: the page stays in the language it speaks.
    () => {
      languageChoice.value = spoken.value;
    },
  );
});
export const lettersChoice = setting('letters', ['auto', 'ru', 'en']);
export const colours = setting('colours', ['2', '4']);
export const back = setting('back', ['0', '1', '2']);
/**
 * Cards with pictures where they are large enough, always with big signs, with big signs in the strongest contrast, or with
 * the court cards of old packs, which are fetched when they are shown first.
 */
export const signs = setting('signs', ['pictures', 'big', 'contrast', 'classic']);
export const theme = setting('theme', ['system', 'light', 'dark']);
/** The hand that plays: the table and the buttons are laid out for it. */
export const side = setting('side', ['right', 'left']);
export const speed = setting('speed', ['normal', 'fast', 'slow', 'off']);
/** What a press on a card does: takes it up, or moves it where it fits best. */
export const press = setting('press', ['take', 'best']);
/** Which cards go to the foundations without being asked. */
export const autoMoves = setting('auto', ['off', 'safe', 'all']);
/** The table as cards, or as lists of words with buttons. */
export const tableAs = setting('table', ['cards', 'words']);
/** Whether letters alone are keys; Ctrl with a letter always is. */
export const letterKeys = setting('keys', ['on', 'off']);
export const sounds = setting('sounds', ['off', 'on']);
/** Whether places show which cards they wait for. */
export const marks = setting('marks', ['on', 'off']);
/** Whether the table says, after every move, if the game can still be won. */
export const lamp = setting('lamp', ['on', 'off']);
/** Whether the time since the first move is shown; it is counted either way. */
export const clock = setting('clock', ['off', 'on']);
/** Whether new deals are only such as a search has won. */
export const dealsWanted = setting('deals', ['any', 'winnable']);

export const bigSigns = computed(() => signs.value === 'big' || signs.value === 'contrast');
export const letters = computed<Lang>(() => (lettersChoice.value === 'auto' ? language.value : lettersChoice.value));
export const words = computed(() => catalogue[language.value]);
