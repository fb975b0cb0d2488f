/** Documents read from strangers: what is wrong is told with its place in both languages; nothing hangs and nothing throws. */
import { describe, expect, test } from 'vitest';
import { knownAtoms } from '../../src/engine/atom.ts';
import { readDocument, writeDocument } from '../../src/engine/json.ts';
import { games } from '../../src/games/index.ts';
import { type Damage, damaged, sample } from './sample.ts';

/** The first fault of the text. */
function faultOf(text: string): { place: string; ru: string; en: string } {
  const read = readDocument(text);
  if (read.ok) throw new Error('the document was taken');
  const { place, text: told } = read.faults[0]!;
  return { place, ...told };
}
const words = (n: number): string => 'x'.repeat(n);
const long = (n: number) => ({ ru: words(n), en: words(n) });
const note = (rule: string, en: string) => ({ part: 'moves', rule, source: ['ours'], text: { ru: en, en } });
const verbs = (n: number) => Array.from({ length: n }, () => ({ atom: 'gather', from: 'columns', next: 'first' }));
const house = (id: string, n: number) => ({
  id,
  name: long(1),
  values: Array.from({ length: n }, (_, i) => ({ id: `${i}`, text: long(1) })),
});

test('a sound document is taken', () => expect(readDocument(damaged(sample, {})).ok).toBe(true));

describe('games written out', () => {
  for (const game of games)
    test(`${game.id} is read back as it was`, () =>
      expect(readDocument(writeDocument(game))).toEqual({ ok: true, value: JSON.parse(JSON.stringify(game)) }));
  test('every verb says what it moves, so that documents with it can be judged', () =>
    expect(
      knownAtoms()
        .filter((atom) => atom.kind === 'verb' && !atom.flow)
        .map((atom) => atom.id),
    ).toEqual([]));
});

