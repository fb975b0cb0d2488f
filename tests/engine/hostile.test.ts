/** Documents of known atoms that would hang the engine or write beyond a pile: refused at reading, under each house rule. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyHouse } from '../../src/engine/document.ts';
import { Engine, MOST_MOVES } from '../../src/engine/engine.ts';
import { readDocument, writeDocument } from '../../src/engine/json.ts';
import { actionMove } from '../../src/engine/move.ts';
import { MOST_RECORDS } from '../../src/engine/position.ts';
import { holdsPack } from '../../src/engine/trial.ts';
import { games } from '../../src/games/index.ts';
import { type Damage, damaged, sample } from './sample.ts';

const documents: readonly unknown[] = [sample, ...games.map((game) => JSON.parse(writeDocument(game)) as unknown)];
const grid = { kind: 'grid', capacity: undefined, names: { grid: 'c{row}.{column}', rows: [1, 2], columns: [1, 2] } };
const asGrid: Damage = Object.fromEntries(Object.entries(grid).map(([key, value]) => [`piles[2].${key}`, value]));
const refill = { atom: 'level-refill', group: 'columns', rounds: 'rounds' };
const gather = { atom: 'gather', from: 'columns', next: 'first' };

describe('documents that would hang the engine or spoil its memory', () => {
  const cases: [name: string, damage: Damage, place: string, ru: string, en: string][] = [
    [
      'a verb that always happens, by itself',
      { 'byItself[0]': { atom: 'deal-each', to: 'columns' } },
      'byItself[0]',
      'не может идти сам собой',
      "'deal-each' cannot happen by itself",
    ],
    [
      'counting by itself',
      { 'byItself[0]': { atom: 'count', counter: 'rounds', by: 1 } },
      'byItself[0]',
      'не может идти сам собой',
      "'count' cannot happen by itself",
    ],
    [
      'always happening under one house rule',
      { 'byItself[2]': { house: 'spaces', choose: { any: [], none: [gather] } } },
      'byItself[2].choose.none[0]',
      'не может идти',
      "'gather' cannot happen by itself",
    ],
    [
      'two verbs that feed each other',
      {
        'byItself[0]': { atom: 'refill-from-partner', group: 'cells', partner: 'columns' },
        'byItself[1]': { atom: 'throw-out', rank: 5, from: ['cells'], to: 'columns' },
      },
      'byItself',
      'columns → cells → columns',
      'columns → cells → columns',
    ],
    [
      'a circle through the stock',
      { 'byItself[0]': refill, 'byItself[1]': { atom: 'take-series', group: 'columns', to: 'stock', inSuit: true } },
      'byItself',
      'stock → columns → stock',
      'for ever: stock → columns → stock',
    ],
    [
      'a circle under one house rule',
      {
        'byItself[2]': {
          house: 'spaces',
          choose: { any: [{ atom: 'throw-out', rank: 1, from: ['out'], to: 'columns' }], none: [] },
        },
      },
      'byItself',
      'columns → out → columns',
      'columns → out → columns',
    ],
    [
      'throwing cards out to where they lie',
      { 'byItself[0]': { atom: 'throw-out', rank: 1, from: ['columns', 'out'], to: 'out' } },
      'byItself[0]',
      'откуда берёт: «out»',
      "where it takes them from: 'out'",
    ],
    [
      'gathering the stock onto itself',
      { 'actions[0].does[1]': { atom: 'gather', from: 'stock', next: 'last' } },
      'actions[0].does[1]',
      'откуда берёт: «stock»',
      "takes them from: 'stock'",
    ],
    ['dealing the stock onto itself', { 'deal[0].to': 'stock' }, 'deal[0]', 'откуда берёт: «stock»', "takes them from: 'stock'"],
    [
      'serving a centre that is the stock',
      { 'deal[1]': { atom: 'deal-serving-centre', to: 'columns', first: 'stock', second: 'out' } },
      'deal[1]',
      'откуда берёт',
      "takes them from: 'stock'",
    ],
    [
      'a redeal of the stock itself',
      { 'actions[0].does[0]': { atom: 'redeal-keeping-runs', front: 'stock', attempt: 'rounds' } },
      'actions[0].does[0]',
      'откуда берёт',
      "takes them from: 'stock'",
    ],
    [
      'a redeal of cells that share a row',
      { ...asGrid, 'actions[0].does[0]': { atom: 'redeal-keeping-runs', front: 'cells', attempt: 'rounds' } },
      'actions[0].does[0]',
      'столбцом сетки',
      'must be a column of the grid',
    ],
    [
      'two grids on the same places',
      { ...asGrid, 'piles[3].kind': 'grid', 'piles[3].names': { grid: 'x{row}.{column}', rows: [2, 2], columns: [2, 2] } },
      'piles[3].names',
      'уже занят группой «cells»',
      "belongs to the group 'cells' already",
    ],
    [
      'dealing more than a pile holds',
      { 'deal[0]': { atom: 'deal-rows', to: 'cells', rows: 255 } },
      'deal[0]',
      'больше карт, чем там помещается (1)',
      'than it holds (1)',
    ],
    [
      'two deals that are too much together',
      { 'deal[1]': { atom: 'deal-each', to: 'cells' }, 'deal[2]': { atom: 'deal-each', to: 'cells' } },
      'deal[2]',
      'вместе с прежними',
      "with the deals before it 'cells' gets more",
    ],
    [
      'dealing onto cells that may be taken',
      { 'actions[0].does[1].to': 'cells' },
      'actions[0].does[1]',
      'помещается (1)',
      "'deal-each' can put more cards into 'cells' than it holds (1)",
    ],
    [
      'refilling beyond a limit by itself',
      { 'byItself[0]': { ...refill, group: 'cells' } },
      'byItself[0]',
      'помещается (1)',
      'than it holds (1)',
    ],
    ['a discard too small for the series', { 'piles[3].capacity': 20 }, 'byItself[1]', 'помещается (20)', 'than it holds (20)'],
    [
      'a group smaller than its partner',
      { 'byItself[0]': { atom: 'refill-from-partner', group: 'columns', partner: 'cells' } },
      'byItself[0]',
      'в «cells» меньше стопок',
      "'cells' has fewer piles than 'columns'",
    ],
    [
      'tops laid on more piles than there are',
      { 'deal[1]': { atom: 'lay-tops', from: 'out', to: 'columns' } },
      'deal[1]',
      'в «out» меньше стопок',
      "'out' has fewer piles than 'columns'",
    ],
    [
      'an action too long for the journal',
      { packs: 2, 'actions[0].does': Array.from({ length: 7 }, () => gather) },
      'actions[0].does',
      'слишком много сразу',
      'does too much at once',
    ],
    [
      'more moves than a list holds',
      { packs: 2, 'piles[1].names.count': 200 },
      'piles',
      'столько ходов не перечислить',
      'so many moves cannot be listed',
    ],
    [
      'more rules than numbers',
      {
        'actions[0].when': [],
        notes: Array.from({ length: 100 }, (_, i) => ({ part: 'deal', rule: `n${i}`, source: [], text: { ru: '', en: '' } })),
        'piles[1].build': Array.from({ length: 12 }, (_, i) => ({ atom: 'in-suit', rule: `b${i}` })),
        ...Object.fromEntries(
          Array.from({ length: 20 }, (_, i) => [
            `piles[${i + 4}]`,
            {
              ...sample.piles[3],
              id: `g${i}`,
              names: { list: [`g${i}`] },
              build: Array.from({ length: 10 }, (_, k) => ({ atom: 'in-suit', rule: `r${i}-${k}` })),
            },
          ]),
        ),
        'layout.areas': [...sample.layout.areas, ...Array.from({ length: 20 }, (_, i) => ({ group: `g${i}`, at: [0, 0] }))],
      },
      '',
      'правил больше 255',
      'more than 255 rules',
    ],
    [
      'atoms within atoms without end',
      { 'piles[1].build': Array.from({ length: 12 }, (_, i) => allOf(3, `r${i}`)) },
      '',
      'атомов больше 400',
      'more than 400 atoms',
    ],
  ];
  for (const [name, damage, place, ru, en] of cases)
    test(name, () => {
      const read = readDocument(damaged(sample, damage));
      expect(read.ok ? 'taken' : read.faults).toContainEqual({
        place,
        text: { ru: expect.stringContaining(ru), en: expect.stringContaining(en) },
      });
    });
});

test.each([-255, -1, 1, 255])(
  'a counter that an action changes by %i again and again stays a byte, as positions are stored',
  (by) => {
    const read = readDocument(
      damaged(sample, {
        'actions[0].when': [],
        'actions[0].does': [
          { atom: 'count', counter: 'rounds', by },
          { atom: 'deal-each', to: 'columns' },
        ],
      }),
    );
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const [house] = everyHouse(read.value);
    const engine = new Engine(read.value, house!);
    const s = engine.start(engine.dealtPack(1));
    for (let i = 0; i < 600; i++) engine.play(s, actionMove(0));
    expect(s.counters[0]).toBe(by < 0 ? 0 : 255);
    const bytes = new Uint8Array(s.storedBytes);
    s.store(bytes, 0);
    const other = s.copy();
    other.restore(bytes, 0, s.phase);
    expect(other.counters[0]).toBe(s.counters[0]);
  },
);

function allOf(depth: number, rule: string): unknown {
  if (depth === 0) return { atom: 'in-suit' };
  return { atom: 'all-of', rule, pairs: Array.from({ length: 5 }, (_, i) => allOf(depth - 1, `${rule}${i}`)) };
}

/** Words and pictures: damage to them is dull. */
const DULL = ['examples', 'notes', 'layout', 'name', 'about', 'author', 'text', 'source', 'because'];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Every place of a document, as a path that `damaged` takes, with what stands there. */
function placesOf(value: unknown, path = ''): { path: string; value: unknown }[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
    return DULL.includes(key) ? [] : [{ path: at, value: part }, ...placesOf(part, at)];
  });
}
const sortOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : isObject(value) && 'atom' in value ? 'atom' : typeof value;

