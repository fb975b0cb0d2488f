// The tree of lines: whatever is played, taken back, jumped to and written down, nothing that was tried is lost.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultHouse, type GameDocument } from '../../src/engine/document.ts';
import { writeRecord } from '../../src/engine/record.ts';
import { findGame, games } from '../../src/games/index.ts';
import { Session } from '../../src/play/session.ts';
import { Table } from '../../src/play/table.ts';

const dealt = (game: GameDocument, deal: number): Session => new Session(game, defaultHouse(game), { deal });
const loaded = (text: string): Session => {
  const read = Session.load(text, findGame);
  if (!read.ok) throw new Error(read.faults.map(({ place, text: why }) => `${place}: ${why.en}`).join('; '));
  return read.value;
};

type Deed =
  | { readonly kind: 'play' | 'jump' | 'bookmark'; readonly n: number }
  | { readonly kind: 'undo' | 'redo' | 'restart' | 'reload' }
  | { readonly kind: 'name' | 'note'; readonly n: number; readonly text: string };
const number = fc.nat(10_000);
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('play' as const), n: number }) },
  { weight: 3, arbitrary: fc.constantFrom<Deed>({ kind: 'undo' }, { kind: 'redo' }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('jump' as const, 'bookmark' as const), n: number }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('name' as const, 'note' as const),
      n: number,
      text: fc.string({ unit: 'binary' }),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Deed>({ kind: 'restart' }, { kind: 'reload' }) },
);

function done(session: Session, deed: Deed): Session {
  const { moves } = session.view;
  switch (deed.kind) {
    case 'play':
      if (moves.length > 0) expect(session.play(moves[deed.n % moves.length]!).played).toBe(true);
      return session;
    case 'undo':
      session.undo();
      return session;
    case 'redo':
      session.redo();
      return session;
    case 'restart':
      session.restart();
      return session;
    case 'jump':
      session.jump(deed.n % session.nodes.length);
      return session;
    case 'bookmark':
      session.remark(deed.n % session.nodes.length, { bookmark: true });
      return session;
    case 'name':
    case 'note':
      session.remark(deed.n % session.nodes.length, { [deed.kind]: deed.text });
      return session;
    case 'reload': {
      const again = loaded(session.text);
      expect(again.nodes).toEqual(session.nodes);
      expect(again.here.id).toBe(session.here.id);
      expect(again.place).toBe(session.place);
      return again;
    }
  }
}

/** Every node hangs on its parent, and only there. */
function expectWhole({ nodes, here }: Session): void {
  expect(nodes[here.id]).toBe(here);
  for (const [i, { id, parent, depth, children, next }] of nodes.entries()) {
    expect(id).toBe(i);
    if (id > 0) {
      expect(parent).toBeLessThan(id);
      expect(nodes[parent]!.children.filter((child) => child === id)).toHaveLength(1);
      expect(depth).toBe(nodes[parent]!.depth + 1);
    }
    expect(new Set(children.map((child) => nodes[child]!.move)).size).toBe(children.length);
    expect(next === -1 ? children.length === 0 : children.includes(next)).toBe(true);
  }
}

describe.each(games.map((game) => ({ name: game.id, game })))('in $name', ({ game }) => {
  it('any sequence of plays, undos, redos, jumps and reloads keeps the tree whole and the position that of its path', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.array(deeds, { maxLength: 60 }), (deal, list) => {
        let session = dealt(game, deal);
        let most = 1;
        for (const deed of list) {
          session = done(session, deed);
          expect(session.nodes.length).toBeGreaterThanOrEqual(most);
          most = session.nodes.length;
        }
        expectWhole(session);
        expect(session.made).toBe(session.here.depth);
        const again = dealt(game, deal);
        for (const move of session.played) expect(again.play(move).played).toBe(true);
        expect(again.place).toBe(session.place);
        expect(again.view).toEqual(session.view);
      }),
      { numRuns: 15 },
    );
  });
});

