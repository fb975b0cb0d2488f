/** The adviser beside a table: it carries verdicts along, searches only when it must, and finds where a game was lost. */
import { describe, expect, test } from 'vitest';
import { defaultHouse } from '../../src/engine/document.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { isAction } from '../../src/engine/move.ts';
import { findGame } from '../../src/games/index.ts';
import { Session } from '../../src/play/session.ts';
import { watch, watched, watchedWin } from './watch.ts';

/** The line must win from the position on the table. */
function expectWin(session: Session, line: readonly number[]): void {
  const branch = session.branch();
  for (const move of line) expect(branch.play(move).played).toBe(true);
  expect(branch.view.won).toBe(true);
}

describe('the lamp', () => {
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
    expect(advisor.advice).toMatchObject({ lamp: 'searching', progress: undefined });
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
    session.restart();
    advisor.look(session);
    expect(advisor.advice.lamp).toBe('won');
    expectWin(session, advisor.advice.line);
    expect(asked).toHaveLength(1);
  });

  test('an answer that comes after another move is not believed', () => {
    const { advisor, session, settle, waiting } = watched('prussian', 1);
    advisor.switch(true);
    advisor.look(session);
    session.play(session.view.moves[0]!);
    advisor.look(session);
    expect(advisor.advice.lamp).toBe('searching');
    expect(waiting()).toBe(1);
    settle();
    // The line is one from here: the first answer's line begins with another move.
    expect(advisor.advice.lamp).toBe('won');
    expectWin(session, advisor.advice.line);
  });

  test.each(['gallery', 'freecell'])('joins the line again without a search after moves off it, in %s', (game) => {
    const { advisor, session, asked } = watchedWin(game);
    const below = lcg(3);
    let joined = 0;
    for (let tried = 0; tried < 30; tried++) {
      const before = asked.length;
      const moves = session.view.moves.filter((move) => move !== advisor.advice.line[0]);
      if (moves.length === 0) break;
      session.play(moves[below(moves.length)]!);
      advisor.look(session);
      if (asked.length === before) {
        // Without a search: joined again, or plainly lost where no move is left.
        expect(advisor.advice.lamp).toBe(session.view.over ? 'lost' : 'won');
        if (!session.view.over) {
          joined++;
          expectWin(session, advisor.advice.line);
        }
      }
      session.undo();
      advisor.look(session);
      expect(advisor.advice.lamp).toBe('won');
      session.play(advisor.advice.line[0]!);
      advisor.look(session);
    }
    expect(joined).toBeGreaterThan(0);
  });

  test('a position that one move leads from to a known win can be won', () => {
    const { advisor, session, asked, settle } = watched('prussian', 1);
    advisor.look(session);
    session.play(session.view.moves[0]!);
    advisor.look(session);
    advisor.switch(true);
    settle();
    expect(advisor.advice.lamp).toBe('won');
    session.undo();
    advisor.look(session);
    expect(advisor.advice.lamp).toBe('won');
    expectWin(session, advisor.advice.line);
    expect(asked).toHaveLength(1);
  });

  test('is open after its short search, and searches on only when asked to', () => {
    const document = findGame('tomb')!;
    const { advisor, session, asked, settle } = watch(new Session(document, defaultHouse(document), { deal: 5 }), 1000);
    advisor.switch(true);
    advisor.look(session);
    settle();
    expect(advisor.advice.lamp).toBe('open');
    advisor.look(session);
    expect(asked).toHaveLength(1);
    advisor.ask('under');
    expect(advisor.advice).toMatchObject({ lamp: 'open', progress: 0 });
    expect(asked).toHaveLength(2);
    advisor.cancel();
    expect(advisor.advice).toMatchObject({ lamp: 'open', progress: undefined, wish: undefined });
    settle();
    expect(asked).toHaveLength(2);
  });

  test('rests when nobody looks, and begins anew when somebody does', () => {
    const { advisor, session, asked, waiting } = watched('tomb', 5);
    advisor.switch(true);
    advisor.look(session);
    expect(waiting()).toBe(1);
    advisor.rest();
    expect(waiting()).toBe(0);
    advisor.look(session);
    expect(waiting()).toBe(1);
    expect(asked).toHaveLength(2);
  });

  test('believes a line that it is told', () => {
    const { advisor, session, settle } = watched('prussian', 1);
    advisor.switch(true);
    advisor.look(session);
    settle();
    const { line } = advisor.advice;
    const other = watched('prussian', 1);
    other.advisor.switch(true);
    other.advisor.look(other.session);
    other.advisor.learn(line);
    expect(other.advisor.advice).toMatchObject({ lamp: 'won', line });
    expect(other.waiting()).toBe(0);
  });

  test('a lost game stays lost however it is played on', () => {
    const { advisor, session, asked, settle } = watched('dolgy-hard', 50);
    advisor.switch(true);
    advisor.look(session);
    settle();
    expect(advisor.advice).toMatchObject({ lamp: 'lost', circles: false });
    session.play(session.view.moves.find((move) => !isAction(move))!);
    advisor.look(session);
    expect(advisor.advice.lamp).toBe('lost');
    expect(asked.filter(({ kind }) => kind === 'verdict')).toHaveLength(1);
    settle();
    expect(advisor.advice.lamp).toBe('lost');
  });
});

