/** A small table that is only looked at: real cards that fly from place to place, no gestures, no keys. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableState } from '../../play/table.ts';
import { type Arrangement, arrange } from '../board/arrange.ts';
import { type Look, placeImage } from '../board/art.ts';
import { Cards } from '../board/Cards.tsx';
import { Flights } from '../board/flights.ts';
import { planTable, RATIO, type Size } from '../board/geometry.ts';
import { makeScene } from '../board/scene.ts';
import { bigSigns, colours, letters, signs, speed } from '../settings.ts';

/** Narrower boards fold long rows in two, and are given the height for it. */
const NARROW = 480;
const FOLDED = 1.6;
const HIGHEST = 460;
/** On paper, which is as wide whatever the window is; the style sheet for paper says the same. */
const ON_PAPER = 640;

const px = (value: number): string => `${Math.round(value * 100) / 100}px`;
/** Without motion: when the player has set it so, here or in the system. */
const stillness = (): boolean => speed.value === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current!;
    const paper = matchMedia('print');
    const measure = (): void => setWidth(paper.matches ? ON_PAPER : measured.clientWidth);
    const print = (): void => setWidth(ON_PAPER);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    paper.addEventListener('change', measure);
    addEventListener('beforeprint', print);
    addEventListener('afterprint', measure);
    return () => {
      observer.disconnect();
      paper.removeEventListener('change', measure);
      removeEventListener('beforeprint', print);
      removeEventListener('afterprint', measure);
    };
  }, [element]);
  return width;
}

interface Props {
  readonly state: TableState;
  readonly label: string;
  /** The piles that are spoken of. */
  readonly lit: readonly number[];
}

export function MiniBoard({ state, label, lit }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root);
  const flights = useMemo(() => new Flights(), []);
  const last = useRef<Arrangement | undefined>(undefined);
  const { document, view } = state;
  const shape = (document.layout.size[1] * RATIO) / document.layout.size[0];
  const grid = document.piles.some(({ kind }) => kind === 'grid');
  const height = Math.ceil(grid && width < NARROW ? width * FOLDED : Math.min(HIGHEST, width * shape));
  const size: Size = useMemo(() => ({ width, height }), [width, height]);
  const big = bigSigns.value;
  const plan = useMemo(() => (width > 0 ? planTable(document, size, { big }) : undefined), [document, size, big]);
  const scene = useMemo(() => plan && makeScene(plan, view), [plan, view]);
  const arrangement = useMemo(() => scene && arrange(last.current, scene, state, size), [scene]);
  useLayoutEffect(() => {
    if (!arrangement || last.current === arrangement) return;
    // The first sight is no deal: the example lies already.
    const instant = last.current === undefined || arrangement.instant || stillness();
    last.current = arrangement;
    flights.place(arrangement.targets, instant);
  });
  const look: Look = {
    letters: letters.value,
    colours: colours.value === '4' ? 4 : 2,
    back: 0,
    marks: false,
    contrast: signs.value === 'contrast',
    classic: signs.value === 'classic',
    small: plan?.small ?? false,
  };
  return (
    <div class="mini">
      <div
        ref={root}
        class="board"
        role="img"
        aria-label={label}
        style={{ height: px(height), ...(plan && { '--w': `${plan.card.w}px`, '--h': `${plan.card.h}px` }) }}
      >
        {scene && plan && arrangement && (
          <>
            {scene.piles.map(({ place, top }) => (
              <div
                key={place.pile}
                class={`pile${lit.includes(place.pile) ? ' lit' : ''}${state.refusal?.pile === place.pile ? ' refused' : ''}`}
              >
                <span
                  class="spot"
                  style={{
                    left: px(place.base.x),
                    top: px(place.base.y),
                    width: px(place.base.w),
                    height: px(place.base.h),
                    backgroundImage: placeImage([], look),
                  }}
                />
                <span class="ring" style={{ left: px(top.x), top: px(top.y), width: px(top.w), height: px(top.h) }} />
              </div>
            ))}
            <Cards
              scene={scene}
              game={arrangement.game}
              look={look}
              held={undefined}
              turned={arrangement.turned}
              flights={flights}
            />
          </>
        )}
      </div>
    </div>
  );
}
