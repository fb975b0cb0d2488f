// Every worked example of every game, played through the engine: the layouts and moves that the sources print.

import { describe, expect, it } from 'vitest';
import { everyHouse } from '../../src/engine/document.ts';
import { runExample } from '../../src/engine/example.ts';
import { games } from '../../src/games/index.ts';

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  it('has examples, each with its own id', () => {
    expect(game.examples.length).toBeGreaterThan(0);
    expect(new Set(game.examples.map(({ id }) => id)).size).toBe(game.examples.length);
  });

  it.each(game.examples.map((example) => ({ id: example.id, example })))('$id', ({ example }) => {
    expect(runExample(game, example).join('\n')).toBe('');
  });
});

describe('the runner of examples', () => {
  const game = games.find(({ examples }) => examples.some(({ position }) => position))!;
  const example = game.examples.find(({ position }) => position)!;
  const first = example.steps.findIndex((step) => 'play' in step);
  const play = (example.steps[first] as { play: string }).play;

  it('says which step went wrong', () => {
    const faulty = { ...example, steps: [{ refused: play, rule: 'no-such-rule' }] };
    expect(runExample(game, faulty)).toEqual([`step 1 (refused): ${play} is refused by: allowed, expected no-such-rule`]);
    expect(runExample(game, { ...example, steps: [{ shows: ['r1: --'] }] }).join()).toContain('step 1 (shows): the table shows');
    expect(runExample(game, { ...example, steps: [{ won: true }] })).toEqual(['step 1 (won): the game is not won']);
    expect(runExample(game, { ...example, steps: [{ play: 'r1c1>nowhere' }] })).toEqual([
      'step 1 (play): r1c1>nowhere is no move',
    ]);
    expect(runExample(game, { ...example, steps: [{ onto: play.split('>')[1]!, moves: [] }] }).join()).toContain('expected none');
  });

  it('says what is wrong with a layout', () => {
    expect(runExample(game, { ...example, position: example.position!.slice(1) }).join()).toContain(
      'layout, pack: cards missing',
    );
    const { position: _, ...rest } = example;
    expect(runExample(game, { ...rest, pack: 'AS AS AS', steps: [] }).join()).toContain('layout, pack: cards too many');
    expect(runExample(game, { ...rest, pack: 'AS oops', steps: [] }).join()).toContain("'oops' is no card");
  });

  it('takes the house rules that an example names', () => {
    for (const house of everyHouse(game)) expect(runExample(game, { ...example, house, steps: [] })).toEqual([]);
  });
});
