/** What each court figure holds: a small thing of its own, so that four kings are four persons. */
import { BRASS, circles, fill, GOLD, lines, SHADE, SKIN, WHITE } from './paint.ts';

const STEEL = '#f4f7fb';
const IRON = '#66748c';
const WOOD = '#8a5a34';
const LEAF = '#3f8f5a';

/** A blade: light steel with a darker edge, so that it shows on every panel. */
function steel(d: string): string {
  return fill(STEEL, d).replace('/>', ` stroke='${IRON}' stroke-width='2'/>`);
}

/** Things of jacks, queens and kings by suit, drawn around x = 76 and from about y = 60 to 180. */
const ITEMS: readonly (readonly ((main: string) => string)[])[] = [
  [
    // Jacks: halberd, scroll, spear, young tree.
    () =>
      lines(WOOD, 5, 'M76 84V200') + steel('M76 58L82 82H70ZM78 84C87 80 92 87 92 95C92 103 87 110 78 106ZM74 86L64 95L74 104Z'),
    () =>
      fill(WHITE, 'M64 96H90V150H64Z') +
      lines(BRASS, 5, 'M62 96H92M62 150H92') +
      lines(IRON, 2, 'M70 108H84M70 118H84M70 128H80'),
    () => lines(WOOD, 4, 'M76 76V200') + steel('M76 60L86 88L76 81L66 88Z'),
    () =>
      lines(WOOD, 5, 'M76 84V200') +
      fill(LEAF, 'M76 92C58 88 60 72 64 66C74 70 80 80 76 92ZM78 100C76 86 84 78 94 78C96 90 90 98 78 100Z'),
  ],
  [
    // Queens: sceptre, rose, fan, lily.
    () => lines(GOLD, 4.5, 'M76 92V200') + circles(GOLD, 8, 76, 82) + circles(WHITE, 3, 76, 82),
    (main) =>
      lines(LEAF, 4, 'M76 96V200') +
      fill(LEAF, 'M76 128C66 126 62 118 62 112C72 112 76 120 76 128Z') +
      circles(main, 13, 76, 86) +
      lines('#ffffffa0', 2.4, 'M76 86a4 4 0 1 1 4-4a8 8 0 1 1-12 4'),
    (main) =>
      fill(GOLD, 'M76 150L58 104A34 34 0 0 1 96 104Z') +
      fill(main, 'M76 150L62 114A30 30 0 0 1 91 114Z') +
      lines(GOLD, 2, 'M76 148L69 108M76 148V106M76 148L84 108'),
    () =>
      lines(LEAF, 4, 'M76 100V200') +
      fill(WHITE, 'M76 106C62 100 60 86 62 76L70 84L76 70L82 84L90 76C92 86 90 100 76 106Z') +
      circles(GOLD, 3, 76, 92),
  ],
  [
    // Kings: sword, sceptre, axe, orb.
    () => steel('M76 42L82 56V138H70V56Z') + lines(IRON, 1.8, 'M76 58V134') + lines(BRASS, 6, 'M62 138H90M76 140V164'),
    () => lines(GOLD, 5, 'M76 84V200') + fill(GOLD, 'M76 58L90 76L76 94L62 76Z') + circles('#cf1833', 5, 76, 76),
    () => lines(WOOD, 5.5, 'M78 62V200') + steel('M81 68C72 70 68 66 65 60C61 78 62 94 66 104C69 98 73 96 81 98Z'),
    (main) =>
      circles(GOLD, 17, 76, 134) + lines(main, 4, 'M60 132Q76 140 92 132M76 140V150') + lines(BRASS, 5, 'M76 115V100M69 107H83'),
  ],
];

/** The thing in the hand of a court figure, with the hand and its cuff; `main` is the colour of the robe. */
export function courtItem(rank: number, suit: number, main: string): string {
  const draw = ITEMS[rank - 11]?.[suit];
  return (
    (draw ? draw(main) : '') +
    fill(WHITE, 'M62 170L90 166L92 178L64 182Z') +
    fill(SKIN, 'M66 168V156Q66 150 72 150H80Q87 150 87 156V166Z') +
    lines(SHADE, 1.8, 'M67 156H78M67 161H78')
  );
}
