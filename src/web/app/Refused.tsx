/** Why a move is refused, when asked: the cards that met, where these cards can go now, and the rule's place in the rule book. */
import '../style/refused.css';
import { useState } from 'preact/hooks';
import type { Refusal, TableState } from '../../play/table.ts';
import { sentence } from '../announce.ts';
import { cardList, cardWords, placeName } from '../board/names.ts';
import { openRule } from '../book/open.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';

interface Props {
  readonly now: TableState;
  readonly refusal: Refusal;
}

function Details({ now, refusal: { rule, pile, from, faces, targets } }: Props) {
  const lang = language.value;
  const text = words.value;
  const open = faces.filter((face) => face > 0);
  const there = pile >= 0 && pile !== from ? now.view.piles[pile]!.cards.at(-1) : undefined;
  const place = pile >= 0 ? placeName(now.document, pile, lang) : '';
  return (
    <>
      <button type="button" class="whynot" data-do="rule" onClick={() => openRule(now.document.id, rule.rule)}>
        {sentence(text.toRule)}
      </button>
      {open.length > 0 && <small>{text.yourCards(cardList(open, lang))}</small>}
      {pile >= 0 && pile !== from && (
        <small>
          {!there
            ? text.emptyThere(place)
            : text.liesThere(there.face === 0 ? text.hiddenTop : cardWords(there.face, lang), place)}
        </small>
      )}
      {open.length > 0 && (
        <small>
          {targets.length === 0
            ? text.canGoNowhere
            : text.canGo(targets.map((to) => placeName(now.document, to, lang)).join('; '))}
        </small>
      )}
    </>
  );
}

export function Refused({ now, refusal }: Props) {
  const [shown, show] = useState<Refusal>();
  if (shown === refusal) return <Details now={now} refusal={refusal} />;
  return (
    <button type="button" class="whynot" data-do="why" onClick={() => show(refusal)}>
      {words.value.whyNot}
    </button>
  );
}
