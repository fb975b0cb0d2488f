/** Second opinion on Black Hole, told in strings. */
import { last, type NaiveGame, rank, sorted } from './cards.ts';

export const blackHole: NaiveGame = (pack) => {
  const fans: string[][] = Array.from({ length: 17 }, () => []);
  for (const [i, card] of pack.filter((one) => one !== 'AS').entries()) fans[i % 17]!.push(card);
  const hole = ['AS'];
  const won = (): boolean => hole.length === 52;
  const moves = (): string[] => {
    const wanted = [1, 12].map((step) => ((rank(last(hole)) - 1 + step) % 13) + 1);
    return sorted(fans.flatMap((fan, i) => (fan.length > 0 && wanted.includes(rank(last(fan))) ? [`f${i + 1}>hole`] : [])));
  };
  const play = (move: string): void => {
    hole.push(fans[Number(move.slice(1).split('>')[0]) - 1]!.pop()!);
  };
  return { moves, play, won };
};
