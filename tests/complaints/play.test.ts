// Complaints of players of other programs about undo, endings, solvers and deals, as tests named by their threads; the list:
// docs/COMPLAINTS.md.

import { describe, expect, test } from 'vitest';
import { FACE } from '../../src/cards/index.ts';
import { defaultHouse, type GameDocument } from '../../src/engine/document.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { isAction, type Move, shuffles, toOf } from '../../src/engine/move.ts';
import { readRecord, writeRecord } from '../../src/engine/record.ts';
import type { View } from '../../src/engine/view.ts';
import { findGame, games } from '../../src/games/index.ts';
import { Session } from '../../src/play/session.ts';
import { Table } from '../../src/play/table.ts';
import { onlyCircles } from '../../src/solver/circles.ts';
import { playSeeing, sample } from '../../src/solver/fair.ts';
import { solve } from '../../src/solver/solve.ts';
import { moveWords } from '../../src/web/app/moveWords.ts';
import { loadWords } from '../../src/web/text/index.ts';
import { watched } from '../play/watch.ts';

await loadWords('en');

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
  test('AvaloniaUI/Solitaire#22, GNOME 744679, BUG 416697: as many undos as moves restore all, counters and cards turned up too', () => {
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

test('PySolFC f33dc33: cards that one move has turned up lie face down together again when it is taken back', () => {
  const open = ({ piles }: View): number => piles.flatMap(({ cards }) => cards.filter(({ face }) => face > 0)).length;
  let several = 0;
  for (const game of games)
    for (const deal of [1, 2, 3]) {
      const table = new Table(begin(game, deal));
      const below = lcg(deal);
      for (let i = 0; i < 200 && table.state.view.moves.length > 0; i++) {
        const known = open(table.state.view);
        const before = seen(table.state.view);
        table.playMove(table.state.view.moves[below(table.state.view.moves.length)]!);
        const after = seen(table.state.view);
        if (open(table.state.view) < known + 2) continue;
        several += 1;
        table.undo();
        expect(seen(table.state.view), game.id).toBe(before);
        table.redo();
        expect(seen(table.state.view), game.id).toBe(after);
      }
    }
  expect(several).toBeGreaterThan(10);
});

describe('the end', () => {
  test('PySolFC#340, PySolFC#565, PySolFC#546, PySolFC#543, PySolFC#524: no moves are left exactly when none is listed, the stock included', () => {
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
  test('PySolFC#168, BUG 302140, BUG 178972, Klondike-Solver#11, Solvitaire#144: every win is replayed by the rules of the table', () => {
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
  test('BUG 204073: another house rule is another search: a line that wins one card at a time does not win three at a time', () => {
    const game = findGame('klondike')!;
    const klondike = (draw: string, deal: number): Session => new Session(game, { ...defaultHouse(game), draw }, { deal });
    const wins = (line: readonly Move[], draw: string, deal: number): boolean => {
      const session = klondike(draw, deal);
      return line.every((move) => session.play(move).played) && session.view.won;
    };
    let won = 0;
    for (const deal of [1, 2, 3, 4, 5, 6])
      for (const [draw, other] of [
        ['1', '3'],
        ['3', '1'],
      ] as const) {
        const session = klondike(draw, deal);
        const verdict = solve(session.engine, session.positionAhead(), budget);
        if (verdict.kind !== 'won') continue;
        won += 1;
        expect(wins(verdict.line, draw, deal), `deal ${deal}, ${draw} at a time`).toBe(true);
        expect(wins(verdict.line, other, deal), `deal ${deal}, ${draw} at a time`).toBe(false);
      }
    expect(won).toBeGreaterThan(4);
  });
});

describe('hints', () => {
  test('BUG 260748, BUG 265857, BUG 283519: what lies face down is not known to a hint: it is dealt anew, and only that', () => {
    let hidden = 0;
    for (const game of games) {
      const { advisor, asked, session } = watched(game.id, 5);
      playOn(session, 5, 6);
      if (session.view.over) continue;
      const { engine, played } = session;
      const s = engine.start(engine.dealtPack(5), 5);
      const places = playSeeing(engine, s, played).unseen(s);
      advisor.look(session);
      advisor.ask('fair');
      // Never the question of a solver that sees everything, unless everything is seen.
      expect(asked.at(-1)?.kind, game.id).toBe(places.length > 0 ? 'fair' : 'verdict');
      const faceDown = session.view.piles.flatMap(({ cards }) => cards.filter(({ face }) => face === 0)).length;
      if (places.length < 2) continue;
      hidden += 1;
      expect(places.length, game.id).toBeLessThanOrEqual(faceDown);
      const at = (position: typeof s, pile: number, index: number): number => position.at(pile, index) & FACE;
      const unseen = new Set(places.map(({ pile, index }) => `${pile}.${index}`));
      const dealt = Array.from({ length: 24 }, (_, i) => sample(s, places, 3, i));
      for (const { pile, index } of places) {
        // A card may come out where it truly lies, but not as a rule.
        const faces = dealt.map((other) => at(other, pile, index));
        expect(new Set(faces).size, `${game.id}: ${pile}.${index}`).toBeGreaterThan(1);
      }
      for (const other of dealt)
        for (let pile = 0; pile < s.len.length; pile++)
          for (let index = 0; index < s.len[pile]!; index++)
            if (!unseen.has(`${pile}.${index}`)) expect(at(other, pile, index)).toBe(at(s, pile, index));
    }
    expect(hidden).toBeGreaterThan(2);
  });
  test('PySolFC#389, Simple-Solitaire#159: where no card can move, the hint is what can still be done, by its name', () => {
    let named = 0;
    for (const game of games.filter(({ actions }) => actions.length > 0))
      for (let deal = 1; deal <= 12 && named < 6; deal++) {
        const { advisor, session, settle } = watched(game.id, deal, 20_000);
        const below = lcg(deal);
        // Cards are moved at random until none can; what can be done without cards is left for the hint.
        for (let i = 0; i < 12; i++) {
          const own = session.view.moves.filter((move) => !isAction(move));
          if (own.length === 0) break;
          session.play(own[below(own.length)]!);
        }
        if (session.view.moves.length === 0 || !session.view.moves.every(isAction)) continue;
        advisor.look(session);
        advisor.ask('under');
        settle();
        const [move] = advisor.advice.line;
        if (move === undefined) continue;
        named += 1;
        expect(isAction(move), game.id).toBe(true);
        const { name } = session.view.actions[toOf(move)]!;
        expect(moveWords(session, move, 'en'), game.id).toContain(name.en);
      }
    expect(named).toBeGreaterThan(2);
  });
  test('PySolFC a10e3c3: who follows hints never comes back to where he was', { timeout: 120_000 }, () => {
    let followed = 0;
    for (const game of games) {
      const { advisor, session, settle } = watched(game.id, 5, 4000);
      const places = new Set([session.place]);
      // Where cards are unseen each hint is a search of its own, and takes a second.
      for (let i = 0, most = 60; i < most && !session.view.won; i++) {
        advisor.look(session);
        advisor.ask('fair');
        settle();
        const { fair, line } = advisor.advice;
        if (fair) most = 4;
        const move = fair ? fair.best?.move : line[0];
        if (move === undefined || !session.play(move).played) break;
        followed += 1;
        expect(places.has(session.place), `${game.id}, hint ${i + 1}`).toBe(false);
        places.add(session.place);
      }
    }
    expect(followed).toBeGreaterThan(40);
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
