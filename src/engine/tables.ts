/** Compiles a resolved document into tables: what two cards decide is asked once and kept as bytes. */
import { addFace, FACE, FACES, orderedPack, type PackSize } from '../cards/index.ts';
import { type Context, compileNode, findAtom, type Group, type Meaning, ruleOf } from './atom.ts';
import { builtinRules } from './builtin.ts';
import type { GameDocument, GroupDoc, Node, Resolved, RuleRef } from './document.ts';
import { buryingPile, likeFaces } from './keying.ts';
import { pileNames } from './names.ts';
import { cardHashes, type Shape } from './position.ts';

export type ResolvedDocument = Resolved<GameDocument>;
export type ResolvedGroup = Resolved<GroupDoc>;

/** Meanings with the numbers of the rules they stand for. */
export interface Numbered<T> {
  readonly rule: number;
  readonly test: T;
}
export interface CompiledAction {
  readonly id: string;
  readonly rule: RuleRef;
  readonly when: readonly Numbered<Meaning['condition']>[];
  readonly does: readonly Meaning['verb'][];
  readonly shuffles: boolean;
}

/** How a group gives and takes cards, as numbers. */
export interface GroupTable extends Group {
  readonly doc: ResolvedGroup;
  /** Its piles have the indices first … end − 1. */
  readonly first: number;
  readonly end: number;
  /** 0 when cards may be taken, otherwise the rule that forbids it. */
  readonly take: number;
  readonly packets: boolean;
  readonly keeps: number;
  readonly keepsRule: number;
  /** 0 when cards may be put here, otherwise the rule that forbids it. */
  readonly put: number;
  readonly capacity: number;
  readonly exactly: number;
  readonly grid: boolean;
  /** Bit per group whose cards this one takes. */
  readonly fromMask: number;
  readonly fromRule: number;
  readonly packetRule: number;
  readonly oneCardRule: number;
  readonly fullRule: number;
  readonly startRule: number;
  readonly buildRule: number;
  readonly footRule: number;
  readonly hasFoot: boolean;
  readonly when: readonly Numbered<Meaning['condition']>[];
  readonly gates: readonly Numbered<Meaning['gate']>[];
  readonly guards: readonly { readonly rule: number; readonly guard: Meaning['guard'] }[];
}

/** Everything the engine looks up. `[group][below][above]` is at `group << 12 | below << 6 | above`. */
export interface Tables {
  readonly names: readonly string[];
  readonly rules: readonly RuleRef[];
  readonly groups: readonly GroupTable[];
  readonly context: Context;
  readonly shape: Shape;
  readonly size: PackSize;
  /** 0 = the card may lie on the other, otherwise the number of the rule that forbids it. */
  readonly fit: Uint8Array;
  readonly run: Uint8Array;
  /** In a grid: does the card fit to the right of its left neighbour, to the left of its right one? */
  readonly afterLeft: Uint8Array;
  readonly beforeRight: Uint8Array;
  /** `[pile][card]`: may it start the pile? */
  readonly starts: Uint8Array;
  /** `[group][card]`: is the pile it lies innermost in one to be built on? */
  readonly foot: Uint8Array;
  /** Sets of 64 faces: what fits `[group][below]`, `[pile]` when empty, and beside `[group][neighbour]`. */
  readonly fitSet: Int32Array;
  readonly startSet: Int32Array;
  readonly afterSet: Int32Array;
  readonly beforeSet: Int32Array;
  readonly deal: readonly Meaning['verb'][];
  readonly byItself: readonly Meaning['verb'][];
  readonly actions: readonly CompiledAction[];
  readonly goal: Meaning['goal'];
  readonly alikeWhen: Meaning['condition'] | undefined;
}

