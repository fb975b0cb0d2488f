/** The texts that come with the parts that need them, in the language of the page. */
import { computed } from '@preact/signals';
import { language } from '../../settings.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

const both = { ru, en } as const;
export const moreWords = computed(() => both[language.value]);
