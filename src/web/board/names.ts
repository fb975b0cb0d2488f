/** Piles and cards in words: what a screen reader says and what messages are made of. */
import { type Face, type Lang, rankOf, rankWord, SUIT_WORDS, suitOf } from '../../cards/index.ts';
import type { GameDocument, GroupDoc } from '../../engine/document.ts';
import { ofRankInOwnSuit } from '../../engine/language.ts';
import { pileNames } from '../../engine/names.ts';
import type { TableState } from '../../play/table.ts';
import { ghostOf } from '../../play/wanted.ts';
import { catalogue } from '../text/index.ts';

/** The atom that gives each pile of a group a suit of its own. */
const OWN_SUIT: string = ofRankInOwnSuit(1).atom;

/** «дама пик», "queen of spades". */
export const cardWords = (face: Face, lang: Lang): string => `${rankWord(rankOf(face))[lang]} ${SUIT_WORDS[suitOf(face)]![lang]}`;
export const cardList = (faces: readonly Face[], lang: Lang): string => faces.map((face) => cardWords(face, lang)).join(', ');
/** Of longer packets only the first and the last card are named. */
const MOST_CARDS = 3;
/** The cards of a packet: «дама пик», «король треф … пятёрка червей». */
export const packetWords = (faces: readonly Face[], lang: Lang): string =>
  faces.length <= MOST_CARDS ? cardList(faces, lang) : `${cardWords(faces[0]!, lang)} … ${cardWords(faces.at(-1)!, lang)}`;

/** «столбец 3», «место, ряд 2, столбец 5», «начало ряда 2», «колода». */
export function placeName(document: GameDocument, pile: number, lang: Lang): string {
  const words = catalogue[lang];
  let first = 0;
  for (const { names, name, start } of document.piles) {
    const count = pileNames(names).length;
    const n = pile - first;
    first += count;
    if (n >= count) continue;
    if ('grid' in names) {
      const columns = names.columns[1] - names.columns[0] + 1;
      const row = names.rows[0] + Math.floor(n / columns);
      // Of one place a row the row says which.
      if (columns === 1) return `${name[lang]} ${row}`;
      return `${name[lang]}, ${words.row(row)}, ${words.column(names.columns[0] + (n % columns))}`;
    }
    // Piles that each belong to a suit are told apart by it: «серия от туза треф».
    if (start && 'atom' in start && start.atom === OWN_SUIT) return `${name[lang]} ${SUIT_WORDS[n % SUIT_WORDS.length]![lang]}`;
    return count === 1 ? name[lang] : `${name[lang]} ${n + 1}`;
  }
  return '';
}

/** Which cards a pile waits for, when that can be said in a few words. */
export function wantedWords(wanted: readonly Face[], lang: Lang): string | undefined {
  if (wanted.length > 0 && wanted.length <= 2) return wanted.map((face) => cardWords(face, lang)).join(catalogue[lang].or);
  const ghost = ghostOf(wanted);
  return ghost?.rank === undefined ? undefined : rankWord(ghost.rank)[lang];
}

/** So many cards of a group's piles are seen beneath one another: none where they are merely stacked. */
function spreadOf({ layout }: GameDocument, { id, kind }: GroupDoc): number {
  if (kind === 'stock' || kind === 'foundation' || kind === 'discard') return 0;
  const area = layout.areas.find(({ group }) => group === id);
  const fans = [area?.fan, ...(area?.places ?? []).map(({ fan }) => fan)].some((fan = 'none') => fan !== 'none');
  return fans ? (area?.spread ?? Number.POSITIVE_INFINITY) : 0;
}

/** The accessible name of a pile: «столбец 3, дама пик, 2 карты; под ней король червей». */
export function pileLabel({ document, view, wants, hand }: TableState, pile: number, lang: Lang): string {
  const words = catalogue[lang];
  const { cards, closed, marked, group } = view.piles[pile]!;
  const doc = document.piles.find(({ id }) => id === group)!;
  const top = cards.at(-1);
  const wanted = wantedWords(wants[pile] ?? [], lang);
  const said = [
    placeName(document, pile, lang),
    top ? (top.face === 0 ? words.hiddenTop : cardWords(top.face, lang)) : closed ? words.dead : words.empty,
    ...(cards.length > 1 ? [words.cards(cards.length)] : []),
    ...(marked ? [words.freed] : []),
    ...(hand?.targets.includes(pile) ? [words.fits] : []),
    ...(wanted && (!top || doc.kind === 'foundation') ? [words.waitsFor(wanted).replace(/\.$/, '').toLocaleLowerCase(lang)] : []),
  ].join(', ');
  const spread = spreadOf(document, doc);
  if (!top || top.face === 0 || spread < 2) return said;
  // The outermost of those beneath is told first.
  const open = cards.slice(0, -1).flatMap(({ face }) => (face === 0 ? [] : [face]));
  const under = open.reverse().slice(0, spread - 1);
  return under.length === 0 ? said : `${said}; ${words.under(cardWords(top.face, lang), cardList(under, lang))}`;
}
