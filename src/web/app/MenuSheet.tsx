/** What is wanted now and then: how to play, lines, statistics, the deal of the day, the rule book, table mode, a pause, games set aside, files. */
import { state } from '../game.ts';
import { learn } from '../learn.ts';
import { words } from '../text/more/index.ts';
import type { SheetName, SheetProps } from './LazySheet.tsx';
import { Sheet } from './Sheet.tsx';

const ENTRIES = [
  'book',
  'lines',
  'statistics',
  'days',
  'laying',
  'pause',
  'keys',
  'asides',
  'files',
] as const satisfies readonly SheetName[];

export function MenuSheet({ onClose, onOpen }: SheetProps) {
  const text = words.value;
  const learnHere = (): void => {
    onClose();
    learn();
  };
  return (
    <Sheet title={text.menu} onClose={onClose}>
      <div class="buttons">
        {/* A newcomer looks for these, so they come first. */}
        {state.value!.document.examples.length > 0 && (
          <button type="button" data-open="tutorial" onClick={learnHere}>
            {text.tutorial}
          </button>
        )}
        {ENTRIES.map((name) => (
          <button key={name} type="button" data-open={name} onClick={() => onOpen(name)}>
            {text[name]}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
