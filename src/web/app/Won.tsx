/** The card that is laid on the table when a game is won. */
import { useEffect, useState } from 'preact/hooks';
import '../style/won.css';
import { dealAnew } from '../dealing.ts';
import { state } from '../game.ts';
import { words } from '../settings.ts';

export function Won() {
  const text = words.value;
  const { made, deal } = state.value!;
  const [seen, setSeen] = useState(false);
  // Another win is another piece of news; undoing the last move takes this away, and making it again tells it again.
  useEffect(() => setSeen(false), [deal]);
  if (seen) return null;
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
