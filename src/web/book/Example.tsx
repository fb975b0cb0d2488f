/** A worked example in the rule book: a small table, its steps in words, keys to go through them or to watch. */
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { ExampleDoc, GameDocument } from '../../engine/document.ts';
import { type Lesson, Walk } from '../../play/walk.ts';
import { language } from '../settings.ts';
import { words } from '../text/more/index.ts';
import { MiniBoard } from './MiniBoard.tsx';
import { Sources } from './Sources.tsx';
import { lessonWords } from './told.ts';

/** Between two steps while the example runs: time to read one. */
const PACE_MS = 1800;
const PATHS = { back: 'M15 6l-8 6 8 6z', play: 'M8 5l11 7-11 7z', pause: 'M9 5v14M15 5v14', forward: 'M9 6l8 6-8 6z' } as const;

function Key({ id, name, off, onClick }: { id: keyof typeof PATHS; name: string; off: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      class="plain"
      data-step={id === 'pause' ? 'play' : id}
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={() => !off && onClick()}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={PATHS[id]} />
      </svg>
    </button>
  );
}

const pilesOf = (lesson: Lesson | undefined): readonly number[] => (lesson && 'piles' in lesson ? lesson.piles : []);

interface Props {
  readonly game: GameDocument;
  readonly example: ExampleDoc;
  readonly n: number;
}

export function Example({ game, example, n }: Props) {
  const lang = language.value;
  const text = words.value;
  const main = words.value;
  const walk = useMemo(() => new Walk(game, example), [game, example]);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  const of = walk.lessons.length;
  const runs = running && at < of;
  const go = (to: number): void => {
    walk.go(to);
    setAt(walk.at);
  };
  const step = (by: number): void => {
    setRunning(false);
    go(at + by);
  };
  const play = (): void => {
    if (!runs) go(at === of ? 1 : at + 1);
    setRunning(!runs);
  };
  // One of the layout, which ends at once: another would let one more step by after a pause.
  useLayoutEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => go(at + 1), PACE_MS);
    return () => clearTimeout(timer);
  }, [runs, at]);
  return (
    <article class="example" id={`example-${example.id}`}>
      <h4>{text.example(n)}</h4>
      <p>
        {example.text[lang]} <Sources source={example.source} game={walk.table.game.document} />
      </p>
      {example.remark && <p class="remark">{example.remark[lang]}</p>}
      <MiniBoard state={walk.table.state} label={text.exampleTable(n)} lit={pilesOf(walk.last)} />
      <div class="steps-keys">
        <Key id="back" name={main.lineBack} off={at === 0} onClick={() => step(-1)} />
        <Key id={runs ? 'pause' : 'play'} name={runs ? main.linePause : main.linePlay} off={false} onClick={play} />
        <Key id="forward" name={main.lineForward} off={at === of} onClick={() => step(1)} />
        <p class="now" aria-live="polite">
          {walk.last ? lessonWords(walk, walk.last, lang, text) : text.exampleStart}
        </p>
      </div>
      <ol class="steps">
        {walk.lessons.map((lesson, i) => (
          <li key={`${i}`} aria-current={i === at - 1 ? 'step' : undefined}>
            {lessonWords(walk, lesson, lang, text)}
          </li>
        ))}
      </ol>
    </article>
  );
}
