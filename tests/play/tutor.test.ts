// The tutorial: right moves go on, wrong ones are answered with their rule, others are taken back.

import { describe, expect, it } from 'vitest';
import { isAction } from '../../src/engine/move.ts';
import { games } from '../../src/games/index.ts';
import { Tutor } from '../../src/play/tutor.ts';
import type { Shown } from '../../src/play/walk.ts';

/** Makes a move by hand: takes the cards up and puts them down, or presses the button of the action. */
function byHand(tutor: Tutor, { move, from, to, faces }: Shown): void {
  if (isAction(move)) tutor.act(to);
  else if (tutor.take(from, tutor.state.view.piles[from]!.cards.length - Math.max(1, faces.length))) tutor.put(to);
}

describe.each(games.map((game) => [game.id, game] as const))('the tutorial of %s', (_, game) => {
  it('can be gone through by hand from the first example to the last', () => {
    let changes = 0;
    const tutor = new Tutor(game, () => changes++);
    for (let n = 0; n < game.examples.length; n++) {
      for (let lesson = tutor.lesson; lesson; lesson = tutor.lesson) {
        const { at } = tutor.walk;
        if (tutor.byHand && (lesson.kind === 'play' || lesson.kind === 'refused')) byHand(tutor, lesson.shown);
        else tutor.show();
        expect(tutor.walk.at, `${game.examples[n]!.id}, lesson ${at + 1}`).toBe(at + 1);
        if (lesson.kind === 'refused') expect(tutor.told).toEqual({ kind: 'seen', rule: lesson.rule });
        if (lesson.kind === 'play') expect(tutor.told).toEqual({ kind: 'right' });
      }
      tutor.next();
    }
    expect(tutor.example).toBe(0);
    expect(changes).toBeGreaterThan(0);
  });
  it('takes back every move that is possible but not asked for', () => {
    const tutor = new Tutor(game, () => undefined);
    const { lesson } = tutor;
    const place = tutor.walk.table.game.place;
    for (const move of tutor.state.view.moves) {
      const text = tutor.walk.table.game.write(move);
      if (isAction(move) || (lesson?.kind === 'play' && lesson.shown.text === text)) continue;
      tutor.walk.table.letGo();
      const [, from = '', to = '', n = '1'] = /^(.+)>(.+?)(?:\*(\d+))?$/.exec(text)!;
      const { piles } = tutor.state.view;
      const at = piles.findIndex(({ name }) => name === from);
      tutor.take(at, piles[at]!.cards.length - Number(n));
      tutor.put(piles.findIndex(({ name }) => name === to));
      expect(tutor.told, text).toEqual({ kind: 'other' });
      expect(tutor.walk.table.game.place).toBe(place);
    }
  });
});
