/** How the game stands, in words: moves, cards in place, the game's counters, the stock. */
import { isAction } from '../../engine/move.ts';
import type { Advice } from '../../play/advice.ts';
import { advice } from '../advice.ts';
import { state } from '../game.ts';
import { lineShown } from '../preview.ts';
import { clock, lamp, language, words } from '../settings.ts';
import { Clock } from './Clock.tsx';

/** The lamp's verdict; where cards are unseen it knows more than the player and says so. */
function lampWords(now: Advice | undefined): string | undefined {
  const text = words.value;
  switch (now?.lamp) {
    case 'searching':
      return text.lampSearching;
    case 'open':
      return text.lampOpen;
    case 'won':
    case 'lost': {
      const verdict = now.lamp === 'won' ? text.lampWon : now.circles ? text.lampCircles : text.lampLost;
      return now.hidden ? text.lampHidden(verdict) : verdict;
    }
    default:
      return undefined;
  }
}

export function Standing() {
  const lang = language.value;
  const text = words.value;
  const line = lineShown.value;
  const { view, made, document } = line?.state ?? state.value!;
  const stock = view.piles.filter(
    ({ group, aside }) => !aside && document.piles.find(({ id }) => id === group)?.kind === 'stock',
  );
  const lampSays = line || lamp.value === 'off' ? undefined : lampWords(advice.value);
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
    ...(view.moves.length > 0 && view.moves.every(isAction) ? [{ id: 'only-actions', said: text.onlyActions }] : []),
  ];
  // Judged by what does not change during a game; where there is a stock, cards are hidden.
  const longestVerdict = stock.length > 0 ? text.lampHidden(text.lampLost) : text.lampLost;
  const letters = view.counters.reduce((sum, { name }) => sum + name[lang].length + 5, stock.length > 0 ? 14 : 0);
  const all = letters + (lamp.value === 'on' ? longestVerdict.length : 0);
  return (
    <footer class={all > 70 ? 'standing longer' : all > 30 ? 'standing long' : 'standing'}>
      <span class="parts">
        {parts.map(({ id, said }) => (
          <span key={id} data-standing={id}>
            {said}
          </span>
        ))}
        {clock.value === 'on' && !line && <Clock />}
      </span>
    </footer>
  );
}
