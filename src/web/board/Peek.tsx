/** A covered or very small card shown whole and large, while it is held; of a fan that is squared up in part all open cards. */
import { cardName } from '../../cards/index.ts';
import { faceImage, type Look } from './art.ts';
import { spreadOut } from './fans.ts';
import { type Box, RATIO, type Size } from './geometry.ts';
import type { Hit } from './gestures.ts';
import type { Scene, SceneCard, ScenePile } from './scene.ts';

/** At least so wide, however small the cards of the table are. */
const LEAST_WIDTH = 120;
/** Above the finger that covers the card. */
const LIFT = 24;

export interface PeekProps {
  readonly hit: Hit;
  readonly scene: Scene;
  readonly look: Look;
  readonly window: Size;
}
const px = (value: number): string => `${value}px`;
const boxStyle = ({ x, y, w, h }: Box) => ({ left: px(x), top: px(y), width: px(w), height: px(h) });

function OneCard({ card, scene, look, window }: Omit<PeekProps, 'hit'> & { readonly card: SceneCard }) {
  const w = Math.min(Math.max(LEAST_WIDTH, scene.plan.card.w), window.width);
  const h = Math.min(w * RATIO, window.height);
  const x = Math.max(0, Math.min(window.width - w, card.point.x + scene.plan.card.w / 2 - w / 2));
  const y = Math.max(0, Math.min(window.height - h, card.point.y - h + scene.plan.card.h / 2 - LIFT));
  return (
    <div
      class="peek"
      aria-hidden="true"
      data-peek={cardName(card.face, 'en')}
      style={{ ...boxStyle({ x, y, w, h }), backgroundImage: faceImage(card.face, 'none', { ...look, small: false }) }}
    />
  );
}

/** The open cards of a pile in rows, the innermost first. */
function WholeFan({ pile, scene, look, window }: Omit<PeekProps, 'hit'> & { readonly pile: ScenePile }) {
  const open = pile.cards.filter(({ face }) => face !== 0);
  const { panel, card, points } = spreadOut(open.length, window, scene.plan.card.w, pile.box);
  return (
    <div class="peek peek-fan" aria-hidden="true" style={boxStyle(panel)}>
      {open.map(({ key, face }, i) => (
        <div
          key={key}
          data-peek={cardName(face, 'en')}
          style={{
            ...boxStyle({ ...points[i]!, ...card }),
            backgroundImage: faceImage(face, 'right', { ...look, small: false }),
          }}
        />
      ))}
    </div>
  );
}

export function Peek({ hit, scene, ...rest }: PeekProps) {
  const pile = scene.byPile[hit.pile];
  const card = pile?.cards[hit.index];
  if (!pile || !card || card.face === 0) return null;
  return pile.squared ? <WholeFan pile={pile} scene={scene} {...rest} /> : <OneCard card={card} scene={scene} {...rest} />;
}
