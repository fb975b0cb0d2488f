/** Reads what a player types as moves: full notation, `from to`, a card for a pile, or a pile from which one move leads. */
import { type Face, readFace, type Text } from '../../cards/index.ts';
import type { RuleRef } from '../../engine/document.ts';
import { countOf, fromOf, isAction, type Move, packetMove, toOf } from '../../engine/move.ts';
import type { Session } from '../../play/session.ts';
import { nearest } from '../near.ts';
import { text } from '../text.ts';
import { said } from './said.ts';
import { orders } from './words.ts';

/** Moves to be played, a rule that forbids what was meant, or what is not understood. */
export type Typed =
  | { readonly kind: 'moves'; readonly moves: readonly Move[] }
  | { readonly kind: 'refused'; readonly rule: RuleRef }
  | { readonly kind: 'unread'; readonly text: Text };

const unread = (what: Text): Typed => ({ kind: 'unread', text: what });
const one = (move: Move): Typed => ({ kind: 'moves', moves: [move] });

interface Source {
  readonly pile: number;
  /** How many cards are meant; undefined when only the pile was named. */
  readonly n: number | undefined;
}

/** The piles where a face lies open, with the number of cards that lie on it, itself included. */
function sourcesOf(session: Session, word: string): Source[] {
  const index = session.engine.names.indexOf(word);
  const face: Face = readFace(word);
  const byCard =
    face === 0
      ? []
      : session.view.piles.flatMap(({ index: pile, cards }) =>
          cards.flatMap((card, i): Source[] => {
            const n = session.packetAt(pile, i);
            return card.face === face && (n === cards.length - i || i === cards.length - 1) ? [{ pile, n }] : [];
          }),
        );
  return index >= 0 ? [{ pile: index, n: undefined }, ...byCard] : byCard;
}

function targetsOf(session: Session, word: string): number[] {
  const index = session.engine.names.indexOf(word);
  const face = readFace(word);
  const byCard =
    face === 0 ? [] : session.view.piles.filter(({ cards }) => cards.at(-1)?.face === face).map((pile) => pile.index);
  return index >= 0 ? [index, ...byCard] : byCard;
}

/** Of moves that differ only in the number of cards, the one with most. */
function longest(moves: readonly Move[]): Move | undefined {
  const [first] = moves;
  if (first === undefined || moves.some((m) => fromOf(m) !== fromOf(first) || toOf(m) !== toOf(first))) return undefined;
  return moves.reduce((a, b) => (countOf(b) > countOf(a) ? b : a));
}

const namesOf = (session: Session): string => {
  const names = session.view.piles.filter(({ aside }) => !aside).map(({ name }) => name);
  return names.length <= 30 ? names.join(' ') : `${names.slice(0, 3).join(' ')} … ${names.at(-1)}`;
};

function unknown(session: Session, word: string): Typed {
  if (/\d/.test(word)) return unread(said.noPlace(word.slice(0, 20), namesOf(session)));
  const known = [...session.engine.actions.map(({ id }) => id), ...orders.flatMap(({ words }) => words), ...session.engine.names];
  const near = text.didYouMean(nearest(word, known));
  const { ru, en } = said.unread(word.slice(0, 20));
  return unread({ ru: ru.replace(/\. /, `${near.ru}. `), en: en.replace(/\. /, `${near.en}. `) });
}

/** Reads one line. */
export function readTyped(session: Session, line: string): Typed {
  const bare = line
    .trim()
    .toLowerCase()
    .replace(/\s*([>*])\s*/g, '$1');
  const words = bare.split(/[\s,;]+/).filter((x) => x !== '');
  const full = words.map((word) => session.read(word));
  if (full.every((move) => move !== undefined)) return { kind: 'moves', moves: full as Move[] };

  const [from = '', to, number, extra] = bare.split(/[\s,;>*]+/).filter((x) => x !== '');
  if (extra !== undefined || (number !== undefined && !/^[1-9]\d?$/.test(number))) return unknown(session, line.trim());
  const sources = sourcesOf(session, from);
  if (sources.length === 0) return unknown(session, from);
  const targets = to === undefined ? undefined : targetsOf(session, to);
  if (to !== undefined && targets!.length === 0) return unknown(session, to);
  const wanted = number === undefined ? undefined : Number(number);
  const legal = session.view.moves.filter(
    (move) =>
      !isAction(move) &&
      (targets === undefined || targets.includes(toOf(move))) &&
      (wanted === undefined || countOf(move) === wanted) &&
      sources.some(({ pile, n }) => pile === fromOf(move) && (n === undefined || wanted !== undefined || n === countOf(move))),
  );
  // A word that names both a pile and a card means the pile, unless only the card can move.
  const byPile = legal.filter((move) => sources.some(({ pile, n }) => n === undefined && pile === fromOf(move)));
  const best = byPile.length > 0 ? byPile : legal;
  const found = longest(best);
  if (found !== undefined) return one(found);
  if (best.length > 1) {
    const list = best.map((move) => session.write(move)).sort();
    return unread(said.several(line.trim().slice(0, 20), list.slice(0, 8).join(', ') + (list.length > 8 ? ' …' : '')));
  }
  const [source] = sources;
  const n = wanted ?? source!.n ?? 1;
  if (targets !== undefined) return one(packetMove(source!.pile, targets[0]!, n));
  const rule = session.whyNotTake(source!.pile, n);
  return rule === 0 ? unread(said.stuck(from)) : { kind: 'refused', rule: session.engine.rules[rule]! };
}
