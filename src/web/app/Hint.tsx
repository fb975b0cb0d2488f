/** What the adviser answers a player who asks: a move, that none wins any more, or where the game was lost. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { countOf, fromOf, isAction, type Move } from '../../engine/move.ts';
import { attemptLeft, hasAttempts, type View } from '../../engine/view.ts';
import type { Advice } from '../../play/advice.ts';
import type { Fair } from '../../play/asking.ts';
import { advice, advised, ask, askLonger, backToWin, cancel, followHint, showMissedWin, showWin } from '../advice.ts';
import { currentTable } from '../game.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import { adviceWords, moveWords } from './moveWords.ts';
import { Away, Told } from './Told.tsx';
import { Waiting } from './Waiting.tsx';

interface Deed {
  readonly id: string;
  readonly name: string;
  readonly run: () => void;
}
const seekLoss = (): Deed => ({ id: 'seek-loss', name: words.value.seekLoss, run: () => ask('loss') });
const lookUnder = (): Deed => ({ id: 'look-under', name: words.value.lookUnder, run: () => ask('under') });
const play = (move: Move): Deed => ({ id: 'play-hint', name: words.value.hintPlay, run: () => followHint(move) });

function Answer({ deeds, children }: { readonly deeds: readonly Deed[]; readonly children: ComponentChildren }) {
  return (
    <Told
      kind="asked"
      buttons={
        <>
          {deeds.map(({ id, name, run }) => (
            <button key={id} type="button" data-do={id} onClick={run}>
              {name}
            </button>
          ))}
          <Away id="close-hint" />
        </>
      }
    >
      <span class="why">{children}</span>
    </Told>
  );
}

/** What was lit last, so that it is not lit again after a line was shown in between. */
let lit: { readonly view: View; readonly move: Move } | undefined;
/** The cards of the hint are taken up once, so that they and the place they are to go to are lit. */
function useLit(move: Move | undefined): void {
  useEffect(() => {
    advised.value = move === undefined || isAction(move) ? undefined : move;
    return () => {
      advised.value = undefined;
    };
  }, [move]);
  useEffect(() => {
    const { view } = currentTable().state;
    if (move === undefined || isAction(move) || (lit?.view === view && lit.move === move)) return;
    lit = { view, move };
    currentTable().take(fromOf(move), view.piles[fromOf(move)]!.cards.length - countOf(move));
  }, [move]);
}

/** Where it was lost, with the way back and the line that was missed. */
function Loss({ loss, hidden }: { readonly loss: NonNullable<Advice['loss']>; readonly hidden: boolean }) {
  const text = words.value;
  const { game } = currentTable();
  const { from, won, lost } = loss;
  const note = hidden ? ` ${text.looksUnder}` : '';
  const show: Deed = { id: 'show-line', name: text.showLine, run: showMissedWin };
  const attempts = hasAttempts(game.view);
  if (won < 0) {
    const fromStart = attempts ? text.lossFromStartNow : text.lossFromStart;
    return <Answer deeds={[]}>{(lost === from ? fromStart : attempts ? text.lossUnknownNow : text.lossUnknown) + note}</Answer>;
  }
  if (won === game.made) return <Answer deeds={[show]}>{text.lossStill + note}</Answer>;
  const then =
    lost === won + 1
      ? text.lossBy(lost, moveWords(game.branch(won), game.played[won]!, language.value))
      : lost < 0
        ? text.lossOpen
        : text.lossLater(lost);
  return (
    <Answer deeds={[show, { id: 'back-to-win', name: text.backToWin, run: backToWin }]}>
      {`${text.lossAfter(won)} ${then}${attemptLeft(game.view) ? ` ${text.attemptLeft}` : ''}${note}`}
    </Answer>
  );
}

/** The best move by what was seen, and how sure that is. */
function FairHint({ fair: { samples, lost, best } }: { readonly fair: Fair }) {
  const text = words.value;
  useLit(best?.move);
  if (!best) return <Answer deeds={[lookUnder()]}>{text.fairNone(samples, lost)}</Answer>;
  const hundred = (share: number): number => Math.round(share * 100);
  return (
    <Answer deeds={[play(best.move), lookUnder()]}>
      {text.hintFair(adviceWords(currentTable().game, best.move, language.value))}{' '}
      <small>
        {text.fairShare(best.part, samples)} {text.fairBetween(hundred(best.low), hundred(best.high))}
      </small>
    </Answer>
  );
}

/** A move of a line that wins, all cards known. */
function KnownHint({ now }: { readonly now: Advice }) {
  const text = words.value;
  const [move] = now.line;
  useLit(move);
  const note = now.hidden ? ` ${text.looksUnder}` : '';
  if (now.lamp === 'lost') {
    const lost = attemptLeft(currentTable().game.view) ? text.hintLostNow : text.hintLost;
    return <Answer deeds={[seekLoss()]}>{(now.circles ? text.hintCircles : lost) + note}</Answer>;
  }
  if (move === undefined)
    return (
      <Answer deeds={[{ id: 'search-longer', name: text.searchLonger, run: askLonger }, seekLoss()]}>{text.hintOpen}</Answer>
    );
  return (
    <Answer deeds={[play(move), { id: 'show-line', name: text.showLine, run: showWin }]}>
      {text.hintMove(adviceWords(currentTable().game, move, language.value)) + note}
    </Answer>
  );
}

export function Hint() {
  const text = words.value;
  const now = advice.value;
  if (!now?.wish) return null;
  const { wish, progress, hidden, fair, loss } = now;
  const searching = wish === 'loss' ? text.seekingLoss : wish === 'fair' && hidden ? text.searchingFair : text.searching;
  const wait = <Waiting text={searching} share={progress ?? 0} onCancel={cancel} />;
  if (progress !== undefined) return wait;
  if (wish === 'loss') return loss ? <Loss loss={loss} hidden={hidden} /> : wait;
  if (wish === 'fair' && hidden) return fair ? <FairHint fair={fair} /> : wait;
  return now.lamp === 'searching' ? wait : <KnownHint now={now} />;
}
