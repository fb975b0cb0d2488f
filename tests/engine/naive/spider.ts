/** Second opinion on Mendelev's Spider: RULES 5, told again in strings. */
import { last, type NaiveGame, rank, sorted } from './cards.ts';

interface Lying {
  readonly card: string;
  up: boolean;
}

export const spider: NaiveGame = (pack, house) => {
  const stock = [...pack];
  const columns: Lying[][] = Array.from({ length: 10 }, () => []);
  let gone = 0;
  for (let row = 0; row < 5; row++) for (const column of columns) column.push({ card: stock.shift()!, up: row === 4 });

  /** How many outer cards lie face up and descend one by one, suits regardless. */
  const run = (column: readonly Lying[]): number => {
    let n = 0;
    while (n < column.length) {
      const { card, up } = column[column.length - 1 - n]!;
      const above = n === 0 ? undefined : column[column.length - n]!.card;
      if (!up || (above !== undefined && rank(card) !== rank(above) + 1)) break;
      n++;
    }
    return n;
  };
  const fullSeries = (column: readonly Lying[]): boolean => run(column) >= 13 && rank(last(column)!.card) === 1;
  const settle = (): void => {
    for (let changed = true; changed; ) {
      changed = false;
      for (const column of columns) {
        const outer = last(column);
        if (outer && !outer.up) outer.up = changed = true;
        if (house.removal === 'auto' && fullSeries(column)) {
          column.splice(-13);
          gone++;
          changed = true;
        }
      }
    }
  };
  settle();
  const won = (): boolean => gone === 8;

  const moves = (): string[] => {
    if (won()) return [];
    const found: string[] = [];
    for (const [i, column] of columns.entries()) {
      for (let n = 1; n <= run(column); n++) {
        const inner = column[column.length - n]!.card;
        for (const [k, to] of columns.entries()) {
          const outer = last(to);
          if (i !== k && (!outer || rank(outer.card) === rank(inner) + 1))
            found.push(`t${i + 1}>t${k + 1}${n > 1 ? `*${n}` : ''}`);
        }
      }
      if (house.removal === 'manual' && fullSeries(column)) found.push(`t${i + 1}>out*13`);
    }
    const cards = columns.reduce((sum, column) => sum + column.length, 0);
    const space = columns.some((column) => column.length === 0);
    if (stock.length > 0 && (house.dealOverSpaces === 'yes' || !space || cards < 10)) found.push('deal-row');
    return sorted(found);
  };
  const play = (move: string): void => {
    if (move === 'deal-row') {
      for (const column of columns) if (stock.length > 0) column.push({ card: stock.shift()!, up: true });
    } else {
      const [from = '', to = '', n = '1'] = move.split(/[>*]/);
      const packet = columns[Number(from.slice(1)) - 1]!.splice(-Number(n));
      if (to === 'out') gone++;
      else columns[Number(to.slice(1)) - 1]!.push(...packet);
    }
    settle();
  };
  return { moves, play, won };
};
