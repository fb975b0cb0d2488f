/** What a game's document consists of: plain data, written by hand as a game file or read from JSON. */
import type { Dealer, PackSize, SuitCount, Text } from '../cards/index.ts';

/**
 * Where a rule comes from: a numbered paragraph of a text (`dolgy:45`); `common`, what is generally known of a game that many
 * books and programs have, with no text of it at hand; or `ours`, a reading that this program has chosen.
 */
export type Source = string;

/** A rule as a person meets it: a name that never changes, a sentence, its source. */
export interface RuleRef {
  readonly rule: string;
  readonly text: Text;
  readonly source: readonly Source[];
}

/** What an atom can be asked: see `atom.ts` for what each kind does. */
export type Kind = 'pair' | 'start' | 'gate' | 'guard' | 'condition' | 'verb' | 'goal';

declare const kind: unique symbol;
/** One atom with its parameters. `rule`, `text` and `source` replace the ones that the atom would give itself. */
export interface Node<K extends Kind = Kind> {
  readonly [kind]?: K;
  readonly atom: string;
  readonly rule?: string;
  readonly text?: Text;
  readonly source?: readonly Source[];
}

/** A part of the document that depends on a house rule: one value for each of the rule's values. */
export interface ByHouse<T> {
  readonly house: string;
  readonly choose: Readonly<Record<string, T>>;
}
export type Maybe<T> = T | ByHouse<T>;
/** A list whose elements may depend on house rules; a chosen list is spread into the list around it. */
export type List<T> = readonly (T | ByHouse<readonly T[]>)[];

export interface HouseValue {
  readonly id: string;
  readonly text: Text;
}
/** A setting of the game that the player chooses; part of the game's identity. The first value is the default. */
export interface HouseRule {
  readonly id: string;
  readonly name: Text;
  readonly values: readonly [HouseValue, ...HouseValue[]];
  readonly source?: readonly Source[];
}

export interface CounterDoc {
  readonly id: string;
  readonly name: Text;
  readonly start: number;
}

export type PileKind = 'stock' | 'column' | 'reserve' | 'foundation' | 'discard' | 'cell' | 'grid';
/** How the piles of a group are called: numbered `t{n}`, listed, or the cells of a grid, `r{row}c{column}`. */
export type PileNames =
  | { readonly pattern: string; readonly count: number }
  | { readonly list: readonly string[] }
  | { readonly grid: string; readonly rows: readonly [number, number]; readonly columns: readonly [number, number] };

/** One group of piles that obey the same rules. */
export interface GroupDoc {
  readonly id: string;
  readonly kind: PileKind;
  /** What one pile of the group is called. */
  readonly name: Text;
  readonly names: PileNames;
  /** Most cards in one pile; the whole pack when left out, 1 in a grid. */
  readonly capacity?: number;
  /** Which cards a person sees: all that lie face up, only the outermost, or none. `all` when left out. */
  readonly visible?: 'all' | 'top' | 'none';
  /** The pile only serves while a move is made (the pack in a grid game) and is shown to nobody. */
  readonly aside?: boolean;
  /** May its piles change places without changing the game? `later`: from the moment `alikeWhen` holds. */
  readonly alike?: 'always' | 'later' | 'never';

  /** What may be taken: nothing, the outermost card, or a packet that is a run (`run`). `none` when left out. */
  readonly take?: Maybe<'none' | 'top' | 'packet'>;
  /** Neighbouring cards of a packet must meet these (below, above). */
  readonly run?: List<Node<'pair'>>;
  /** So many innermost cards never leave. */
  readonly keeps?: number;

  /** What may start an empty pile; nothing when left out. */
  readonly start?: Maybe<Node<'start'> | null>;
  /** What may be put on the outermost card; nothing when left out. */
  readonly build?: List<Node<'pair'>>;
  /** The pile is built on only when its innermost card meets this; and then its cards stay. */
  readonly foot?: Node<'start'>;
  /** A gap of a grid takes a card that fits its left or its right neighbour. */
  readonly beside?: { readonly left?: Node<'pair'>; readonly right?: Node<'pair'> };
  /** Groups whose cards this one takes; all when left out. */
  readonly from?: readonly string[];
  /** How many cards come at once: exactly this many; any number when left out. */
  readonly packet?: number;
  /** The whole group takes cards only while these hold. */
  readonly when?: List<Node<'condition'>>;
  /** A pile takes cards only while these hold for it. A gap that a gate closes is dead. */
  readonly gates?: List<Node<'gate'>>;
  /** A move that fits must also meet these. */
  readonly guards?: List<Node<'guard'>>;
  /** Own sentences for what the structure of the group forbids, instead of the general ones. */
  readonly because?: Readonly<Partial<Record<'take' | 'keeps' | 'foot' | 'put' | 'start' | 'from' | 'packet' | 'full', RuleRef>>>;
}

/** Something a player does that is not the move of a card: deal, redeal, gather. */
export interface ActionDoc extends RuleRef {
  readonly name: Text;
  readonly when: List<Node<'condition'>>;
  readonly does: List<Node<'verb'>>;
}

/** A rule that needs no check of its own: how the game is laid, a reading, a piece of good advice. */
export interface NoteDoc extends RuleRef {
  readonly part: 'deal' | 'moves' | 'actions' | 'goal';
}

