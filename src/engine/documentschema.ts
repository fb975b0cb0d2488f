/** The shape of a whole document as it comes from outside: every key known, every size bounded, choices where they belong. */
import * as v from 'valibot';
import { schemas } from './atom.ts';
import { nodeSchema } from './schema.ts';

/** Bounds that the engine's tables and its moves in 32 bits set, or that keep one document from filling a browser. */
export const MOST = {
  piles: 250,
  groups: 30,
  list: 12,
  choices: 6,
  values: 8,
  counters: 20,
  actions: 12,
  notes: 100,
  examples: 50,
};

const { id, slug, sources, text } = schemas;
const list = <T extends v.GenericSchema>(item: T, most: number, least = 0) =>
  v.pipe(v.array(item), v.minLength(least), v.maxLength(most));
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const number = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
const short = (most: number) => v.pipe(v.string(), v.maxLength(most));
const hasKey = (input: unknown, key: string): boolean => typeof input === 'object' && input !== null && Object.hasOwn(input, key);
/** Which of several shapes is meant is seen from the one key that tells them apart; the last needs none. */
const byKey = (shapes: Readonly<Record<string, v.GenericSchema>>, otherwise: v.GenericSchema) =>
  v.lazy((input) => Object.entries(shapes).find(([key]) => hasKey(input, key))?.[1] ?? otherwise);

const valueId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,30}$/));
const choiceOf = (part: v.GenericSchema) => v.strictObject({ house: id, choose: v.record(valueId, part) });
/** A list whose parts may be chosen by house rule. */
const listOf = (item: v.GenericSchema, most = MOST.list) =>
  list(
    v.lazy((input) => (hasKey(input, 'choose') ? choiceOf(list(item, most)) : item)),
    most,
  );
/** A part that may be chosen by house rule, or be absent. */
const maybe = (item: v.GenericSchema) =>
  v.lazy((input) => (hasKey(input, 'choose') ? choiceOf(v.nullable(item)) : v.nullable(item)));

/** A word or number that may be chosen by house rule. */
const chosen = (item: v.GenericSchema) => v.lazy((input) => (hasKey(input, 'choose') ? choiceOf(item) : item));

const citedId = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/));
const rule = { rule: slug, text, source: sources };
const ruleRef = v.strictObject(rule);
const houseRule = v.strictObject({
  id,
  name: text,
  values: list(v.strictObject({ id: valueId, text }), MOST.values, 1),
  source: v.optional(sources),
});
const counter = v.strictObject({ id, name: text, start: whole(0, 255) });

const range = v.strictTuple([whole(0, 99), whole(0, 99)]);
const names = byKey(
  {
    list: v.strictObject({ list: list(short(40), MOST.piles, 1) }),
    grid: v.strictObject({ grid: short(40), rows: range, columns: range }),
  },
  v.strictObject({ pattern: short(40), count: whole(1, MOST.piles) }),
);
const because = v.strictObject({
  take: v.optional(ruleRef),
  keeps: v.optional(ruleRef),
  foot: v.optional(ruleRef),
  put: v.optional(ruleRef),
  start: v.optional(ruleRef),
  from: v.optional(ruleRef),
  packet: v.optional(ruleRef),
  full: v.optional(ruleRef),
});
const group = v.strictObject({
  id,
  kind: v.picklist(['stock', 'column', 'reserve', 'foundation', 'discard', 'cell', 'grid']),
  name: text,
  names,
  capacity: v.optional(whole(1, 255)),
  visible: v.optional(v.picklist(['all', 'top', 'none'])),
  aside: v.optional(v.boolean()),
  alike: v.optional(v.picklist(['always', 'later', 'never'])),
  take: v.optional(chosen(v.picklist(['none', 'top', 'packet']))),
  run: v.optional(listOf(nodeSchema('pair'))),
  keeps: v.optional(whole(0, 104)),
  start: v.optional(maybe(nodeSchema('start'))),
  build: v.optional(listOf(nodeSchema('pair'))),
  foot: v.optional(nodeSchema('start')),
  beside: v.optional(v.strictObject({ left: v.optional(nodeSchema('pair')), right: v.optional(nodeSchema('pair')) })),
  from: v.optional(list(id, MOST.groups)),
  packet: v.optional(whole(1, 104)),
  when: v.optional(listOf(nodeSchema('condition'))),
  gates: v.optional(listOf(nodeSchema('gate'))),
  guards: v.optional(listOf(nodeSchema('guard'))),
  because: v.optional(because),
});
const action = v.strictObject({ ...rule, name: text, when: listOf(nodeSchema('condition')), does: listOf(nodeSchema('verb')) });
const note = v.strictObject({ ...rule, part: v.picklist(['deal', 'moves', 'actions', 'goal']) });

const point = v.strictTuple([number(-100, 100), number(-100, 100)]);
const fan = v.optional(v.picklist(['none', 'down', 'up', 'left', 'right']));
const area = v.strictObject({
  group: id,
  at: point,
  step: v.optional(point),
  places: v.optional(list(v.strictObject({ at: point, fan }), MOST.piles)),
  fan,
  room: v.optional(number(0, 100)),
  spread: v.optional(whole(1, 104)),
});
const layout = v.strictObject({ size: v.strictTuple([number(1, 100), number(1, 100)]), areas: list(area, MOST.groups) });

const moveText = short(60);
const moves = list(moveText, 500);
const step = byKey(
  {
    refused: v.strictObject({ refused: moveText, rule: slug }),
    onto: v.strictObject({ onto: moveText, moves }),
    from: v.strictObject({ from: moveText, moves }),
    shows: v.strictObject({ shows: list(short(500), MOST.piles) }),
    won: v.strictObject({ won: v.boolean() }),
  },
  v.strictObject({ play: moveText }),
);
const example = v.strictObject({
  id: slug,
  text,
  remark: v.optional(text),
  source: sources,
  house: v.optional(v.record(id, valueId)),
  position: v.optional(list(short(500), MOST.piles)),
  pack: v.optional(short(2000)),
  steps: list(step, 200),
});

/** A whole document. What single keys cannot say (ids that must exist, verbs that must end) is checked elsewhere. */
export const documentSchema = v.strictObject({
  id: slug,
  name: text,
  about: text,
  author: v.optional(text),
  sources: v.optional(v.record(citedId, text)),
  packs: v.picklist([1, 2]),
  suits: v.optional(chosen(v.picklist([1, 2, 4]))),
  dealer: v.optional(v.picklist(['microsoft'])),
  house: list(houseRule, MOST.choices),
  counters: list(counter, MOST.counters),
  piles: list(group, MOST.groups, 1),
  alikeWhen: v.optional(nodeSchema('condition')),
  deal: listOf(nodeSchema('verb')),
  byItself: listOf(nodeSchema('verb')),
  actions: listOf(action, MOST.actions),
  goal: nodeSchema('goal'),
  notes: list(note, MOST.notes),
  layout,
  portrait: v.optional(layout),
  wide: v.optional(layout),
  examples: list(example, MOST.examples),
});
