/** Adding a game means adding one file: an eighth patience goes through engine, solver, controller, command line and JSON. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dealtPack } from '../../src/cards/index.ts';
import { defaultHouse, everyHouse } from '../../src/engine/document.ts';
import { Engine } from '../../src/engine/engine.ts';
import { runExample } from '../../src/engine/example.ts';
import { readDocument, writeDocument } from '../../src/engine/json.ts';
import { writeMove } from '../../src/engine/move.ts';
import { rulesPage } from '../../src/engine/page.ts';
import { moveList, perft } from '../../src/engine/perft.ts';
import { Table } from '../../src/play/table.ts';
import { solve } from '../../src/solver/solve.ts';
import { planTable } from '../../src/web/board/geometry.ts';
import { run } from '../cli/program.ts';
import { game } from './stairs.ts';

const DEAL = 5;
const engine = new Engine(game, defaultHouse(game));
const start = () => engine.start(dealtPack(DEAL, { packs: 1 }), DEAL);

describe('an eighth patience from one file', () => {
  test('plays through the engine: the moves are those that a reader of the rules expects', () => {
    const s = start();
    const tops = engine.names.slice(1, 9).map((_, i) => s.topFace(i + 1));
    const expected: string[] = ['deal-row'];
    for (const [from, card] of tops.entries()) {
      for (const [to, below] of tops.entries()) if ((below & 15) - (card & 15) === 1) expected.push(`t${from + 1}>t${to + 1}`);
      if ((card & 15) === 1) for (let f = 1; f <= 4; f++) expected.push(`t${from + 1}>f${f}`);
    }
    expect(moveList(engine, s).map(({ text }) => text)).toEqual(expected.sort());
    expect(perft(engine, s, 2)).toBeGreaterThan(expected.length);
    expect(
      rulesPage(game, engine.house)
        .sections.flatMap(({ entries }) => entries)
        .map(({ rule }) => rule),
    ).toContain('stairs-down');
    for (const example of game.examples) expect(runExample(game, example)).toEqual([]);
  });

  test('is won through the controller of the table by the line that the solver finds', () => {
    const verdict = solve(engine, start(), { nodes: 3_000_000, bytes: 1 << 26 });
    expect(verdict.kind).toBe('won');
    const line = verdict.kind === 'won' ? verdict.line.map((move) => writeMove(move, engine)) : [];
    const table = Table.deal(game, { deal: DEAL });
    for (const [i, move] of line.entries()) {
      const [from, to] = move.split('>');
      if (from === undefined || to === undefined) expect(table.act(0)).toBe(true);
      else {
        const pile = engine.names.indexOf(from);
        const at = engine.names.indexOf(to);
        table.press(pile, table.state.view.piles[pile]!.cards.length - 1);
        expect(table.state.hand?.targets).toContain(at);
        table.press(at, Math.max(0, table.state.view.piles[at]!.cards.length - 1));
      }
      expect(table.state.made).toBe(i + 1);
    }
    expect(table.state.view.won).toBe(true);
    const again = Table.load(table.save(), (id) => (id === game.id ? game : undefined));
    expect(again.ok && again.value.state.view.won).toBe(true);
  });

  test('is laid out on the screen, every pile in its place', () => {
    for (const board of [
      { width: 304, height: 426 },
      { width: 1888, height: 962 },
    ])
      expect(planTable(game, board).places.every((place) => place !== undefined)).toBe(true);
  });

  test('written out as JSON and read back it plays the same under every house rule', () => {
    const read = readDocument(writeDocument(game));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    for (const house of everyHouse(game)) {
      const [a, b] = [new Engine(game, house), new Engine(read.value, house)];
      for (let deal = 1; deal <= 20; deal++) {
        const pack = dealtPack(deal, { packs: 1 });
        expect([1, 2, 3].map((depth) => perft(b, b.start(pack), depth))).toEqual(
          [1, 2, 3].map((depth) => perft(a, a.start(pack), depth)),
        );
      }
    }
  });

  test('goes through the command line from its JSON: moves, counts, and the rule that refuses', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pasyans-eighth-'));
    const file = join(folder, 'stairs.json');
    writeFileSync(file, writeDocument(game));
    const on = ['--document', file, '--deal', String(DEAL), '--json'];
    const moves = await run(['moves', ...on]);
    expect(JSON.parse(moves.out)).toEqual({ moves: moveList(engine, start()).map(({ text }) => text) });
    const counted = await run(['perft', ...on, '--depth', '2']);
    expect(JSON.parse(counted.out)).toEqual({ perft: [1, 2].map((depth) => perft(engine, start(), depth)) });
    const refused = await run(['moves', ...on, '--play', 't1>t1', '--lang', 'ru']);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.out).refused.rule).toBe('same-pile');
    rmSync(folder, { recursive: true });
  });
});
