// Layouts of a person's own table: every position is written and read back, faults name their line, games begin from them.

import { describe, expect, it } from 'vitest';
import { defaultHouse } from '../../src/engine/document.ts';
import { Engine } from '../../src/engine/engine.ts';
import { readRecord } from '../../src/engine/record.ts';
import { writePosition } from '../../src/engine/written.ts';
import { findGame, games } from '../../src/games/index.ts';
import { fillRest, finished, layCard, nextPile, readDraft, writeLaid } from '../../src/play/laying.ts';
import { Session } from '../../src/play/session.ts';

const engineOf = (id: string): Engine => new Engine(findGame(id)!, defaultHouse(findGame(id)!));
/** As the author of the first patience prints a layout (dolgy:10–13). */
const PRINTED = `
Тп -- 4б 5б 8ч Дх 7х Дп Вх Кх 5ч 6п Дб 9ч
Тх -- 4п 2ч 4х Вб 9п 9х 3ч 3п 8х 6ч 5п 2б
Тб -- 10б Вч 10х 2п 3х 2х 3б 9б 5х 7ч Кб Кп
Тч -- 10ч 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;

describe.each(games.map((game) => [game.id, game] as const))('a layout of %s', (_, game) => {
  const engine = new Engine(game, defaultHouse(game));
  it('is read as it is written, in both alphabets, and a game begins from it and is kept', () => {
    for (const lang of ['ru', 'en'] as const) {
      const position = engine.start(engine.dealtPack(17), 17);
      const draft = readDraft(engine, writePosition(engine, position, lang).join('\n'));
      expect(draft).toMatchObject({ faults: [], missing: [], twice: [], unknown: 0 });
      const lines = finished(engine, draft);
      expect(lines.ok).toBe(true);
      if (!lines.ok) continue;
      const session = new Session(game, engine.house, { layout: lines.value, shuffle: 17 });
      expect(writePosition(engine, session.positionAhead())).toEqual(writePosition(engine, position));
      const first = session.view.moves[0];
      if (first !== undefined) session.play(first);
      const again = Session.load(session.text, findGame);
      expect(again.ok && again.value.place).toBe(session.place);
      expect(readRecord(session.text, findGame)).toMatchObject({ ok: true, value: { deal: { shuffle: 17 } } });
    }
  });
  it('is laid card by card, each in its place', () => {
    const position = engine.start(engine.dealtPack(3), 3);
    const usual = readDraft(engine, '');
    let laid = usual.laid;
    for (let pile = nextPile(engine, laid.piles); pile !== undefined; pile = nextPile(engine, laid.piles))
      laid = layCard(engine, laid, pile, position.at(pile, laid.piles[pile]!.length) & 63);
    // Where the deal depends on its cards (aces dealt over), as many piles as in the usual table are filled.
    expect(laid.piles.flat().length).toBe(engine.tables.context.cards);
    expect(readDraft(engine, writeLaid(engine, laid, 'ru').join('\n')).laid).toEqual(laid);
  });
  it('with nothing but what is seen is filled with the rest, each card once', () => {
    const draft = readDraft(engine, '');
    const filled = readDraft(
      engine,
      writeLaid(
        engine,
        fillRest(engine, draft, (faces) => faces),
        'en',
      ).join('\n'),
    );
    expect(filled).toMatchObject({ missing: [], twice: [], unknown: 0 });
    expect(finished(engine, filled).ok).toBe(true);
  });
});

describe('what is written so far', () => {
  const rows = engineOf('dolgy');
  it('may be the printed notation, without names of rows', () => {
    const draft = readDraft(rows, PRINTED);
    expect(draft).toMatchObject({ faults: [], missing: [], twice: [] });
    expect(finished(rows, draft).ok).toBe(true);
  });
  it('counts what is still to be placed', () => {
    expect(readDraft(rows, '').missing).toHaveLength(52);
    expect(readDraft(rows, 'Тп -- 4б').missing).toHaveLength(50);
    expect(readDraft(rows, 'r2: AS').laid.piles[rows.names.indexOf('r2c1')]).toEqual([{ face: 1, down: false }]);
  });
  it('names cards that lie twice with all their places', () => {
    expect(readDraft(rows, 'r1: AS 2H\nr3: -- -- AS').twice).toEqual([{ face: 1, places: ['r1c1', 'r3c3'], most: 1 }]);
  });
  it.each([
    ['r9: AS', 'r9'],
    ['AS Zx', 'Zx'],
    ['r1: AS Zx', 'Zx'],
    ['colour = 3', 'colour'],
    [`r1: ${'-- '.repeat(15)}`, '14'],
    ['AS\nAH\nAD\nAC\n2S', '4'],
  ])('says what is wrong with %s and where', (text, said) => {
    const { faults } = readDraft(rows, text);
    expect(faults).toHaveLength(1);
    expect(faults[0]!.place).toBe(String(text.split('\n').length));
    expect(faults[0]!.text.ru).toContain(said);
    expect(faults[0]!.text.en).toContain(said);
  });
  it('keeps cards that nobody knows until they are filled in', () => {
    const engine = engineOf('klondike');
    const draft = readDraft(engine, 't1: QS\nt2: (?) 5H');
    expect(draft.unknown).toBe(1);
    expect(finished(engine, draft).ok).toBe(false);
    const filled = fillRest(engine, draft, (faces) => faces);
    const t2 = filled.piles[engine.names.indexOf('t2')]!;
    expect(t2[0]).toMatchObject({ down: true });
    expect(t2[0]!.face).not.toBe(0);
    expect(t2[1]).toMatchObject({ down: false });
    expect(finished(engine, readDraft(engine, writeLaid(engine, filled, 'ru').join('\n'))).ok).toBe(true);
  });
});
