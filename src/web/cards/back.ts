/** Three card backs: lattice, scales and stars, each one motif repeated over a framed panel. */

// Steps that divide the panel of 206 × 306 evenly, so that the pattern ends alike at all four sides.
const EDGE = 22;
const STEP_X = 51.5;
const STEP_Y = 51;

const COLOURS: readonly (readonly [ground: string, line: string, light: string])[] = [
  ['#1d4f91', '#79a9e0', '#f6e3ae'],
  ['#8e1b2f', '#d9837c', '#f8deb0'],
  ['#17594a', '#76bda0', '#f6e3ae'],
];

/** A star as relative path data around the current point. */
function star(tips: number, outer: number, inner: number): string {
  let d = `m0-${outer}`;
  let [lastX, lastY] = [0, -outer];
  for (let i = 1; i < tips * 2; i++) {
    const r = i % 2 ? inner : outer;
    const a = (Math.PI * i) / tips;
    const x = Math.round(r * Math.sin(a) * 10) / 10;
    const y = Math.round(-r * Math.cos(a) * 10) / 10;
    d += `l${+(x - lastX).toFixed(1)} ${+(y - lastY).toFixed(1)}`;
    [lastX, lastY] = [x, y];
  }
  return `${d}z`;
}

/** A circle as relative path data around the current point. */
function ring(r: number): string {
  return `m-${r} 0a${r} ${r} 0 1 1 0 .1z`;
}

/** Absolute path data of one row of motifs that starts `dx`, `dy` from the panel's corner. */
function across(dx: number, dy: number, ...motifs: readonly string[]): string {
  let d = '';
  for (let i = -1; i < 5; i++) {
    for (const motif of motifs) d += `M${EDGE + dx + i * STEP_X} ${EDGE + dy}${motif}`;
  }
  return d;
}

/** Repeats a row down the panel; a step of less than STEP_Y moves every second row aside by half a motif. */
function down(id: string, row: string, step: number): string {
  let out = `<g id='${id}'>${row}</g>`;
  for (let j = 1; j * step <= 310; j++) {
    out += `<use href='#${id}' x='${step < STEP_Y && j % 2 ? STEP_X / 2 : 0}' y='${j * step}'/>`;
  }
  return out;
}

function stroke(colour: string, d: string, ground = 'none'): string {
  return `<path fill='${ground}' stroke='${colour}' stroke-width='4' d='${d}'/>`;
}

function area(colour: string, d: string): string {
  return `<path fill='${colour}' d='${d}'/>`;
}

function lattice(line: string, light: string): string {
  return (
    down('a', stroke(line, across(0, 0, `l${STEP_X} ${STEP_Y}m0-${STEP_Y}l-${STEP_X} ${STEP_Y}`)), STEP_Y) +
    down('b', area(light, across(0, 0, star(4, 13, 5))), STEP_Y / 2)
  );
}

/** Each row of discs covers the lower half of the row above it. */
function scales(ground: string, line: string, light: string): string {
  const row = stroke(line, across(0, 8, ring(25.75), ring(15)), ground) + area(light, across(0, 8, ring(6)));
  return down('a', row, STEP_Y / 2);
}

function stars(line: string, light: string): string {
  const [x, y] = [STEP_X / 2, STEP_Y / 2];
  return (
    down('a', stroke(line, across(x, y, star(8, 27, 18.5))), STEP_Y) +
    down('b', area(light, across(x, y, star(8, 12, 6)) + across(0, 0, star(4, 10, 3.5))), STEP_Y)
  );
}

/** Inside of a card back, to be laid on the plain card: 0 lattice, 1 scales, 2 stars. */
export function backArt(which: 0 | 1 | 2): string {
  const [ground, line, light] = COLOURS[which] ?? ['', '', ''];
  const art = which === 0 ? lattice(line, light) : which === 1 ? scales(ground, line, light) : stars(line, light);
  return (
    `<clipPath id='c'><path d='M22 22H228V328H22Z'/></clipPath>` +
    `<rect x='12' y='12' width='226' height='326' rx='9' fill='${ground}'/>` +
    `<g clip-path='url(#c)'>${art}</g><path fill='none' stroke='${light}' stroke-width='3' d='M22 22H228V328H22Z'/>`
  );
}
