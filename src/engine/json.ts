/** Documents as JSON: written out, and read from strangers without trust. No code in them is ever run. */
import * as v from 'valibot';
import { ruleOf } from './atom.ts';
import { builtinRules } from './builtin.ts';
import { everyHouse, type GameDocument, type House, type RuleRef } from './document.ts';
import { documentSchema } from './documentschema.ts';
import { faultOf, inside, quoted, refuse } from './faults.ts';
import { flowFaults, verbFaults } from './flows.ts';
import { parseJson } from './jsontext.ts';
// Makes the atoms of the language known; those that stand beside games are known once the games are.
import './language.ts';
import { holds, type Part, type Parts, partsOf } from './parts.ts';
import { type Fault, fault, type Read, right } from './read.ts';
import { houseFaults, idFaults, pileFaults, referenceFaults, sourceFaults } from './sound.ts';
import { trialFaults } from './trial.ts';

const FORMAT = 'pasyans-game';
const VERSION = 1;
/** Larger texts are refused unread. */
export const MOST_BYTES = 200_000;
/** So many findings of the schema are put into words. */
const MOST_TOLD = 60;
/** Rule numbers are bytes. */
const MOST_RULES = 255;

/** The document as a JSON text that `readDocument` reads back. */
export function writeDocument(document: GameDocument): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...document }, null, 2)}\n`;
}

/** Bytes of the text in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Half of a pair that takes four bytes together.
    const half = unit >= 0xd800 && unit < 0xe000;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || half ? 2 : 3;
  }
  return bytes;
}

/**
 * Reads a document that a stranger may have written. Known atoms only, every size bounded, every combination of house
 * rules compiled and tried; what comes back can be given to `new Engine`.
 */
export function readDocument(text: string): Read<GameDocument> {
  if (text.length > MOST_BYTES || bytesOf(text) > MOST_BYTES)
    return refuse([fault('', `текст больше ${MOST_BYTES} байт`, `the text is larger than ${MOST_BYTES} bytes`)]);
  const json = parseJson(text);
  if (!json.ok) return json;
  const head = headFaults(json.value);
  if (head.length > 0) return refuse(head);
  const { format: _, version: __, ...document } = json.value as Record<string, unknown>;
  const shape = v.safeParse(documentSchema, document);
  if (!shape.success) return refuse(shape.issues.slice(0, MOST_TOLD).map(faultOf));
  return judge(document as unknown as GameDocument);
}

function headFaults(value: unknown): Fault[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [fault('', 'документ — это объект { … }', 'a document is an object { … }')];
  const { format, version } = value as Record<string, unknown>;
  if (format !== FORMAT)
    return [
      fault('format', `это не пасьянс: здесь должно стоять "${FORMAT}"`, `this is no patience: "${FORMAT}" must stand here`),
    ];
  if (version !== VERSION)
    return [
      fault(
        'version',
        `версия ${quoted(version)} неизвестна; эта программа читает версию ${VERSION}`,
        `version ${quoted(version)} is not known; this program reads version ${VERSION}`,
      ),
    ];
  return [];
}

/** Step by step, each relying on the ones before it. */
function judge(document: GameDocument): Read<GameDocument> {
  const parts = partsOf(document);
  const single = [...houseFaults(document, parts), ...pileFaults(document), ...idFaults(document), ...sourceFaults(document)];
  if (single.length > 0) return refuse(single);
  const between = referenceFaults(document, parts);
  if (between.length > 0) return refuse(between);
  const verbs = verbFaults(document, parts);
  if (verbs.length > 0) return refuse(verbs);
  const houses = everyHouse(document);
  const together = houses.flatMap((house) => [...ruleFaults(parts, house), ...flowFaults(document, parts, house)]);
  if (together.length > 0) return refuse(together);
  const tried = houses.flatMap((house) => trialFaults(document, parts, house));
  return tried.length > 0 ? refuse(tried) : right(document);
}

/** Rules that these house rules bring together: one id has one sentence, and an action is called once. */
function ruleFaults(parts: Parts, house: House): Fault[] {
  const known = new Map<string, RuleRef>(builtinRules.map((rule) => [rule.rule, rule]));
  // Atoms that forbid nothing need no name of their own; only a name given to them is one.
  const nodes = parts.nodes.filter((part) => part.role === undefined || part.value.rule !== undefined);
  const rules: Part<RuleRef>[] = [...parts.rules, ...nodes.map((part) => ({ ...part, value: ruleOf(part.value) }))];
  const faults: Fault[] = [];
  for (const { value: rule, place } of rules.filter((part) => holds(part, house))) {
    const other = known.get(rule.rule);
    if (other && (other.text.en !== rule.text.en || other.text.ru !== rule.text.ru))
      faults.push(
        fault(
          inside(place, 'rule'),
          `правило «${rule.rule}» уже есть с другими словами`,
          `the rule '${rule.rule}' stands elsewhere in other words`,
        ),
      );
    known.set(rule.rule, rule);
  }
  if (known.size > MOST_RULES) faults.push(fault('', `правил больше ${MOST_RULES}`, `there are more than ${MOST_RULES} rules`));
  const actions = parts.actions.filter((part) => holds(part, house));
  for (const [i, { value, place }] of actions.entries())
    if (actions.findIndex((other) => other.value.rule === value.rule) < i)
      faults.push(
        fault(inside(place, 'rule'), `действие «${value.rule}» уже есть`, `there is an action '${value.rule}' already`),
      );
  return faults;
}
