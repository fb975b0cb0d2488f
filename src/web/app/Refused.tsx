/** Why a move is refused, when asked: the cards that met, where these cards can go now, and the rule's place in the rule book. */
import '../style/refused.css';
import type { Refusal, TableState } from '../../play/table.ts';
import { cardList, cardWords, placeName } from '../board/names.ts';
import { askWhy, whyAsked } from '../dismiss.ts';
import { sentence } from '../say.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';

interface Props {
  readonly now: TableState;
  readonly refusal: Refusal;
}

export function Details({ now, refusal: { pile, from, faces, takable, targets } }: Props) {
  const lang = language.value;
  const text = words.value;
  const open = faces.filter((face) => face > 0);
  const there = pile >= 0 && pile !== from ? now.view.piles[pile]!.cards.at(-1) : undefined;
  const place = pile >= 0 ? placeName(now.document, pile, lang) : '';
  return (
    <div class="details">
      {/* Of more cards than those in hand the rule says enough: the ones in hand can be taken. */}
      {open.length > 0 && (takable || open.length === faces.length) && (
        <small>{(takable ? text.yourCards : text.notTakable)(cardList(open, lang), open.length)}</small>
      )}
      {pile >= 0 && pile !== from && (
        <small>
          {!there
            ? text.emptyThere(place)
            : text.liesThere(there.face === 0 ? text.hiddenTop : cardWords(there.face, lang), place)}
        </small>
      )}
      {open.length > 0 && takable && (
        <small>
          {targets.length === 0
            ? text.canGoNowhere(open.length)
            : text.canGo(targets.map((to) => text.onto(placeName(now.document, to, lang))).join('; '))}
        </small>
      )}
    </div>
  );
}

export function WhyNot({ refusal }: Pick<Props, 'refusal'>) {
  const text = words.value;
  const told = whyAsked.value === refusal;
  return (
    <button type="button" class="whynot" data-do={told ? 'rule' : 'why'} aria-keyshortcuts="E" onClick={askWhy}>
      {told ? sentence(text.toRule) : text.whyNot}
    </button>
  );
}
