/** Flat drawings of jack, queen and king: one half-figure, shown twice by turning it round the card's centre. */
import { courtItem } from './items.ts';
import { BRASS, circles, fill, GOLD, HAIR, lines, SHADE, SKIN, WHITE } from './paint.ts';
import { suitMark } from './suits.ts';

/** Main, darker and palest colour of a court's robe, by the ink of its suit. */
type Cloth = readonly [main: string, dark: string, pale: string];

// A black robe would swallow its own folds, so the "black" court wears a deep slate.
const SLATE: Cloth = ['#3a4763', '#252e44', '#d3dbe9'];
const CLOTHS: Readonly<Record<string, Cloth>> = {
  '#c8102e': ['#cf1833', '#9b0c24', '#f9d2cc'],
  '#1257cc': ['#1f66da', '#1249a8', '#cadcf8'],
  '#00705a': ['#00806a', '#005c4a', '#c3e4da'],
};

/** The face that all share: two halves in slightly different tones, brows in the colour of the hair. */
function face(hair: string): string {
  return (
    fill(SKIN, 'M102 62H148V92C148 108 138 119 125 121C112 119 102 108 102 92Z') +
    fill(SHADE, 'M125 62H148V92C148 108 138 119 125 121Z') +
    lines(hair, 2.8, 'M108 82Q113.5 78 119 81M131 81Q136.5 78 142 82') +
    circles('#2a2024', 3, 114, 89.5, 136, 89.5) +
    lines('#d79f78', 2.4, 'M125 85V100H121')
  );
}

/** Pale ground of the court cards in the colour of a suit's ink. */
export function courtGround(ink: string): string {
  return (CLOTHS[ink] ?? SLATE)[2];
}

/** Shoulders in two tones. */
function robe([main, dark]: Cloth): string {
  return (
    fill(main, 'M57 200V168C64 148 84 138 108 132H142C166 138 186 148 193 168V200Z') +
    fill(dark, 'M125 132H142C166 138 186 148 193 168V200H125Z')
  );
}

function king(cloth: Cloth, hair: string, deep: string): string {
  const [main, dark] = cloth;
  return (
    robe(cloth) +
    // Ermine: a broad white collar with the usual dark tails.
    fill(WHITE, 'M101 122C97 131 89 136 79 140C79 156 97 168 125 168C153 168 171 156 171 140C161 136 153 131 149 122Z') +
    lines(dark, 3.4, 'M87 143V147M97 152V156M102 139V143M163 143V147M153 152V156M148 139V143M112 158V162M138 158V162') +
    // Locks at both sides of the face.
    fill(hair, 'M97 62H125V118H104C94 118 90 110 94 104C89 98 90 90 95 86Z') +
    fill(deep, 'M153 62H125V118H146C156 118 160 110 156 104C161 98 160 90 155 86Z') +
    face(hair) +
    fill(hair, 'M101 92C104 101 112 104 125 103V154C108 150 98 134 100 112Z') +
    fill(deep, 'M149 92C146 101 138 104 125 103V154C142 150 152 134 150 112Z') +
    fill('#c9554e', 'M118 111H132Q130 117 125 117Q120 117 118 111Z') +
    fill(deep, 'M125 103C119 100 110 104 106 113C113 114 121 113 125 109C129 113 137 114 144 113C140 104 131 100 125 103Z') +
    // Crown over a cap of the robe's cloth.
    fill(main, 'M101 58C98 40 112 33 125 33C138 33 152 40 149 58Z') +
    fill(GOLD, 'M98 66L93 38L109 50L125 30V66Z') +
    fill(BRASS, 'M152 66L157 38L141 50L125 30V66Z') +
    circles(GOLD, 4.2, 93, 37, 125, 29) +
    circles(BRASS, 4.2, 157, 37) +
    fill(WHITE, 'M96 60H154V69H96Z') +
    circles(main, 2.6, 106, 64.5, 125, 64.5, 144, 64.5)
  );
}

