/** The board: shows a table's state in whatever space it has and turns gestures and keys into calls of the table. */
import type { ComponentType } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lang } from '../../cards/index.ts';
import { countOf, fromOf, type Move, toOf } from '../../engine/move.ts';
import type { TableState } from '../../play/table.ts';
import { type Arrangement, arrange } from './arrange.ts';
import type { Look } from './art.ts';
import { Cards } from './Cards.tsx';
import { Flights } from './flights.ts';
import { type Point, planTable, type Size } from './geometry.ts';
import { type Hit, listen } from './gestures.ts';
import { BoardHost, type BoardTable, type Now, type Pointed } from './host.ts';
import type { PeekProps } from './Peek.tsx';
import { Piles } from './Piles.tsx';
import { makeScene, neighbour, ordered, type Stride } from './scene.ts';

interface Props {
  readonly state: TableState;
  readonly table: BoardTable;
  readonly look: Omit<Look, 'small'>;
  readonly bigSigns: boolean;
  /** The table is laid for the left hand. */
  readonly left: boolean;
  /** What the times of all motion are multiplied by; 0 for no motion. */
  readonly slowness: number;
  /** A press moves a card where it fits best. */
  readonly best: boolean;
  readonly lang: Lang;
  /** A move that was advised: of all places its cards could go to only its own is lit. */
  readonly advised: Move | undefined;
  /** Piles that a lesson speaks of. */
  readonly pointed: Pointed | undefined;
  /** Shows a card whole; it comes when it is first wanted. */
  readonly Peek: ComponentType<PeekProps>;
  readonly label: string;
  readonly help: string;
  /** The pointer or the focus rests on a pile, or on none. */
  readonly onRest: (pile: number | undefined) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Through all piles in their order, by their places on the keyboard. */
const STRIDES: Readonly<Record<string, Stride>> = {
  Home: 'first',
  End: 'last',
  PageUp: 'group before',
  PageDown: 'next group',
  BracketLeft: 'before',
  BracketRight: 'next',
};
/** A click this soon after the pointer was handled is the same press. */
const SAME_PRESS_MS = 500;

function useSize(element: { readonly current: HTMLElement | null }): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current!;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Board({
  state,
  table,
  look,
  bigSigns,
  left,
  slowness,
  best,
  lang,
  advised,
  pointed,
  Peek,
  label,
  help,
  onRest,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const flights = useMemo(() => new Flights(), []);
  const last = useRef<Arrangement | undefined>(undefined);
  const pointerAt = useRef(Number.NEGATIVE_INFINITY);
  const [over, setOver] = useState<number>();
  const [peek, setPeek] = useState<Hit>();
  const [focused, setFocused] = useState<number>();

  const { document, view, hand } = state;
  const plan = useMemo(
    () => (size && size.width > 0 && size.height > 0 ? planTable(document, size, { big: bigSigns, left }) : undefined),
    [document, size, bigSigns, left],
  );
  const scene = useMemo(() => plan && makeScene(plan, view), [plan, view]);
  const arrangement = useMemo(() => scene && arrange(last.current, scene, state, size!), [scene]);

  useLayoutEffect(() => {
    if (!arrangement || last.current === arrangement) return;
    last.current = arrangement;
    flights.place(arrangement.targets, arrangement.instant || slowness === 0 || wantsStillness(), slowness);
  });

  // Gestures outlive renders: they read what is shown now.
  const now = useRef<Now>({ table, scene, game: 0, best, onRest });
  now.current = { table, scene, game: arrangement?.game ?? 0, best, onRest };
  // At once with the cards: a press before the next frame must not be lost.
  useLayoutEffect(() => {
    const element = root.current!;
    const stop = listen(element, new BoardHost(flights, now, setOver, setPeek));
    const finish = (): void => {
      flights.finish();
      // The joy of a win too.
      if (element.classList.contains('won')) for (const motion of element.getAnimations({ subtree: true })) motion.finish();
    };
    const remember = (event: PointerEvent): void => {
      pointerAt.current = event.timeStamp;
    };
    // Cards in the air lie down as soon as somebody does anything at all.
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    element.addEventListener('pointerup', remember, true);
    return () => {
      stop();
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
      element.removeEventListener('pointerup', remember, true);
    };
  }, [flights]);

  const { letters, colours, back, marks, contrast, classic } = look;
  // Where focus and pointer rest changes often and says nothing to a hundred cards: they are left alone.
  const cards = useMemo(
    () =>
      scene &&
      plan &&
      arrangement && (
        <Cards
          scene={scene}
          game={arrangement.game}
          look={{ ...look, small: plan.small }}
          held={hand}
          turned={arrangement.turned}
          flights={flights}
        />
      ),
    [scene, plan, arrangement, hand, flights, letters, colours, back, marks, contrast, classic],
  );
  const only =
    advised !== undefined && hand && hand.pile === fromOf(advised) && hand.n === countOf(advised) ? toOf(advised) : undefined;
  const shownPiles = scene?.piles ?? [];
  const current = shownPiles.some(({ place }) => place.pile === focused) ? focused! : (shownPiles[0]?.place.pile ?? 0);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = ARROWS[event.key];
    if ((direction || event.code in STRIDES) && scene) {
      event.preventDefault();
      const next = direction ? neighbour(scene, current, direction) : ordered(scene, current, STRIDES[event.code]!);
      const name = next === undefined ? undefined : scene.byPile[next]?.name;
      if (name) root.current?.querySelector<HTMLElement>(`[data-pile="${CSS.escape(name)}"]`)?.focus();
    } else if (event.key === '+' || event.key === '=') table.grow(1);
    else if (event.key === '-' || event.key === '−') table.grow(-1);
    else if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault();
      table.sendHome(current);
    }
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own looks and no better meaning
    <div
      ref={root}
      class={`board${view.won ? ' won' : ''}${plan?.small ? ' small' : ''}${plan?.squat ? ' squat' : ''}`}
      role="group"
      aria-label={label}
      aria-describedby="board-help"
      onKeyDown={onKeyDown}
      style={plan && { '--w': `${plan.card.w}px`, '--h': `${plan.card.h}px` }}
    >
      <p id="board-help" hidden>
        {help}
      </p>
      {scene && plan && arrangement && (
        <>
          <Piles
            state={state}
            scene={scene}
            look={{ ...look, small: plan.small, squat: plan.squat }}
            lang={lang}
            only={only}
            pointed={pointed}
            over={over}
            current={current}
            onPress={(pile, { detail, timeStamp }) => {
              const byPointer = detail > 0 && timeStamp - pointerAt.current < SAME_PRESS_MS;
              if (!byPointer) table.tap(pile, Math.max(0, view.piles[pile]!.cards.length - 1));
            }}
            onFocus={(pile) => {
              setFocused(pile);
              onRest(pile);
            }}
          />
          {cards}
          {peek && <Peek hit={peek} scene={scene} look={{ ...look, small: plan.small }} window={size!} />}
        </>
      )}
    </div>
  );
}
