/** Card pictures as CSS images, each made once. */
import { cardName, type Face, type Lang } from '../../cards/index.ts';
import type { Fan } from '../../engine/document.ts';
import { ghostOf } from '../../play/wanted.ts';
import { backSvg, type Edge, faceSvg, ghostPairSvg, ghostSvg, indexSvg, svgUrl } from '../cards/faces.ts';

/** How the cards of a table look. */
export interface Look {
  readonly letters: Lang;
  readonly colours: 2 | 4;
  readonly back: 0 | 1 | 2;
  /** Big signs instead of pictures. */
  readonly small: boolean;
  /** Places so low that only the upper part of a card is shown. */
  readonly squat?: boolean;
  /** Big signs in the strongest contrast. */
  readonly contrast?: boolean;
  /** The court cards of old packs where pictures are shown. */
  readonly classic?: boolean;
  /** Whether places show which cards they wait for. */
  readonly marks: boolean;
}

const made = new Map<string, string>();
function image(key: string, draw: () => string): string {
  let url = made.get(key);
  if (url === undefined) {
    url = `url("${svgUrl(draw())}")`;
    made.set(key, url);
  }
  return url;
}

const JACK = 11;
/** The edge of a card that the next one in the fan leaves in sight. */
const EDGES: Readonly<Record<Fan, Edge>> = { none: 'top', down: 'top', up: 'bottom', right: 'left', left: 'right' };

/** The face of a card; `low` where the next one leaves only a low strip of it in sight. */
export function faceImage(face: Face, fan: Fan, look: Look, low = false): string {
  const own = ownImage(face, fan, look, low);
  const { letters, colours, small, contrast, classic } = look;
  if (!classic || small || contrast || (face & 15) <= JACK - 1) return own;
  const edge = EDGES[fan];
  const index = image(`${face} ${letters} ${colours} index ${edge}`, () => indexSvg(face, { letters, colours, edge }));
  // Our own face lies beneath until the other one is there.
  return `${index}, url("courts/${cardName(face, 'en')}.svg"), ${own}`;
}
function ownImage(face: Face, fan: Fan, { letters, colours, small, contrast }: Look, low: boolean): string {
  const style = contrast ? 'contrast' : small ? 'small' : 'large';
  const edge = EDGES[fan];
  return image(`${face} ${letters} ${colours} ${style} ${edge} ${low}`, () =>
    faceSvg(face, { letters, colours, style, edge, low }),
  );
}
export const backImage = (which: 0 | 1 | 2): string => image(`back ${which}`, () => backSvg(which));

/** What an empty place shows: an outline, with the card or cards it waits for when they can be told in one picture. */
export function placeImage(wanted: readonly Face[], { letters, marks, squat = false }: Look): string {
  const [first, second] = wanted;
  if (marks && first !== undefined && second !== undefined && wanted.length === 2)
    return image(`pair ${first} ${second} ${letters} ${squat}`, () => ghostPairSvg([first, second], letters, undefined, squat));
  const { rank, suit } = (marks && ghostOf(wanted)) || {};
  return image(`ghost ${rank} ${suit} ${letters} ${squat}`, () => ghostSvg({ rank, suit, letters, squat }));
}
