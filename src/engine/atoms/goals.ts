/** Atoms that say when a game is won, and how many cards already lie where they belong. */
import * as v from 'valibot';
import { FACE, rankOf, suitOf } from '../../cards/index.ts';
import { atom, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';
import type { Position } from '../position.ts';

const groupList = v.pipe(v.array(schemas.id), v.minLength(1), v.maxLength(20));

const allInAtom = atom(
  'goal',
  'all-in',
  { groups: groupList, counted: v.optional(groupList) },
  () => t('Пасьянс сошёлся, когда там лежат все карты.', 'The game is won when all cards lie there.'),
  ({ groups, counted = groups }, context) => {
    const piles = groups.flatMap((id) => context.group(id).piles);
    const all = counted.flatMap((id) => context.group(id).piles);
    const count = (s: Position, of: readonly number[]): number => {
      let n = 0;
      for (let i = 0; i < of.length; i++) n += s.len[of[i]!]!;
      return n;
    };
    return { won: (s) => count(s, piles) === context.cards, placed: (s) => count(s, all) };
  },
);
/** All cards lie in these groups; `counted` (when other) are the groups whose cards count as placed. */
export const allIn = (groups: readonly string[], counted?: readonly string[]): Node<'goal'> =>
  allInAtom(counted ? { groups: [...groups], counted: [...counted] } : { groups: [...groups] });

const picturesAtom = atom(
  'goal',
  'pictures',
  {
    rows: v.pipe(v.array(v.strictObject({ group: schemas.id, base: schemas.rank })), v.minLength(1), v.maxLength(12)),
    size: schemas.count,
    out: schemas.id,
  },
  () =>
    t(
      'Пасьянс сошёлся, когда собраны все картины и все тузы вышли.',
      'The game is won when all pictures are complete and all aces are out.',
    ),
  ({ rows, size, out }, context) => {
    const outPiles = context.group(out).piles;
    const pictures = rows.flatMap(({ group }) => context.group(group).piles);
    const bases = rows.flatMap(({ group, base }) => context.group(group).piles.map(() => base));
    const thrown = (s: Position): number => {
      let n = 0;
      for (let i = 0; i < outPiles.length; i++) n += s.len[outPiles[i]!]!;
      return n;
    };
    const outCards = context.cards - pictures.length * size;
    return {
      won: (s) => {
        if (thrown(s) !== outCards) return false;
        for (let i = 0; i < pictures.length; i++) if (s.len[pictures[i]!] !== size) return false;
        return true;
      },
      placed: (s) => {
        let sum = thrown(s);
        for (let i = 0; i < pictures.length; i++) {
          const n = s.len[pictures[i]!]!;
          if (n > 0 && rankOf(s.at(pictures[i]!, 0)) === bases[i]) sum += n;
        }
        return sum;
      },
    };
  },
);
/** Every pile of these rows holds `size` cards on its base, and the rest of the pack lies in `out`. */
export const pictures = (rows: readonly { group: string; base: number }[], size: number, out: string): Node<'goal'> =>
  picturesAtom({ rows: [...rows], size, out });

/** The cells of each row, the front cell first. */
export function rowsOf(front: readonly number[], right: Int16Array): number[][] {
  return front.map((first) => {
    const row = [first];
    for (let cell = right[first]!; cell >= 0; cell = right[cell]!) row.push(cell);
    return row;
  });
}
/** How many cards from the front of a row run in suit from the ace up. */
export function runFromAce(s: Position, row: readonly number[]): number {
  const first = s.top(row[0]!);
  if (rankOf(first) !== 1) return 0;
  let n = 1;
  while (n < row.length && (s.top(row[n]!) & FACE) === (first & FACE) + n && suitOf(s.top(row[n]!)) === suitOf(first)) n++;
  return n;
}

const suitRowsAtom = atom(
  'goal',
  'suit-rows',
  { front: schemas.id },
  () =>
    t(
      'Пасьянс сошёлся, когда в каждом ряду лежит одна масть от туза до короля.',
      'The game is won when every row holds one suit from ace to king.',
    ),
  ({ front }, context) => {
    const rows = rowsOf(context.group(front).piles, context.right);
    return {
      won: (s) => {
        // The king's place tells most rows apart at one look.
        for (let i = 0; i < rows.length; i++) if (rankOf(s.top(rows[i]![context.ranks - 1]!)) !== context.ranks) return false;
        for (let i = 0; i < rows.length; i++) if (runFromAce(s, rows[i]!) < context.ranks) return false;
        return true;
      },
      placed: (s) => {
        let sum = 0;
        for (let i = 0; i < rows.length; i++) sum += runFromAce(s, rows[i]!);
        return sum;
      },
    };
  },
);
/** Every row of the grid holds one suit from the ace in the front group to the highest rank. */
export const suitRows = (front: string): Node<'goal'> => suitRowsAtom({ front });
