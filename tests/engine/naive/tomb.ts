/** Second opinion on The Tomb: RULES 6, told again in strings. */
import { above, last, type NaiveGame, rank, SUITS, sorted, suit } from './cards.ts';

export const tomb: NaiveGame = (pack, house) => {
  // The first card dealt to a wall is its top, which lies last in the list.
  const walls = [0, 1, 2, 3].map((i) => pack.slice(i * 11, i * 11 + 11).toReversed());
  const working = walls.map((wall) => [wall.pop()!]);
  let stock = pack.slice(44);
  const packets: string[][] = [[], [], [], [], []];
  const bases: string[][] = SUITS.map(() => []);
  const centre: string[] = [];
  let k = 5;

  const settle = (): void => {
    if (house.workingPlace === 'own-wall')
      for (const [i, pile] of working.entries()) if (pile.length === 0 && walls[i]!.length > 0) pile.push(walls[i]!.pop()!);
  };
  const won = (): boolean => bases.every((base) => base.length === 26);
  const ontoBase = (card: string): boolean => {
    const base = bases[SUITS.indexOf(suit(card))]!;
    if (base.length === 0) return rank(card) === 13;
    return above(card, last(base), -1) || (base.length === 13 && rank(card) === 13);
  };

  const moves = (): string[] => {
    if (won()) return [];
    const found: string[] = [];
    const sources = [
      ...walls.map((pile, i) => ({ name: `w${i + 1}`, pile })),
      ...packets.map((pile, i) => ({ name: `p${i + 1}`, pile })),
      ...working.map((pile, i) => ({ name: `o${i + 1}`, pile })),
      { name: 'c', pile: centre },
    ];
    for (const { name, pile } of sources) {
      const card = last(pile);
      if (card === undefined) continue;
      if (ontoBase(card)) found.push(`${name}>b${suit(card).toLowerCase()}`);
      if (name === 'c') continue;
      for (const [i, to] of working.entries()) {
        if (to === pile) continue;
        const outer = last(to);
        const onto = outer !== undefined && rank(outer) !== 1 && above(card, outer, 1);
        const fills = outer === undefined && house.workingPlace === 'any' && (!name.startsWith('o') || pile.length > 1);
        if (onto || fills) found.push(`${name}>o${i + 1}`);
      }
      if (centre.length === 0 ? rank(card) === 1 : above(card, last(centre), 1)) found.push(`${name}>c`);
    }
    if (stock.length > 0) found.push('deal');
    if (stock.length === 0 && k > 1 && packets.some((packet) => packet.length > 0)) found.push('gather');
    return sorted(found);
  };
  const pileOf = (name: string): string[] => {
    if (name === 'c') return centre;
    if (name.startsWith('b')) return bases[SUITS.indexOf(name.slice(1).toUpperCase())]!;
    const group = name.startsWith('w') ? walls : name.startsWith('p') ? packets : working;
    return group[Number(name.slice(1)) - 1]!;
  };
  const play = (move: string): void => {
    if (move === 'deal') for (let i = 0; i < k && stock.length > 0; i++) packets[i]!.push(stock.shift()!);
    else if (move === 'gather') {
      stock = packets.flat();
      for (const packet of packets) packet.length = 0;
      k--;
    } else {
      const [from = '', to = ''] = move.split('>');
      pileOf(to).push(pileOf(from).pop()!);
    }
    settle();
  };
  return { moves, play, won };
};
