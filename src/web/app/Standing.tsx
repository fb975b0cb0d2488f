/** How the game stands, in words: moves, cards in place, the game's counters, the stock. */
import { isAction } from '../../engine/move.ts';
import { advice } from '../advice.ts';
import { state } from '../game.ts';
import { lamp, language, words } from '../settings.ts';

export function Standing() {
  const lang = language.value;
  const text = words.value;
  const { view, made, document } = state.value!;
  const stock = view.piles.filter(
    ({ group, aside }) => !aside && document.piles.find(({ id }) => id === group)?.kind === 'stock',
  );
  const said = advice.value?.lamp;
  const lampWords = { searching: text.lampSearching, won: text.lampWon, lost: text.lampLost, open: text.lampOpen };
  const inStock = stock.reduce((sum, { cards }) => sum + cards.length, 0);
  const parts = [
    { id: 'moves', said: text.moves(made) },
    { id: 'placed', said: text.placed(view.placed, view.total) },
    // Where nothing can be dealt or begun again there is nothing to count.
    ...(view.actions.length === 0 ? [] : view.counters).map(({ id, name, value }) => ({
      id,
      said: text.counter(name[lang], value),
    })),
    ...(stock.length > 0 ? [{ id: 'stock', said: text.inStock(inStock) }] : []),
    ...(lamp.value === 'on' && said && said !== 'resting' ? [{ id: 'lamp', said: lampWords[said] }] : []),
    ...(view.moves.length > 0 && view.moves.every(isAction) ? [{ id: 'only-actions', said: text.onlyActions }] : []),
  ];
  // Judged by what does not change during a game.
  const long = view.counters.reduce((sum, { name }) => sum + name[lang].length + 5, stock.length > 0 ? 14 : 0) > 30;
  return (
    <footer class={long ? 'standing long' : 'standing'}>
      <span class="parts">
        {parts.map(({ id, said }) => (
          <span key={id} data-standing={id}>
            {said}
          </span>
        ))}
      </span>
    </footer>
  );
}
