/** The written sources that games cite, by the ids that their rules cite them with; `src/book/sources.ts` says more of each. */
import { t } from '../../engine/language.ts';

export const dolgy = { dolgy: t('С. Долгий, описание', 'S. Dolgy’s account') };
export const gallery = { gallery: t('описание «Галереи»', 'an account of Gallery') };
export const prussian = { prussian: t('описание «Прусского»', 'an account of Prussian') };
export const mendelev = { mendelev: t('В. Менделев, «Энциклопедия игр»', 'V. Mendelev, Encyclopedia of Games') };
