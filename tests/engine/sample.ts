/** A small document with every kind of part, and the means to damage it. */

const text = (en: string) => ({ ru: `${en} по-русски`, en });

export const sample = {
  format: 'pasyans-game',
  version: 1,
  id: 'sample',
  name: text('Sample'),
  about: text('A small game with every kind of part.'),
  packs: 1,
  house: [{ id: 'spaces', name: text('Spaces'), values: ['any', 'none'].map((id) => ({ id, text: text(id) })) }],
  counters: [{ id: 'rounds', name: text('rounds'), start: 0 }],
  piles: [
    { id: 'stock', kind: 'stock', name: text('stock'), names: { list: ['stock'] }, visible: 'none' },
    {
      id: 'columns',
      kind: 'column',
      name: text('column'),
      names: { pattern: 't{n}', count: 7 },
      take: 'packet',
      run: [{ atom: 'rank-step', by: -1 }],
      start: { house: 'spaces', choose: { any: { atom: 'any-card' }, none: null } },
      build: [
        { atom: 'rank-step', by: -1 },
        { house: 'spaces', choose: { any: [{ atom: 'in-suit' }], none: [] } },
      ],
    },
    {
      id: 'cells',
      kind: 'cell',
      name: text('cell'),
      names: { pattern: 'c{n}', count: 4 },
      capacity: 1,
      take: 'top',
      start: { atom: 'any-card' },
    },
    { id: 'out', kind: 'discard', name: text('out'), names: { list: ['out'] } },
  ],
  deal: [{ atom: 'deal-rows', to: 'columns', rows: 3, down: 1 }],
  byItself: [
    { atom: 'turn-up', group: 'columns' },
    { atom: 'take-series', group: 'columns', to: 'out', inSuit: false },
  ],
  actions: [
    {
      rule: 'deal-row',
      text: text('A row is dealt.'),
      source: ['ours'],
      name: text('Deal'),
      when: [{ atom: 'stock-holds' }],
      does: [
        { atom: 'count', counter: 'rounds', by: 1 },
        { atom: 'deal-each', to: 'columns' },
      ],
    },
  ],
  goal: { atom: 'all-in', groups: ['out'] },
  notes: [],
  layout: { size: [7, 5], areas: ['stock', 'columns', 'cells', 'out'].map((group, y) => ({ group, at: [0, y], step: [1, 0] })) },
  examples: [],
};

/** What to put where: `{ 'piles[1].names.count': 3 }`; undefined takes the key away. */
export type Damage = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The document as text with these parts replaced. */
export function damaged(document: unknown, damage: Damage): string {
  const copy: unknown = JSON.parse(JSON.stringify(document));
  for (const [path, value] of Object.entries(damage)) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop()!;
    let at: unknown = copy;
    for (const key of keys) at = isObject(at) ? at[key] : undefined;
    // An earlier damage may have taken the place away.
    if (!isObject(at)) continue;
    if (value === undefined) delete at[last];
    else at[last] = value;
  }
  return JSON.stringify(copy, null, 2);
}
