/** The places of the piles: buttons with names, ghosts of what they wait for, light where the cards in hand may go. */
import { type Face, type Lang, rankName, rankOf } from '../../cards/index.ts';
import { NO_CARD } from '../../engine/builtin.ts';
import type { GroupDoc } from '../../engine/document.ts';
import type { TableState } from '../../play/table.ts';
import { type Look, placeImage } from './art.ts';
import { stripBox } from './fans.ts';
import type { Box, Plan } from './geometry.ts';
import type { Pointed } from './host.ts';
import { pileLabel } from './names.ts';
import type { Scene, ScenePile } from './scene.ts';

interface Props {
  readonly state: TableState;
  readonly scene: Scene;
  readonly look: Look;
  readonly lang: Lang;
  /** The only pile that is lit of all that the cards in hand may go to. */
  readonly only: number | undefined;
  readonly pointed: Pointed | undefined;
  /** The pile that the cards under the pointer would go to. */
  readonly over: number | undefined;
  /** The pile in the order of Tab. */
  readonly current: number;
  /** A click, by key, by an aid, or after a pointer's press. */
  readonly onPress: (pile: number, event: MouseEvent) => void;
  readonly onFocus: (pile: number) => void;
}

const px = (value: number): string => `${Math.round(value * 100) / 100}px`;
const boxStyle = ({ x, y, w, h }: Box, from: Box = { x: 0, y: 0, w: 0, h: 0 }) => ({
  left: px(x - from.x),
  top: px(y - from.y),
  width: px(w),
  height: px(h),
});

/** The next rank that a begun foundation takes, when there is only one. */
const nextOf = (kind: GroupDoc['kind'] | undefined, size: number, wanted: readonly Face[]): Face | undefined =>
  kind === 'foundation' && size > 0 && wanted.length === 1 ? wanted[0] : undefined;

/** How many cards of a fan lie squared up, on the strip that the uppermost of them shows. */
function Squared({ pile: { place, cards, box, squared }, plan }: { readonly pile: ScenePile; readonly plan: Plan }) {
  if (!squared) return null;
  const strip = stripBox(plan, place.fan, cards[squared.to]!.point, cards[squared.to + 1]?.point);
  return (
    <span class="squared" data-fan={place.fan} style={boxStyle(strip, box)}>
      <span class="count" data-sign={squared.to - squared.from + 1} />
    </span>
  );
}

function Pile({
  pile,
  plan,
  state,
  look,
  lang,
  only,
  pointed,
  over,
  current,
  onPress,
  onFocus,
}: Omit<Props, 'scene'> & { readonly pile: ScenePile; readonly plan: Plan }) {
  const { place, name, box, top, cards } = pile;
  const seen = state.view.piles[place.pile]!;
  const closed = seen.closed !== 0 && !state.view.won;
  const kind = state.document.piles.find(({ id }) => id === place.group)?.kind;
  const wanted = state.wants[place.pile] ?? [];
  const next = look.marks ? nextOf(kind, cards.length, wanted) : undefined;
  const squared = place.fan === 'none' && (kind === 'stock' || kind === 'reserve') && cards.length > 1;
  const again = kind === 'stock' && cards.length === 0 && state.view.actions.some(({ rule }) => rule === 0);
  const classes = [
    'pile',
    closed ? 'dead' : '',
    seen.marked ? 'marked' : '',
    state.hand?.targets.includes(place.pile) && (only ?? place.pile) === place.pile ? 'lit' : '',
    pointed?.from.includes(place.pile) ? 'goes' : '',
    pointed?.to.includes(place.pile) ? 'gets' : '',
    over === place.pile ? 'over' : '',
    state.refusal?.pile === place.pile && state.refusal.rule !== state.rules[NO_CARD] ? 'refused' : '',
  ];
  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(' ')}
      data-pile={name}
      tabIndex={current === place.pile ? 0 : -1}
      aria-label={pileLabel(state, place.pile, lang)}
      aria-pressed={state.hand?.pile === place.pile}
      style={boxStyle(box)}
      onClick={(event) => onPress(place.pile, event)}
      onFocus={() => onFocus(place.pile)}
    >
      <span
        class="spot"
        style={{
          ...boxStyle(place.base, box),
          backgroundImage: closed ? 'none' : placeImage(cards.length === 0 ? wanted : [], look),
        }}
      >
        {again && (
          <svg viewBox="0 0 24 24" aria-hidden="true" class="again">
            <path d="M12 5a7 7 0 1 1-6.3 4M5 4v5h5" />
          </svg>
        )}
      </span>
      <Squared pile={pile} plan={plan} />
      <span class="ring" style={boxStyle(top, box)}>
        {/* Drawings, not names: the name of the pile says both in words. */}
        {squared && <span class="count" data-sign={cards.length} />}
        {next !== undefined && <span class="next" data-sign={rankName(rankOf(next), look.letters)} />}
      </span>
    </button>
  );
}

export function Piles({ scene, ...rest }: Props) {
  return (
    <>
      {scene.plan.bands.flatMap((boxes, row) =>
        boxes.map((box, line) => <div key={`${row}.${line}`} class="band" style={boxStyle(box)} />),
      )}
      {scene.piles.map((pile) => (
        <Pile key={pile.place.pile} pile={pile} plan={scene.plan} {...rest} />
      ))}
    </>
  );
}