/** Compiles a document. Throws RangeError, naming the place, when it is broken: unknown atoms, groups, counters. */
export function compile(doc: ResolvedDocument, size: PackSize): Tables {
  const rules: RuleRef[] = [...builtinRules];
  const numbers = new Map(rules.map((rule, i) => [rule.rule, i]));
  const number = (rule: RuleRef): number => {
    const known = numbers.get(rule.rule);
    if (known !== undefined) {
      if (rules[known]!.text.en !== rule.text.en) throw new RangeError(`${doc.id}: rule '${rule.rule}' has two texts`);
      return known;
    }
    rules.push(rule);
    numbers.set(rule.rule, rules.length - 1);
    return rules.length - 1;
  };

  const names = doc.piles.flatMap((group) => pileNames(group.names));
  const groups: Group[] = [];
  let next = 0;
  for (const [index, group] of doc.piles.entries()) {
    const count = pileNames(group.names).length;
    groups.push({ id: group.id, index, name: group.name, piles: Array.from({ length: count }, (_, i) => next + i) });
    next += count;
  }
  const piles = names.length;
  const context = makeContext(doc, size, groups, piles, (s, pile, card) => {
    if (s.len[pile] === 0) return starts[(pile << 6) | (card & FACE)] !== 0;
    const group = context.groupOf[pile]!;
    const row = ((group << 6) | s.topFace(pile)) << 1;
    return s.len[pile]! < tables[group]!.capacity && ((fitSet[row + ((card & FACE) >> 5)]! >>> (card & 31)) & 1) === 1;
  });

  const kinds = groups.length;
  const fit = new Uint8Array(kinds << 12);
  const run = new Uint8Array(kinds << 12);
  const afterLeft = new Uint8Array(kinds << 12);
  const beforeRight = new Uint8Array(kinds << 12);
  const starts = new Uint8Array(piles << 6);
  const foot = new Uint8Array(kinds << 6);
  const fitSet = new Int32Array(kinds << 7);
  const afterSet = new Int32Array(kinds << 7);
  const beforeSet = new Int32Array(kinds << 7);
  const startSet = new Int32Array(piles * 2);

  const tabulate = (nodes: readonly Node<'pair'>[], group: number, table: Uint8Array, sets?: Int32Array): void => {
    const pairs = nodes.map((node) => ({ rule: number(ruleOf(node)), test: compileNode('pair', node, context) }));
    for (const below of FACES)
      for (const above of FACES) {
        const failed = pairs.find((pair) => !pair.test(below, above));
        table[(group << 12) | (below << 6) | above] = failed ? failed.rule : 0;
        if (!failed && sets) addFace(sets, (group << 6) | below, above);
      }
  };

  const tables = doc.piles.map((g, index): GroupTable => {
    const group = groups[index]!;
    const own = (key: keyof NonNullable<ResolvedGroup['because']>, standard: string): number => {
      const because = g.because?.[key];
      return because ? number(because) : numbers.get(standard)!;
    };
    const grid = g.beside !== undefined;
    const build = g.build ?? [];
    const startRule = g.start ? number(ruleOf(g.start)) : own('start', 'nothing-starts-here');
    if (build.length > 0) tabulate(build, index, fit, fitSet);
    if (g.run) tabulate(g.run, index, run);
    if (g.beside?.left) tabulate([g.beside.left], index, afterLeft, afterSet);
    if (g.beside?.right) tabulate([g.beside.right], index, beforeRight, beforeSet);
    const start = g.start ? compileNode('start', g.start, context) : undefined;
    for (const [i, pile] of group.piles.entries())
      for (const card of FACES) {
        const starting = start?.(card, i) ?? false;
        starts[(pile << 6) | card] = starting ? 1 : 0;
        if (starting) addFace(startSet, pile, card);
      }
    const footTest = g.foot ? compileNode('start', g.foot, context) : undefined;
    for (const card of FACES) foot[(index << 6) | card] = footTest?.(card, 0) ? 1 : 0;
    const beside = g.beside?.left ?? g.beside?.right;
    const puts = build.length > 0 || start !== undefined || grid;
    return {
      // Not spread from `group`: such objects get hidden classes of their own, game by game, and every look-up slows down.
      id: group.id,
      index,
      name: group.name,
      piles: group.piles,
      doc: g,
      first: group.piles[0]!,
      end: group.piles[0]! + group.piles.length,
      take: g.take && g.take !== 'none' ? 0 : own('take', 'cannot-take'),
      packets: g.take === 'packet',
      keeps: g.keeps ?? 0,
      keepsRule: own('keeps', 'foot-stays'),
      put: puts ? 0 : own('put', 'cannot-put'),
      capacity: g.kind === 'grid' ? 1 : (g.capacity ?? 255),
      exactly: g.packet ?? 0,
      grid,
      fromMask: g.from ? g.from.reduce((mask, id) => mask | (1 << context.group(id).index), 0) : -1,
      fromRule: own('from', 'not-from-there'),
      packetRule: own('packet', 'packet-size'),
      oneCardRule: numbers.get('one-card')!,
      fullRule: own('full', g.kind === 'grid' ? 'cell-taken' : 'pile-full'),
      startRule,
      buildRule: beside ? number(ruleOf(beside)) : own('put', 'cannot-put'),
      footRule: own('foot', 'wrong-foot'),
      hasFoot: g.foot !== undefined,
      when: (g.when ?? []).map((node) => ({ rule: number(ruleOf(node)), test: compileNode('condition', node, context) })),
      gates: (g.gates ?? []).map((node) => ({ rule: number(ruleOf(node)), test: compileNode('gate', node, context) })),
      guards: (g.guards ?? []).map((node) => ({ rule: number(ruleOf(node)), guard: compileNode('guard', node, context) })),
    };
  });

  const verbs = (nodes: readonly Node<'verb'>[]): Meaning['verb'][] => nodes.map((node) => compileNode('verb', node, context));
  const actions = doc.actions.map((action): CompiledAction => {
    const rule: RuleRef = { rule: action.rule, text: action.text, source: action.source };
    number(rule);
    return {
      id: action.rule,
      rule,
      when: action.when.map((node) => ({ rule: number(ruleOf(node)), test: compileNode('condition', node, context) })),
      does: verbs(action.does),
      shuffles: action.does.some((node) => findAtom(node.atom)?.shuffles ?? false),
    };
  });
  if (rules.length > 255) throw new RangeError(`${doc.id}: more than 255 rules`);

  return {
    names,
    rules,
    groups: tables,
    context,
    shape: makeShape(
      doc,
      groups,
      context.cards,
      buryingPile(doc, { groups: tables, context }),
      likeFaces(doc, { groups: tables, names, fit, run, starts, foot }),
    ),
    size,
    fit,
    run,
    afterLeft,
    beforeRight,
    starts,
    foot,
    fitSet,
    startSet,
    afterSet,
    beforeSet,
    deal: verbs(doc.deal),
    byItself: verbs(doc.byItself),
    actions,
    goal: compileNode('goal', doc.goal, context),
    alikeWhen: doc.alikeWhen ? compileNode('condition', doc.alikeWhen, context) : undefined,
  };
}

