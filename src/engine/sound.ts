/** What must hold between the parts of a document of the right shape: ids that exist and differ, piles that can be named and told apart. */
import { type Context, compileNode, type Group } from './atom.ts';
import { allIn } from './atoms/goals.ts';
import { citedId, isText } from './cited.ts';
import type { GameDocument, LayoutDoc } from './document.ts';
import { MOST } from './documentschema.ts';
import { MOST_MOVES } from './engine.ts';
import { inside, nearest, quoted } from './faults.ts';
import { pileNames } from './names.ts';
import type { Parts } from './parts.ts';
import { type Fault, fault } from './read.ts';
import { compile, type ResolvedDocument } from './tables.ts';

/** Most combinations of house rules: each is compiled and tried. */
const MOST_HOUSES = 64;
/** Most atoms in a document, those within atoms too. */
const MOST_ATOMS = 400;
const PILE_NAME = /^[a-z][a-z0-9.]{0,11}$/;

const unknown = (place: string, ru: string, en: string, id: string, known: readonly string[]): Fault => {
  const near = nearest(id, known).join(', ') || '—';
  return fault(place, `${ru} «${quoted(id)}» нет; похожие: ${near}`, `there is no ${en} '${quoted(id)}'; near ones: ${near}`);
};
/** The places of ids that stood before. */
const twice = (ids: readonly { readonly id: string; readonly place: string }[]): Fault[] =>
  ids
    .filter(({ id }, i) => ids.findIndex((other) => other.id === id) < i)
    .map(({ id, place }) => fault(place, `«${quoted(id)}» уже занято выше`, `'${quoted(id)}' is taken already, further up`));
const idsOf = (list: readonly { readonly id: string }[], place: string) =>
  list.map(({ id }, i) => ({ id, place: `${place}[${i}].id` }));

/** Faults of house rules and of the choices that they decide. */
export function houseFaults({ house, examples }: GameDocument, { choices }: Parts): Fault[] {
  const combinations = house.reduce((n, rule) => n * rule.values.length, 1);
  const valuesOf = (id: string): string[] | undefined => house.find((rule) => rule.id === id)?.values.map((value) => value.id);
  const ids = house.map((rule) => rule.id);
  const faults = [
    ...twice(idsOf(house, 'house')),
    ...house.flatMap((rule, i) => twice(idsOf(rule.values, `house[${i}].values`))),
  ];
  if (combinations > MOST_HOUSES)
    faults.push(
      fault(
        'house',
        `сочетаний правил ${combinations}, а можно не больше ${MOST_HOUSES}`,
        `the house rules combine in ${combinations} ways; at most ${MOST_HOUSES} are allowed`,
      ),
    );
  for (const { value: choice, place } of choices) {
    const values = valuesOf(choice.house);
    if (!values) {
      faults.push(unknown(`${place}.house`, 'правила', 'house rule', choice.house, ids));
      continue;
    }
    for (const id of values)
      if (!Object.hasOwn(choice.choose, id))
        faults.push(fault(`${place}.choose`, `нет выбора для значения «${id}»`, `there is no choice for the value '${id}'`));
    for (const id of Object.keys(choice.choose))
      if (!values.includes(id)) faults.push(unknown(inside(`${place}.choose`, id), 'значения', 'value', id, values));
  }
  for (const [i, example] of examples.entries())
    for (const [id, value] of Object.entries(example.house ?? {})) {
      const values = valuesOf(id);
      const place = inside(`examples[${i}].house`, id);
      if (!values) faults.push(unknown(place, 'правила', 'house rule', id, ids));
      else if (!values.includes(value)) faults.push(unknown(place, 'значения', 'value', value, values));
    }
  return faults;
}

