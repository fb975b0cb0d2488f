/** Who teaches at the table now. */
import { signal } from '@preact/signals';
import type { Tutor } from '../../play/tutor.ts';

/** The tutor that is at the table; a new object after every change. */
export const tutorNow = signal<{ readonly tutor: Tutor } | undefined>(undefined);
