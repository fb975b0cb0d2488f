/** Numbers with their nouns in the right form: 1 ход, 2 хода, 5 ходов. */
import type { Lang } from '../../cards/index.ts';

/** The forms that whole numbers need in each language. */
export interface Forms {
  readonly ru: { readonly one: string; readonly few: string; readonly many: string };
  readonly en: { readonly one: string; readonly other: string };
}

const rules: Record<Lang, Intl.PluralRules> = { ru: new Intl.PluralRules('ru'), en: new Intl.PluralRules('en') };
const formats: Record<Lang, Intl.NumberFormat> = { ru: new Intl.NumberFormat('ru'), en: new Intl.NumberFormat('en') };

/** A counter of one noun in one language: `5 ходов`. */
export function counted<L extends Lang>(lang: L, forms: Forms[L]): (n: number) => string {
  const byCategory: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = forms;
  const fallback = Object.values<string>(forms).at(-1) ?? '';
  return (n) => `${formats[lang].format(n)} ${byCategory[rules[lang].select(n)] ?? fallback}`;
}
