/** The whole page: head, table, bar, messages, and the dialogs over them. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../../play/table.ts';
import { advised, startAdvice } from '../advice.ts';
import { announcement, asked } from '../announce.ts';
import { Board } from '../board/Board.tsx';
import { bookPlace } from '../book/open.ts';
import { covered } from '../clock.ts';
import { keepFocus } from '../focus.ts';
import { currentTable, state } from '../game.ts';
import { refuseGhosts } from '../ghosts.ts';
import { onKey } from '../keys.ts';
import { lineShown } from '../preview.ts';
import { back, bigSigns, colours, language, letters, marks, press, side, signs, speed, tableAs, words } from '../settings.ts';
import { cameByItself } from '../undoing.ts';
import { Bar } from './Bar.tsx';
import { Header } from './Header.tsx';
import { LazySheet, type SheetName } from './LazySheet.tsx';
import { later } from './later.tsx';
import { Message, resting } from './Message.tsx';
import { Standing } from './Standing.tsx';
import { UpdateNote } from './UpdateNote.tsx';
import { Won } from './Won.tsx';

const BACKS = { '0': 0, '1': 1, '2': 2 } as const;

const SLOWNESS = { off: 0, fast: 0.5, normal: 1, slow: 1.8 } as const;
const WordsBoard = later(async () => (await import('../board/Words.tsx')).WordsBoard);

interface Sentence {
  readonly id: number;
  readonly text: string;
}

/** Says each change to those who do not see it. */
function Spoken({ now, line }: { readonly now: TableState; readonly line: 'line' | 'lesson' | undefined }) {
  const before = useRef<TableState | undefined>(undefined);
  const wasLine = useRef(line);
  const said = useRef<readonly Sentence[]>([]);
  const count = useRef(0);
  const wasAsked = useRef(asked.value);
  /** Each telling is an element of its own: what is said twice in a row is heard twice. */
  const tell = (text: string, after: readonly Sentence[] = []): void => {
    said.current = text === '' ? after : [...after, { id: ++count.current, text }];
  };
  // From the game to a line and back nothing has been moved.
  if (wasLine.current !== line) tell(line === undefined ? words.value.lineClosed : line === 'line' ? words.value.lineShown : '');
  // An answer tells of all that came of what was asked for, the change of the table only of its last move.
  else if (asked.value && wasAsked.current !== asked.value) tell(asked.value.text);
  else if (before.current !== now) {
    // What follows by itself is added to what the player did, which may not have been read to its end.
    const follows = line === undefined && !now.backwards && now.view !== before.current?.view && cameByItself();
    tell(announcement(before.current, now, language.value), follows ? said.current : []);
  }
  wasAsked.current = asked.value;
  wasLine.current = line;
  before.current = now;
  return (
    <div class="spoken" aria-live="polite">
      {said.current.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}

/**
 * False until the head and the bar have been painted once. A hundred cards take a slow phone half a second: whoever waits for
 * them sees which game comes.
 */
function useFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    // A hidden page paints nothing.
    if (document.hidden) setPainted(true);
    else requestAnimationFrame(() => setTimeout(() => setPainted(true)));
  }, []);
  return painted;
}

export function App() {
  const painted = useFirstPaint();
  // Each opening is its own: a dialog tells that it is closed a little later, when another may be open already.
  const [sheet, setSheet] = useState<{ readonly name: SheetName; readonly opening: number }>();
  const openings = useRef(0);
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
  // What the adviser fetches must not come before the cards.
  useEffect(() => {
    if (painted) setTimeout(startAdvice);
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
          ) : !painted ? null : (
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
              label={text.table}
              help={text.tableHelp}
              onRest={(pile) => {
                resting.value = pile;
              }}
            />
          )}
          {!line && <Won />}
        </main>
        <Standing />
        {line ? <line.Player /> : <Bar />}
        <Message />
      </div>
      <Spoken now={now} line={line && (line.lesson ? 'lesson' : 'line')} />
      <UpdateNote />
      {sheet && <LazySheet key={sheet.opening} name={sheet.name} onClose={close} onOpen={open} />}
    </>
  );
}
