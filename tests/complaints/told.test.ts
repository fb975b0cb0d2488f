// Complaints of players of other programs about what is told and where the keys lead, as tests named by their threads; the list:
// docs/COMPLAINTS.md.

import { describe, expect, test } from 'vitest';
import { lcg } from '../../src/engine/lcg.ts';
import { games } from '../../src/games/index.ts';
import { Table, type TableState } from '../../src/play/table.ts';
import { announcement } from '../../src/web/announce.ts';
import { planTable, type Size } from '../../src/web/board/geometry.ts';
import { cardWords } from '../../src/web/board/names.ts';
import { makeScene, neighbour } from '../../src/web/board/scene.ts';
import { loadWords } from '../../src/web/text/index.ts';

await Promise.all([loadWords('ru'), loadWords('en')]);

/** Plays a game at random and shows each two states that follow one another. */
function playOn(table: Table, seed: number, most: number, visit: (before: TableState, after: TableState) => void): void {
  const below = lcg(seed);
  for (let i = 0; i < most && table.state.view.moves.length > 0; i++) {
    const before = table.state;
    table.playMove(before.view.moves[below(before.view.moves.length)]!);
    visit(before, table.state);
  }
}

describe('what is told', () => {
  test('accessiblesolitaire.com: every move is told, and every card that it turns up', () => {
    let turned = 0;
    for (const game of games)
      for (const deal of [1, 2])
        playOn(Table.deal(game, { deal }), deal, 80, (before, after) => {
          const told = announcement(before, after, 'en').toLowerCase();
          expect(told, game.id).not.toBe('');
          if (after.view.won) return;
          const up = after.steps.flatMap((step) => (step.kind === 'turn' ? [after.view.piles[step.pile]!.cards.at(-1)] : []));
          // Of many at once only the number is told, lest the important part is lost among them.
          if (up.length > 12) return;
          for (const card of up) {
            if (!card || card.face === 0) continue;
            expect(told, game.id).toContain(cardWords(card.face, 'en'));
            turned += 1;
          }
        });
    expect(turned).toBeGreaterThan(20);
  });
  test('accessiblesolitaire.com: to start over is told as that, not as a move taken back, and not where nothing is begun', () => {
    for (const game of games) {
      const table = Table.deal(game, { deal: 3 });
      const fresh = table.state;
      table.restart();
      expect(announcement(fresh, table.state, 'en'), game.id).toBe('');
      playOn(table, 3, 4, () => undefined);
      const played = table.state;
      if (played.made === 0) continue;
      table.restart();
      expect(announcement(played, table.state, 'en'), game.id).toMatch(/beginning/);
      expect(announcement(played, table.state, 'ru'), game.id).toMatch(/сначала/);
      table.redo();
      const again = table.state;
      table.undo();
      expect(announcement(again, table.state, 'en'), game.id).toMatch(/^(?:Move taken|Taken) back/);
    }
  });
});

test('accessiblesolitaire.com: the arrows go along a row and never aslant, however long its columns have grown', () => {
  const boards: readonly Size[] = [
    { width: 374, height: 684 },
    { width: 992, height: 650 },
  ];
  for (const game of games)
    for (const board of boards) {
      const plan = planTable(game, board);
      const walk = ({ view }: TableState): void => {
        const scene = makeScene(plan, view);
        for (const { place } of scene.piles) {
          const { y } = place.base;
          // The next place of the same row, where it is no further than the next but one.
          const rights = scene.piles
            .filter((other) => Math.abs(other.place.base.y - y) < 1 && other.place.base.x > place.base.x + 1)
            .sort((a, b) => a.place.base.x - b.place.base.x);
          const right = rights[0]?.place;
          if (!right || right.base.x - place.base.x > plan.card.w * 2) continue;
          expect(neighbour(scene, place.pile, { x: 1, y: 0 }), `${game.id}: right of ${place.pile}`).toBe(right.pile);
          expect(neighbour(scene, right.pile, { x: -1, y: 0 }), `${game.id}: left of ${right.pile}`).toBe(place.pile);
        }
      };
      const table = Table.deal(game, { deal: 4 });
      walk(table.state);
      playOn(table, 4, 60, (_, after) => walk(after));
    }
});
