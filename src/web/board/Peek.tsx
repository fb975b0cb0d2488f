/** A covered or very small card shown whole and large, while it is held. */
import { cardName } from '../../cards/index.ts';
import { faceImage, type Look } from './art.ts';
import { RATIO, type Size } from './geometry.ts';
import type { Hit } from './gestures.ts';
import type { Scene } from './scene.ts';

/** At least so wide, however small the cards of the table are. */
const LEAST_WIDTH = 120;
/** Above the finger that covers the card. */
const LIFT = 24;

interface Props {
  readonly hit: Hit;
  readonly scene: Scene;
  readonly look: Look;
  readonly window: Size;
}
export function Peek({ hit, scene, look, window }: Props) {
  const card = scene.byPile[hit.pile]?.cards[hit.index];
  if (!card || card.face === 0) return null;
  const w = Math.min(Math.max(LEAST_WIDTH, scene.plan.card.w), window.width);
  const h = Math.min(w * RATIO, window.height);
  const x = Math.max(0, Math.min(window.width - w, card.point.x + scene.plan.card.w / 2 - w / 2));
  const y = Math.max(0, Math.min(window.height - h, card.point.y - h + scene.plan.card.h / 2 - LIFT));
  return (
    <div
      class="peek"
      aria-hidden="true"
      data-peek={cardName(card.face, 'en')}
      style={{
        left: `${x}px`,
        top: `${y}px`,
        width: `${w}px`,
        height: `${h}px`,
        backgroundImage: faceImage(card.face, 'none', { ...look, small: false }),
      }}
    />
  );
}