function makeContext(
  doc: ResolvedDocument,
  size: PackSize,
  groups: readonly Group[],
  piles: number,
  fits: Context['fits'],
): Context {
  const find = (id: string): Group => {
    const group = groups.find((g) => g.id === id);
    if (!group) throw new RangeError(`${doc.id}: there is no group '${id}'`);
    return group;
  };
  const [row, column, left, right] = Array.from({ length: 4 }, () => new Int16Array(piles).fill(-1)) as [
    Int16Array,
    Int16Array,
    Int16Array,
    Int16Array,
  ];
  const groupOf = new Uint8Array(piles);
  const cells = new Map<number, number>();
  for (const group of groups) {
    const { names } = doc.piles[group.index]!;
    for (const [i, pile] of group.piles.entries()) {
      groupOf[pile] = group.index;
      if (!('grid' in names)) continue;
      const width = names.columns[1] - names.columns[0] + 1;
      row[pile] = names.rows[0] + Math.floor(i / width);
      column[pile] = names.columns[0] + (i % width);
      cells.set(row[pile]! * 256 + column[pile]!, pile);
    }
  }
  for (const [place, pile] of cells) {
    left[pile] = cells.get(place - 1) ?? -1;
    right[pile] = cells.get(place + 1) ?? -1;
  }
  const stock = doc.piles.findIndex((g) => g.kind === 'stock');
  if (stock < 0) throw new RangeError(`${doc.id}: a game needs a group of kind 'stock'`);
  return {
    group: find,
    counter: (id) => {
      const index = doc.counters.findIndex((c) => c.id === id);
      if (index < 0) throw new RangeError(`${doc.id}: there is no counter '${id}'`);
      return index;
    },
    groups,
    stock: groups[stock]!.piles[0]!,
    cards: orderedPack(size).length,
    ranks: size.ranks ?? 13,
    row,
    column,
    left,
    right,
    groupOf,
    fits,
  };
}

function makeShape(doc: ResolvedDocument, groups: readonly Group[], cards: number, burying: number, faces: Uint8Array): Shape {
  const piles = groups.reduce((sum, group) => sum + group.piles.length, 0);
  const capacity = new Uint8Array(piles);
  const keyless = new Uint8Array(piles);
  const early = new Uint8Array(piles);
  const late = new Uint8Array(piles);
  for (const group of groups) {
    const g = doc.piles[group.index]!;
    for (const pile of group.piles) {
      capacity[pile] = g.kind === 'grid' ? 1 : Math.min(g.capacity ?? cards, cards);
      keyless[pile] = g.kind === 'discard' ? 1 : 0;
      early[pile] = g.alike === 'always' ? group.piles[0]! : pile;
      late[pile] = g.alike === 'always' || g.alike === 'later' ? group.piles[0]! : pile;
    }
  }
  return {
    piles,
    capacity,
    keyless,
    burying,
    cardHashes: cardHashes(faces),
    classes: [early, late],
    counters: Int32Array.from(doc.counters, (c) => c.start),
  };
}
