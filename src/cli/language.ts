/** Which language the program speaks, and how it says a number of things in each. */
import { type Lang, langFor, type Text, t } from '../cards/index.ts';

export const LANGS: readonly Lang[] = ['ru', 'en'];
export { t };

/** The language of the surroundings: the first of LC_ALL, LC_MESSAGES, LANG that is set; English unless its readers read Russian sooner. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return langFor(locale) ?? 'en';
}

const plurals = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };

/** A number with its noun: `{ one: 'ход', few: 'хода', many: 'ходов' }` in Russian, `{ one, other }` in English. */
export function counted(
  n: number,
  ru: Readonly<Record<'one' | 'few' | 'many', string>>,
  en: Readonly<Record<'one' | 'other', string>>,
): Text {
  const russian = plurals.ru.select(n);
  const english = plurals.en.select(n);
  return t(
    `${n} ${ru[russian === 'one' || russian === 'few' ? russian : 'many']}`,
    `${n} ${en[english === 'one' ? 'one' : 'other']}`,
  );
}
