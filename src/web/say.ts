/** What is to be said aloud, from wherever it is asked for; the voice itself comes after the first table. */
import { signal } from '@preact/signals';
import type { VoiceWords } from './text/more/voice.ts';

/** A text, or one of those that come with the voice. */
type Said = string | ((words: VoiceWords) => string);
/** What was asked for; it may be added to what was said just before. */
export const asked = signal<{ readonly said: Said; readonly adds: boolean } | undefined>(undefined);
export const say = (said: Said, adds = false): void => {
  asked.value = { said, adds };
};

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
