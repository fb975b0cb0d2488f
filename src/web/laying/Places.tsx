/** The places of the table to tap: what lies outermost in each, and which one gets the next card. */
import { cardSign, isRed } from '../../cards/index.ts';
import type { GameDocument } from '../../engine/document.ts';
import { type Laid, UNKNOWN } from '../../play/laying.ts';
import { cardWords, placeName } from '../board/names.ts';
import { slotsOf } from '../board/slots.ts';
import { language, letters } from '../settings.ts';
import { words } from '../text/more/index.ts';

/** A place is a little smaller than its room in the layout. */
const FILLED = 0.94;
/** Layouts with fans need no room for them here, only enough for a place. */
const RATIO = 1.25;
/** In pixels, where there is room. */
const WIDEST = 660;
const HIGHEST = 420;

interface Props {
  readonly game: GameDocument;
  readonly laid: Laid;
  readonly names: readonly string[];
  readonly goal: number | undefined;
  readonly onChoose: (pile: number) => void;
}

export function Places({ game, laid, names, goal, onChoose }: Props) {
  const lang = language.value;
  const text = words.value;
  const { slots } = slotsOf(game, game.layout);
  // Rows and columns of the drawing without the room between them that fans take.
  const rows = [...new Set(slots.map(({ y }) => y))].sort((a, b) => a - b);
  const width = Math.max(...slots.map(({ x }) => x)) + 1;
  const height = rows.length;
  const percent = (part: number, of: number): string => `${((part / of) * 100).toFixed(3)}%`;
  return (
    <div class="scrolls">
      <fieldset
        class="places"
        aria-label={text.layingPlaces}
        style={{
          '--across': String(width),
          aspectRatio: `${width} / ${height * RATIO}`,
          maxWidth: `${Math.round(Math.min(WIDEST, (HIGHEST * width) / (height * RATIO)))}px`,
        }}
      >
        {slots.map(({ pile, x, y }) => {
          const cards = laid.piles[pile]!;
          const top = cards.at(-1);
          const place = placeName(game, pile, lang);
          const said = top && top.face !== 0 ? cardWords(top.face, lang) : UNKNOWN;
          const more = cards.length > 1 ? `, ${words.value.cards(cards.length)}` : '';
          return (
            <button
              key={pile}
              type="button"
              data-lay={names[pile]}
              class={`${top && isRed(top.face) ? 'red' : ''}${top?.down ? ' down' : ''}`}
              data-sign={top && (top.face === 0 ? UNKNOWN : cardSign(top.face, letters.value))}
              aria-pressed={pile === goal}
              aria-label={top ? `${text.placeHolds(place, said)}${more}` : text.placeEmpty(place)}
              style={{
                left: percent(x, width),
                top: percent(rows.indexOf(y), height),
                width: percent(FILLED, width),
                height: percent(FILLED, height),
              }}
              onClick={() => onChoose(pile)}
            >
              {cards.length > 1 && <i>{cards.length}</i>}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
