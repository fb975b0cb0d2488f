/** `pasyans games`: which patiences there are, and their house rules. */
import { defaultHouse } from '../../engine/document.ts';
import { games } from '../../games/index.ts';
import type { Run } from '../spec.ts';
import { FINE } from '../stop.ts';
import { text } from '../text.ts';

export const run: Run = (_, out) => {
  if (out.json) {
    out.data({
      games: games.map((game) => ({
        id: game.id,
        name: out.say(game.name),
        packs: game.packs,
        house: game.house.map(({ id, name, values }) => ({
          id,
          name: out.say(name),
          default: defaultHouse(game)[id],
          values: values.map((value) => ({ id: value.id, text: out.say(value.text) })),
        })),
      })),
    });
    return FINE;
  }
  const widest = Math.max(...games.map(({ id }) => id.length));
  for (const game of games) {
    const { bold, dim } = out.colours;
    out.line(`${bold(game.id.padEnd(widest))}  ${out.say(game.name)} ${dim(`(${out.say(text.packs(game.packs))})`)}`);
    for (const { id, name, values } of game.house) {
      out.paragraph(`${out.say(name)}:`, 4, 6);
      for (const [i, value] of values.entries())
        out.paragraph(
          `${id}=${value.id} ${dim(`${out.say(value.text)}${i === 0 ? ` (${out.say(text.byDefault)})` : ''}`)}`,
          6,
          8,
        );
    }
  }
  return FINE;
};
