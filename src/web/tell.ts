/** The table in sentences: what lies where, and what is not seen. Fetched when it is first asked for. */
import { FACE, type Face, type Lang, rankOf, suitOf } from '../cards/index.ts';
import type { Session } from '../play/session.ts';
import type { TableState } from '../play/table.ts';
import { sentence } from './announce.ts';
import { cardWords, placeName, wantedWords } from './board/names.ts';
import { wordsIn } from './text/more/index.ts';

/** What lies on a pile, from the innermost card: «3 закрытые карты, дама пик». */
export function contents({ view, wants }: TableState, pile: number, lang: Lang): string {
  const words = wordsIn(lang);
  const { cards, closed } = view.piles[pile]!;
  if (cards.length === 0) {
    const wanted = wantedWords(wants[pile] ?? [], lang);
    if (closed !== 0) return words.dead;
    return wanted ? `${words.empty}, ${words.waitsFor(wanted).replace(/\.$/, '').toLocaleLowerCase(lang)}` : words.empty;
  }
  const hidden = cards.filter(({ face }) => face === 0).length;
  const open = cards.flatMap(({ face }) => (face === 0 ? [] : [cardWords(face, lang)]));
  return [...(hidden > 0 ? [words.hiddenCards(hidden)] : []), ...open].join(', ');
}

/** Every pile that is shown, in its order. */
export function tableTold(state: TableState, lang: Lang): string {
  const words = wordsIn(lang);
  return [
    state.document.name[lang],
    ...state.view.piles
      .filter(({ aside }) => !aside)
      .map(({ index }) => sentence(words.holds(placeName(state.document, index, lang), contents(state, index, lang)))),
    ...state.view.counters.map(({ name, value }) => `${sentence(words.counter(name[lang], value))}.`),
  ].join(' ');
}

/** Which cards are not open on the table, told from the pack and what is seen; nothing of where they lie. */
export function hiddenTold({ engine, view }: Pick<Session, 'engine' | 'view'>, lang: Lang): string {
  const words = wordsIn(lang);
  const unseen = new Map<Face, number>();
  for (const card of engine.orderedPack()) unseen.set(card & FACE, (unseen.get(card & FACE) ?? 0) + 1);
  for (const { cards } of view.piles) for (const { face } of cards) if (face > 0) unseen.set(face, (unseen.get(face) ?? 0) - 1);
  const left = [...unseen].filter(([, n]) => n > 0).sort(([a], [b]) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b));
  const total = left.reduce((sum, [, n]) => sum + n, 0);
  if (total === 0) return words.allSeen;
  const list = left.map(([face, n]) => (n === 1 ? cardWords(face, lang) : words.copies(cardWords(face, lang), n)));
  return words.notSeen(words.cards(total), sentence(list.join('; ')));
}
