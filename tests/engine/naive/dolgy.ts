/** Second opinion on Dolgy's patience and its harder form: RULES 1 and 2, told again in strings. */
import { above, GAP, type Naive, type NaiveGame, rank, sorted, suit } from './cards.ts';

const COLUMNS = 14;

const dolgyForm =
  (hard: boolean): NaiveGame =>
  (pack, house, shuffle) => {
    const grid = Array.from({ length: 4 }, () => Array.from({ length: COLUMNS }, () => GAP));
    let attempt = 1;
    const cards = [...pack];
    if (!hard) {
      const aces = cards.filter((card) => rank(card) === 1);
      for (const [r, ace] of aces.entries()) {
        grid[r]![0] = ace;
        cards.splice(cards.indexOf(ace), 1);
      }
    }
    for (const row of grid) for (let c = hard ? 1 : 2; c < COLUMNS; c++) row[c] = cards.shift()!;

    const isDead = (r: number, c: number): boolean => {
      const row = grid[r]!;
      if (c > 0 && rank(row[c - 1]) === 13) return true;
      if (house.king === 'next-only') return false;
      for (let k = 0; k < c; k++)
        if (rank(row[k]) === 13 && !(k > 0 && rank(row[k - 1]) === 12 && suit(row[k - 1]) === suit(row[k]))) return true;
      return false;
    };
    const takes = (r: number, c: number, card: string): boolean => {
      const row = grid[r]!;
      if (c === 0) return hard && rank(card) === 1;
      return above(card, row[c - 1], 1) || (c + 1 < COLUMNS && above(card, row[c + 1], -1));
    };
    const name = (r: number, c: number): string => `r${r + 1}c${c + 1}`;

    const won = (): boolean =>
      grid.every((row) => row.slice(0, 13).every((card, i) => rank(card) === i + 1 && suit(card) === suit(row[0])));

    const moves = (): string[] => {
      if (won()) return [];
      const open = grid.map((row, r) => row.filter((card, c) => card === GAP && !isDead(r, c) && (hard || c > 0)).length);
      const most = Math.max(...open);
      const found: { text: string; own: boolean; row: number }[] = [];
      for (let r = 0; r < 4; r++)
        for (let c = 0; c < COLUMNS; c++) {
          if (grid[r]![c] !== GAP || isDead(r, c)) continue;
          for (let r2 = 0; r2 < 4; r2++)
            for (let c2 = 1; c2 < COLUMNS; c2++) {
              const card = grid[r2]![c2]!;
              if (card !== GAP && takes(r, c, card)) found.push({ text: `${name(r2, c2)}>${name(r, c)}`, own: r === r2, row: r });
            }
        }
      const intoFullest = found.some(({ row }) => open[row] === most);
      const free = house.rows === 'free' || (house.rows === 'soft' && !intoFullest);
      const legal = found.filter(({ own, row }) => own || free || open[row] === most).map(({ text }) => text);
      return sorted(attempt < 3 ? [...legal, 'redeal'] : legal);
    };

    const redeal = (): void => {
      attempt++;
      const kept = grid.map((row) => {
        let n = rank(row[0]) === 1 ? 1 : 0;
        while (n > 0 && n < COLUMNS && above(row[n]!, row[n - 1], 1)) n++;
        return n;
      });
      const collected = grid.flatMap((row, r) => row.slice(kept[r]).filter((card) => card !== GAP));
      const dealt = shuffle(collected, attempt);
      for (const [r, row] of grid.entries())
        for (let c = kept[r]!; c < COLUMNS; c++) row[c] = c === kept[r] ? GAP : (dealt.shift() ?? GAP);
    };
    const play = (move: string): void => {
      if (move === 'redeal') {
        redeal();
        return;
      }
      const [r1, c1, r2, c2] = move.match(/\d+/g)!.map((n) => Number(n) - 1) as [number, number, number, number];
      grid[r2]![c2] = grid[r1]![c1]!;
      grid[r1]![c1] = GAP;
    };
    return { moves, play, won } satisfies Naive;
  };

export const dolgy = dolgyForm(false);
export const dolgyHard = dolgyForm(true);
