// Complaints of players of other programs about undo, endings, solvers and deals, as tests named by their threads; the list:
// docs/COMPLAINTS.md.

import { describe, expect, test } from 'vitest';
import { defaultHouse, type GameDocument } from '../../src/engine/document.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { isAction, shuffles } from '../../src/engine/move.ts';
import { readRecord, writeRecord } from '../../src/engine/record.ts';
import type { View } from '../../src/engine/view.ts';
import { findGame, games } from '../../src/games/index.ts';
import { Session } from '../../src/play/session.ts';
import { Table } from '../../src/play/table.ts';
import { onlyCircles } from '../../src/solver/circles.ts';
import { solve } from '../../src/solver/solve.ts';

const begin = (game: GameDocument, deal: number): Session => new Session(game, defaultHouse(game), { deal });
/** All that a person sees, counters and marks too. */
const seen = ({ piles, counters, placed, won, over }: View): string => JSON.stringify({ piles, counters, placed, won, over });
function playOn(session: Session, seed: number, most: number, visit: () => void = () => undefined): void {
  const below = lcg(seed);
  for (let i = 0; i < most && session.view.moves.length > 0; i++) {
    session.play(session.view.moves[below(session.view.moves.length)]!);
    visit();
  }
}

describe('undo', () => {
  test('PySolFC#278: undo past a shuffle, then redo, deals the same cards again', () => {
    let shuffled = 0;
    for (const game of games)
      for (const most of [0, 1, 4]) {
        const session = begin(game, 5);
        playOn(session, 5, most);
        const after = session.view.moves.find((move) => shuffles(session.engine, move));
        if (after === undefined) continue;
        shuffled += 1;
        session.play(after);
        const cards = seen(session.view);
        while (session.canUndo) session.undo();
        while (session.canRedo) session.redo();
        expect(seen(session.view), game.id).toBe(cards);
      }
    expect(shuffled).toBeGreaterThan(2);
  });
  test('PySolFC#163: to start over is the first deal again, for 100 deals of every game', { timeout: 120_000 }, () => {
    for (const game of games)
      for (let deal = 1; deal <= 100; deal++) {
        const session = begin(game, deal);
        const first = seen(session.view);
        playOn(session, deal, 2);
        session.restart();
        expect(seen(session.view), `${game.id} ${deal}`).toBe(first);
      }
  });
  test('AvaloniaUI/Solitaire#22, BUG 744679, BUG 416697: as many undos as moves restore all, counters and cards turned up too', () => {
    for (const game of games) {
      const session = begin(game, 7);
      const states = [seen(session.view)];
      playOn(session, 7, 60, () => states.push(seen(session.view)));
      expect(session.made).toBe(states.length - 1);
      for (let at = states.length - 1; at >= 0; at--) {
        expect(session.made).toBe(at);
        expect(seen(session.view), `${game.id}, ${at} moves`).toBe(states[at]);
        session.undo();
      }
    }
  });
  test('BUG 483013, BUG 477925, BUG 424263: neither the last card of the stock nor undo after it is a fault', () => {
    for (const game of games.filter(({ piles }) => piles.some(({ kind }) => kind === 'stock'))) {
      const session = begin(game, 3);
      const stock = (): number =>
        session.view.piles.reduce((sum, { group, cards }) => sum + (group === 'stock' ? cards.length : 0), 0);
      for (let i = 0; i < 200 && stock() > 0; i++) {
        const action = session.view.moves.find(isAction) ?? session.view.moves[0];
        if (action === undefined) break;
        session.play(action);
      }
      const { made } = session;
      for (let i = 0; i < made; i++) session.undo();
      expect(session.made).toBe(0);
    }
  });
});

describe('the end', () => {
  test('PySolFC#340, #565, #546, #543, #524: no moves are left exactly when none is listed, the stock included', () => {
    let ended = 0;
    for (const game of games)
      for (const deal of [1, 2, 3, 4]) {
        const session = begin(game, deal);
        const judge = (): void => {
          const { view } = session;
          expect(view.over).toBe(!view.won && view.moves.length === 0);
          // What the buttons may do is among the moves.
          const free = view.actions.filter(({ rule }) => rule === 0).length;
          expect(view.moves.filter(isAction).length, game.id).toBe(view.won ? 0 : free);
          ended += view.over ? 1 : 0;
        };
        judge();
        playOn(session, deal, 300, judge);
      }
    expect(ended).toBeGreaterThan(4);
  });
  test('PySolFC#409: that only moves in circles are left is told, and never said of a game that goes on', () => {
    for (const game of games) {
      const session = begin(game, 2);
      if (session.view.moves.length > 0) expect(onlyCircles(session.engine, session.positionAhead(), 2000), game.id).toBe(false);
    }
  });
});

describe('the solver', () => {
  const budget = { nodes: 30_000, bytes: 32 << 20, shortening: 2000 };
  test('PySolFC#168, BUG 302140, Klondike-Solver#11, Solvitaire#144: every win is replayed by the rules of the table', () => {
    let won = 0;
    for (const game of games)
      for (const deal of [1, 2]) {
        const session = begin(game, deal);
        const verdict = solve(session.engine, session.positionAhead(), budget);
        if (verdict.kind !== 'won') continue;
        won += 1;
        const table = new Table(session);
        for (const move of verdict.line) expect(table.playMove(move), `${game.id} ${deal}`).toBe(true);
        expect(table.state.view.won, `${game.id} ${deal}`).toBe(true);
      }
    expect(won).toBeGreaterThan(5);
  });
  test('BUG 131587, BUG 236445, BUG 470393: a search that is cut short never says that a game cannot be won', () => {
    for (const game of games)
      for (const deal of [1, 2, 3]) {
        const session = begin(game, deal);
        const verdict = solve(session.engine, session.positionAhead(), { nodes: 30, bytes: 16 << 20, shortening: 0 });
        if (verdict.kind === 'lost') expect(verdict.positions, `${game.id} ${deal}`).toBeLessThan(200);
      }
  });
  test('BUG 204073: another house rule is another search: one card at a time is easier than three', () => {
    const game = findGame('klondike')!;
    const wins = ['1', '3'].map(
      (draw) =>
        [1, 2, 3, 4].filter((deal) => {
          const session = new Session(game, { ...defaultHouse(game), draw }, { deal });
          return solve(session.engine, session.positionAhead(), budget).kind === 'won';
        }).length,
    );
    expect(wins[0]).toBeGreaterThan(wins[1]!);
  });
});

test('xmsol#1, Simple-Solitaire#156: a position written out as text is the same game again, whoever reads it', () => {
  for (const game of games) {
    const session = begin(game, 11);
    playOn(session, 11, 10);
    const text = writeRecord(session.record);
    const read = readRecord(text, findGame);
    const again = read.ok ? Session.restore(read.value, game) : read;
    expect(again.ok && seen(again.value.view), game.id).toBe(seen(session.view));
  }
});
