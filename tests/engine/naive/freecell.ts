/** Second opinion on FreeCell: the rules that everybody knows, told in strings; how many cards go at once is tried card by card. */
import { last, type NaiveGame, rank, SUITS, sorted, suit } from './cards.ts';

export const RED = ['H', 'D'];
/** May `card` lie on `below`: one rank lower and of the other colour? */
export const alternates = (card: string, below: string): boolean =>
  rank(below) === rank(card) + 1 && RED.includes(suit(card)) !== RED.includes(suit(below));
/** How many outer cards of a pile each lie on the next. */
export const runOf = (pile: readonly string[], lies: (card: string, below: string) => boolean): number => {
  let n = Math.min(1, pile.length);
  while (n > 0 && n < pile.length && lies(pile[pile.length - n]!, pile[pile.length - n - 1]!)) n++;
  return n;
};
export const nth = (n: number): string => (n > 1 ? `*${n}` : '');

/** The most cards that single moves carry from one pile to another with so many free cells and so many spaces besides. */
function carried(cells: number, spaces: number): number {
  // With one space more, half of the packet waits there while the other half goes over.
  return spaces === 0 ? cells + 1 : 2 * carried(cells, spaces - 1);
}

export const freecell: NaiveGame = (pack, house) => {
  const columns: string[][] = Array.from({ length: 8 }, () => []);
  for (const [i, card] of pack.entries()) columns[i % 8]!.push(card);
  const cells: (string | undefined)[] = [undefined, undefined, undefined, undefined];
  const home: Record<string, number> = { S: 0, H: 0, D: 0, C: 0 };
  const goesHome = (card: string): boolean => home[suit(card)] === rank(card) - 1;
  const won = (): boolean => SUITS.every((s) => home[s] === 13);

  const moves = (): string[] => {
    if (won()) return [];
    const found: string[] = [];
    const free = cells.filter((cell) => cell === undefined).length;
    const offer = (from: string, card: string): void => {
      if (goesHome(card)) found.push(`${from}>f${suit(card).toLowerCase()}`);
      for (const [c, cell] of cells.entries()) if (cell === undefined) found.push(`${from}>c${c + 1}`);
      for (const [k, to] of columns.entries()) {
        const outer = last(to);
        if (from !== `t${k + 1}` && (outer === undefined || alternates(card, outer))) found.push(`${from}>t${k + 1}`);
      }
    };
    for (const [i, column] of columns.entries()) {
      if (column.length > 0) offer(`t${i + 1}`, last(column)!);
      if (house.packets === 'single') continue;
      for (let n = 2; n <= runOf(column, alternates); n++)
        for (const [k, to] of columns.entries()) {
          const spaces = columns.filter((one, j) => one.length === 0 && j !== k).length;
          const outer = last(to);
          const fits = outer === undefined || alternates(column[column.length - n]!, outer);
          if (i !== k && fits && n <= carried(free, spaces)) found.push(`t${i + 1}>t${k + 1}*${n}`);
        }
    }
    for (const [c, cell] of cells.entries()) if (cell !== undefined) offer(`c${c + 1}`, cell);
    return sorted(found);
  };
  const play = (move: string): void => {
    const [from = '', to = '', n = '1'] = move.split(/[>*]/);
    const place = (name: string): number => Number(name.slice(1)) - 1;
    const packet = from.startsWith('t') ? columns[place(from)]!.splice(-Number(n)) : [cells[place(from)]!];
    if (from.startsWith('c')) cells[place(from)] = undefined;
    if (to.startsWith('t')) columns[place(to)]!.push(...packet);
    else if (to.startsWith('c')) cells[place(to)] = packet[0];
    else home[suit(packet[0])]!++;
  };
  return { moves, play, won };
};
