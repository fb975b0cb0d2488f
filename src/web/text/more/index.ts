/** What the parts say that are fetched later, in the language of the page, and what the table says beside it. */
import { computed } from '@preact/signals';
import type { Lang } from '../../../cards/index.ts';
import { language } from '../../settings.ts';
import type { Words } from '../catalogue.ts';
import { catalogue } from '../index.ts';
import { advice } from './advice.ts';
import { book } from './book.ts';
import { dealing } from './dealing.ts';
import { files } from './files.ts';
import { keys } from './keys.ts';
import { laying } from './laying.ts';
import { lines } from './lines.ts';
import { refusals } from './refusals.ts';
import { settings } from './settings.ts';
import { statistics } from './statistics.ts';
import { tutorial } from './tutorial.ts';
import { voice } from './voice.ts';

/** The subjects, each a file with both languages. */
export const subjects = {
  advice,
  book,
  dealing,
  files,
  keys,
  laying,
  lines,
  refusals,
  settings,
  statistics,
  tutorial,
  voice,
} as const;

type Both<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void ? All : never;
type MoreWords = Both<(typeof subjects)[keyof typeof subjects]['ru']>;
/** Everything the program says. */
export type AllWords = Words & MoreWords;

const all = (lang: Lang): MoreWords => Object.assign({}, ...Object.values(subjects).map((subject) => subject[lang]));
const both = { ru: all('ru'), en: all('en') } as const;
/** Everything in one language, whose texts of the table have been loaded. */
export const wordsIn = (lang: Lang): AllWords => ({ ...catalogue[lang], ...both[lang] });
export const words = computed(() => wordsIn(language.value));
