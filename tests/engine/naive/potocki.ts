/** Second opinion on Potocki's patience, Jewell's variant: RULES 7, told again in strings. */
import { above, GAP, type NaiveGame, rank, sorted, suit } from './cards.ts';

export const potocki: NaiveGame = (pack, house, shuffle) => {
  const rows = Array.from({ length: 8 }, (_, r) => [GAP, ...pack.slice(r * 13, r * 13 + 13)]);
  let attempt = 1;
  const won = (): boolean =>
    rows.every((row) => row.slice(0, 13).every((card, i) => rank(card) === i + 1 && suit(card) === suit(row[0])));
  const moves = (): string[] => {
    if (won()) return [];
    const found: string[] = [];
    for (const [r, row] of rows.entries())
      for (const [c, place] of row.entries()) {
        if (place !== GAP) continue;
        for (const [r2, from] of rows.entries())
          for (let c2 = 1; c2 < 14; c2++) {
            const card = from[c2]!;
            if (c === 0 ? rank(card) === 1 : above(card, row[c - 1], 1)) found.push(`r${r2 + 1}c${c2}>r${r + 1}c${c}`);
          }
      }
    return sorted(attempt <= Number(house.redeals) ? [...found, 'redeal'] : found);
  };
  const play = (move: string): void => {
    if (move !== 'redeal') {
      const [r1, c1, r2, c2] = move.match(/\d+/g)!.map(Number) as [number, number, number, number];
      rows[r2 - 1]![c2] = rows[r1 - 1]![c1]!;
      rows[r1 - 1]![c1] = GAP;
      return;
    }
    attempt++;
    const kept = rows.map((row) => {
      if (rank(row[0]) !== 1) return 0;
      let n = 1;
      while (n < 14 && above(row[n]!, row[n - 1], 1)) n++;
      return n;
    });
    const dealt = shuffle(
      rows.flatMap((row, r) => row.slice(kept[r]).filter((card) => card !== GAP)),
      attempt,
    );
    for (const [r, row] of rows.entries())
      for (let c = kept[r]!; c < 14; c++) row[c] = c === kept[r] ? GAP : (dealt.shift() ?? GAP);
  };
  return { moves, play, won };
};
