/** The cards of the pack to tap, suit by suit, with how many of each are left. */
import { cardSign, FACE, type Face, isRed, suitOf } from '../../cards/index.ts';
import { cardWords } from '../board/names.ts';
import { language, letters } from '../settings.ts';
import { words } from '../text/more/index.ts';

interface Props {
  /** All cards of the game, with copies. */
  readonly pack: readonly number[];
  readonly missing: readonly Face[];
  readonly onLay: (face: Face) => void;
}

export function Pack({ pack, missing, onLay }: Props) {
  const lang = language.value;
  const text = words.value;
  const faces = [...new Set(pack.map((card) => card & FACE))].sort((a, b) => a - b);
  const suits = [...new Set(faces.map(suitOf))];
  const copies = pack.length > faces.length;
  return (
    <fieldset class="pack" aria-label={text.layingCards}>
      {suits.map((suit) => (
        <div key={suit}>
          {faces
            .filter((face) => suitOf(face) === suit)
            .map((face) => {
              const left = missing.filter((one) => one === face).length;
              return (
                <button
                  key={face}
                  type="button"
                  class={isRed(face) ? 'red' : ''}
                  data-face={cardSign(face, 'en')}
                  data-sign={cardSign(face, letters.value)}
                  aria-disabled={left === 0}
                  aria-label={text.cardLeft(cardWords(face, lang), left)}
                  onClick={() => left > 0 && onLay(face)}
                >
                  {copies && left > 1 && <i>{left}</i>}
                </button>
              );
            })}
        </div>
      ))}
    </fieldset>
  );
}