describe('texts that are no JSON', () => {
  const cases: [name: string, text: string, place: string, ru: string, en: string][] = [
    ['nothing', '', '1:1', 'текст обрывается', 'the text breaks off'],
    ['a text that breaks off', '{\n  "format": ', '2:13', 'текст обрывается', 'the text breaks off'],
    ['a comma too many', '{\n  "id": "a",\n}', '3:1', '«}»', "'}' was not expected here"],
    ['a word', '{ "id": yes }', '1:9', '«y»', "'y' was not expected here"],
    ['code', '{ "id": (() => 1)() }', '1:9', '«(»', "'(' was not expected here"],
    [
      'a comma left out before a key',
      '{\n  "packs": 1\n  "house": []\n}',
      '2:13',
      'не хватает знака «,»',
      "a ',' is missing here",
    ],
    ['a comma left out in a list', '{ "deal": [1 2] }', '1:13', 'не хватает знака «,»', "a ',' is missing here"],
    ['a colon left out', '{ "packs" 1 }', '1:10', 'не хватает знака «:»', "a ':' is missing here"],
    ['a key without quotes', '{ packs: 1 }', '1:3', '«p»', "'p' was not expected here"],
    ['an open quote', '{ "id": "abc\n}', '1:9', 'не закончен', 'not closed'],
    ['more after the end', '{} {}', '1:4', '«{»', "'{' was not expected here"],
    ['a key twice', '{ "id": 1, "id": 2 }', '1:12', 'стоит дважды', "the key 'id' stands twice"],
    [
      'a key that reaches every object',
      '{\n "__proto__": { "packs": 1 } }',
      '2:2',
      'не допускается',
      "the key '__proto__' is not allowed",
    ],
    ['the key of the constructor', '{ "constructor": 1 }', '1:3', 'не допускается', 'is not allowed'],
    ['a hundred thousand brackets', '['.repeat(100_000), '1:41', 'глубже 40', 'deeper than 40'],
  ];
  for (const [name, text, place, ru, en] of cases)
    test(name, () => expect(faultOf(text)).toEqual({ place, ru: expect.stringContaining(ru), en: expect.stringContaining(en) }));
  test('nothing reaches the objects of the program', () => {
    readDocument('{ "a": { "__proto__": { "polluted": 1 } } }');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
  test('a mark of byte order does no harm', () => expect(readDocument(`\uFEFF${damaged(sample, {})}`).ok).toBe(true));
  test('a large text is not even parsed', () => {
    expect(faultOf(`"${words(200_000)}`).en).toBe('the text is larger than 200000 bytes');
    expect(faultOf(`"${'ы'.repeat(100_000)}`).ru).toBe('текст больше 200000 байт');
  });
});

describe('damaged documents', () => {
  const columns = 'piles[1]';
  const cases: [name: string, damage: Damage, place: string, ru: string, en: string][] = [
    ['another format', { format: 'tale' }, 'format', 'это не пасьянс', 'this is no patience'],
    ['a later version', { version: 2 }, 'version', 'версия 2 неизвестна', 'version 2 is not known'],
    ['a key left out', { goal: undefined }, 'goal', 'не хватает ключа «goal»', "the key 'goal' is missing"],
    [
      'a key of an atom left out',
      { [`${columns}.build[0].by`]: undefined },
      'piles[1].build[0].by',
      'не хватает ключа «by»',
      "the key 'by' is missing",
    ],
    [
      'an unknown key',
      { [`${columns}.colour`]: 'red' },
      'piles[1].colour',
      'ключ «colour» здесь неизвестен',
      "the key 'colour' is not known here",
    ],
    ['an unknown key of an atom', { 'deal[0].eval': 'x' }, 'deal[0].eval', 'ключ «eval»', "the key 'eval' is not known here"],
    ['a number for a text', { 'name.ru': 7 }, 'name.ru', 'текст в кавычках', 'a text in quotes'],
    [
      'one language only',
      { 'piles[0].name': { ru: 'колода' } },
      'piles[0].name.en',
      'не хватает ключа «en»',
      "the key 'en' is missing",
    ],
    ['an object for a list', { notes: {} }, 'notes', 'список [ … ]', 'a list [ … ]'],
    ['a text too long', { about: long(2001) }, 'about.ru', 'длиннее 2000 знаков', 'longer than 2000 characters'],
    ['a list too long', { deal: verbs(13) }, 'deal', 'больше 12 частей', 'more than 12 parts'],
    ['a list too short', { 'goal.groups': [] }, 'goal.groups', 'не меньше 1', 'at least 1'],
    ['a number too great', { 'deal[0].rows': 256 }, 'deal[0].rows', 'не больше 255', 'at most 255'],
    ['a number too small', { [`${columns}.build[0].by`]: -7 }, 'piles[1].build[0].by', 'не меньше -6', 'at least -6'],
    ['half a card', { 'piles[2].capacity': 1.5 }, 'piles[2].capacity', 'целое число', 'a whole number'],
    ['three packs', { packs: 3 }, 'packs', 'только: 1, 2', 'Only these can stand here: 1, 2'.toLowerCase()],
    ['an id with spaces', { id: 'my game' }, 'id', '«my game» здесь не годится', "'my game' will not do here"],
    [
      'an unknown atom',
      { [`${columns}.build[0].atom`]: 'rank-stop' },
      'piles[1].build[0].atom',
      '«rank-stop» неизвестен; похожие: rank-step',
      "'rank-stop' is not known; near ones: rank-step",
    ],
    [
      'an atom from the prototype',
      { 'deal[0].atom': 'toString' },
      'deal[0].atom',
      '«toString» неизвестен',
      "'toString' is not known",
    ],
    [
      'an atom of another kind',
      { 'deal[0]': { atom: 'in-suit' } },
      'deal[0].atom',
      'вида pair, а здесь нужен вид verb',
      'is of kind pair; here one of kind verb is needed',
    ],
    ['a verb where a list belongs', { deal: { atom: 'deal-each', to: 'columns' } }, 'deal', 'список [ … ]', 'a list [ … ]'],
    [
      'a choice where none may stand',
      { packs: { house: 'spaces', choose: { any: 1, none: 2 } } },
      'packs',
      'только: 1, 2',
      'only these can stand here: 1, 2',
    ],
    [
      'a choice of piles',
      { 'piles[3]': { house: 'spaces', choose: { any: [], none: [] } } },
      'piles[3].id',
      'не хватает',
      'is missing',
    ],
    ['the whole document a choice', { choose: { any: {} } }, 'choose', 'не бывает выбора', 'no choice by house rule'],
    [
      'a choice within a choice',
      { [`${columns}.build[1].choose.any[0]`]: { house: 'spaces', choose: { any: [], none: [] } } },
      'piles[1].build[1].choose.any[0].atom',
      'не хватает',
      'is missing',
    ],
    [
      'a choice by an unknown house rule',
      { [`${columns}.start.house`]: 'space' },
      'piles[1].start.house',
      'правила «space» нет; похожие: spaces',
      "there is no house rule 'space'; near ones: spaces",
    ],
    [
      'a choice without a value',
      { [`${columns}.start.choose.none`]: undefined },
      'piles[1].start.choose',
      '«none»',
      "no choice for the value 'none'",
    ],
    [
      'a choice with a value too many',
      { [`${columns}.start.choose.some`]: null },
      'piles[1].start.choose.some',
      'значения «some» нет',
      "there is no value 'some'",
    ],
    [
      'too many combinations',
      { house: [sample.house[0], house('a', 8), house('b', 5)] },
      'house',
      'сочетаний правил 80',
      'combine in 80 ways',
    ],
    ['a house rule twice', { 'house[1]': sample.house[0] }, 'house[1].id', 'уже занято', 'is taken already'],
    ['a group twice', { 'piles[3].id': 'cells' }, 'piles[3].id', '«cells» уже занято', "'cells' is taken already"],
    ['a pile twice', { 'piles[3].names.list[0]': 't3' }, 'piles[3].names', '«t3» уже занято', "'t3' is taken already"],
    [
      'a pile with a name that moves could not be written with',
      { 'piles[3].names.list[0]': 'a>b' },
      'piles[3].names',
      'стопку нельзя назвать «a>b»',
      "a pile cannot be called 'a>b'",
    ],
    ['too many piles', { [`${columns}.names.count`]: 250 }, 'piles', 'больше 250', 'more than 250 piles'],
    [
      'a grid that would fill the memory',
      { [`${columns}.names`]: { grid: 'r{row}c{column}', rows: [0, 99], columns: [0, 99] } },
      'piles',
      'больше 250',
      'more than 250 piles',
    ],
    ['a grid that is none', { [`${columns}.kind`]: 'grid' }, 'piles[1]', 'сетка', 'a grid'],
    ['no stock', { 'piles[0].kind': 'reserve' }, 'piles', 'ровно одна группа вида stock', 'exactly one group of kind stock'],
    ['a stock that cannot hold the pack', { 'piles[0].capacity': 10 }, 'piles[0]', 'без предела', 'without a limit'],
    [
      'cards from an unknown group',
      { 'piles[2].from': ['column'] },
      'piles[2].from[0]',
      'группы «column» нет; похожие: columns',
      "there is no group 'column'; near ones: columns",
    ],
    [
      'a verb with an unknown group',
      { 'deal[0].to': 'column' },
      'deal[0].to',
      'группы «column» нет',
      "there is no group 'column'",
    ],
    [
      'a goal with an unknown group',
      { 'goal.groups': ['out', 'gone'] },
      'goal.groups[1]',
      'группы «gone» нет',
      "there is no group 'gone'",
    ],
    [
      'an unknown counter',
      { 'actions[0].does[0].counter': 'round' },
      'actions[0].does[0].counter',
      'счётчика «round» нет; похожие: rounds',
      "there is no counter 'round'; near ones: rounds",
    ],
    [
      'a table without a group',
      { 'layout.areas[3]': undefined, 'layout.areas': sample.layout.areas.slice(0, 3) },
      'layout.areas',
      'группы «out» нет на столе',
      "'out' is not on the table",
    ],
    [
      'places on the table for other piles',
      { 'layout.areas[2].places': [{ at: [0, 0] }] },
      'layout.areas[2].places',
      'не столько, сколько',
      'not as many places as piles',
    ],
    ['a fan that spreads no card', { 'layout.areas[1].spread': 0 }, 'layout.areas[1].spread', 'не меньше 1', 'at least 1'],
    ['a fan that spreads half a card', { 'layout.areas[1].spread': 2.5 }, 'layout.areas[1].spread', 'целое', 'whole number'],
    [
      'cards spread where nothing fans',
      { 'layout.areas[1].spread': 3 },
      'layout.areas[1].spread',
      'у этих мест нет fan',
      'these places have no fan',
    ],
    [
      'a wide table without a group',
      { wide: { size: [7, 5], areas: sample.layout.areas.slice(0, 3) } },
      'wide.areas',
      'группы «out» нет на столе',
      "'out' is not on the table",
    ],
    [
      'an example under unknown house rules',
      { examples: [{ id: 'a', text: long(1), source: [], house: { spaces: 'all' }, steps: [] }] },
      'examples[0].house.spaces',
      'значения «all» нет',
      "there is no value 'all'",
    ],
    [
      'one rule in two wordings',
      { notes: [note('deal-row', 'Other words.')] },
      'notes[0].rule',
      '«deal-row» уже есть с другими словами',
      "the rule 'deal-row' stands elsewhere in other words",
    ],
    [
      "one of the engine's rules in other words",
      { notes: [note('game-won', 'You lose.')] },
      'notes[0].rule',
      '«game-won»',
      "the rule 'game-won' stands elsewhere",
    ],
    [
      'an action twice',
      { 'actions[1]': sample.actions[0] },
      'actions[1].rule',
      'действие «deal-row» уже есть',
      "there is an action 'deal-row' already",
    ],
    [
      'a source without a name',
      { 'actions[0].source': ['ours', 'nowhere:3'] },
      'actions[0].source[1]',
      '«nowhere» не назван',
      "'nowhere' is not named",
    ],
    [
      'more rows than the pack can fill',
      { 'deal[0].rows': 50 },
      'deal[0]',
      'нужно карт не меньше 344, а нашлось 52',
      'at least so many cards: 344, but only so many are left: 52',
    ],
    [
      'one card dealt by two steps',
      {
        'deal[1]': { atom: 'deal-card-first', suit: 0, rank: 1, to: 'out' },
        'deal[2]': { atom: 'deal-rows', to: 'columns', rows: 2 },
        'deal[0]': { atom: 'deal-rank-first', rank: 1, to: 'columns' },
      },
      'deal[1]',
      'нужно карт не меньше 1, а нашлось 0',
      'at least so many cards: 1, but only so many are left: 0',
    ],
    [
      'a step after the pack is dealt out',
      {
        'deal[0].rows': 8,
        'deal[1]': { atom: 'deal-each', to: 'columns' },
      },
      'deal[1]',
      'уже сданы',
      'are dealt already',
    ],
    [
      'cards that never leave the stock',
      { 'actions[0].does': [{ atom: 'count', counter: 'rounds', by: 1 }] },
      'deal',
      'в колоде остаётся карт: 31',
      'so many cards in the stock: 31',
    ],
    [
      'a game won at the deal',
      { deal: [], goal: { atom: 'all-in', groups: ['stock'] } },
      'goal',
      'сходится уже при сдаче',
      'won as soon as it is dealt',
    ],
  ];
  for (const [name, damage, place, ru, en] of cases)
    test(name, () =>
      expect(faultOf(damaged(sample, damage))).toEqual({
        place,
        ru: expect.stringContaining(ru),
        en: expect.stringContaining(en),
      }),
    );

  test('everything of one kind is told at once, each thing once', () => {
    const read = readDocument(damaged(sample, { 'deal[0].to': 'a', 'goal.groups[0]': 'b', 'actions[0].does[0].counter': 'c' }));
    expect(read.ok ? [] : read.faults.map((fault) => fault.place)).toEqual([
      'goal.groups[0]',
      'deal[0].to',
      'actions[0].does[0].counter',
    ]);
  });
});
