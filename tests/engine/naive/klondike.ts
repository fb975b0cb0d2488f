/** Second opinion on Klondike: the rules that everybody knows, told in strings. */
import { last, type NaiveGame, rank, SUITS, sorted, suit } from './cards.ts';
import { alternates, nth, runOf } from './freecell.ts';

export const klondike: NaiveGame = (pack, house) => {
  let stock = [...pack];
  let waste: string[] = [];
  const down: string[][] = Array.from({ length: 7 }, () => []);
  const up: string[][] = Array.from({ length: 7 }, () => []);
  for (let row = 0; row < 7; row++) for (let i = row; i < 7; i++) (row === i ? up : down)[i]!.push(stock.shift()!);
  const home: Record<string, number> = { S: 0, H: 0, D: 0, C: 0 };
  const RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
  const won = (): boolean => SUITS.every((s) => home[s] === 13);

  const moves = (): string[] => {
    if (won()) return [];
    const found: string[] = [];
    /** A packet whose innermost card is this one, from its place to each column. */
    const toColumns = (from: string, card: string, n: number): void => {
      for (const [k, column] of up.entries()) {
        const outer = last(column);
        if (from !== `t${k + 1}` && (outer === undefined ? rank(card) === 13 : alternates(card, outer)))
          found.push(`${from}>t${k + 1}${nth(n)}`);
      }
    };
    const toHome = (from: string, card: string): void => {
      if (home[suit(card)] === rank(card) - 1) found.push(`${from}>f${suit(card).toLowerCase()}`);
    };
    for (const [i, column] of up.entries()) {
      if (column.length > 0) toHome(`t${i + 1}`, last(column)!);
      for (let n = 1; n <= runOf(column, alternates); n++) toColumns(`t${i + 1}`, column[column.length - n]!, n);
    }
    const free = last(waste);
    if (free !== undefined) {
      toHome('waste', free);
      toColumns('waste', free, 1);
    }
    if (house.takeBack === 'yes')
      for (const s of SUITS) if (home[s]! > 0) toColumns(`f${s.toLowerCase()}`, RANKS[home[s]!]! + s, 1);
    if (stock.length > 0) found.push('deal');
    else if (waste.length > 0) found.push('gather');
    return sorted(found);
  };
  const play = (move: string): void => {
    if (move === 'deal') waste.push(...stock.splice(0, Number(house.draw)));
    else if (move === 'gather') [stock, waste] = [waste, []];
    else {
      const [from = '', to = '', n = '1'] = move.split(/[>*]/);
      const place = (name: string): number => Number(name.slice(1)) - 1;
      const suitOf = (name: string): string => name.slice(1).toUpperCase();
      const packet = from.startsWith('t')
        ? up[place(from)]!.splice(-Number(n))
        : [from === 'waste' ? waste.pop()! : RANKS[home[suitOf(from)]!--]! + suitOf(from)];
      if (to.startsWith('t')) up[place(to)]!.push(...packet);
      else home[suitOf(to)]!++;
    }
    for (const [i, column] of up.entries()) if (column.length === 0 && down[i]!.length > 0) column.push(down[i]!.pop()!);
  };
  return { moves, play, won };
};
