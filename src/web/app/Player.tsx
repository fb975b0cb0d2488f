/** Plays a line on the table: to the beginning, back, run and pause, on, to the end; play on from here, or close. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { closeLine, goLine, lineShown, playOn } from '../preview.ts';
import { Icon } from './icons.tsx';
import '../style/advice.css';
import { words } from '../text/more/index.ts';

/** Between two moves while the line runs. */
const PACE_MS = 900;

const PATHS = {
  first: 'M18 6l-8 6 8 6zM6 6v12',
  back: 'M15 6l-8 6 8 6z',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 5v14M15 5v14',
  forward: 'M9 6l8 6-8 6z',
  last: 'M6 6l8 6-8 6zM18 6v12',
} as const;

interface KeyProps {
  readonly id: keyof typeof PATHS;
  readonly name: string;
  readonly off?: boolean;
  readonly keys?: string;
  readonly onClick: () => void;
}
const Key = ({ id, name, off = false, keys, onClick }: KeyProps) => (
  <button
    type="button"
    data-line={id === 'pause' ? 'play' : id}
    aria-label={name}
    title={name}
    aria-disabled={off}
    aria-keyshortcuts={keys}
    onClick={onClick}
  >
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[id]} />
    </svg>
  </button>
);

export function Player() {
  const { at = 0, of = 0 } = lineShown.value ?? {};
  const text = words.value;
  const root = useRef<HTMLElement>(null);
  const [running, setRunning] = useState(false);
  const runs = running && at < of;
  const go = (by: number): void => {
    setRunning(false);
    goLine(by);
  };
  const play = (): void => {
    if (!runs && at === of) goLine(-Infinity);
    setRunning(!runs);
  };
  // Effects of the layout end with what they belong to, others only after the next frame: a pause would let one more move by.
  useLayoutEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => goLine(1), PACE_MS);
    return () => clearTimeout(timer);
  }, [runs, at]);
  useLayoutEffect(() => {
    root.current?.querySelector<HTMLElement>('[data-line="play"]')?.focus();
    // The player goes back to where the line was asked for.
    return () => document.querySelector<HTMLElement>('[data-do="hint"]')?.focus();
  }, []);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      // On the table the arrows go from place to place.
      const onTable = event.target instanceof Element && event.target.closest('.board') !== null;
      const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
      if (event.key === 'Escape') closeLine();
      else if (by !== undefined && !onTable) go(by);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <nav ref={root} class="bar player" aria-label={text.line}>
      <div class="keys">
        <Key id="first" name={text.lineFirst} off={at === 0} keys="Home" onClick={() => go(-Infinity)} />
        <Key id="back" name={text.lineBack} off={at === 0} keys="ArrowLeft" onClick={() => go(-1)} />
        <Key id={runs ? 'pause' : 'play'} name={runs ? text.linePause : text.linePlay} onClick={play} />
        <Key id="forward" name={text.lineForward} off={at === of} keys="ArrowRight" onClick={() => go(1)} />
        <Key id="last" name={text.lineLast} off={at === of} keys="End" onClick={() => go(Infinity)} />
      </div>
      <div class="ends">
        <button type="button" class="on" data-line="on" onClick={playOn}>
          {text.lineOn}
        </button>
        <button
          type="button"
          data-line="close"
          aria-label={text.lineClose}
          title={text.lineClose}
          aria-keyshortcuts="Escape"
          onClick={closeLine}
        >
          <Icon name="close" />
        </button>
      </div>
    </nav>
  );
}
