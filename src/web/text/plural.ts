/**
 * Numbers with their nouns in the right form: 1 ход, 2 хода, 5 ходов. Counted here and not by `Intl`, which takes a slow phone
 * a tenth of a second to begin; a test compares both.
 */
import type { Lang } from '../../cards/index.ts';

/** The forms that whole numbers need in each language. */
export interface Forms {
  readonly ru: { readonly one: string; readonly few: string; readonly many: string };
  readonly en: { readonly one: string; readonly other: string };
}
type Form = keyof Forms['ru'] | keyof Forms['en'];

/** Which form a whole number takes. */
const formOf: Readonly<Record<Lang, (n: number) => Form>> = {
  ru: (n) => {
    const last = n % 10;
    if (n % 100 > 10 && n % 100 < 20) return 'many';
    return last === 1 ? 'one' : last > 1 && last < 5 ? 'few' : 'many';
  },
  en: (n) => (n === 1 ? 'one' : 'other'),
};
/** Below it numbers are written without signs between their thousands. */
const THOUSAND = 1000;

/** A counter of one noun in one language: `5 ходов`. */
export function counted<L extends Lang>(lang: L, forms: Forms[L]): (n: number) => string {
  const byForm: Readonly<Partial<Record<Form, string>>> = forms;
  return (n) => `${n < THOUSAND ? n : new Intl.NumberFormat(lang).format(n)} ${byForm[formOf[lang](n)]}`;
}
