/** Second opinion on Prussian: RULES 4, told again in strings. */
import { above, last, type NaiveGame, rank, SUITS, sorted, suit } from './cards.ts';

export const prussian: NaiveGame = (pack, house) => {
  let stock = [...pack];
  const places = Array.from({ length: 12 }, () => [stock.shift()!]);
  const freed = places.map(() => false);
  const kings: string[][] = SUITS.map(() => []);
  const aces: string[][] = SUITS.map(() => []);
  let circles = 1;
  let pass = 1;

  const settle = (): void => {
    for (;;) {
      const short = pass === 1 && stock.length > 0 ? places.find((place) => place.length < circles) : undefined;
      if (!short) break;
      short.push(stock.shift()!);
    }
    if (stock.length === 0) for (const [i, place] of places.entries()) if (place.length === 0) freed[i] = true;
  };
  settle();

  const fitsAces = (card: string): boolean => {
    const series = aces[SUITS.indexOf(suit(card))]!;
    return series.length === 0 ? rank(card) === 1 : above(card, last(series), 1);
  };
  const fitsKings = (card: string): boolean => {
    const series = kings[SUITS.indexOf(suit(card))]!;
    return series.length === 0 ? rank(card) === 13 : above(card, last(series), -1);
  };
  const won = (): boolean => [...kings, ...aces].every((series) => series.length === 13);
  /** +1, −1 for neighbours in suit, 0 for all others. */
  const direction = (below: string | undefined, card: string): number =>
    above(card, below, 1) ? 1 : above(card, below, -1) ? -1 : 0;

  const mayLie = (packet: readonly string[], to: number): boolean => {
    const place = places[to]!;
    if (place.length === 0) return freed[to]!;
    const f = last(place)!;
    const way = direction(f, packet[0]!);
    if (way === 0) return false;
    if (freed[to]) return true;
    const straight = packet.every((card, i) => i === 0 || direction(packet[i - 1], card) === way);
    const before = direction(place[place.length - 2], f);
    return straight && (before === 0 || before === way);
  };
  const sequencesBegun = (): boolean => pass === 2 || stock.length === 0 || (house.sequences === 'third-circle' && circles >= 3);

  const moves = (): string[] => {
    if (won()) return [];
    const found: string[] = [];
    for (const [i, place] of places.entries()) {
      const card = last(place);
      if (card === undefined) continue;
      const letter = suit(card).toLowerCase();
      if (fitsKings(card)) found.push(`p${i + 1}>k${letter}`);
      if (fitsAces(card)) found.push(`p${i + 1}>a${letter}`);
      if (!sequencesBegun()) continue;
      for (let n = 1; n <= place.length; n++) {
        const packet = place.slice(-n);
        if (n > 1 && direction(packet[0], packet[1]!) === 0) break;
        for (let to = 0; to < 12; to++)
          if (to !== i && mayLie(packet, to)) found.push(`p${i + 1}>p${to + 1}${n > 1 ? `*${n}` : ''}`);
      }
    }
    for (const [i, name] of SUITS.entries()) {
      const letter = name.toLowerCase();
      if (kings[i]!.length > 1 && fitsAces(last(kings[i]!)!)) found.push(`k${letter}>a${letter}`);
      if (aces[i]!.length > 1 && fitsKings(last(aces[i]!)!)) found.push(`a${letter}>k${letter}`);
    }
    if (stock.length > 0) found.push('deal-circle');
    if (stock.length === 0 && pass === 1) found.push('redeal');
    return sorted(found);
  };

  const redeal = (): void => {
    pass = 2;
    stock = places.toReversed().flat();
    for (const place of places) place.length = 0;
    freed.fill(false);
    for (let i = 0; stock.length > 0; ) {
      const card = stock.shift()!;
      const index = SUITS.indexOf(suit(card));
      if (fitsAces(card)) aces[index]!.push(card);
      else if (fitsKings(card)) kings[index]!.push(card);
      else {
        places[i]!.push(card);
        i = (i + 1) % 12;
      }
    }
  };
  const pileOf = (name: string): string[] =>
    name.startsWith('p')
      ? places[Number(name.slice(1)) - 1]!
      : (name.startsWith('k') ? kings : aces)[SUITS.indexOf(name.slice(1).toUpperCase())]!;
  const play = (move: string): void => {
    if (move === 'redeal') redeal();
    else if (move === 'deal-circle') {
      circles++;
      for (const place of places) if (stock.length > 0) place.push(stock.shift()!);
    } else {
      const [from = '', to = '', n = '1'] = move.split(/[>*]/);
      pileOf(to).push(...pileOf(from).splice(-Number(n)));
    }
    settle();
  };
  return { moves, play, won };
};
