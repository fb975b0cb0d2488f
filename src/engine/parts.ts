/** The parts of a document that lists and choices hide, one by one, each with its place and the choices that lead to it. */
import type { ActionDoc, ByHouse, GameDocument, House, Kind, List, Node, RuleRef } from './document.ts';
import { inside } from './faults.ts';

/** Which value of which house rule leads to a part. */
export type Under = readonly (readonly [house: string, value: string])[];
export interface Part<T> {
  readonly value: T;
  readonly place: string;
  readonly under: Under;
}
/** Where a verb stands; `silent` are other atoms that forbid nothing by themselves. */
export type Role = 'deal' | 'byItself' | 'does' | 'silent';
export interface NodePart extends Part<Node> {
  readonly kind: Kind;
  readonly role?: Role;
  /** Of verbs of an action: its place. */
  readonly action?: string;
}

/** Does this combination of house rules lead to the part? */
export const holds = (part: { readonly under: Under }, house: House): boolean =>
  part.under.every(([rule, value]) => house[rule] === value);

type Choice = Part<ByHouse<unknown>>;
const isChoice = <T>(value: T | ByHouse<unknown>): value is ByHouse<unknown> =>
  typeof value === 'object' && value !== null && 'choose' in value;

/** Everything in a document that has to be looked at alone. */
export interface Parts {
  readonly choices: readonly Choice[];
  readonly nodes: readonly NodePart[];
  readonly actions: readonly Part<ActionDoc>[];
  /** The rules that the parts stand for by their own words: of groups, actions, notes. */
  readonly rules: readonly Part<RuleRef>[];
}

/** Takes a document of the right shape apart. */
export function partsOf(document: GameDocument): Parts {
  const choices: Choice[] = [];
  const nodes: NodePart[] = [];
  const actions: Part<ActionDoc>[] = [];
  const rules: Part<RuleRef>[] = [];

  const listed = <T>(list: List<T> | undefined, place: string, under: Under): Part<T>[] =>
    (list ?? []).flatMap((item, i) => {
      const at = inside(place, i);
      if (!isChoice(item)) return [{ value: item as T, place: at, under }];
      choices.push({ value: item, place: at, under });
      return Object.entries(item.choose).flatMap(([value, items]) =>
        listed(items as readonly T[], `${at}.choose.${value}`, [...under, [item.house, value]]),
      );
    });
  const nodeList = (
    kind: Kind,
    list: List<Node> | undefined,
    place: string,
    under: Under = [],
    more: Partial<NodePart> = {},
  ): void => {
    for (const part of listed(list, place, under)) nodes.push({ ...part, ...more, kind });
  };
  const single = (kind: Kind, value: Node | undefined, place: string, more: Partial<NodePart> = {}): void => {
    if (value) nodes.push({ value, place, under: [], kind, ...more });
  };

  const word = (value: unknown, place: string): void => {
    if (typeof value === 'object' && value !== null && 'choose' in value)
      choices.push({ value: value as ByHouse<unknown>, place, under: [] });
  };

  word(document.suits, 'suits');
  for (const [i, group] of document.piles.entries()) {
    const place = `piles[${i}]`;
    word(group.take, `${place}.take`);
    nodeList('pair', group.run, `${place}.run`);
    nodeList('pair', group.build, `${place}.build`);
    nodeList('condition', group.when, `${place}.when`);
    nodeList('gate', group.gates, `${place}.gates`);
    nodeList('guard', group.guards, `${place}.guards`);
    const { start } = group;
    if (start && isChoice(start)) {
      choices.push({ value: start, place: `${place}.start`, under: [] });
      for (const [value, node] of Object.entries(start.choose))
        if (node)
          nodes.push({ value: node, place: `${place}.start.choose.${value}`, under: [[start.house, value]], kind: 'start' });
    } else single('start', start ?? undefined, `${place}.start`);
    single('start', group.foot, `${place}.foot`, { role: 'silent' });
    single('pair', group.beside?.left, `${place}.beside.left`);
    single('pair', group.beside?.right, `${place}.beside.right`);
    for (const [key, value] of Object.entries(group.because ?? {}))
      rules.push({ value, place: `${place}.because.${key}`, under: [] });
  }
  single('condition', document.alikeWhen, 'alikeWhen', { role: 'silent' });
  single('goal', document.goal, 'goal', { role: 'silent' });
  nodeList('verb', document.deal, 'deal', [], { role: 'deal' });
  nodeList('verb', document.byItself, 'byItself', [], { role: 'byItself' });
  for (const part of listed(document.actions, 'actions', [])) {
    actions.push(part);
    rules.push(part);
    nodeList('condition', part.value.when, `${part.place}.when`, part.under);
    nodeList('verb', part.value.does, `${part.place}.does`, part.under, { role: 'does', action: part.place });
  }
  for (const [i, value] of document.notes.entries()) rules.push({ value, place: `notes[${i}]`, under: [] });
  return { choices, nodes, actions, rules };
}
