/** The table in words, over the same controller: lists of piles, and every legal move as a button. */
import '../style/words.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Lang } from '../../cards/index.ts';
import { actionMove, isAction } from '../../engine/move.ts';
import type { Session } from '../../play/session.ts';
import type { TableState } from '../../play/table.ts';
import { moveNames } from '../app/moveWords.ts';
import { contents } from '../tell.ts';
import { wordsIn } from '../text/more/index.ts';
import { placeName } from './names.ts';

interface Props {
  readonly state: TableState;
  readonly game: Session;
  readonly lang: Lang;
  /** Plays a move of the view's list; undefined where nothing may be moved, and moves are then not spoken of. */
  readonly onMove: ((move: number) => void) | undefined;
}

export function WordsBoard({ state, game, lang, onMove }: Props) {
  const words = wordsIn(lang);
  const { view, document: doc } = state;
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const moves = onMove ? view.moves.filter((move) => !isAction(move)) : [];
  const names = moveNames(game, moves, lang);
  const actions = onMove ? view.actions.filter(({ rule }) => rule === 0) : [];
  // The button that was pressed is gone with its move: the focus goes to the head of the list, never nowhere.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    root.current?.querySelector<HTMLElement>('#words-moves')?.focus();
  }, [view]);
  return (
    <div ref={root} class="words">
      {onMove && (
        <h2 id="words-moves" tabIndex={-1}>
          {words.movesPossible(moves.length)}
        </h2>
      )}
      <ul class="moves" aria-labelledby="words-moves" hidden={!onMove}>
        {moves.map((move, i) => (
          <li key={move}>
            <button
              type="button"
              data-move={game.write(move)}
              onClick={() => {
                pressed.current = true;
                onMove?.(move);
              }}
            >
              {names[i]}
            </button>
          </li>
        ))}
        {actions.map(({ id, index, name }) => (
          <li key={id}>
            <button
              type="button"
              data-move={id}
              onClick={() => {
                pressed.current = true;
                onMove?.(actionMove(index));
              }}
            >
              {name[lang]}
            </button>
          </li>
        ))}
      </ul>
      <h2 id="words-piles" tabIndex={-1}>
        {words.pilesHeading}
      </h2>
      <ul aria-labelledby="words-piles">
        {view.piles
          .filter(({ aside }) => !aside)
          .map(({ index, name }) => (
            <li key={name} data-words={name}>
              {words.holds(placeName(doc, index, lang), contents(state, index, lang))}
            </li>
          ))}
      </ul>
    </div>
  );
}