function queen(cloth: Cloth, hair: string, deep: string): string {
  const [main] = cloth;
  return (
    // Standing lace collar behind the hair.
    fill(WHITE, 'M125 150L74 140C70 122 76 106 88 98H162C174 106 180 122 176 140Z') +
    lines(main, 2, 'M100 128L80 110M98 136L76 126M150 128L170 110M152 136L174 126') +
    robe(cloth) +
    fill(hair, 'M125 50C100 50 96 70 97 88C98 104 88 116 92 132C96 142 106 144 112 138H125Z') +
    fill(deep, 'M125 50C150 50 154 70 153 88C152 104 162 116 158 132C154 142 144 144 138 138H125Z') +
    fill(SHADE, 'M116 112H134V134H116Z') +
    fill(SKIN, 'M104 134C110 134 116 132 116 128H134C134 132 140 134 146 134C146 154 134 162 125 166C116 162 104 154 104 134Z') +
    lines(GOLD, 2.6, 'M109 139Q125 156 141 139') +
    circles(GOLD, 4.2, 125, 150) +
    face(hair) +
    circles('#f0a493', 4.6, 109, 99, 141, 99) +
    lines('#2a2024', 2, 'M111 88L107.5 86M139 88L142.5 86') +
    fill('#c5283d', 'M117.5 107.5Q121.5 104.5 125 106.5Q128.5 104.5 132.5 107.5Q129 113 125 113Q121 113 117.5 107.5Z') +
    // Parted hair over the brow.
    fill(hair, 'M125 56V66C120 76 110 82 101 92C96 70 106 56 125 56Z') +
    fill(deep, 'M125 56V66C130 76 140 82 149 92C154 70 144 56 125 56Z') +
    circles(GOLD, 3.6, 101, 106, 149, 106) +
    fill(GOLD, 'M103 60L98 40L113 49L125 32V60Z') +
    fill(BRASS, 'M147 60L152 40L137 49L125 32V60Z') +
    circles(WHITE, 4, 98, 38, 125, 30, 152, 38) +
    fill(main, 'M102 56Q125 50 148 56V62Q125 56 102 62Z')
  );
}

function jack(cloth: Cloth, hair: string, deep: string): string {
  const [main, dark] = cloth;
  return (
    robe(cloth) +
    lines(GOLD, 4, 'M92 142L84 200M158 142L166 200') +
    fill(WHITE, 'M110 128H140L146 200H104Z') +
    circles(main, 3, 125, 150, 125, 162) +
    // Bobbed hair.
    fill(hair, 'M125 56H100C94 74 96 96 92 114C98 120 108 119 112 114H125Z') +
    fill(deep, 'M125 56H150C156 74 154 96 158 114C152 120 142 119 138 114H125Z') +
    fill(SHADE, 'M116 110H134V136H116Z') +
    // Pleated ruff.
    fill(
      WHITE,
      'M98 128L106 122L112 126L119 122L125 127L131 122L138 126L144 122' +
        'L152 128L148 142L140 138L133 143L125 138L117 143L110 138L102 142Z',
    ) +
    lines(dark, 1.6, 'M110 138L112 130M117 142L119 128M125 138V131M133 142L131 128M140 138L138 130') +
    face(hair) +
    lines('#b8504a', 2.8, 'M118.5 108Q125 113 131.5 108') +
    fill(hair, 'M100 62H125V76Q116 80 102 76Z') +
    fill(deep, 'M150 62H125V76Q134 80 148 76Z') +
    // Cap with a feather.
    fill(WHITE, 'M100 58C84 54 72 42 70 26C78 30 82 29 88 32C100 38 108 46 112 56Z') +
    lines(dark, 1.8, 'M74 31Q88 44 106 56') +
    fill(main, 'M94 60C90 42 108 32 126 34C148 32 162 44 156 60Z') +
    fill(dark, 'M125 34C148 32 162 44 156 60H125Z') +
    fill(GOLD, 'M93 58Q125 50 157 58V68Q125 60 93 68Z')
  );
}

/** The court picture of rank 11 … 13 within the index strips of a 250 × 350 card. */
export function court(rank: number, suit: number, ink: string): string {
  const cloth = CLOTHS[ink] ?? SLATE;
  const [main, , pale] = cloth;
  const [hair, deep] = HAIR[suit] ?? HAIR[0];
  const draw = rank === 11 ? jack : rank === 12 ? queen : king;
  return (
    // The cut runs aslant, so that both shoulders on the left side are seen whole.
    `<clipPath id='c'><path d='M60 32a10 10 0 0 1 10-10H180a10 10 0 0 1 10 10V156L60 194Z'/></clipPath>` +
    `<g id='h'><g clip-path='url(#c)'>${fill(pale, 'M57 20H193V200H57Z')}${draw(cloth, hair, deep)}` +
    `${courtItem(rank, suit, main)}</g>${suitMark(suit, 175, 42, 25, ink)}</g>` +
    `<use href='#h' transform='rotate(180 125 175)'/>` +
    fill(main, 'M60 187L190 149V163L60 201Z') +
    fill(GOLD, 'M60 190L190 152V160L60 198Z')
  );
}
