/** Tells that a new version is ready, over the upper edge of the table. */
import '../style/update.css';
import { applyUpdate, putOffUpdate, updateReady } from '../offline.ts';
import { words } from '../settings.ts';

export function UpdateNote() {
  const text = words.value;
  return (
    <div class="update" aria-live="polite">
      {updateReady.value && (
        <p>
          <span>{text.updateReady}</span>
          <button type="button" data-do="update" onClick={applyUpdate}>
            {text.updateNow}
          </button>
          <button type="button" onClick={putOffUpdate}>
            {text.updateLater}
          </button>
        </p>
      )}
    </div>
  );
}
