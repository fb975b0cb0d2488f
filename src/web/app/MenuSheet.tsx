/** What is wanted now and then: lines, statistics, the deal of the day, a pause, files. */
import { words } from '../settings.ts';
import type { SheetName, SheetProps } from './LazySheet.tsx';
import { Sheet } from './Sheet.tsx';

const ENTRIES = ['lines', 'statistics', 'days', 'pause', 'files'] as const satisfies readonly SheetName[];

export function MenuSheet({ onClose, onOpen }: SheetProps) {
  const text = words.value;
  return (
    <Sheet title={text.menu} onClose={onClose}>
      <div class="buttons">
        {ENTRIES.map((name) => (
          <button key={name} type="button" data-open={name} onClick={() => onOpen(name)}>
            {text[name]}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