/** Faults of the piles, their names and their places in rows; nothing is made larger than the bounds on the way. */
export function pileFaults(document: GameDocument): Fault[] {
  const faults: Fault[] = [];
  const named: { id: string; place: string }[] = [];
  const cells = new Map<string, string>();
  let piles = 0;
  let taking = 0;
  for (const [i, group] of document.piles.entries()) {
    const { names } = group;
    const place = `piles[${i}]`;
    const grid = 'grid' in names;
    const count = grid
      ? (names.rows[1] - names.rows[0] + 1) * (names.columns[1] - names.columns[0] + 1)
      : 'list' in names
        ? names.list.length
        : names.count;
    if (grid && (names.rows[0] > names.rows[1] || names.columns[0] > names.columns[1])) {
      faults.push(fault(`${place}.names`, 'начало больше конца', 'the first is greater than the last'));
      continue;
    }
    piles += count;
    if (piles > MOST.piles) break;
    const puts = group.beside !== undefined || (group.build?.length ?? 0) > 0 || (group.start ?? null) !== null;
    if (puts) taking += count;
    for (const id of pileNames(names)) {
      named.push({ id, place: `${place}.names` });
      if (!PILE_NAME.test(id))
        faults.push(
          fault(
            `${place}.names`,
            `стопку нельзя назвать «${quoted(id)}»: нужна строчная латинская буква, за ней до 11 букв, цифр и точек`,
            `a pile cannot be called '${quoted(id)}': it takes a small letter and up to 11 small letters, digits and dots`,
          ),
        );
    }
    if (grid !== (group.kind === 'grid') || (group.beside && !grid) || (grid && (group.capacity ?? 1) !== 1))
      faults.push(
        fault(
          place,
          'сетка — это группа вида grid с именами grid, по одной карте в клетке; соседки (beside) бывают только у неё',
          'a grid is a group of kind grid with names grid and one card a cell; only a grid has neighbours (beside)',
        ),
      );
    if (!grid) continue;
    for (let row = names.rows[0]; row <= names.rows[1]; row++)
      for (let column = names.columns[0]; column <= names.columns[1]; column++) {
        const cell = `${row}:${column}`;
        if (cells.has(cell))
          faults.push(
            fault(
              `${place}.names`,
              `ряд ${row}, столбец ${column} уже занят группой «${cells.get(cell)}»`,
              `row ${row}, column ${column} belongs to the group '${cells.get(cell)}' already`,
            ),
          );
        cells.set(cell, group.id);
      }
  }
  if (piles > MOST.piles) faults.push(fault('piles', `стопок больше ${MOST.piles}`, `there are more than ${MOST.piles} piles`));
  const cards = document.packs * 52;
  if (taking * cards >= MOST_MOVES)
    faults.push(
      fault(
        'piles',
        `стопок, на которые кладут карты, ${taking}: столько ходов не перечислить`,
        `there are ${taking} piles to put cards on: so many moves cannot be listed`,
      ),
    );
  const stocks = document.piles.flatMap((group, i) => (group.kind === 'stock' ? [{ group, i }] : []));
  const one = stocks[0];
  if (stocks.length !== 1 || !one)
    faults.push(fault('piles', 'нужна ровно одна группа вида stock (колода)', 'exactly one group of kind stock is needed'));
  else if (pileNames(one.group.names).length !== 1 || one.group.capacity !== undefined)
    faults.push(
      fault(`piles[${one.i}]`, 'колода — одна стопка без предела (capacity)', 'the stock is one pile without a limit (capacity)'),
    );
  return [...faults, ...twice(named)];
}

