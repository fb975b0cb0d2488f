// Complaints of players of other programs about rules and their texts, as tests named by their threads; the list: docs/COMPLAINTS.md.

import { describe, expect, test } from 'vitest';
import { cardName, FACE, type Face } from '../../src/cards/index.ts';
import { builtinRules } from '../../src/engine/builtin.ts';
import { defaultHouse, everyHouse, type GameDocument, type House } from '../../src/engine/document.ts';
import { Engine } from '../../src/engine/engine.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { countOf, fromOf, isAction, toOf } from '../../src/engine/move.ts';
import { rulesPage } from '../../src/engine/page.ts';
import { findGame, games } from '../../src/games/index.ts';
import { finished, readDraft } from '../../src/play/laying.ts';
import { Session } from '../../src/play/session.ts';
import { Table } from '../../src/play/table.ts';

const OPENINGS = 200;
/** A game played at random for some moves. */
function played(game: GameDocument, deal: number, most: number, house: House = defaultHouse(game)): Session {
  const session = new Session(game, house, { deal });
  const below = lcg(deal);
  for (let i = 0; i < most && session.view.moves.length > 0; i++)
    session.play(session.view.moves[below(session.view.moves.length)]!);
  return session;
}

test('PySolFC#521: every move that the engine lists succeeds by taking up and putting down, and where it fits best', () => {
  for (const game of games)
    for (const deal of [1, 2, 3]) {
      const session = played(game, deal, 12);
      for (const move of session.view.moves) {
        const table = new Table(session.branch());
        if (isAction(move)) {
          expect(table.act(toOf(move)), `${game.id} ${deal}`).toBe(true);
          continue;
        }
        const pile = fromOf(move);
        const index = session.view.piles[pile]!.cards.length - countOf(move);
        expect(table.take(pile, index), `${game.id} ${deal}: take`).toBe(true);
        expect(table.state.hand!.targets, `${game.id} ${deal}: lit`).toContain(toOf(move));
        expect(table.put(toOf(move)), `${game.id} ${deal}: put`).toBe(true);
        expect(new Table(session.branch()).sendBest(pile, index), `${game.id} ${deal}: best`).toBe(true);
      }
    }
});

test('PySolFC#377, PySolFC#473: the rules page is made from the definition: another house rule, another page, and no rule is left out', () => {
  for (const game of games) {
    const { rules } = new Engine(game, defaultHouse(game));
    const told = new Set(rulesPage(game, defaultHouse(game)).sections.flatMap(({ entries }) => entries.map(({ rule }) => rule)));
    // What every game forbids by the nature of piles is told when it is met.
    const own = rules.slice(builtinRules.length);
    expect(own.length, game.id).toBeGreaterThan(2);
    for (const { rule } of own) expect(told, `${game.id}: ${rule}`).toContain(rule);
    for (const rule of game.house) {
      const pages = rule.values.map(({ id }) => JSON.stringify(rulesPage(game, { ...defaultHouse(game), [rule.id]: id })));
      expect(new Set(pages).size, `${game.id} ${rule.id}`).toBe(rule.values.length);
    }
  }
});

test('PySolFC#164: no game has lost its moves: of 200 openings nearly all have one', () => {
  for (const game of games) {
    let moving = 0;
    for (let deal = 1; deal <= OPENINGS; deal++)
      if (new Session(game, defaultHouse(game), { deal }).view.moves.length > 0) moving += 1;
    expect(moving / OPENINGS, game.id).toBeGreaterThan(0.95);
  }
});

test('Simple-Solitaire#153: Spider does not deal upon an empty column, and says why', () => {
  const spider = findGame('spider')!;
  let met = 0;
  for (let deal = 1; deal <= 60 && met < 5; deal++) {
    const session = new Session(spider, { ...defaultHouse(spider), suits: '1' }, { deal });
    const below = lcg(deal);
    for (let i = 0; i < 300; i++) {
      const { piles, actions, moves } = session.view;
      const space = piles.some(({ group, cards }) => group === 'columns' && cards.length === 0);
      if (space && piles.some(({ group, cards }) => group === 'stock' && cards.length > 0)) {
        expect(session.engine.rules[actions[0]!.rule]!.text.en).toMatch(/empty|space/);
        met += 1;
        break;
      }
      // Cards first: dealing fills spaces up.
      const own = moves.filter((move) => !isAction(move));
      if (own.length === 0) break;
      session.play(own[below(own.length)]!);
    }
  }
  expect(met).toBe(5);
});

