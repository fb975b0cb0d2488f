/** Second opinion on Gallery: RULES 3, told again in strings. */
import { above, last, type NaiveGame, rank, sorted } from './cards.ts';

const BASES = [4, 3, 2];

export const gallery: NaiveGame = (pack, house) => {
  const stock = [...pack];
  const places: string[][][] = BASES.map(() => Array.from({ length: 8 }, () => [stock.shift()!]));
  const aux = Array.from({ length: 8 }, () => [stock.shift()!]);
  let rows = 1;
  let aces = 0;

  const started = (row: number, place: readonly string[]): boolean => rank(place[0]) === BASES[row];
  /** One step of what happens by itself; false when there is none left. */
  const step = (): boolean => {
    for (const [r, row] of places.entries())
      for (const place of row)
        if (!started(r, place) && rank(last(place)) === 1) {
          place.pop();
          aces++;
          return true;
        }
    for (const pile of aux)
      if (rank(last(pile)) === 1) {
        pile.pop();
        aces++;
        return true;
      }
    const level = house.refill === 'level' ? rows : 1;
    const short = aux.find((pile) => pile.length < level);
    if (stock.length === 0 || !short) return false;
    short.push(stock.shift()!);
    return true;
  };
  const settle = (): void => {
    while (step());
  };
  settle();

  const won = (): boolean =>
    aces === 8 && places.every((row, r) => row.every((place) => started(r, place) && place.length === 4));
  const pileOf = (name: string): string[] => {
    const [, row = '', column = ''] = /^(g\d\.|x)(\d)$/.exec(name)!;
    return row === 'x' ? aux[Number(column) - 1]! : places[Number(row[1]) - 1]![Number(column) - 1]!;
  };

  const moves = (): string[] => {
    if (won()) return [];
    const free: { name: string; card: string; only: boolean }[] = [];
    for (const [r, row] of places.entries())
      for (const [i, place] of row.entries())
        if (place.length > 0 && !started(r, place)) free.push({ name: `g${r + 1}.${i + 1}`, card: last(place)!, only: false });
    for (const [i, pile] of aux.entries())
      if (pile.length > 0) free.push({ name: `x${i + 1}`, card: last(pile)!, only: pile.length === 1 });

    const found: string[] = [];
    for (const { name, card, only } of free) {
      for (const [r, row] of places.entries())
        for (const [i, place] of row.entries()) {
          const to = `g${r + 1}.${i + 1}`;
          const builds = place.length > 0 && started(r, place) && above(card, last(place), 3);
          const begins = place.length === 0 && rank(card) === BASES[r];
          if (builds || begins) found.push(`${name}>${to}`);
        }
      if (house.emptyPlace === 'any' && stock.length === 0)
        for (const [i, pile] of aux.entries()) if (pile.length === 0 && !only) found.push(`${name}>x${i + 1}`);
    }
    return sorted(stock.length > 0 ? [...found, 'deal-row'] : found);
  };
  const play = (move: string): void => {
    if (move === 'deal-row') {
      rows++;
      for (const pile of aux) if (stock.length > 0) pile.push(stock.shift()!);
    } else {
      const [from = '', to = ''] = move.split('>');
      pileOf(to).push(pileOf(from).pop()!);
    }
    settle();
  };
  return { moves, play, won };
};
