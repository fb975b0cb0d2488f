/** The catalogue of texts, by language. A page needs one of them and fetches the other when it is chosen. */
import type { Lang } from '../../cards/index.ts';
import type { Words } from './catalogue.ts';

export type { Words };

/** What the languages call themselves. */
export const languageNames: Readonly<Record<Lang, string>> = { ru: 'Русский', en: 'English' };

const loads: Readonly<Record<Lang, () => Promise<Words>>> = {
  ru: async () => (await import('./ru.ts')).ru,
  en: async () => (await import('./en.ts')).en,
};
const loaded = new Map<Lang, Words>();

/** Fetches the texts of a language. Rejects when they cannot be fetched. */
export async function loadWords(lang: Lang): Promise<void> {
  if (!loaded.has(lang)) loaded.set(lang, await loads[lang]());
}
function need(lang: Lang): Words {
  const words = loaded.get(lang);
  if (!words) throw new Error(`the texts in ${lang} have not been loaded`);
  return words;
}
/** The texts of the languages that have been loaded; asking for another is a bug. */
export const catalogue: Readonly<Record<Lang, Words>> = {
  get ru() {
    return need('ru');
  },
  get en() {
    return need('en');
  },
};