/** A written position of Spider, whose columns come first, and the rest of the two packs in the stock. */
function spiderWith(columns: readonly string[], next: readonly string[]): Session {
  const game = findGame('spider')!;
  const engine = new Engine(game, defaultHouse(game));
  const rest = engine.orderedPack().map((card) => cardName(card & FACE, 'en'));
  const spend = (name: string): string => {
    const at = rest.indexOf(name);
    expect(at, name).toBeGreaterThanOrEqual(0);
    rest.splice(at, 1);
    return name;
  };
  const laid = columns.map((column) => column.split(' ').filter(Boolean).map(spend).join(' '));
  const first = next.map(spend);
  const lines = [`stock: ${[...rest, ...first.reverse()].join(' ')}`, ...laid.map((cards, i) => `t${i + 1}: ${cards || '--'}`)];
  const read = readDraft(engine, lines.join('\n'));
  const done = finished(engine, read);
  if (!done.ok) throw new Error(done.faults.map(({ place, text }) => `${place}: ${text.en}`).join('; '));
  return new Session(game, engine.house, { layout: done.value, shuffle: 1 });
}
const HELD = ['3H', '3D', '3C', '5H', '5D', '5C', '9H', '9D', '9C'];

test('BUG 216923: a series that a deal makes full leaves when every column has got its card, and the deal goes on', () => {
  const session = spiderWith(
    ['KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S', ...HELD],
    ['AS', 'KH', 'KD', 'KC', 'QH', 'QD', 'QC', 'JH', 'JD', 'JC'],
  );
  const outcome = session.play(session.view.moves.find(isAction)!);
  expect(outcome.played).toBe(true);
  const moves = (outcome.played ? outcome.steps : []).flatMap((step) => (step.kind === 'move' ? [step] : []));
  const [columns, stock] = ['columns', 'stock'].map((id) => session.view.piles.filter(({ group }) => group === id));
  const from = stock![0]!.index;
  expect(moves.slice(0, 10).map((step) => [step.from, step.to])).toEqual(columns!.map(({ index }) => [from, index]));
  expect(moves.slice(10).map((step) => [step.from, step.n])).toEqual([[columns![0]!.index, 13]]);
  expect(columns!.map(({ cards }) => cards.length)).toEqual([0, ...HELD.map(() => 2)]);
});

test('PySolFC#297, PySolFC#595, sf-bugs#31, sf-bugs#36: in Spider all cards in suit and order move, to an empty column too, and no others', () => {
  const spider = findGame('spider')!;
  let spaces = 0;
  for (const suits of ['1', '2', '4'])
    for (let deal = 1; deal <= 8; deal++) {
      const session = new Session(spider, { ...defaultHouse(spider), suits }, { deal });
      const below = lcg(deal);
      for (let i = 0; i < 60; i++) {
        const { piles, moves } = session.view;
        const columns = piles.filter(({ group }) => group === 'columns');
        const wanted = columns.flatMap(({ index, cards }) => {
          let run = 1;
          while (run < cards.length && cards.at(-run - 1)!.face === cards.at(-run)!.face + 1) run += 1;
          return Array.from({ length: cards.length === 0 ? 0 : run }, (_, k) => k + 1).flatMap((n) =>
            columns
              .filter((to) => to.index !== index)
              .filter((to) => to.cards.length === 0 || (to.cards.at(-1)!.face & 15) === (cards.at(-n)!.face & 15) + 1)
              .map((to) => `${index} ${n} ${to.index}`),
          );
        });
        const listed = moves.filter((move) => !isAction(move)).map((move) => `${fromOf(move)} ${countOf(move)} ${toOf(move)}`);
        expect(listed.sort(), `${suits} suits, deal ${deal}, move ${i}`).toEqual(wanted.sort());
        spaces += columns.some(({ cards }) => cards.length === 0) ? 1 : 0;
        if (moves.length === 0) break;
        const own = moves.filter((move) => !isAction(move));
        session.play(own.length > 0 ? own[below(own.length)]! : moves[0]!);
      }
    }
  expect(spaces).toBeGreaterThan(10);
});

