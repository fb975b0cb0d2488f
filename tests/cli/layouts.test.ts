/** Whole layouts as the author of the first patience prints them, given to the program on its standard input (dolgy:10–52, 77–80). */
import { describe, expect, test } from 'vitest';
import { data, run } from './program.ts';

interface Moves {
  readonly moves: readonly string[];
}
interface Refused {
  readonly refused: { readonly move: string; readonly rule: string; readonly text: string; readonly source: string };
}
interface Dealt {
  readonly piles: Readonly<Record<string, readonly string[]>>;
}

const FIRST = `
Тп -- 4б 5б 8ч Дх 7х Дп Вх Кх 5ч 6п Дб 9ч
Тх -- 4п 2ч 4х Вб 9п 9х 3ч 3п 8х 6ч 5п 2б
Тб -- 10б Вч 10х 2п 3х 2х 3б 9б 5х 7ч Кб Кп
Тч -- 10ч 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;
const SECOND = `
Тп 2п 4б 5б 8ч Дх 7х Дп Вх Кх 5ч 6п Дб 9ч
Тх -- 4п 2ч 4х Вб 9п 9х 3ч 3п 8х 6ч 5п 2б
Тб -- 10б Вч 10х -- 3х 2х 3б 9б 5х 7ч Кб Кп
Тч -- 10ч 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;
const THIRD = `
Тп 2п 4б 5б 8ч Дх 7х Дп 8х Кх 5ч 6п Дб 9ч
Тх -- 4п 2ч 4х Вб 9п 9х 3ч 3п Вх 6ч 5п 2б
Тб 9б 10б Вч 10х -- 3х 2х 3б -- 5х 7ч Кб Кп
Тч -- 10ч 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;
const FOURTH = `
Тп 2п 4б 5б 8ч Дх 7х Дп 8х Кх 5ч 6п Дб 9ч
Тх -- 4п 2ч -- Вб 9п 9х 3ч 3п Вх 6ч 5п 2б
Тб 9б 10б Вч 10х 2х 3х -- 3б 4х 5х 7ч Кб Кп
Тч -- 10ч 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;
const FIFTH = `
Тп 2п 4б 5б 8ч Дх 7х Дп 8х Кх 5ч 6п Дб 9ч
Тх -- 4п 2ч -- Вб 9п 9х 3ч 3п Вх 6ч 5п 2б
Тб 9б 10б Вч 10х 2х 3х 4х 3б -- 5х 7ч Кб Кп
Тч -- 10ч 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;
// The row of the ace of clubs is not printed in the source; it is made up of the cards that are left.
const SIXTH = `
Тп 2п 4б 5б 8ч -- 7х Дп 8х Кх -- 6п Дб 9ч
Тх 6ч 5п 5ч 3п 9п 9х 3ч Вх Дх Вб 2б 4п 10ч
Тб 9б 10б Вч 10х 2х 3х 4х 3б 7ч 5х -- Кб Кп
Тч 2ч -- 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;
const SEVENTH = `
Тп 2п 4б 5б 8ч 9ч 7х Дп 8х Кх -- -- -- --
Тх 6ч 5п 5ч 3п 9п 9х 3ч Вх Дх Вб 2б 4п 10ч
Тб 9б 10б Вч 10х 2х 3х 4х 3б 7ч 5х Дб Кб Кп
Тч 2ч 6п 7п 6б 7б 4ч 10п Дч 8п Вп Кч 8б 6х`;
const HARD = `
-- 6п 4б 5б 8ч Дх 7х Дп Вх Кх 5ч Тп Дб 9ч
-- 8х 4п 2ч 4х Вб 9п 9х 3ч 3п Тх 6ч 5п 2б
-- 7ч 10б Вч 10х 2п 3х 2х 3б 9б 5х Тб Кб Кп
-- Кч 10ч 7п 6б 7б 4ч 10п Дч 8п Вп Тч 8б 6х`;
const DONE = `
Тп 2п 3п 4п 5п 6п 7п 8п 9п 10п Вп Дп Кп
Тх 2х 3х 4х 5х 6х 7х 8х 9х 10х Вх Дх Кх
Тб 2б 3б 4б 5б 6б 7б 8б 9б 10б Вб Дб Кб
Тч 2ч 3ч 4ч 5ч 6ч 7ч 8ч 9ч 10ч Вч Дч Кч`;

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
/** The rows that `deal --lang ru` prints, without their names. */
async function tableAfter(layout: string, moves: string, game = 'dolgy'): Promise<string[][]> {
  const ran = await run(['deal', game, '--layout', '-', '--play', moves, '--lang', 'ru'], { input: layout });
  expect(ran.err).toBe('');
  const rows = ran.out.split('\n').filter((line) => /^r\d/.test(line));
  return rows.map((line) => line.replace(/^r\d+: +/, '').split(/\s+/));
}
const moves = async (layout: string, ...more: string[]): Promise<readonly string[]> =>
  (await data<Moves>(['moves', 'dolgy', '--layout', '-', ...more], { input: layout })).moves;