/** Where a group lies on the table, in card widths (x) and card heights (y); presentation only. */
export interface AreaDoc {
  readonly group: string;
  readonly at: readonly [number, number];
  /** From pile to pile (or, in a grid, from column to column and from row to row). */
  readonly step?: readonly [number, number];
  /** Places of single piles instead of `at` and `step`, with the direction each fans in. */
  readonly places?: readonly { readonly at: readonly [number, number]; readonly fan?: Fan }[];
  readonly fan?: Fan;
  /** How far a fan may reach beyond its first card, in card heights (or widths). */
  readonly room?: number;
  /** Only so many of the outermost cards of a fan are spread, the others squared up under them; all when left out. */
  readonly spread?: number;
}
export type Fan = 'none' | 'down' | 'up' | 'left' | 'right';
export interface LayoutDoc {
  readonly size: readonly [number, number];
  readonly areas: readonly AreaDoc[];
}

/** A position, what is done, and what must happen. Serves as test, picture in the rule book and step of the tutorial. */
export interface ExampleDoc {
  readonly id: string;
  readonly text: Text;
  /** What matters to readers of the source only: the rule book has it, the lesson has not. */
  readonly remark?: Text;
  readonly source: readonly Source[];
  readonly house?: Readonly<Record<string, string>>;
  /** The position written out, or the first cards of a pack; the rest of the pack follows in order. */
  readonly position?: readonly string[];
  readonly pack?: string;
  readonly steps: readonly ExampleStep[];
}
export type ExampleStep =
  | { readonly play: string }
  | { readonly refused: string; readonly rule: string }
  /** All moves onto (or from) a pile, in the order of the move list. */
  | { readonly onto: string; readonly moves: readonly string[] }
  | { readonly from: string; readonly moves: readonly string[] }
  /** Lines of the written position that must be found so. */
  | { readonly shows: readonly string[] }
  | { readonly won: boolean };

export interface GameDocument {
  readonly id: string;
  readonly name: Text;
  /** A short account of where the game comes from; credits its author. */
  readonly about: Text;
  readonly author?: Text;
  /** What the texts are called that rules cite, by the id that they cite them with (`dolgy` of `dolgy:16`). */
  readonly sources?: Readonly<Record<string, Text>>;
  readonly packs: 1 | 2;
  /** The suits of the packs are folded into the first so many of ♠ ♥ ♦ ♣; the number of cards stays. 4 when left out. */
  readonly suits?: Maybe<SuitCount>;
  /** Who makes the pack of a deal number; our own shuffle (docs/DEALS.md) when left out. */
  readonly dealer?: Dealer;
  readonly house: readonly HouseRule[];
  readonly counters: readonly CounterDoc[];
  readonly piles: readonly GroupDoc[];
  /** When this begins to hold, the groups that are `later` alike become alike. */
  readonly alikeWhen?: Node<'condition'>;
  readonly deal: List<Node<'verb'>>;
  readonly byItself: List<Node<'verb'>>;
  readonly actions: List<ActionDoc>;
  readonly goal: Node<'goal'>;
  readonly notes: readonly NoteDoc[];
  readonly layout: LayoutDoc;
  /** For a window higher than wide; `layout` when left out. */
  readonly portrait?: LayoutDoc;
  /** For a window much wider than high; `layout` when left out. */
  readonly wide?: LayoutDoc;
  readonly examples: readonly ExampleDoc[];
}

/** A document with every house rule chosen: lists are flat, choices gone. */
export type Resolved<T> =
  T extends ByHouse<infer U>
    ? Resolved<U>
    : T extends readonly (infer U)[]
      ? number extends T['length']
        ? readonly ResolvedItem<U>[]
        : T
      : T extends object
        ? { readonly [P in keyof T]: Resolved<T[P]> }
        : T;
type ResolvedItem<T> = T extends ByHouse<readonly (infer U)[]> ? Resolved<U> : Resolved<T>;

/** The chosen value of every house rule of a game. */
export type House = Readonly<Record<string, string>>;

/** The default values of a game's house rules. */
export const defaultHouse = (document: GameDocument): House =>
  Object.fromEntries(document.house.map((rule) => [rule.id, rule.values[0].id]));

/** Every combination of a game's house rules, the defaults first. */
export function everyHouse(document: GameDocument): House[] {
  let all: Record<string, string>[] = [{}];
  for (const rule of document.house)
    all = all.flatMap((chosen) => rule.values.map((value) => ({ ...chosen, [rule.id]: value.id })));
  return all;
}

const isChoice = (value: object): value is ByHouse<unknown> => 'house' in value && 'choose' in value;

/** The document under these house rules. Throws RangeError when a choice names an unknown rule or value (a broken document). */
export function resolve(document: GameDocument, house: House): Resolved<GameDocument> {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value))
      return value.flatMap((item: unknown) => {
        const made = walk(item);
        return Array.isArray(made) && typeof item === 'object' && item !== null && isChoice(item) ? made : [made];
      });
    if (typeof value !== 'object' || value === null) return value;
    if (isChoice(value)) {
      const chosen = house[value.house];
      if (chosen === undefined || !Object.hasOwn(value.choose, chosen))
        throw new RangeError(`house rule '${value.house}' has no choice for '${chosen}'`);
      return walk(value.choose[chosen]);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
  };
  // The house rules themselves are listed under the key `house`, which no choice uses for an array.
  return walk(document) as Resolved<GameDocument>;
}

/** The pack that a resolved document is played with. */
export const packSize = ({ packs, suits }: Pick<Resolved<GameDocument>, 'packs' | 'suits'>): PackSize =>
  suits === undefined ? { packs } : { packs, fold: suits };
