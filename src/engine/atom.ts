/** Atoms: the named pieces that documents are made of. Each has an id, checked parameters, a sentence and a meaning. */
import * as v from 'valibot';
import { type Card, type Face, type Text, t } from '../cards/index.ts';
import type { Kind, Node, RuleRef, Source } from './document.ts';
import type { Position } from './position.ts';

/** One group of piles after compiling. */
export interface Group {
  readonly id: string;
  readonly index: number;
  readonly name: Text;
  readonly piles: readonly number[];
}

/** What the position offers at this moment, as the engine has found it while listing moves; read by guards. */
export interface Scan {
  /** For each pile that cards can be put on: the number of the rule that closes it, or 0. */
  readonly closed: Uint8Array;
  /** For each pile: the faces that fit there, as a set of 64 bits. */
  readonly fitLow: Int32Array;
  readonly fitHigh: Int32Array;
  /** Of the faces that fit somewhere, those that can be taken up, as a set of 64 bits: low, high. */
  readonly free: Int32Array;
}

/** What an atom may ask about the game it is compiled into. */
export interface Context {
  /** Throws RangeError when the document has no such group. */
  group(id: string): Group;
  /** The index of a counter; throws RangeError when there is none. */
  counter(id: string): number;
  readonly groups: readonly Group[];
  readonly stock: number;
  /** Cards in the whole pack. */
  readonly cards: number;
  /** The highest rank of the pack (13, less in small packs). */
  readonly ranks: number;
  /** For cells of a grid: row and column as named, and the neighbours (−1 at the end of a row). */
  readonly row: Int16Array;
  readonly column: Int16Array;
  readonly left: Int16Array;
  readonly right: Int16Array;
  readonly groupOf: Uint8Array;
  /** Does the card fit on the pile as it lies, by what two cards decide? Asked while a game runs, not while it is compiled. */
  fits(s: Position, pile: number, card: Card): boolean;
}

/** What an atom of each kind is compiled to. */
export interface Meaning {
  /** Two cards: may `above` lie on (or, in a grid, to the right of; for `right`, to the left of) `below`? Tabulated. */
  pair: (below: Face, above: Face) => boolean;
  /** May this card start the pile with this index in its group? Tabulated. */
  start: (card: Face, index: number) => boolean;
  /** Is this pile open to cards at all? */
  gate: (s: Position, to: number) => boolean;
  /** May this move be made, given that the cards fit? `prepare` is called once before the tests of a position. */
  guard: { prepare?: (s: Position, scan: Scan) => void; test: (s: Position, from: number, n: number, to: number) => boolean };
  condition: (s: Position) => boolean;
  /** Does something; true when anything changed. `from` and `to`: all that happened since it last had nothing to do is this move (−1: anything). */
  verb: (s: Position, from: number, to: number) => boolean;
  goal: { won: (s: Position) => boolean; placed: (s: Position) => number };
}

/** An atom as the registry keeps it. */
export interface Atom<K extends Kind = Kind> {
  readonly id: string;
  readonly kind: K;
  readonly schema: v.GenericSchema<Record<string, unknown>>;
  readonly describe: (parameters: never) => Text;
  readonly compile: (parameters: never, context: Context) => Meaning[K];
  readonly shuffles: boolean;
  readonly flow: ((parameters: never, stock: string) => Flow) | undefined;
}

/** Where a verb takes cards from and puts them, by the ids of groups: what a stranger's document is judged by. */
export interface Flow {
  readonly from?: readonly string[];
  /** Groups that get cards, and how many at most come on one of their piles with no look at its room (0: it looks). */
  readonly to?: readonly (readonly [group: string, most: number])[];
  /** How many cards of the stock it needs at a deal, so that no part of it comes away with nothing. */
  readonly needs?: (piles: number, packs: number) => number;
  /** It is true only when it changed something, so it may run by itself. */
  readonly settles?: boolean;
  /** Pile i of the first group serves pile i of the second, so there must be as many. */
  readonly partners?: readonly [string, string];
  /** A group of cells from each of which it goes along the row to the right: one cell a row. */
  readonly fronts?: string;
  /** A group whose marks it sets or takes away. */
  readonly marks?: string;
}

