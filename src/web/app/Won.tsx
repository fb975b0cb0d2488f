/** The card that is laid on the table when a game is won. */
import { useEffect, useState } from 'preact/hooks';
import { dealAnew } from '../dealing.ts';
import { state } from '../game.ts';
import { words } from '../settings.ts';

export function Won() {
  const text = words.value;
  const { view, made, deal } = state.value!;
  const [seen, setSeen] = useState(false);
  // Undoing the last move and making it again tells the news again.
  useEffect(() => setSeen(false), [view.won, deal]);
  if (!view.won || seen) return null;
  return (
    <section class="victory" aria-labelledby="victory-title">
      <p class="suits" aria-hidden="true">
        <span>♠</span>
        <span class="red">♥</span>
        <span class="red">♦</span>
        <span>♣</span>
      </p>
      <h2 id="victory-title">{text.won}</h2>
      <p>{text.wonIn(made)}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={() => dealAnew()}>
          {text.newDeal}
        </button>
        <button type="button" onClick={() => setSeen(true)}>
          {text.close}
        </button>
      </div>
    </section>
  );
}
