/** `pasyans rules`: the rules of a game, made from its definition. */
import { rulesPage } from '../../engine/page.ts';
import { readGame, readHouse } from '../input.ts';
import { pageLines } from '../page.ts';
import type { Run } from '../spec.ts';
import { FINE } from '../stop.ts';

export const run: Run = async (given, out) => {
  const document = await readGame(given);
  const house = readHouse(given, document);
  if (!out.json) {
    out.lines(pageLines(out, document, house));
    return FINE;
  }
  const page = rulesPage(document, house);
  out.data({
    title: out.say(page.title),
    about: out.say(page.about),
    ...(page.author ? { author: out.say(page.author) } : {}),
    house,
    sections: page.sections.map(({ id, title, entries }) => ({
      id,
      title: out.say(title),
      entries: entries.map(({ rule, text, source }) => ({ rule, text: out.say(text), source })),
    })),
  });
  return FINE;
};