const registry = new Map<string, Atom>();

/** The atom of this id, or undefined. */
export const findAtom = (id: string): Atom | undefined => registry.get(id);
/** All known atoms. */
export const knownAtoms = (): readonly Atom[] => [...registry.values()];

type Entries = Record<string, v.GenericSchema>;
type Parameters<E extends Entries> = v.InferOutput<v.ObjectSchema<E, undefined>>;

/**
 * Makes an atom known and returns the function that writes it into a document. Throws when the id is taken (a bug).
 * @param entries schema of each parameter
 * @param describe the sentence a player reads when the rule is named, from the parameters
 * @param options of verbs: what it moves (a verb that does not say is not taken from strangers), and whether it shuffles
 */
export function atom<K extends Kind, E extends Entries>(
  kind: K,
  id: string,
  entries: E,
  describe: (parameters: Parameters<E>) => Text,
  compile: (parameters: Parameters<E>, context: Context) => Meaning[K],
  options: { shuffles?: boolean; flow?: (parameters: Parameters<E>, stock: string) => Flow } = {},
): (parameters: Parameters<E>) => Node<K> {
  if (registry.has(id)) throw new Error(`two atoms are called '${id}'`);
  const schema = v.strictObject({
    atom: v.literal(id),
    rule: v.optional(slug),
    text: v.optional(text),
    source: v.optional(sources),
    ...entries,
  }) as unknown as v.GenericSchema<Record<string, unknown>>;
  registry.set(id, {
    id,
    kind,
    schema,
    describe,
    compile,
    shuffles: options.shuffles ?? false,
    flow: options.flow,
  } as unknown as Atom);
  return (parameters) => ({ atom: id, ...parameters });
}

/** A node under its own rule id, source and (if given) sentence. */
export const named = <N extends Node>(rule: string, source: string, node: N, text?: Text): N => ({
  ...node,
  rule,
  source: source.split(' '),
  ...(text ? { text } : {}),
});

/** A rule that the structure of a group carries, or a note. */
export const ref = (rule: string, source: string, text: Text): RuleRef => ({ rule, source: source.split(' '), text });
export { t };

/** The rule that a node stands for: its own words where it has them, otherwise the atom's. */
export function ruleOf(node: Node): RuleRef {
  const found = registry.get(node.atom);
  if (!found) throw new RangeError(`unknown atom '${node.atom}'`);
  return {
    rule: node.rule ?? node.atom,
    text: node.text ?? found.describe(node as never),
    source: node.source ?? (['ours'] satisfies Source[]),
  };
}

/** What a verb moves; undefined when its atom does not say. `stock` is the id of the game's stock. */
export function flowOf(node: Node<'verb'>, stock: string): Flow | undefined {
  return registry.get(node.atom)?.flow?.(node as never, stock);
}

/** Compiles a node whose kind the place in the document fixes. */
export function compileNode<K extends Kind>(kind: K, node: Node<K>, context: Context): Meaning[K] {
  const found = registry.get(node.atom);
  if (!found || found.kind !== kind) throw new RangeError(`'${node.atom}' is not an atom of kind ${kind}`);
  return (found as unknown as Atom<K>).compile(node as never, context);
}

const MOST_TEXT = 2000;
const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
/** What steers a terminal or turns the direction of writing has no place in a text. */
const sentence = v.pipe(v.string(), v.maxLength(MOST_TEXT), v.regex(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u));
const text = v.strictObject({ ru: sentence, en: sentence });
const sources = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,40}(:\d{1,3})?$/))), v.maxLength(40));

/** Schemas that atoms and documents share. */
export const schemas = {
  slug,
  text,
  sources,
  /** The id of a group, counter or house rule. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9-]{0,29}$/)),
  count: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255)),
  rank: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13)),
};
