/** The table in sentences: what lies where, and what is not seen. Fetched when it is first asked for. */
import { FACE, type Face, KING, type Lang, rankOf, rankWord, suitOf } from '../cards/index.ts';
import type { GroupDoc } from '../engine/document.ts';
import { pileNames } from '../engine/names.ts';
import { onlyActions } from '../engine/view.ts';
import type { Session } from '../play/session.ts';
import type { TableState } from '../play/table.ts';
import { cardWords, placeName, wantedWords } from './board/names.ts';
import { sentence } from './say.ts';
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

const columnsOf = ({ names }: GroupDoc): number => ('grid' in names ? names.columns[1] - names.columns[0] + 1 : 0);

/** A place in the account of its row: its card, or what may go there. */
function cell({ view, wants }: TableState, group: GroupDoc, pile: number, lang: Lang): string {
  const words = wordsIn(lang);
  const { cards, closed } = view.piles[pile]!;
  const face = cards.at(-1)?.face;
  if (face !== undefined) return face === 0 ? words.hiddenTop : cardWords(face, lang);
  if (closed !== 0) return words.dead;
  const gap = columnsOf(group) === 1 ? `${group.name[lang]} ${words.empty}` : words.gap;
  const wanted = wantedWords(wants[pile] ?? [], lang);
  return wanted ? words.gapFor(gap, wanted) : gap;
}

/** Every pile that is shown, in its order; a grid row by row. */
function pilesTold(state: TableState, lang: Lang): string[] {
  const words = wordsIn(lang);
  const told: string[] = [];
  const rows = new Map<number, string[]>();
  let pile = 0;
  for (const group of state.document.piles) {
    const first = pile;
    pile += pileNames(group.names).length;
    if (group.aside) continue;
    for (let one = first; one < pile; one++) {
      if (!('grid' in group.names)) {
        told.push(sentence(words.holds(placeName(state.document, one, lang), contents(state, one, lang))));
        continue;
      }
      const row = group.names.rows[0] + Math.floor((one - first) / columnsOf(group));
      rows.set(row, [...(rows.get(row) ?? []), cell(state, group, one, lang)]);
    }
  }
  return [...[...rows].map(([row, cells]) => sentence(words.holds(words.row(row), cells.join(', ')))), ...told];
}

/** The whole table. @param verdict what the lamp says of it */
export function tableTold(state: TableState, lang: Lang, verdict?: string): string {
  const words = wordsIn(lang);
  return [
    `${state.document.name[lang]}.`,
    ...pilesTold(state, lang),
    ...state.view.counters.map(({ name, value }) => `${sentence(words.counter(name[lang], value))}.`),
    ...(onlyActions(state.view) ? [`${words.onlyActions}.`] : []),
    ...(verdict ? [`${sentence(verdict)}.`] : []),
  ].join(' ');
}

const RANKS = Array.from({ length: KING }, (_, i) => i + 1);
/** So many ranks are sooner named than all the others. */
const FEW = 3;
/** Which ranks of a suit are not seen; copies are counted where there are several. */
function suitUnseen(left: readonly number[], most: number, lang: Lang): string {
  const words = wordsIn(lang);
  const named = (n: number): string => RANKS.flatMap((rank) => (left[rank] === n ? [rankWord(rank)[lang]] : [])).join(', ');
  const counts = [...new Set(RANKS.map((rank) => left[rank]!))].sort((a, b) => a - b);
  const size = (n: number): number => RANKS.filter((rank) => left[rank] === n).length;
  if (counts.length === 1) return words.allOfSuit(counts[0]!, most);
  if (most === 1) return size(0) > FEW ? named(1) : words.allButOf(named(0));
  const common = counts.reduce((best, n) => (size(n) > size(best) ? n : best));
  const rest = common > 0 ? [words.restOf(common)] : [];
  return [...counts.filter((n) => n !== common).map((n) => words.someOf(n, named(n))), ...rest].join('; ');
}

/** Which cards are not open on the table, told from the pack and what is seen; nothing of where they lie. */
export function hiddenTold({ engine, view }: Pick<Session, 'engine' | 'view'>, lang: Lang): string {
  const words = wordsIn(lang);
  const unseen = new Map<Face, number>();
  const pack = engine.orderedPack().map((card) => card & FACE);
  for (const face of pack) unseen.set(face, (unseen.get(face) ?? 0) + 1);
  const most = Math.max(...unseen.values());
  for (const { cards } of view.piles) for (const { face } of cards) if (face > 0) unseen.set(face, (unseen.get(face) ?? 0) - 1);
  const total = [...unseen.values()].reduce((sum, n) => sum + n, 0);
  if (total === 0) return words.allSeen;
  const suits = [...new Set(pack.map(suitOf))].sort((a, b) => a - b);
  const list = suits.flatMap((suit) => {
    const left: number[] = Array.from({ length: KING + 1 }, () => 0);
    for (const [face, n] of unseen) if (suitOf(face) === suit) left[rankOf(face)] = n;
    return left.some((n) => n > 0) ? [`${words.suitNames[suit]}: ${suitUnseen(left, most, lang)}.`] : [];
  });
  return words.notSeen(words.cards(total), list.join(' '));
}
