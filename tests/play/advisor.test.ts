/** The adviser beside the table: it carries a verdict along, searches only when it must, and finds where a game was lost. */
import { describe, expect, test } from 'vitest';
import { defaultHouse } from '../../src/engine/document.ts';
import { readRecord, replay, startOf } from '../../src/engine/record.ts';
import { findGame } from '../../src/games/index.ts';
import { Advisor, type Answer, type Question, type Searcher } from '../../src/play/advisor.ts';
import { Session } from '../../src/play/session.ts';
import { lostAt } from '../../src/solver/lostat.ts';
import { solve } from '../../src/solver/solve.ts';

const BUDGET = { nodes: 400_000, bytes: 1 << 26 };

/** Searches at once, with the real solver. */
function answerTo({ kind, record: text }: Question): Answer {
  const record = readRecord(text, findGame);
  if (!record.ok) throw new Error('the adviser asked about a record that cannot be read');
  const { engine, position, played } = replay(record.value, findGame(record.value.game)!);
  if (kind === 'lost-at') {
    const { won, exact } = lostAt(engine, startOf(engine, record.value.deal), played, BUDGET);
    return { kind, at: won?.at ?? -1, line: won?.line ?? [], exact };
  }
  const verdict = solve(engine, position, BUDGET);
  return verdict.kind === 'won' ? { kind: 'won', line: verdict.line } : { kind: verdict.kind };
}
function watched(game: string, deal: number) {
  const asked: Question[] = [];
  const pending: (() => void)[] = [];
  const search: Searcher = (question, answer) => {
    asked.push(question);
    let wanted = true;
    pending.push(() => wanted && answer(answerTo(question)));
    return () => {
      wanted = false;
    };
  };
  const document = findGame(game)!;
  const session = new Session(document, defaultHouse(document), { deal });
  const advisor = new Advisor(search, () => undefined);
  const settle = () => {
    for (const answer of pending.splice(0)) answer();
  };
  return { advisor, session, asked, settle };
}

describe('the adviser', () => {
  test('searches nothing while it is switched off', () => {
    const { advisor, session, asked } = watched('prussian', 1);
    advisor.look(session);
    expect(asked).toEqual([]);
    expect(advisor.advice.lamp).toBe('resting');
  });

  test('asks once, and a player who follows its line to the win is not searched for again', () => {
    const { advisor, session, asked, settle } = watched('prussian', 1);
    advisor.look(session);
    advisor.switch(true);
    expect(advisor.advice.lamp).toBe('searching');
    settle();
    expect(advisor.advice.lamp).toBe('won');
    while (!session.view.won) {
      expect(session.play(advisor.advice.line[0]!).played).toBe(true);
      advisor.look(session);
    }
    expect(asked).toHaveLength(1);
    expect(advisor.advice.lamp).toBe('resting');
    session.undo();
    advisor.look(session);
    expect(advisor.advice.lamp).toBe('won');
    expect(asked).toHaveLength(1);
  });

  test('an answer that comes after another move is not believed', () => {
    const { advisor, session, settle } = watched('prussian', 1);
    advisor.switch(true);
    advisor.look(session);
    session.play(session.view.moves[0]!);
    advisor.look(session);
    expect(advisor.advice.lamp).toBe('searching');
    settle();
    // The line is one from here: the first answer's line begins with another move.
    expect(advisor.advice.lamp).toBe('won');
    for (const move of advisor.advice.line) expect(session.play(move).played).toBe(true);
    expect(session.view.won).toBe(true);
  });

  test('a lost game stays lost however it is played on, and the place where it was lost is found', () => {
    const { advisor, session, asked, settle } = watched('dolgy-hard', 50);
    advisor.switch(true);
    advisor.look(session);
    settle();
    expect(advisor.advice.lamp).toBe('lost');
    session.play(session.view.moves.find((move) => (move & 255) !== 255)!);
    advisor.look(session);
    expect(advisor.advice.lamp).toBe('lost');
    expect(asked).toHaveLength(1);
    advisor.seekLoss();
    expect(advisor.advice.seeking).toBe(true);
    settle();
    expect(advisor.advice).toMatchObject({ seeking: false, loss: { at: -1, exact: false } });
  });
});