describe('layouts in the notation of the source', () => {
  test('dolgy:10–13 → 23–26: after the ace of spades only its two', async () => {
    expect(await moves(FIRST, '--from', 'r3c6')).toEqual(['r3c6>r1c2']);
    expect(await tableAfter(FIRST, 'r3c6>r1c2')).toEqual(rowsOf(SECOND));
  });
  test('dolgy:23–26 → 31–34: a card before its right neighbour (J♣ and 8♣ exchanged: a slip of the source)', async () => {
    const exchanged = SECOND.replace('Вх', '?').replace('8х', 'Вх').replace('?', '8х');
    expect(await tableAfter(exchanged, 'r3c10>r3c2')).toEqual(rowsOf(THIRD));
  });
  test('dolgy:31–34 → 36–39', async () => expect(await tableAfter(THIRD, 'r3c8>r3c6 r2c5>r3c10')).toEqual(rowsOf(FOURTH)));
  test('dolgy:36–39 → 41–44', async () => expect(await tableAfter(FOURTH, 'r3c10>r3c8')).toEqual(rowsOf(FIFTH)));
  test('dolgy:47–49 → 50–52: cards leave from behind a king, and the gaps they leave are dead', async () => {
    expect(await tableAfter(SIXTH, 'r1c12>r4c3 r1c13>r3c12 r1c14>r1c6')).toEqual(rowsOf(SEVENTH));
    expect(await moves(SEVENTH)).toEqual(['redeal']);
  });
  test('dolgy:71–74: rows of thirteen are rows with the last place empty; the game is won', async () => {
    expect(await moves(DONE)).toEqual([]);
  });
  test('dolgy:77–80, the harder form', async () => {
    const list = (await data<Moves>(['moves', 'dolgy-hard', '--layout', '-'], { input: HARD })).moves;
    expect(list).toContain('r1c12>r4c1');
    expect((await tableAfter(HARD, 'r1c12>r4c1', 'dolgy-hard'))[3]!.slice(0, 2)).toEqual(['Тп', 'Кч']);
  });
  test('a forbidden move is refused with its rule, its sentence and its source', async () => {
    const args = ['moves', 'dolgy', '--layout', '-', '--play', 'r3c10>r3c8 r2c4>r4c2', '--lang', 'ru'];
    const { refused } = await data<Refused>(args, { input: FOURTH }, 1);
    expect(refused).toMatchObject({ move: 'r2c4>r4c2', rule: 'fullest-row-first' });
    expect(refused.source).toContain('dolgy:18');
    expect(refused.text).toMatch(/[а-я]/);
  });
  test('what `deal --open` prints is read again by --layout, rows with names too', async () => {
    for (const game of ['dolgy', 'mendelev-spider', 'gallery', 'tomb', 'prussian', 'potocki-jewell']) {
      const open = await run(['deal', game, '--deal', '11', '--open', '--lang', 'ru']);
      const again = await data<Dealt>(['deal', game, '--layout', '-', '--open'], { input: open.out });
      const first = await data<Dealt>(['deal', game, '--deal', '11', '--open']);
      expect(again.piles, game).toEqual(first.piles);
    }
  });
});
