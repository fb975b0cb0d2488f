// Which of the two languages is for whom.

import { expect, test } from 'vitest';
import { langFor } from '../../src/cards/index.ts';

test.each([
  ['ru-RU', 'ru'],
  ['ru', 'ru'],
  ['be-BY', 'ru'],
  ['kk_KZ.UTF-8', 'ru'],
  ['KY-KG', 'ru'],
  ['en_GB.UTF-8', 'en'],
  ['EN', 'en'],
  ['fr-FR', undefined],
  ['rum', undefined],
  ['ber', undefined],
  ['C', undefined],
  ['', undefined],
])('%s: %s', (locale, language) => expect(langFor(locale)).toBe(language));
