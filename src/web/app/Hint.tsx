/** What the adviser answers a player who asks: the next move of a winning line, that none is left, or where it was lost. */
import { useEffect } from 'preact/hooks';
import { countOf, fromOf, isAction, type Move, toOf } from '../../engine/move.ts';
import type { Advice } from '../../play/advisor.ts';
import { advice, backToWin, playHint, seekLoss } from '../advice.ts';
import { cardList, placeName } from '../board/names.ts';
import { currentTable, state } from '../game.ts';
import { language, words } from '../settings.ts';

function Answer({
  text,
  doing,
}: {
  readonly text: string;
  readonly doing?: { readonly id: string; readonly name: string; readonly run: () => void };
}) {
  return (
    <>
      <span class="why">{text}</span>
      {doing && (
        <span class="buttons">
          <button type="button" data-do={doing.id} onClick={doing.run}>
            {doing.name}
          </button>
        </span>
      )}
    </>
  );
}

function Loss({ loss }: { readonly loss: NonNullable<Advice['loss']> }) {
  const text = words.value;
  if (loss.at < 0) return <Answer text={text.lossUnknown} />;
  return <Answer text={text.lossAt(loss.at, loss.exact)} doing={{ id: 'back-to-win', name: text.backToWin, run: backToWin }} />;
}

/** The cards of the hint are taken up once, so that they and the places they may go to are lit. */
function useLit(move: Move | undefined): void {
  useEffect(() => {
    if (move === undefined || isAction(move)) return;
    const { view } = currentTable().state;
    currentTable().take(fromOf(move), view.piles[fromOf(move)]!.cards.length - countOf(move));
  }, [move]);
}

export function Hint() {
  const text = words.value;
  const lang = language.value;
  const now = advice.value;
  const { document, view } = state.value!;
  useLit(now?.lamp === 'won' ? now.line[0] : undefined);
  if (!now || now.lamp === 'resting' || now.lamp === 'searching') return <Answer text={text.hintSearching} />;
  if (now.seeking) return <Answer text={text.seekingLoss} />;
  if (now.loss) return <Loss loss={now.loss} />;
  if (now.lamp === 'lost') return <Answer text={text.hintLost} doing={{ id: 'seek-loss', name: text.seekLoss, run: seekLoss }} />;
  const [move] = now.line;
  if (now.lamp === 'open' || move === undefined)
    return <Answer text={text.hintOpen} doing={{ id: 'seek-loss', name: text.seekLoss, run: seekLoss }} />;
  const said = isAction(move)
    ? text.hintAction(view.actions[toOf(move)]!.name[lang])
    : text.hintMove(
        cardList(currentTable().game.faces(fromOf(move), countOf(move)), lang),
        placeName(document, toOf(move), lang),
      );
  return (
    <Answer
      text={now.looksUnder ? `${said} ${text.looksUnder}` : said}
      doing={{ id: 'play-hint', name: text.hintPlay, run: playHint }}
    />
  );
}
