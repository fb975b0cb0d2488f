/** Deals that people know by number from elsewhere, and packs whose suits are folded. */
import { describe, expect, test } from 'vitest';
import { COPIES, cardName, DOWN, dealtPack, FACE, orderedPack, packFaults, rankOf, suitOf } from '../../src/cards/index.ts';

const namesOf = (cards: readonly number[]): string => cards.map((card) => cardName(card & FACE, 'en')).join(' ');
const microsoft = (deal: number) => dealtPack(deal, { packs: 1 }, 'microsoft');

describe('the Microsoft dealer', () => {
  // As printed in many places: deal 1 and 617, and 11982, the one of the first 32,000 that cannot be won.
  test.each([
    [
      1,
      'JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C 10S QH 4H AC 4D 7S 3S 10D 4S 10H 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C 10C 6S 9C 2H 6H',
    ],
    [
      617,
      '7D AD 5C 3S 5S 8C 2D AH 10D 7S QD AC 6D 8H AS KH 10H QC 3H 9D 6S 8D 3D 10C KD 5H 9S 3C 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S 10S 2H 5D JC 6C JH QH JD KS KC 4H',
    ],
    [
      11982,
      'AH AS 4H AC 2D 6S 10S JS 3D 3H QS QC 8S 7H AD KS KD 6H 5S 4D 9H JH 9S 3C JC 5D 5C 8C 9D 10D KH 7C 6C 2C 10H QH 6D 10C 4S 7S JD 7D 8H 9C 2H QD 4C 5H KC 8D 2S 3S',
    ],
  ])('deals %i as everybody knows it', (deal, names) => expect(namesOf(microsoft(deal))).toBe(names));

  test('deals whole packs, other ones for other numbers, up to the last number', () => {
    const deals = [1, 2, 32_000, 1_000_000, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1];
    expect(new Set(deals.map((deal) => namesOf(microsoft(deal)))).size).toBe(deals.length);
    for (const deal of deals)
      expect(
        packFaults(
          microsoft(deal).map((card) => card & FACE),
          { packs: 1 },
        ),
      ).toEqual({ missing: [], extra: [] });
  });

  test('has nothing to do with our own shuffle', () =>
    expect(namesOf(microsoft(1))).not.toBe(namesOf(dealtPack(1, { packs: 1 }))));
});

describe('folded suits', () => {
  test.each([
    [1, 1, 4],
    [1, 2, 2],
    [2, 1, 8],
    [2, 2, 4],
    [2, 4, 2],
  ] as const)('%i packs in %i suits have %i of each card, all told apart', (packs, fold, copies) => {
    const pack = orderedPack({ packs, fold });
    expect(pack.length).toBe(packs * 52);
    expect(new Set(pack).size).toBe(pack.length);
    expect(pack.every((card) => suitOf(card) < fold && (card & DOWN) === 0 && (card & ~(FACE | COPIES)) === 0)).toBe(true);
    const count = new Map<number, number>();
    for (const card of pack) count.set(card & FACE, (count.get(card & FACE) ?? 0) + 1);
    expect(new Set(count.values())).toEqual(new Set([copies]));
  });

  test('leave a deal what it is, seen with fewer suits', () => {
    const four = dealtPack(7, { packs: 2 });
    for (const fold of [1, 2] as const) {
      const folded = dealtPack(7, { packs: 2, fold });
      expect(folded.map(rankOf)).toEqual(four.map(rankOf));
      expect(folded.map(suitOf)).toEqual(four.map((card) => suitOf(card) % fold));
    }
  });
});
