/** The pause: nothing of the table is seen or can be touched until the player goes on. */
import { useEffect } from 'preact/hooks';
import '../style/lines.css';
import { paused } from '../clock.ts';
import { words } from '../text/more/index.ts';
import type { SheetProps } from './LazySheet.tsx';
import { Sheet } from './Sheet.tsx';

export function PauseSheet({ onClose }: SheetProps) {
  const text = words.value;
  useEffect(() => {
    paused.value = true;
    return () => {
      paused.value = false;
    };
  }, []);
  return (
    <Sheet title={text.pause} onClose={onClose}>
      <p class="paused">{text.pausedLong}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={onClose}>
          {text.goOn}
        </button>
      </div>
    </Sheet>
  );
}
