/** The answers that the worker gives: each kind of question, how far the search is, and what cannot be answered. */
import { describe, expect, test } from 'vitest';
import { defaultHouse } from '../../src/engine/document.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { writeRecord } from '../../src/engine/record.ts';
import { findGame } from '../../src/games/index.ts';
import { answer } from '../../src/play/answer.ts';
import { type Answer, FIRST_NODES, nothingKnown, type Progress, type Question } from '../../src/play/asking.ts';
import { Session } from '../../src/play/session.ts';
import { lostAt } from '../../src/solver/lostat.ts';

const dealt = (game: string, deal: number): Session => {
  const document = findGame(game)!;
  return new Session(document, defaultHouse(document), { deal });
};
function told(question: Question): { found: Answer; progress: Progress[] } {
  const progress: Progress[] = [];
  return { found: answer(question, (now) => progress.push(now), findGame), progress };
}

test('deals are tried in their order until one can be won, and each that was passed over is counted', () => {
  // Microsoft's deal 11982 is the one of the first 32,000 that cannot be won.
  const { found, progress } = told({
    kind: 'winnable',
    record: writeRecord(dealt('freecell', 1).record),
    deals: [11982, 5, 6],
  });
  expect(found).toMatchObject({ kind: 'winnable', found: { deal: 5 } });
  expect(new Set(progress.map(({ tried }) => tried))).toEqual(new Set([0, 1]));
  for (const { share } of progress) expect(share).toBeLessThanOrEqual(1);
  const session = dealt('freecell', 5);
  for (const move of found.kind === 'winnable' ? found.found!.line : []) expect(session.play(move).played).toBe(true);
  expect(session.view.won).toBe(true);
});

test('where nothing is unseen a fair question is answered with the verdict', () => {
  const record = writeRecord(dealt('freecell', 5).record);
  expect(told({ kind: 'fair', record, nodes: 1000 }).found).toMatchObject({ kind: 'won', unseen: 0 });
});

test('the same question has the same answer', () => {
  const question: Question = { kind: 'verdict', record: writeRecord(dealt('tomb', 3).record), nodes: FIRST_NODES >> 3 };
  expect(told(question)).toEqual(told(question));
});

describe('where it was lost', () => {
  test('is found with no more positions searched when a win on the way is known', () => {
    const session = dealt('gallery', 5);
    const below = lcg(5);
    while (session.view.moves.length > 0) session.play(session.view.moves[below(session.view.moves.length)]!);
    const { engine, played } = session;
    const start = (): ReturnType<Session['positionAhead']> => session.branch(0).positionAhead();
    const budget = { nodes: 40_000, bytes: 1 << 26, shortening: 20_000 };
    const searched: number[] = [];
    const plain = lostAt(engine, start(), played, budget, undefined, (n, of) => searched.push(n / of));
    expect(plain.won).toBeDefined();
    expect(Math.max(...searched)).toBeLessThanOrEqual(1);
    let fewer = 0;
    const helped = lostAt(engine, start(), played, budget, plain.won, () => fewer++);
    // Where a small budget leaves positions open, it may also be a later place.
    expect(helped.won!.at).toBeGreaterThanOrEqual(plain.won!.at);
    if (helped.lost) expect(helped.lost.at).toBeGreaterThan(helped.won!.at);
    expect(fewer).toBeLessThanOrEqual(searched.length);
  });
});

test.each<Question>([
  { kind: 'verdict', record: 'nonsense', nodes: 10 },
  { kind: 'fair', record: 'nonsense', nodes: 10 },
  { kind: 'lost-at', record: 'nonsense', nodes: 10 },
  { kind: 'circles', record: 'nonsense' },
  { kind: 'winnable', record: 'nonsense', deals: [1] },
])('a record that cannot be read: nothing is known ($kind)', (question) => {
  expect(told(question).found).toEqual(nothingKnown(question));
});
