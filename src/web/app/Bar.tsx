/** What is done while playing: the game's own actions, undo and redo. */
import { isAction } from '../../engine/move.ts';
import { currentTable, state } from '../game.ts';
import { language, words } from '../settings.ts';
import { redo, undo } from '../undoing.ts';
import { Icon } from './icons.tsx';

export function Bar() {
  const text = words.value;
  const { view, canUndo, canRedo } = state.value!;
  // When no card can move, the actions that are left are the way on.
  const onlyActions = !view.over && !view.won && view.moves.every(isAction);
  return (
    <nav class="bar" aria-label={text.actions}>
      <div class="acts">
        {view.actions.map(({ id, index, name, rule }) => (
          <button
            key={id}
            type="button"
            data-action={id}
            class={onlyActions && rule === 0 ? 'call' : ''}
            aria-disabled={rule !== 0}
            onClick={() => currentTable().act(index)}
          >
            {name[language.value]}
          </button>
        ))}
      </div>
      <div class="time">
        <button type="button" data-do="undo" aria-disabled={!canUndo} aria-keyshortcuts="Control+Z" onClick={undo}>
          <Icon name="undo" />
          <span>{text.undo}</span>
        </button>
        <button type="button" data-do="redo" aria-disabled={!canRedo} aria-keyshortcuts="Control+Y" onClick={redo}>
          <Icon name="redo" />
          <span>{text.redo}</span>
        </button>
      </div>
    </nav>
  );
}
