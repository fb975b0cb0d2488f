/** All keys and what they do, from the same list that they work by. */
import '../style/keys.css';
import { KEYS, type Key } from '../keys.ts';
import { words } from '../text/more/index.ts';
import type { SheetProps } from './LazySheet.tsx';
import { Sheet } from './Sheet.tsx';

const sign = (code: string, backspace: string): string => (code === 'Backspace' ? backspace : code.replace(/^(Key|Digit)/, ''));

interface Line {
  readonly keys: string;
  readonly does: string;
}
function Lines({ heading, lines }: { readonly heading: string; readonly lines: readonly Line[] }) {
  const text = words.value;
  return (
    <table class="keylist">
      <caption>{heading}</caption>
      <thead>
        <tr>
          <th scope="col">{text.keyName}</th>
          <th scope="col">{text.keyDoes}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ keys, does }) => (
          <tr key={does}>
            <td>
              <kbd>{keys}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function KeysSheet({ onClose }: SheetProps) {
  const text = words.value;
  const names = text.keyNames;
  const written = ({ code, ctrl, shift }: Key): string =>
    `${ctrl ? 'Ctrl + ' : ''}${shift ? 'Shift + ' : ''}${sign(code, names.backspace)}`;
  const byName = new Map<string, string[]>();
  for (const key of KEYS) {
    const name = key.name(text);
    byName.set(name, [...(byName.get(name) ?? []), written(key)]);
  }
  const anywhere = [...byName].map(([does, keys]): Line => {
    if (does === text.keyActions) return { does, keys: '1 … 9' };
    return { does, keys: does === text.keys ? `?, ${keys.join(', ')}` : keys.join(', ') };
  });
  const onTable: readonly Line[] = [
    { keys: names.arrows, does: text.keyFocus },
    { keys: '[ , ]', does: text.keyOrder },
    { keys: `${names.home}, ${names.end}`, does: text.keyEnds },
    { keys: `${names.up}, ${names.down}`, does: text.keyGroups },
    { keys: `${names.space}, ${names.enter}`, does: text.keyTake },
    { keys: '+, −', does: text.keyGrow },
    { keys: `Shift + ${names.enter}`, does: text.keyHome },
    { keys: 'Esc', does: text.keyLetGo },
  ];
  return (
    <Sheet title={text.keys} onClose={onClose} onlyText>
      <p class="note">{text.keysNote}</p>
      <Lines heading={text.keysOnTable} lines={onTable} />
      <Lines heading={text.keysAnywhere} lines={anywhere} />
    </Sheet>
  );
}