describe('documents damaged at random', () => {
  const places = documents.map((document) => placesOf(document));
  const odd = [0, 1, 4, 255, undefined, null, '__proto__', 'toString', [], {}];
  /** What to put there: mostly something of the same sort, found in the same document. */
  const instead = (which: number, value: unknown, pick: number): unknown => {
    const like = places[which]!.filter((place) => sortOf(place.value) === sortOf(value));
    return pick % 5 === 0 ? odd[pick % odd.length] : like[pick % like.length]!.value;
  };

  test('are refused with reasons or can be played, and never hang, throw or lose a card', () => {
    let taken = 0;
    const edits = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(fc.nat(documents.length - 1), edits, fc.nat(1000), (which, picks, seed) => {
        const damage = picks.map(([at, pick]) => {
          const { path, value } = places[which]![at % places[which]!.length]!;
          return [path, instead(which, value, pick)] as const;
        });
        const read = readDocument(damaged(documents[which], Object.fromEntries(damage)));
        if (!read.ok) {
          for (const { text } of read.faults) expect(text.ru !== '' && text.en !== '').toBe(true);
          return;
        }
        taken++;
        for (const house of everyHouse(read.value)) playAtRandom(new Engine(read.value, house), seed);
      }),
      { numRuns: 200, seed: 1 },
    );
    // Otherwise the damage is too heavy to find anything.
    expect(taken).toBeGreaterThan(20);
  });
});

function playAtRandom(engine: Engine, seed: number): void {
  const s = engine.start(engine.dealtPack(seed + 1), seed);
  const out = new Int32Array(MOST_MOVES);
  for (let i = 0; i < 30; i++) {
    const end = engine.generate(s, out, 0);
    expect(end).toBeLessThanOrEqual(MOST_MOVES);
    if (end === 0) return;
    const { mark } = s;
    engine.play(s, out[(seed * 31 + i * 17) % end]!);
    expect(s.mark - mark).toBeLessThanOrEqual(MOST_RECORDS);
    expect(holdsPack(s, engine.orderedPack())).toBe(true);
  }
}
