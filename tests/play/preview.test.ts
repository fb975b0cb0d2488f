/** A line that is shown: it goes to and fro on a table of its own, and the game stays as it was. */
import { expect, test } from 'vitest';
import { defaultHouse } from '../../src/engine/document.ts';
import { lcg } from '../../src/engine/lcg.ts';
import type { Move } from '../../src/engine/move.ts';
import { games } from '../../src/games/index.ts';
import { Preview } from '../../src/play/preview.ts';
import { Session } from '../../src/play/session.ts';
import { Table } from '../../src/play/table.ts';

const randomGame = (session: Session, moves: number, seed: number): Move[] => {
  const below = lcg(seed);
  const made: Move[] = [];
  while (made.length < moves && session.view.moves.length > 0) {
    const move = session.view.moves[below(session.view.moves.length)]!;
    session.play(move);
    made.push(move);
  }
  return made;
};

test.each(games.map((game) => [game.id, game] as const))(
  'a line of %s is shown to and fro, and the game is left alone',
  (_, game) => {
    const session = new Session(game, defaultHouse(game), { deal: 5 });
    randomGame(session, 8, 1);
    // In some games random moves are soon at an end.
    const from = Math.min(4, session.made >> 1);
    const line = randomGame(session.branch(from), 10, 2);
    const before = { record: session.record, view: session.view, place: session.place };
    const preview = new Preview(session, from, line);
    expect(preview).toMatchObject({ at: 0, length: line.length, from });
    expect(preview.state.deal).toBe(session.deal);
    const truth = session.branch(from);
    const views = [truth.view];
    for (const move of line) {
      truth.play(move);
      views.push(truth.view);
    }
    for (const to of [1, 2, 1, line.length, line.length + 3, line.length - 1, 0, -2, 3]) {
      preview.go(to);
      const at = Math.max(0, Math.min(line.length, to));
      expect(preview.at).toBe(at);
      expect(preview.state.view).toEqual(views[at]);
      expect(preview.shown).toEqual(line.slice(0, at));
    }
    expect({ record: session.record, view: session.view, place: session.place }).toEqual(before);
  },
);

test('the moves shown are taken over as one change, in place of what was played after them', () => {
  const game = games[0]!;
  const table = Table.deal(game, { deal: 5 });
  randomGame(table.game, 8, 1);
  const line = randomGame(table.game.branch(4), 10, 2);
  const preview = new Preview(table.game, 4, line);
  preview.go(3);
  let told = 0;
  table.subscribe(() => told++);
  table.playFrom(preview.from, preview.shown);
  expect(told).toBe(1);
  expect(table.state.view).toEqual(preview.state.view);
  expect(table.state.made).toBe(7);
});