describe('where it was lost', () => {
  test('is not found in an attempt that never could be won', () => {
    const { advisor, session, settle } = watched('dolgy-hard', 50);
    advisor.look(session);
    session.play(session.view.moves.find((move) => !isAction(move))!);
    advisor.look(session);
    advisor.ask('loss');
    expect(advisor.advice).toMatchObject({ wish: 'loss', progress: 0, loss: undefined });
    settle();
    expect(advisor.advice).toMatchObject({ progress: undefined, loss: { from: 0, won: -1, lost: 0 } });
  });

  test('Klondike-Solver#12: is the move after the last position with a known win, and its line wins', () => {
    const { advisor, session, settle, progress } = watchedWin('gallery', 60_000);
    for (let i = 0; i < 12; i++) {
      session.play(advisor.advice.line[0]!);
      advisor.look(session);
    }
    const below = lcg(1);
    while (!session.view.over && !session.view.won && session.made < 400)
      session.play(session.view.moves[below(session.view.moves.length)]!);
    expect(session.view.over).toBe(true);
    advisor.look(session);
    expect(advisor.advice.lamp).toBe('lost');
    advisor.ask('loss');
    settle();
    const { loss } = advisor.advice;
    expect(loss!.won).toBeGreaterThanOrEqual(12);
    expect(loss!.lost).toBeGreaterThan(loss!.won);
    expect(progress.at(-1)!.share).toBeGreaterThan(0);
    expectWin(session.branch(loss!.won), loss!.line);
    while (session.made > loss!.won) session.undo();
    advisor.look(session);
    expect(advisor.advice).toMatchObject({ lamp: 'won', wish: undefined });
  });
});

describe('a hint', () => {
  test('is fair while cards are unseen: a move, and in how many layouts it wins', () => {
    const { advisor, session, asked, settle } = watched('gallery', 5, 60_000);
    advisor.look(session);
    expect(advisor.advice.hidden).toBe(true);
    advisor.ask('fair');
    expect(asked.map(({ kind }) => kind)).toEqual(['fair']);
    settle();
    const { fair, progress } = advisor.advice;
    expect(progress).toBeUndefined();
    expect(fair!.won).toBeGreaterThan(0);
    const { move, part, low, high } = fair!.best!;
    expect(session.view.moves).toContain(move);
    expect(part).toBeLessThanOrEqual(fair!.samples);
    expect(low).toBeLessThanOrEqual(part / fair!.samples);
    expect(high).toBeGreaterThanOrEqual(part / fair!.samples);
    // Under the cards only when that is asked for.
    expect(asked).toHaveLength(1);
    advisor.ask('under');
    expect(asked.map(({ kind }) => kind)).toEqual(['fair', 'verdict']);
    settle();
    expect(advisor.advice).toMatchObject({ wish: 'under', hidden: true });
    expectWin(session, advisor.advice.line);
  });

  test('is the same either way where nothing is hidden, and the next one comes of itself', () => {
    const { advisor, session, asked, settle } = watched('freecell', 5);
    advisor.look(session);
    advisor.ask('fair');
    expect(asked.map(({ kind }) => kind)).toEqual(['verdict']);
    settle();
    expect(advisor.advice).toMatchObject({ lamp: 'won', hidden: false, wish: 'fair' });
    advisor.askAgain();
    session.play(advisor.advice.line[0]!);
    advisor.look(session);
    expect(advisor.advice).toMatchObject({ lamp: 'won', wish: 'fair' });
    session.play(advisor.advice.line[0]!);
    advisor.look(session);
    expect(advisor.advice).toMatchObject({ lamp: 'resting', wish: undefined });
    expect(asked).toHaveLength(1);
  });
});