/** Faults of ids and of the table that is drawn. */
export function idFaults(document: GameDocument): Fault[] {
  const groups = document.piles.map((group) => group.id);
  const faults = [
    ...twice(idsOf(document.piles, 'piles')),
    ...twice(idsOf(document.counters, 'counters')),
    ...twice(idsOf(document.examples, 'examples')),
  ];
  for (const [i, group] of document.piles.entries())
    for (const [k, id] of (group.from ?? []).entries())
      if (!groups.includes(id)) faults.push(unknown(`piles[${i}].from[${k}]`, 'группы', 'group', id, groups));
  const drawn = (layout: LayoutDoc, place: string): void => {
    for (const [i, area] of layout.areas.entries()) {
      const group = document.piles.find(({ id }) => id === area.group);
      if (!group) faults.push(unknown(`${place}.areas[${i}].group`, 'группы', 'group', area.group, groups));
      else if (area.places && area.places.length !== pileNames(group.names).length)
        faults.push(
          fault(`${place}.areas[${i}].places`, 'мест не столько, сколько стопок', 'there are not as many places as piles'),
        );
      const fans = [area.fan, ...(area.places ?? []).map(({ fan }) => fan)];
      if (area.spread !== undefined && fans.every((fan) => fan === undefined || fan === 'none'))
        faults.push(
          fault(
            `${place}.areas[${i}].spread`,
            'разложить можно только карты веера, а у этих мест нет fan',
            'only the cards of a fan can be spread, and these places have no fan',
          ),
        );
    }
    faults.push(...twice(layout.areas.map(({ group }, i) => ({ id: group, place: `${place}.areas[${i}].group` }))));
    for (const group of document.piles)
      if (!group.aside && !layout.areas.some((area) => area.group === group.id))
        faults.push(fault(`${place}.areas`, `группы «${group.id}» нет на столе`, `the group '${group.id}' is not on the table`));
  };
  drawn(document.layout, 'layout');
  if (document.portrait) drawn(document.portrait, 'portrait');
  if (document.wide) drawn(document.wide, 'wide');
  return faults;
}

/** Where in the parameters of an atom an id stands. */
function placeOfId(value: unknown, id: string, place: string): string | undefined {
  if (value === id) return place;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    if (['atom', 'rule', 'text', 'source'].includes(key)) continue;
    const found = placeOfId(part, id, inside(place, Array.isArray(value) ? Number(key) : key));
    if (found !== undefined) return found;
  }
  return undefined;
}
const countAtoms = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce((n: number, part) => n + countAtoms(part), Object.hasOwn(value, 'atom') ? 1 : 0);

/** Groups and counters that atoms name and the document does not have. The piles must be in order. */
export function referenceFaults(document: GameDocument, { nodes }: Parts): Fault[] {
  if (countAtoms(document) > MOST_ATOMS)
    return [fault('', `атомов больше ${MOST_ATOMS}`, `there are more than ${MOST_ATOMS} atoms`)];
  const groups = document.piles.map((group) => group.id);
  const counters = document.counters.map((counter) => counter.id);
  const piles = document.piles.map(({ id, kind, name, names }) => ({ id, kind, name, names }));
  const bare = { ...document, piles, deal: [], byItself: [], actions: [], goal: allIn([groups[0]!]) };
  const { alikeWhen: _, ...plain } = bare;
  const { context } = compile(plain as ResolvedDocument, { packs: document.packs });
  const faults: Fault[] = [];
  for (const { value: node, kind, place } of nodes) {
    const told = (ru: string, en: string, id: string, known: readonly string[]): void => {
      faults.push(unknown(placeOfId(node, id, place) ?? place, ru, en, id, known));
    };
    // Goes on after an unknown id, so that all of them are told at once.
    const asked: Context = {
      ...context,
      group: (id): Group => {
        if (groups.includes(id)) return context.group(id);
        told('группы', 'group', id, groups);
        return context.groups[0]!;
      },
      counter: (id) => {
        if (counters.includes(id)) return context.counter(id);
        told('счётчика', 'counter', id, counters);
        return 0;
      },
    };
    compileNode(kind, node, asked);
  }
  return faults;
}

/** Sources that rules cite and the document does not name: nobody could tell what they are. */
export function sourceFaults(document: GameDocument): Fault[] {
  const known = Object.keys(document.sources ?? {});
  const faults: Fault[] = [];
  const told = new Set<string>();
  const walk = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      const at = inside(place, Array.isArray(value) ? Number(key) : key);
      if (key === 'source' && Array.isArray(part)) for (const [i, one] of part.entries()) look(String(one), inside(at, i));
      else walk(part, at);
    }
  };
  const look = (source: string, place: string): void => {
    const id = citedId(source);
    if (!isText(source) || known.includes(id) || told.has(id)) return;
    told.add(id);
    faults.push(
      fault(
        place,
        `источник «${id}» не назван: напишите в «sources», как он называется, или поставьте здесь «ours»`,
        `the source '${id}' is not named: say under 'sources' what it is called, or put 'ours' here`,
      ),
    );
  };
  walk(document, '');
  return faults;
}
