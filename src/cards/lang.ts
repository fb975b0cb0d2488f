/** The languages of the program, texts in all of them, and which of them a reader of another language reads. */

export type Lang = 'ru' | 'en';
/** A text that a person sees, in every language. */
export type Text = Readonly<Record<Lang, string>>;
/** The same text in both languages, Russian first. */
export const t = (ru: string, en: string): Text => ({ ru, en });

/** Of the countries where Russian is an official language: who reads one of these reads our Russian sooner than our English. */
const READS_RUSSIAN = /^(?:ru|be|kk|ky)(?![a-z])/i;

/** The language that we have for a reader of this locale (`be-BY`, `en_GB.UTF-8`); undefined when there is none. */
export const langFor = (locale: string): Lang | undefined =>
  READS_RUSSIAN.test(locale) ? 'ru' : /^en(?![a-z])/i.test(locale) ? 'en' : undefined;
