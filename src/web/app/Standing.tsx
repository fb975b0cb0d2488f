/** How the game stands, in words: moves, cards in place, the game's counters, the stock. */
import { hasAttempts, onlyActions } from '../../engine/view.ts';
import { advice } from '../advice.ts';
import { state } from '../game.ts';
import { isGuessed } from '../guessed.ts';
import { verdictOf } from '../lampWords.ts';
import { lineShown } from '../preview.ts';
import { clock, lamp, language, words } from '../settings.ts';
import { Clock } from './Clock.tsx';

/** Letters of the moves and of the cards in place, which always stand there. */
const BASE = 32;
/** Letters in a line of windows 390 and 320 pixels wide. */
const PHONE = 54;
const SMALL_PHONE = 44;

export function Standing() {
  const lang = language.value;
  const text = words.value;
  const line = lineShown.value;
  const { view, made, document, deal } = line?.state ?? state.value!;
  const stock = view.piles.filter(
    ({ group, aside }) => !aside && document.piles.find(({ id }) => id === group)?.kind === 'stock',
  );
  const guessed = isGuessed(deal);
  const lampSays = line || lamp.value === 'off' ? undefined : verdictOf(advice.value, view, guessed);
  const inStock = stock.reduce((sum, { cards }) => sum + cards.length, 0);
  const parts = [
    line ? { id: 'line', said: text.lineAt(line.at, line.of) } : { id: 'moves', said: text.moves(made) },
    { id: 'placed', said: text.placed(view.placed, view.total) },
    // Where nothing can be dealt or begun again there is nothing to count.
    ...(view.actions.length === 0 ? [] : view.counters).map(({ id, name, value }) => ({
      id,
      said: text.counter(name[lang], value),
    })),
    ...(stock.length > 0 ? [{ id: 'stock', said: text.inStock(inStock) }] : []),
    ...(lampSays ? [{ id: 'lamp', said: lampSays }] : []),
    ...(onlyActions(view) ? [{ id: 'only-actions', said: text.onlyActions }] : []),
  ];
  // Judged by what does not change during a game; where there is a stock, cards are hidden.
  const lost = hasAttempts(view) ? text.lampLostNow : text.lampLost;
  const longestVerdict = guessed ? text.lampGuessed(lost) : stock.length > 0 ? text.lampHidden(lost) : lost;
  // On a narrow page the verdict has lines of its own: when it comes, nothing else moves.
  const verdictOn = lamp.value === 'on' ? longestVerdict.length : 0;
  const letters = view.counters.reduce((sum, { name }) => sum + name[lang].length + 5, stock.length > 0 ? 14 : 0);
  const all = letters + verdictOn;
  const lines = (width: number): number => Math.ceil((BASE + letters) / width) + Math.ceil(verdictOn / width);
  return (
    <footer
      class={all > 70 ? 'standing longer' : all > 30 ? 'standing long' : 'standing'}
      style={{ '--lines': lines(PHONE), '--lines-narrow': lines(SMALL_PHONE) }}
    >
      <span class="parts">
        {parts.map(({ id, said }) => (
          // Another verdict is another element: it has not moved, it has come.
          <span key={id === 'lamp' ? said : id} data-standing={id}>
            {said}
          </span>
        ))}
        {clock.value === 'on' && !line && <Clock />}
      </span>
    </footer>
  );
}