describe('the tree', () => {
  const game = findGame('dolgy')!;
  /** The first two moves of three, and another one in their place. */
  const forked = (): { session: Session; first: number; other: number } => {
    const session = dealt(game, 17);
    const [a, b] = session.view.moves;
    session.play(a!);
    session.play(session.view.moves[0]!);
    session.restart();
    session.play(b!);
    return { session, first: 2, other: 3 };
  };

  it('keeps a line that another was played in the place of, and goes back to it', () => {
    const { session, first, other } = forked();
    expect(session.nodes).toHaveLength(4);
    session.jump(first);
    expect(session.made).toBe(2);
    expect(session.here.id).toBe(first);
    session.restart();
    expect(session.canRedo).toBe(true);
    session.redo();
    expect(session.here.id).toBe(1);
    session.jump(other);
    session.undo();
    session.redo();
    expect(session.here.id).toBe(other);
  });
  it('gives the steps of a jump that leads one way, and none of one that turns', () => {
    const { session, first, other } = forked();
    expect(session.jump(0)).toMatchObject({ backwards: true, steps: [expect.anything()] });
    expect(session.jump(first)).toMatchObject({ backwards: false });
    expect(session.jump(other)).toEqual({ steps: [], backwards: true });
    expect(session.jump(other)).toEqual({ steps: [], backwards: false });
  });
  it('is saved as a plain record as long as that says it all, which programs before version 2 read', () => {
    const { session } = forked();
    const plain = dealt(game, 17);
    plain.play(plain.view.moves[0]!);
    plain.undo();
    expect(plain.text).toBe(writeRecord(plain.record));
    expect(plain.text).toMatch(/^pasyans 1\n/);
    expect(session.text).toMatch(/^pasyans 2\n/);
    plain.remark(0, { note: 'Two\nlines, a # and "quotes"' });
    expect(plain.text).toContain('note 0 "Two\\nlines, a # and \\"quotes\\""');
    expect(loaded(plain.text).nodes[0]!.note).toBe('Two\nlines, a # and "quotes"');
  });
  it('bounds names and notes, and keeps names in one line', () => {
    const { session } = forked();
    session.remark(1, { name: `a\nb${'x'.repeat(100)}`, note: 'y'.repeat(5000) });
    expect(session.nodes[1]!.name).toMatch(/^a bx+$/);
    expect(session.nodes[1]!.name).toHaveLength(60);
    expect(session.nodes[1]!.note).toHaveLength(2000);
    expect(loaded(session.text).nodes).toEqual(session.nodes);
  });
  it('is jumped in and written on at a table', () => {
    const { session, first } = forked();
    const table = new Table(session);
    table.jump(first);
    expect(table.state).toMatchObject({ made: 2, backwards: true, canRedo: false });
    table.remark(first, { name: 'main' });
    const again = Table.load(table.save(), findGame);
    expect(again.ok && again.value.game.here).toMatchObject({ id: first, name: 'main' });
  });
});

describe('a text that is damaged says where and what to do, and loads nothing', () => {
  const whole = 'pasyans 2\ngame dolgy\ndeal 17\nlines\n';
  const [move, other] = (() => {
    const session = dealt(findGame('dolgy')!, 17);
    return session.view.moves.slice(0, 2).map((one) => session.write(one));
  })();
  it.each([
    ['no lines', 'pasyans 2\ngame dolgy\ndeal 17\n', 'line 4', /cut off/],
    ['no end', `${whole}0 ${move}\n`, 'line 6', /'here'/],
    ['an unknown game', 'pasyans 2\ngame nonesuch\ndeal 17\nlines\nhere 0\n', 'line 2', /no patience 'nonesuch'/],
    ['no such node', `${whole}7 ${move}\nhere 0\n`, 'line 5', /nodes here are 0 to 0/],
    ['no such place to stand', `${whole}0 ${move}\nhere 2\n`, 'line 6', /nodes here are 0 to 1/],
    ['no move', `${whole}0 ${move} nonsense>\nhere 0\n`, 'line 5', /is no move/],
    ['a move that the rules forbid', `${whole}0 r1c1>r1c2\nhere 0\n`, 'line 5', /not possible/],
    ['the same move twice', `${whole}0 ${move}\n0 ${move}\nhere 0\n`, 'line 6', /already there/],
    ['a wrong way', `${whole}0 ${move}\n0 ${other}\nnext 1 2\nhere 0\n`, 'line 7', /does not follow 1/],
    ['a name without quotes', `${whole}name 0 hello\nhere 0\n`, 'line 5', /in quotes/],
    ['a name too long', `${whole}name 0 "${'x'.repeat(61)}"\nhere 0\n`, 'line 5', /at most 60/],
    ['words that mean nothing', `${whole}colour 0\nhere 0\n`, 'line 5', /cannot read 'colour 0'/],
    ['more after the end', `${whole}here 0\nhere 0\n`, 'line 6', /nothing comes after/],
    ['a place of version 1', 'pasyans 2\ngame dolgy\ndeal 17\nat 0\nlines\nhere 0\n', 'line 4', /'here', not 'at'/],
  ])('%s', (_, text, place, why) => {
    const read = Session.load(text, findGame);
    expect(read.ok).toBe(false);
    if (read.ok) return;
    expect(read.faults[0]).toMatchObject({ place });
    expect(read.faults[0]!.text.en).toMatch(why);
    expect(read.faults[0]!.text.ru).toMatch(/[а-я]/);
  });
  it('whatever is cut off or changed in it, reading never throws', () => {
    const session = dealt(findGame('gallery')!, 17);
    for (let i = 0; i < 12; i++) {
      session.play(session.view.moves[i % session.view.moves.length]!);
      if (i % 4 === 3) session.undo();
    }
    session.remark(3, { name: 'x', note: 'y' });
    const { text } = session;
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string({ maxLength: 5 }), (at, cut, put) => {
        const read = Session.load(text.slice(0, at) + put + text.slice(at + cut), findGame);
        expect(read.ok || read.faults.length > 0).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
