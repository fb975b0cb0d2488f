/** How faults are told to a person: the place in the user's language, several in one line, one full stop at the end. */
import { type Lang, type Text, t } from '../cards/index.ts';
import type { Fault } from '../engine/read.ts';

/** Parts of what is kept, by the names that they have in files. */
const PARTS: Readonly<Record<string, Text>> = {
  pack: t('колода', 'pack'),
  current: t('игра на столе', 'the game on the table'),
  previous: t('прежняя игра', 'the game before'),
  asides: t('отложенные игры', 'the games set aside'),
  results: t('результаты', 'the results'),
  settings: t('настройки', 'the settings'),
};
/** Where a fault can be, at the end of its place; any other place is a name that is the same in both languages. */
const PLACES: readonly (readonly [RegExp, (...found: string[]) => Text])[] = [
  [/^line (\d+)$/, (_, n = '') => t(`строка ${n}`, `line ${n}`)],
  [/^(\d+):(\d+)$/, (_, line = '', column = '') => t(`строка ${line}, знак ${column}`, `line ${line}, column ${column}`)],
  [/^move (\d+)$/, (_, n = '') => t(`ход ${n}`, `move ${n}`)],
  // What is said of the account of a game says so itself.
  [/^sitting(\..*)?$/, () => t('', '')],
  [/^(asides|results)\.(\d+)(\..*)?$/, (_, part = '', n = '') => numbered(PARTS[part]!, Number(n) + 1)],
  [/^(settings)\..*$/, (_, part = '') => PARTS[part]!],
];
const numbered = ({ ru, en }: Text, n: number): Text => t(`${ru}, запись ${n}`, `${en}, entry ${n}`);

function partText(part: string): Text {
  for (const [pattern, made] of PLACES) {
    const found = pattern.exec(part);
    if (found) return made(...found);
  }
  return Object.hasOwn(PARTS, part) ? PARTS[part]! : t(part, part);
}

/** The place of a fault in words: `save.txt, line 4` is «save.txt, строка 4». Empty where there is nothing to say. */
export function placeText(place: string): Text {
  // A name before the comma is a part of what is kept, or the name of a file, which may have commas of its own.
  const comma = place.lastIndexOf(', ');
  const parts = comma < 0 ? [place] : [place.slice(0, comma), place.slice(comma + 2)];
  const said = parts.map(partText);
  const joined = (lang: Lang): string =>
    said
      .map((part) => part[lang])
      .filter((part) => part !== '')
      .join(', ');
  return t(joined('ru'), joined('en'));
}

/** A sentence with its full stop, which it may have already: it may end in «30 ноября 2026 г.» or in a whole rule. */
export const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);
const openEnded = (sentence: string): string => sentence.replace(/\.$/, '');

/** What was wrong, each thing once, in one line without a full stop, to stand inside a sentence. */
export function faultsLine(faults: readonly Fault[], lang: Lang): string {
  const said = faults.map(({ place, text }) => {
    const where = placeText(place)[lang];
    return openEnded(where === '' ? text[lang] : `${where}: ${text[lang]}`);
  });
  return [...new Set(said)].join('; ');
}
