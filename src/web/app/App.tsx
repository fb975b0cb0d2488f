/** The whole page: head, table, bar, messages, and the dialogs over them. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { advised, startAdvice } from '../advice.ts';
import { Board } from '../board/Board.tsx';
import { bookPlace } from '../book/open.ts';
import { covered } from '../clock.ts';
import { keepFocus } from '../focus.ts';
import { currentTable, state } from '../game.ts';
import { refuseGhosts } from '../ghosts.ts';
import { onKey } from '../keys.ts';
import { lineShown } from '../preview.ts';
import { back, bigSigns, colours, language, letters, marks, press, side, signs, speed, tableAs, words } from '../settings.ts';
import { Bar } from './Bar.tsx';
import { Header } from './Header.tsx';
import { LazySheet, type SheetName } from './LazySheet.tsx';
import { later } from './later.tsx';
import { Message, resting } from './Message.tsx';
import { Standing } from './Standing.tsx';

const BACKS = { '0': 0, '1': 1, '2': 2 } as const;

const SLOWNESS = { off: 0, fast: 0.5, normal: 1, slow: 1.8 } as const;
const Spoken = later(async () => (await import('./Spoken.tsx')).Spoken);
const UpdateNote = later(async () => (await import('./UpdateNote.tsx')).UpdateNote);
const Won = later(async () => (await import('./Won.tsx')).Won);
const Peek = later(async () => (await import('../board/Peek.tsx')).Peek);
const WordsBoard = later(async () => (await import('../board/Words.tsx')).WordsBoard);

/** Runs this after the next paint; a hidden page paints nothing. */
const afterPaint = (run: () => void): void => {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
};

/**
 * How far the page has come: nothing painted yet, the head and the bar, the table. A hundred cards take a slow phone half a
 * second: whoever waits for them sees which game comes, and nothing else is fetched before them.
 */
function usePainted(): 'nothing' | 'head' | 'table' {
  const [painted, setPainted] = useState<'nothing' | 'head' | 'table'>('nothing');
  useEffect(() => {
    if (painted !== 'table') afterPaint(() => setPainted(painted === 'nothing' ? 'head' : 'table'));
  }, [painted]);
  return painted;
}

export function App() {
  const painted = usePainted();
  // Each opening is its own: a dialog tells that it is closed a little later, when another may be open already.
  const [sheet, setSheet] = useState<{ readonly name: SheetName; readonly opening: number }>();
  const openings = useRef(0);
  const opener = useRef<Element | null>(null);
  const line = lineShown.value;
  const now = line?.state ?? state.value;
  const first = useRef(now);
  first.current ??= now;
  const lang = language.value;
  const text = words.value;
  const name = now?.document.name[lang];
  useEffect(() => {
    document.documentElement.lang = lang;
    document.title = name ? `${name} — ${text.app}` : text.app;
  }, [lang, name, text]);
  const opening = useRef<(next: SheetName) => void>(() => undefined);
  // At once with the table: a key pressed before the next frame must not be lost.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent): void => onKey(event, (next) => opening.current(next));
    const letFocusGo = keepFocus();
    const letGhostsIn = refuseGhosts();
    addEventListener('keydown', key);
    return () => {
      removeEventListener('keydown', key);
      letFocusGo();
      letGhostsIn();
    };
  }, []);
  useEffect(() => {
    if (painted === 'table') startAdvice();
  }, [painted]);
  useEffect(() => {
    covered.value = sheet !== undefined;
  }, [sheet]);
  const wantsBook = bookPlace.value !== undefined;
  useEffect(() => {
    if (wantsBook) open('book');
  }, [wantsBook]);
  if (!now) return null;
  const open = (next: SheetName): void => {
    // Dialogs follow one another; the focus goes back to what opened the first.
    if (sheet === undefined) opener.current = document.activeElement;
    setSheet({ name: next, opening: ++openings.current });
  };
  opening.current = open;
  const close = (): void => {
    if (sheet?.opening !== openings.current) return;
    setSheet(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <>
      <div class="page">
        <Header onOpen={open} />
        <main class="felt">
          {tableAs.value === 'words' ? (
            <WordsBoard
              state={now}
              game={(line?.playing ?? currentTable()).game}
              lang={lang}
              onMove={line && !line.playing ? undefined : (move) => (line?.playing ?? currentTable()).playMove(move)}
            />
          ) : painted === 'nothing' ? null : (
            <Board
              state={now}
              table={line?.table ?? currentTable()}
              look={{
                letters: letters.value,
                colours: colours.value === '4' ? 4 : 2,
                back: BACKS[back.value],
                marks: marks.value === 'on',
                contrast: signs.value === 'contrast',
                classic: signs.value === 'classic',
              }}
              bigSigns={bigSigns.value}
              left={side.value === 'left'}
              slowness={SLOWNESS[speed.value]}
              best={press.value === 'best'}
              lang={lang}
              advised={line ? undefined : advised.value}
              pointed={line?.pointed}
              Peek={Peek}
              label={text.table}
              help={text.tableHelp}
              onRest={(pile) => {
                resting.value = pile;
              }}
            />
          )}
          {!line && now.view.won && <Won />}
        </main>
        <Standing />
        {line ? <line.Player /> : <Bar />}
        <Message />
      </div>
      <div class="spoken" aria-live="polite">
        {painted === 'table' && <Spoken first={first.current!} now={now} line={line && (line.lesson ? 'lesson' : 'line')} />}
      </div>
      {painted === 'table' && <UpdateNote />}
      {sheet && <LazySheet key={sheet.opening} name={sheet.name} onClose={close} onOpen={open} />}
    </>
  );
}
