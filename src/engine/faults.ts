/** The faults of documents: how they are told, and the sentence for each thing that the schema finds. */
import type * as v from 'valibot';
import type { Text } from '../cards/index.ts';
import { knownAtoms, t } from './atom.ts';
import { type Fault, fault } from './read.ts';

/** Most faults that are told at once. */
const MOST_FAULTS = 20;
const LONGEST_QUOTE = 40;

/** The answer that tells these faults: each once, and no more than a person reads. */
export function refuse(faults: readonly Fault[]): { readonly ok: false; readonly faults: readonly Fault[] } {
  const told = new Map(faults.map((x) => [`${x.place}\n${x.text.en}`, x]));
  return { ok: false, faults: [...told.values()].slice(0, MOST_FAULTS) };
}

/** A word of the stranger's as a sentence may repeat it. */
export const quoted = (word: unknown): string => {
  const plain = String(word);
  return plain.length > LONGEST_QUOTE ? `${plain.slice(0, LONGEST_QUOTE)}…` : plain;
};
/** The place of a part: `piles`, `piles[1]`, `piles[1].build`. */
export const inside = (place: string, key: string | number): string =>
  typeof key === 'number' ? `${place}[${key}]` : place === '' ? quoted(key) : `${place}.${quoted(key)}`;

/** How many letters must be changed, added or left out to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
/** The words nearest to one that is not known. */
export function nearest(word: string, known: readonly string[], most = 3): string[] {
  const short = quoted(word);
  return known
    .map((id) => ({ id, far: distance(short, id) }))
    .sort((a, b) => a.far - b.far || (a.id < b.id ? -1 : 1))
    .slice(0, most)
    .map(({ id }) => id);
}

const KIND_NAMES: Readonly<Record<string, Text>> = {
  string: t('текст в кавычках', 'a text in quotes'),
  number: t('число', 'a number'),
  boolean: t('true или false', 'true or false'),
  array: t('список [ … ]', 'a list [ … ]'),
  tuple: t('список [ … ]', 'a list [ … ]'),
  object: t('объект { … }', 'an object { … }'),
  strict_object: t('объект { … }', 'an object { … }'),
  record: t('объект { … }', 'an object { … }'),
};

function atomFault(place: string, kind: string, id: unknown): Fault {
  const ids = knownAtoms().filter((atom) => atom.kind === kind);
  const near = nearest(
    quoted(id),
    ids.map((atom) => atom.id),
  ).join(', ');
  const other = knownAtoms().find((atom) => atom.id === id);
  return other
    ? fault(
        place,
        `атом «${other.id}» — вида ${other.kind}, а здесь нужен вид ${kind}; похожие: ${near}`,
        `the atom '${other.id}' is of kind ${other.kind}; here one of kind ${kind} is needed; near ones: ${near}`,
      )
    : fault(
        place,
        `атом «${quoted(id)}» неизвестен; похожие: ${near}`,
        `the atom '${quoted(id)}' is not known; near ones: ${near}`,
      );
}

/** The sentence for what the schema found. */
export function faultOf(issue: v.BaseIssue<unknown>): Fault {
  const path = issue.path ?? [];
  const place = path.reduce((at, { key }) => inside(at, typeof key === 'number' ? key : String(key)), '');
  const last = quoted(path.at(-1)?.key ?? '');
  const limit = String(issue.requirement);
  const ofText = typeof issue.input === 'string';
  switch (issue.type) {
    case 'never':
      return atomFault(place, issue.message.replace('atom:', ''), issue.input);
    case 'max_length':
      return ofText
        ? fault(place, `текст длиннее ${limit} знаков`, `the text is longer than ${limit} characters`)
        : fault(place, `в списке больше ${limit} частей`, `the list has more than ${limit} parts`);
    case 'min_length':
      return fault(place, `здесь нужно не меньше ${limit}`, `at least ${limit} is needed here`);
    case 'regex':
      return fault(
        place,
        `«${quoted(issue.input)}» здесь не годится: нужно вида ${limit}`,
        `'${quoted(issue.input)}' will not do here: it must have the form ${limit}`,
      );
    case 'integer':
      return fault(place, 'нужно целое число', 'a whole number is needed');
    case 'min_value':
      return fault(place, `число должно быть не меньше ${limit}`, `the number must be at least ${limit}`);
    case 'max_value':
      return fault(place, `число должно быть не больше ${limit}`, `the number must be at most ${limit}`);
    case 'picklist':
    case 'literal': {
      const values = (issue.expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ');
      return fault(place, `здесь может стоять только: ${values}`, `only these can stand here: ${values}`);
    }
  }
  if (issue.expected === 'never' && last === 'choose')
    return fault(place, 'здесь не бывает выбора по правилам', 'no choice by house rule may stand here');
  if (issue.expected === 'never') return fault(place, `ключ «${last}» здесь неизвестен`, `the key '${last}' is not known here`);
  if (issue.expected?.startsWith('"')) return fault(place, `не хватает ключа «${last}»`, `the key '${last}' is missing`);
  const kind = KIND_NAMES[issue.type];
  return fault(place, `здесь нужно другое: ${kind?.ru ?? issue.expected}`, `this must be ${kind?.en ?? issue.expected}`);
}
