/** The catalogue of texts, by language. */
import type { Lang } from '../../cards/index.ts';
import type { Words } from './catalogue.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export type { Words };
export const catalogue: Readonly<Record<Lang, Words>> = { ru, en };
