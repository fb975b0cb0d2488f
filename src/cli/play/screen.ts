/** What a player sees: the head, the board, and single lines about moves and piles. */
import { cardSign } from '../../cards/index.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../../engine/move.ts';
import type { Session } from '../../play/session.ts';
import { boardLines } from '../board/board.ts';
import { cardsInk, paint } from '../board/ink.ts';
import type { Output } from '../output.ts';
import { text } from '../text.ts';
import { widthOf, wrap } from '../wrap.ts';
import { said } from './said.ts';
import { orders } from './words.ts';

/** A move with the card that it moves: `t3>t5*2  9♠ 8♦`. Actions with their name. */
export function moveNote(out: Output, session: Session, move: Move): string {
  const written = session.write(move);
  if (isAction(move)) return written;
  const name = (face: number): string => (face === 0 ? '##' : cardSign(face, out.lang));
  const cards = session.faces(fromOf(move), countOf(move)).map(name).join(' ');
  const onto = session.faces(toOf(move), 1).map(name).join('');
  return `${written} (${cards}${onto === '' ? '' : ` → ${onto}`})`;
}

/** The head, the board and the actions that can be taken, in about `height` lines. */
export function screen(out: Output, session: Session, height: number): string[] {
  const { document, deal, view, engine } = session;
  const { bold, dim } = out.colours;
  const facts = [
    out.say('deal' in deal ? text.dealNumber(deal.deal) : text.writtenPack),
    out.say(said.movesMade(session.made)),
    `${out.say(said.placed)} ${view.placed}/${view.total}`,
    ...view.counters.map(({ name, value }) => `${out.say(name)} ${value}`),
  ];
  const head = wrap(`${bold(out.say(document.name))} · ${facts.join(' · ')}`, out.width);
  const allowed = view.actions.filter(({ rule }) => rule === 0);
  const actions = allowed.map(({ id, name }) => `${bold(id)} ${dim(`(${out.say(name)})`)}`).join(', ');
  const foot = allowed.length === 0 ? [] : wrap(`${out.say(said.actions)}: ${actions}`, out.width);
  const board = boardLines(engine, view, out.lang, out.width, height - head.length - foot.length - 1);
  return [...head, ...board.map((line) => paint(line, out.colours)), ...foot];
}

/** A whole pile, named by the player. */
export function pileLines(out: Output, session: Session, word: string): string[] {
  const pile = session.view.piles.find(({ name }) => name === word.trim().toLowerCase());
  const shown = session.engine.names.filter((_, i) => !session.view.piles[i]!.aside);
  if (!pile || pile.aside) {
    const told = shown.length <= 30 ? shown.join(' ') : `${shown.slice(0, 3).join(' ')} … ${shown.at(-1)}`;
    return wrap(out.say(word.trim() === '' ? said.lookWhat(shown[0]!) : said.noPlace(word.trim().slice(0, 20), told)), out.width);
  }
  const name = out.say(session.engine.groupAt(pile.index).doc.name);
  const cards = pile.cards.length === 0 ? out.say(said.empty) : paint(cardsInk(pile.cards, out.lang), out.colours);
  return wrap(`${out.colours.bold(pile.name)} (${name}): ${cards}`, out.width, 0, 2);
}

/** What can be typed. */
export function helpLines(out: Output, session: Session): string[] {
  const lines = [...wrap(out.say(said.help), out.width), ''];
  const { actions } = session.engine.resolved;
  const rows = [
    ...actions.map(({ rule, name }): [string, string] => [rule, out.say(name)]),
    ...orders.map(({ shown, text: what }): [string, string] => [out.say(shown), out.say(what)]),
  ];
  const left = Math.max(...rows.map(([word]) => widthOf(word))) + 2;
  lines.push(out.say(said.helpOrders));
  for (const [word, what] of rows)
    lines.push(...wrap(`${word}${'\u00a0'.repeat(left - widthOf(word))}${what}`, out.width, 2, left + 2));
  return lines;
}
