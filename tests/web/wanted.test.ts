// What places wait for: the ghosts on the table and the words for them, from the engine's tables alone.

import { describe, expect, it } from 'vitest';
import { cardName, type Face } from '../../src/cards/index.ts';
import { defaultHouse, everyHouse } from '../../src/engine/document.ts';
import { countOf, fromOf, isAction, toOf } from '../../src/engine/move.ts';
import { findGame, games } from '../../src/games/index.ts';
import { Session } from '../../src/play/session.ts';
import { Table } from '../../src/play/table.ts';
import { ghostOf } from '../../src/play/wanted.ts';
import { placeImage } from '../../src/web/board/art.ts';
import { pileLabel, placeName, wantedWords } from '../../src/web/board/names.ts';
import { loadWords } from '../../src/web/text/index.ts';

await Promise.all([loadWords('ru'), loadWords('en')]);

const dealt = (id: string, deal = 17): Session => {
  const game = findGame(id)!;
  return new Session(game, defaultHouse(game), { deal });
};
const wantsAt = (session: Session, pile: string): Face[] => [...session.wants[session.engine.names.indexOf(pile)]!];
const named = (faces: readonly Face[]): string[] => faces.map((face) => cardName(face, 'en'));

describe('what piles want', () => {
  it('agrees with the moves: every card that may be put somewhere is wanted there', () => {
    for (const game of games)
      for (const house of everyHouse(game))
        for (const deal of [1, 2, 3]) {
          const session = new Session(game, house, { deal });
          for (let i = 0; i < 25 && session.view.moves.length > 0; i++) {
            for (const move of session.view.moves) {
              if (isAction(move)) continue;
              const [face] = session.faces(fromOf(move), countOf(move));
              expect(session.wants[toOf(move)], `${game.id} ${session.write(move)}`).toContain(face);
            }
            session.play(session.view.moves[(i * 7) % session.view.moves.length]!);
          }
        }
  });

  it('is the base card of its own row on an empty picture, and the next of its suit on a started one', () => {
    const session = dealt('gallery');
    const { view, engine } = session;
    for (const [row, base] of [
      ['g1', 4],
      ['g2', 3],
      ['g3', 2],
    ] as const)
      for (const pile of view.piles.filter(({ group }) => group === row)) {
        const wants = session.wants[pile.index]!;
        if (pile.cards.length === 0) expect(ghostOf(wants)).toEqual({ rank: base });
        else if ((pile.cards[0]!.face & 15) === base) expect(wants).toEqual([pile.cards[0]!.face + 3]);
        else expect(wants).toEqual([]);
      }
    expect(engine.names).toContain('g1.1');
  });

  it('is a king or an ace of one suit in the centre of the frame', () => {
    const session = dealt('prussian');
    expect(named(wantsAt(session, 'kh'))).toEqual(['KH']);
    expect(ghostOf(wantsAt(session, 'ac'))).toEqual({ rank: 1, suit: 3 });
  });

  it('is one card after the left and one before the right neighbour of a gap, none in a dead one', () => {
    const session = dealt('dolgy');
    for (const row of [1, 2, 3, 4]) expect(wantsAt(session, `r${row}c2`).length).toBeLessThanOrEqual(2);
    const rows = dealt('potocki-jewell');
    expect(ghostOf(wantsAt(rows, 'r1c0'))).toEqual({ rank: 1 });
    const dead = session.view.piles.filter(({ closed }) => closed !== 0);
    for (const { index } of dead) expect(session.wants[index]).toEqual([]);
  });
});

describe('ghosts', () => {
  it('show what all wanted cards share', () => {
    expect(ghostOf([])).toBeUndefined();
    expect(ghostOf([1, 17, 33, 49])).toEqual({ rank: 1 });
    expect(ghostOf([13])).toEqual({ rank: 13, suit: 0 });
    expect(ghostOf([17, 18, 19])).toEqual({ suit: 1 });
    expect(ghostOf([1, 18])).toBeUndefined();
  });
  it('are drawn only where marks are wanted', () => {
    const look = { letters: 'ru', colours: 2, back: 0, small: false, marks: true } as const;
    expect(placeImage([13], look)).not.toBe(placeImage([], look));
    expect(placeImage([13, 30], look)).not.toBe(placeImage([], look));
    expect(placeImage([13], { ...look, marks: false })).toBe(placeImage([], look));
  });
  it('are said in both languages', () => {
    expect(wantedWords([28], 'ru')).toBe('дама червей');
    expect(wantedWords([28, 2], 'en')).toBe('queen of hearts or two of spades');
    expect(wantedWords([1, 17, 33, 49], 'ru')).toBe('туз');
    expect(wantedWords([1, 18, 35], 'ru')).toBeUndefined();
  });
});

describe('names of piles', () => {
  it('are unique in every game, in both languages', () => {
    for (const game of games)
      for (const lang of ['ru', 'en'] as const) {
        const session = new Session(game, defaultHouse(game), { deal: 1 });
        const all = session.view.piles.map(({ index }) => placeName(game, index, lang));
        expect(new Set(all).size, `${game.id} ${lang}`).toBe(all.length);
      }
  });
  it('say the top card and how many lie there', () => {
    const { state } = Table.deal(findGame('mendelev-spider')!, { deal: 17 });
    const column = state.view.piles.find(({ group }) => group === 'columns')!;
    expect(pileLabel(state, column.index, 'ru')).toMatch(/^столбец 1, .+, 5 карт$/);
    expect(pileLabel(state, column.index, 'en')).toMatch(/^column 1, .+, 5 cards$/);
  });
});

describe('a tap', () => {
  it('on the stock deals', () => {
    const table = Table.deal(findGame('mendelev-spider')!, { deal: 17 });
    const stock = table.state.view.piles.find(({ group }) => group === 'stock')!;
    table.tap(stock.index, stock.cards.length - 1);
    expect(table.state.made).toBe(1);
  });
  it('takes up and puts down, and plus and minus change the packet', () => {
    const table = Table.deal(findGame('mendelev-spider')!, { deal: 17 });
    const column = table.state.view.piles.find(({ group }) => group === 'columns')!;
    table.tap(column.index, column.cards.length - 1);
    expect(table.state.hand?.n).toBe(1);
    table.grow(1);
    expect(table.state.hand?.n).toBe(1);
    expect(table.state.refusal?.rule.rule).toBe('face-down');
    expect(table.state.refusal?.takable).toBe(false);
    table.grow(-1);
    expect(table.state.hand).toBeUndefined();
  });
  it('on a card that a rule holds is told apart from a card that was in hand and could not be put down', () => {
    const table = Table.deal(findGame('dolgy')!, { deal: 17 });
    const at = (name: string): number => table.state.view.piles.findIndex((pile) => pile.name === name);
    table.tap(at('r1c1'), 0);
    expect(table.state.refusal).toMatchObject({ rule: { rule: 'aces-stay' }, takable: false, targets: [] });
    table.tap(at('r1c3'), 0);
    table.tap(at('r2c4'), 0);
    expect(table.state.refusal?.takable ?? true).toBe(true);
  });
});