test('Pirate-Solitaire#13, lonelybot#2: FreeCell deals by the numbers of Microsoft, its cards laid from left to right, row by row', () => {
  const game = findGame('freecell')!;
  const { piles } = new Session(game, defaultHouse(game), { deal: 1 }).view;
  const columns = piles.filter(({ group }) => group === 'columns').map(({ cards }) => cards);
  const row = (n: number): string => columns.flatMap((cards) => (cards[n] ? [cardName(cards[n].face, 'en')] : [])).join(' ');
  // Deal 1 as it is printed in many places.
  expect(row(0)).toBe('JD 2D 9H JC 5D 7H 7C 5H');
  expect(row(1)).toBe('KD KC 9S 5S AD QC KH 3H');
  expect(row(6)).toBe('6S 9C 2H 6H');
});

test('PySolFC#148: forms of a game are games of their own, each naming its source', () => {
  expect(new Set(games.map(({ id }) => id)).size).toBe(games.length);
  for (const game of games) {
    const page = rulesPage(game, defaultHouse(game));
    for (const { entries } of page.sections)
      for (const { rule, source } of entries) expect(source.length, `${game.id} ${rule}`).toBeGreaterThan(0);
  }
});

test('PySolFC#354: when a game is won is a sentence of its rules, in both languages', () => {
  for (const game of games) {
    const goal = rulesPage(game, defaultHouse(game)).sections.find(({ id }) => id === 'goal');
    expect(goal?.entries.length, game.id).toBeGreaterThan(0);
    for (const { text } of goal!.entries) expect(text.ru && text.en, game.id).toBeTruthy();
  }
});

describe('cards that may not go there', () => {
  test('BUG 396882: cards leave foundations in no game but Klondike, and there only by a house rule', () => {
    const leaving = new Set<string>();
    for (const game of games)
      for (const house of everyHouse(game).slice(0, 4))
        for (const deal of [1, 2]) {
          const session = new Session(game, house, { deal });
          const isHome = (pile: number): boolean => session.engine.groupAt(pile).doc.kind === 'foundation';
          const below = lcg(deal);
          for (let i = 0; i < 60 && session.view.moves.length > 0; i++) {
            const { moves } = session.view;
            if (moves.some((move) => !isAction(move) && isHome(fromOf(move)) && !isHome(toOf(move))))
              leaving.add(`${game.id} ${house.takeBack ?? ''}`);
            // Cards go home when they can, so that there are some to come back.
            session.play(
              moves.find((move) => !isAction(move) && isHome(toOf(move)) && !isHome(fromOf(move))) ?? moves[below(moves.length)]!,
            );
          }
        }
    expect([...leaving]).toEqual(['klondike yes']);
  });
  test('BUG 250850: colours alternate in FreeCell and Klondike for every pair of cards', () => {
    for (const id of ['freecell', 'klondike']) {
      const game = findGame(id)!;
      const engine = new Engine(game, defaultHouse(game));
      const tableau = engine.groups.find(({ doc }) => doc.kind === 'column')!;
      const red = (face: Face): boolean => face >> 4 === 1 || face >> 4 === 2;
      const faces = [...new Set(engine.orderedPack())];
      for (const below of faces)
        for (const above of faces) {
          const fits = engine.tables.fit[(tableau.index << 12) | (below << 6) | above] === 0;
          const right = red(below) !== red(above) && (below & 15) === (above & 15) + 1;
          expect(fits, `${id}: ${cardName(above, 'en')} on ${cardName(below, 'en')}`).toBe(right);
        }
    }
  });
});

test('lsol#20: Klondike with one card at a time is there', () => {
  const draw = findGame('klondike')!.house.find(({ id }) => id === 'draw');
  expect(draw?.values.map(({ id }) => id)).toContain('1');
});

test('PySolFC#140, BUG 212824, BUG 214252: 1,000 random games of the Gallery are played to their end without a fault', () => {
  const game = findGame('gallery')!;
  const engine = new Engine(game, defaultHouse(game));
  const list = new Int32Array(4096);
  for (let deal = 1; deal <= 1000; deal++) {
    const s = engine.start(engine.dealtPack(deal), deal);
    const below = lcg(deal);
    const cards = (): number => s.len.reduce((sum, n) => sum + n, 0);
    const whole = cards();
    let moves = 0;
    for (let end = engine.generate(s, list, 0); end > 0 && moves < 1000; end = engine.generate(s, list, 0)) {
      engine.play(s, list[below(end)]!);
      moves += 1;
    }
    expect(cards()).toBe(whole);
  }
});
