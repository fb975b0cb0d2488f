/** Second opinion on Spider and Simple Simon: built regardless of suit, moved and taken away in suit, told in strings. */
import { above, last, type Naive, type NaiveGame, rank, sorted } from './cards.ts';
import { nth, runOf } from './freecell.ts';

const inSuit = (card: string, below: string): boolean => above(below, card, 1);

function series(pack: readonly string[], sizes: readonly number[], hidden: boolean, overSpaces: boolean): Naive {
  const stock = [...pack];
  const down: string[][] = sizes.map(() => []);
  const up: string[][] = sizes.map(() => []);
  for (let row = 0; row < Math.max(...sizes); row++)
    for (const [i, size] of sizes.entries()) if (row < size) (hidden && row < size - 1 ? down : up)[i]!.push(stock.shift()!);
  let gone = 0;
  const settle = (): void => {
    for (const [i, column] of up.entries()) {
      for (;;) {
        if (column.length === 0 && down[i]!.length > 0) column.push(down[i]!.pop()!);
        if (runOf(column, inSuit) < 13) break;
        column.splice(-13);
        gone++;
      }
    }
  };
  settle();
  const won = (): boolean => gone * 13 === pack.length;
  const moves = (): string[] => {
    if (won()) return [];
    const found: string[] = [];
    for (const [i, column] of up.entries())
      for (let n = 1; n <= runOf(column, inSuit); n++)
        for (const [k, to] of up.entries()) {
          const outer = last(to);
          if (i !== k && (outer === undefined || rank(outer) === rank(column[column.length - n]!) + 1))
            found.push(`t${i + 1}>t${k + 1}${nth(n)}`);
        }
    const cards = [...up, ...down].flat().length;
    const space = up.some((column) => column.length === 0);
    if (stock.length > 0 && (overSpaces || !space || cards < 10)) found.push('deal-row');
    return sorted(found);
  };
  const play = (move: string): void => {
    if (move === 'deal-row') for (const column of up) column.push(...stock.splice(0, 1));
    else {
      const [from = '', to = '', n = '1'] = move.split(/[>*]/);
      up[Number(to.slice(1)) - 1]!.push(...up[Number(from.slice(1)) - 1]!.splice(-Number(n)));
    }
    settle();
  };
  return { moves, play, won };
}

export const spiderInSuit: NaiveGame = (pack, house) =>
  series(pack, [6, 6, 6, 6, 5, 5, 5, 5, 5, 5], true, house.dealOverSpaces === 'yes');
export const simpleSimon: NaiveGame = (pack) => series(pack, [8, 8, 8, 7, 6, 5, 4, 3, 2, 1], false, false);
