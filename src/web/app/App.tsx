/** The whole page: head, table, bar, messages, and the dialogs over them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../../play/table.ts';
import { announcement } from '../announce.ts';
import { Board } from '../board/Board.tsx';
import { currentTable, state } from '../game.ts';
import { back, colours, language, letters, marks, signs, words } from '../settings.ts';
import { Bar } from './Bar.tsx';
import { DealSheet } from './DealSheet.tsx';
import { GamesSheet } from './GamesSheet.tsx';
import { Header, type SheetName } from './Header.tsx';
import { Message, resting } from './Message.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { Standing } from './Standing.tsx';
import { Won } from './Won.tsx';

const BACKS = { '0': 0, '1': 1, '2': 2 } as const;

/** Keys that work wherever the focus is. Letters by their place on the keyboard, so that they do in every alphabet. */
function onKey(event: KeyboardEvent): void {
  const table = currentTable();
  if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') table.letGo();
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  if (event.code === 'KeyZ' && !event.shiftKey) table.undo();
  else if (event.code === 'KeyY' || event.code === 'KeyZ') table.redo();
  else return;
  event.preventDefault();
}

/** Says each change to those who do not see it. */
function Spoken({ now }: { readonly now: TableState }) {
  const before = useRef<TableState | undefined>(undefined);
  const said = useRef('');
  if (before.current !== now) said.current = announcement(before.current, now, language.value);
  before.current = now;
  return (
    <div class="spoken" aria-live="polite">
      {said.current}
    </div>
  );
}

export function App() {
  const [sheet, setSheet] = useState<SheetName>();
  const now = state.value;
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
  if (!now) return null;
  const close = (): void => setSheet(undefined);
  return (
    <>
      <div class="page">
        <Header onOpen={setSheet} />
        <main class="felt">
          <Board
            state={now}
            table={currentTable()}
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
          <Won />
        </main>
        <Standing />
        <Bar />
        <Message />
      </div>
      <Spoken now={now} />
      {sheet === 'games' && <GamesSheet onClose={close} />}
      {sheet === 'deal' && <DealSheet onClose={close} />}
      {sheet === 'settings' && <SettingsSheet onClose={close} />}
    </>
  );
}
