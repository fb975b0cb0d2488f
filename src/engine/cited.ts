/** What the sources of a rule are called for a person: «С. Долгий, описание, абз. 16–17». */
import { type Text, t } from '../cards/index.ts';
import type { GameDocument } from './document.ts';

/** Numbers in a row as ranges: `45, 53–55`. */
export function ranges(numbers: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else parts.push([n, n]);
  }
  return parts.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

/** The id of the text that a rule cites as `dolgy:16`. */
export const citedId = (source: string): string => source.split(':')[0]!;
/** Of these there is no text to name: our own reading, and what everybody knows. */
export const isText = (source: string): boolean => source !== 'ours' && source !== 'common';

/** The texts that a rule is taken from, each once, with its paragraphs; without our readings and what everybody knows. */
export function citedTexts(source: readonly string[], { sources = {} }: Pick<GameDocument, 'sources'>): Text[] {
  const byId = new Map<string, number[]>();
  for (const one of source.filter(isText)) {
    const [id = '', paragraph] = one.split(':');
    byId.set(id, [...(byId.get(id) ?? []), ...(paragraph === undefined ? [] : [Number(paragraph)])]);
  }
  return [...byId].map(([id, numbers]) => {
    const { ru, en } = Object.hasOwn(sources, id) ? sources[id]! : t(id, id);
    return numbers.length === 0 ? t(ru, en) : t(`${ru}, абз. ${ranges(numbers)}`, `${en}, par. ${ranges(numbers)}`);
  });
}
