/** The whole page: head, table, bar, messages, and the dialogs over them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../../play/table.ts';
import { announcement } from '../announce.ts';
import { Board } from '../board/Board.tsx';
import { covered } from '../clock.ts';
import { currentTable, state } from '../game.ts';
import { lineShown } from '../preview.ts';
import { back, colours, language, letters, marks, signs, words } from '../settings.ts';
import { Bar } from './Bar.tsx';
import { Header } from './Header.tsx';
import { LazySheet, type SheetName } from './LazySheet.tsx';
import { Message, resting } from './Message.tsx';
import { Standing } from './Standing.tsx';
import { UpdateNote } from './UpdateNote.tsx';
import { Won } from './Won.tsx';

const BACKS = { '0': 0, '1': 1, '2': 2 } as const;

/** Keys that work wherever the focus is. Letters by their place on the keyboard, so that they do in every alphabet. */
function onKey(event: KeyboardEvent): void {
  const table = currentTable();
  if (lineShown.value || event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') table.letGo();
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.code === 'KeyZ' && !event.shiftKey) table.undo();
  else if (event.code === 'KeyY' || event.code === 'KeyZ') table.redo();
  else return;
  event.preventDefault();
}

/** Says each change to those who do not see it. */
function Spoken({ now, line }: { readonly now: TableState; readonly line: boolean }) {
  const before = useRef<TableState | undefined>(undefined);
  const wasLine = useRef(line);
  const said = useRef('');
  // From the game to a line and back nothing has been moved.
  if (wasLine.current !== line) said.current = line ? words.value.lineShown : words.value.lineClosed;
  else if (before.current !== now) said.current = announcement(before.current, now, language.value);
  wasLine.current = line;
  before.current = now;
  return (
    <div class="spoken" aria-live="polite">
      {said.current}
    </div>
  );
}

export function App() {
  const [sheet, setSheet] = useState<SheetName>();
  const opener = useRef<Element | null>(null);
  const line = lineShown.value;
  const now = line?.state ?? state.value;
  const lang = language.value;
  const text = words.value;
  const name = now?.document.name[lang];
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = name ? `${name} — ${text.app}` : text.app;
  }, [lang, name, text]);
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => {
    covered.value = sheet !== undefined;
  }, [sheet]);
  if (!now) return null;
  const open = (next: SheetName): void => {
    // Dialogs follow one another; the focus goes back to what opened the first.
    if (sheet === undefined) opener.current = document.activeElement;
    setSheet(next);
  };
  const close = (): void => {
    setSheet(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <>
      <div class="page">
        <Header onOpen={open} />
        <main class="felt">
          <Board
            state={now}
            table={line?.table ?? currentTable()}
            look={{
              letters: letters.value,
              colours: colours.value === '4' ? 4 : 2,
              back: BACKS[back.value],
              marks: marks.value === 'on',
            }}
            bigSigns={signs.value === 'big'}
            lang={lang}
            label={text.table}
            help={text.tableHelp}
            onRest={(pile) => {
              resting.value = pile;
            }}
          />
          {!line && <Won />}
        </main>
        <Standing />
        {line ? <line.Player /> : <Bar />}
        <Message />
      </div>
      <Spoken now={now} line={line !== undefined} />
      <UpdateNote />
      {sheet && <LazySheet key={sheet} name={sheet} onClose={close} onOpen={open} />}
    </>
  );
}
