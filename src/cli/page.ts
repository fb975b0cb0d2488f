/** A page of rules as text: sections of sentences, each with its name and where it comes from. */
import type { GameDocument, House } from '../engine/document.ts';
import { type PageEntry, rulesPage } from '../engine/page.ts';
import { ended } from '../play/faultwords.ts';
import { t } from './language.ts';
import type { Output } from './output.ts';
import { text } from './text.ts';
import { wrap } from './wrap.ts';

const AUTHOR = t('Автор', 'By');
const PLACES = t('Места', 'Piles');

function entryLines(out: Output, document: GameDocument, entry: PageEntry): string[] {
  const { bold, dim } = out.colours;
  const named = entry.name ? `${bold(out.say(entry.name))}. ` : '';
  const mark = `[${entry.rule}; ${out.say(text.sources(entry.source, document))}]`.split(' ').map(dim).join(' ');
  const values = (entry.values ?? []).flatMap(({ id, text: what, chosen }) =>
    wrap(`${chosen ? '●' : '○'} ${id}: ${out.say(what)}`, out.width, 6, 8),
  );
  return [...wrap(`– ${named}${out.say(entry.text)} ${mark}`, out.width, 2, 4), ...values];
}

/** The lines of the rules page of a game under these house rules. */
export function pageLines(out: Output, document: GameDocument, house: House): string[] {
  const page = rulesPage(document, house);
  const { bold } = out.colours;
  const lines = [bold(out.say(page.title)), ''];
  lines.push(...wrap(out.say(page.about), out.width));
  if (page.author) lines.push(...wrap(ended(`${out.say(AUTHOR)}: ${out.say(page.author)}`), out.width));
  lines.push('', ...wrap(out.say(page.facts.cards), out.width), `${out.say(PLACES)}:`);
  for (const { name, called, take } of page.facts.piles)
    lines.push(...wrap(`– ${out.say(name)}: ${called.replaceAll(' ', '\u00a0')}; ${out.say(take)}`, out.width, 2, 4));
  for (const section of page.sections) {
    lines.push('', bold(out.say(section.title)));
    for (const entry of section.entries) lines.push(...entryLines(out, document, entry));
  }
  if (page.sections.some(({ entries }) => entries.some(({ source }) => source.includes('ours'))))
    lines.push('', ...wrap(`${out.say(text.sources(['ours'], document))}: ${out.say(page.ours)}`, out.width));
  return lines;
}
