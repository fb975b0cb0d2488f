/** Deals are frozen for ever: the published figures of the generator, whole packs, and how cards are written. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  cardName,
  cardSign,
  dealtPack,
  FACE,
  FACES,
  faceOf,
  isDealNumber,
  isGap,
  orderedPack,
  packFaults,
  pcg32,
  rankOf,
  readFace,
  shuffle,
  suitOf,
  withCopies,
} from '../../src/cards/index.ts';

describe('the generator', () => {
  test('gives the figures that its author published for seed 42 and stream 54', () => {
    const random = pcg32(42n, 54n);
    const hex = Array.from({ length: 6 }, () => random.next().toString(16).padStart(8, '0'));
    expect(hex.join(' ')).toBe('a15c02b7 7b47f409 ba1d3330 83d2f293 bfa4784b cbed606e');
    const coins = Array.from({ length: 65 }, () => (random.below(2) === 1 ? 'H' : 'T'));
    expect(coins.join('')).toBe('HHTTTHTHHHTHTTTHHHHHTTTHHHTHTHTHTTHTTTHHHHHHTTTTHHTTTTTHTTTTTTTHT');
    const rolls = Array.from({ length: 33 }, () => random.below(6) + 1);
    expect(rolls.join(' ')).toBe('3 4 1 1 2 2 3 2 4 3 2 4 3 3 5 2 3 1 3 1 5 1 4 1 5 6 4 6 6 2 6 3 3');
    // The demonstration shuffles as deals do, from the last place down, and numbers its cards rank × 4 + suit.
    const cards = Array.from({ length: 52 }, (_, i) => i);
    for (let left = 52; left > 1; left--) {
      const chosen = random.below(left);
      [cards[chosen], cards[left - 1]] = [cards[left - 1]!, cards[chosen]!];
    }
    expect(cards.map((card) => 'A23456789TJQK'[card >> 2]! + 'hcds'[card & 3]!).join(' ')).toBe(
      'Qd Ks 6d 3s 3d 4c 3h Td Kc 5c Jh Kd Jd As 4s 4h Ad Th Ac Jc 7s Qs 2s 7h Kh 2d 6c Ah 4d Qh 9h 6s 5s 2c 9c Ts 8d 9s 3c 8c Js 5d 2h 6h 7d 8s 9d 5h 8h Qc 7c Tc',
    );
  });

  test('two streams of one seed have nothing in common, nor have two seeds', () => {
    const take = (seed: bigint, stream: bigint) => {
      const random = pcg32(seed, stream);
      return Array.from({ length: 100 }, () => random.next());
    };
    expect(take(7n, 1n).filter((n, i) => n === take(7n, 2n)[i])).toEqual([]);
    expect(take(7n, 1n).filter((n, i) => n === take(8n, 1n)[i])).toEqual([]);
    expect(take(7n, 1n)).toEqual(take(7n, 1n));
  });

  test.each([2, 3, 6, 13, 51, 52, 104])('every number below %i comes equally often', (bound) => {
    const random = pcg32(2024n, 1n);
    const draws = bound * 1000;
    const count = new Array<number>(bound).fill(0);
    for (let i = 0; i < draws; i++) count[random.below(bound)]!++;
    const chiSquare = count.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    // Within four standard deviations of its mean; the seed is fixed, so this never fails by chance.
    expect(Math.abs(chiSquare - (bound - 1))).toBeLessThan(4 * Math.sqrt(2 * (bound - 1)));
  });

  test('a bound of three quarters of the range favours no third of it: numbers are thrown away', () => {
    const random = pcg32(1n, 1n);
    let first = 0;
    for (let i = 0; i < 30_000; i++) if (random.below(3 * 2 ** 30) < 2 ** 30) first++;
    expect(Math.abs(first - 10_000)).toBeLessThan(300);
  });

  test('every card comes to every place of the pack equally often', () => {
    const count = Array.from({ length: 52 }, () => new Array<number>(52).fill(0));
    const deals = 5200;
    for (let deal = 1; deal <= deals; deal++)
      for (const [place, card] of dealtPack(deal, { packs: 1 }).entries()) count[suitOf(card) * 13 + rankOf(card) - 1]![place]!++;
    const chiSquare = count.flat().reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0);
    expect(Math.abs(chiSquare - 51 * 51)).toBeLessThan(4 * Math.sqrt(2 * 51 * 51));
  });
});

/** Packs, deal (or shuffle number), attempt and the cards in the order in which they are dealt; made by another program. */
const PINNED: readonly (readonly [packs: 1 | 2, deal: number, attempt: number, cards: string])[] = [
  [
    1,
    1,
    1,
    '2H 5D 5S 5C 7D 2S 6H 3H 8C 7H 4H 8D 3D 4C 2D KS 9C 10C 6C KH 10H JS QH 10S 3C QS 10D KC 4S JC AD JH KD QD 2C 7C 5H AS 8S 4D 9D AH 6D 3S AC 8H JD 7S 9S 6S QC 9H',
  ],
  [
    1,
    2,
    1,
    'QH KS 3D 8S 2S 7D 3S 4D 2C 9D 10H 4C QC AD 7H 8C 3H AH 7C KD 10S JD 8D 5S QD 5H JH 6D AS QS 5D AC 3C 9S 10C 9H KH 2D JC 8H 6S 10D 6C 2H 6H 9C 4H 5C 7S KC 4S JS',
  ],
  [
    1,
    4294967295,
    1,
    '6S 3S 7C 6C QH 2S 7S QD JS QS AS 2C 4D 4S AD 7H 3D 5C 2H AH QC 8C 2D JD 5D 10H 4H 3H AC 5S 9D KH 7D 10S JH 8H 6H 4C 10D 10C JC KD 5H 8S 9C KC 9H 9S 8D KS 6D 3C',
  ],
  [
    1,
    1,
    2,
    'QD 9H 5D JS KS 4S 10S 4H 3D 8D 9D QS QH 3S 2D 10C 5S KD 6S 10D 2H AS 7H 7S AD 4C JC 3C QC JH 6D 6H 7D 9C JD 4D 8C 2S KC 5C 6C 7C 10H 8S KH 2C AC 9S AH 3H 8H 5H',
  ],
  [
    1,
    1,
    3,
    '3D 8S 4S 3S JD KD KC JC 3H 5H 6C 2C 10S 4C AC 2D 3C QC JH 9S 7C 8H 5D AH 10C 7S 9D 5C 7H JS QH 5S 4H QD 10H 6H 7D 9C 2H 8C 2S 10D AS QS KS 9H 4D 6D 6S AD 8D KH',
  ],
  [
    2,
    1,
    1,
    '10S 9S 6H 2C JC AC QH 10H AH 6H JS 3C 5H 3C 8S 4S 6D 10H QC 2H 9D 5D 7C 7S KS KH 9C 10C 5D QS JD 6S AD 3H QC 4C 6C 10D KD 2S 4D 3D 7C 9H 4S 8H KS 2H 8S 7H 5C 3H 8H 5H KC JS 4H AC 6S 7H JH 5S 7D AS 4D KH 6D AD 7S KC 7D 3D QH 4C 9D 10S 2D QD 10C 2S QS 5C QD JH 8C 5S 8C JD 2C 4H 8D 8D 6C 10D AH 3S 2D AS 3S KD 9S JC 9C 9H',
  ],
  [
    2,
    2,
    1,
    'JC 8S 5S 6S 8D 5D 10S 10S 5C 6C 10H 3H 3S AC 2S 2D AC 9D 6H 9S 3S 4D 10D KH 5C 4S 8C AH QS JD KD 4D 10C 9S 8H 3D 10C AH QC 2H 7H 8D QD 3C 7C 7D 10D 4C AD 3D AD 9C 5S 7S KC 6S AS JS 2C 2S 8S QH 9C 6H 4H 5D 6C 7H QC 4S 9H 2H 4C JC AS 7D KH 5H KC 4H 6D 7C 8H 9D JH KS QH 5H 7S 6D JD KS 3C 2D 9H 10H JH 8C 3H QS 2C KD QD JS',
  ],
  [
    2,
    4294967295,
    1,
    '6C 2S 4C 6H 8D 3D 9H AD QC 9S 4C 9S 3C 2C 8H 7C 10D JC JC AS 6D 4S 7S 7S JS 9D 7D KS 9D AH 10S JD JD 2S 3S AH JH QD 7H 7H 2H 4H KC AC 9C 10D 5C 7D KD 4D JS 6D 5S 6H KS 2H 7C 2C 10C QS 6S 5D KH AS 5D 9C AD 6S KD 2D 2D 8D 4D 3H 5H QC 4H 10H 10C 5C 8S 5S QH 5H 3S 3H 8H 3D 9H QS 10S KH 4S 6C 8S AC JH QD 10H QH 8C 8C KC 3C',
  ],
  [
    2,
    1,
    2,
    '9S 8S 7H 3S JD 3S 3H 5D 6D 3C 5D QC JS 10C AS 9D AH 8S KH 7C JS QD 2D QH AH 8C 10C JC KD QS 2D 10S 9H 10S KS 7S 5S KD KC 9C 4D 2H 2S QC AC QD 8C 2C 4C QS 8H AS 6S 5S KS JH 4H JH 10D 7D 6C AD 2S 3D 3D QH AC JC KC 9H 7C 6D 7D 8H 5C 6H 4S 10H 4H 6S 4D KH 10H 2H 3C 9D 9C 8D 4C 5H 5C 3H 10D JD 9S 7H 6H 2C AD 6C 7S 8D 4S 5H',
  ],
  [
    2,
    1,
    3,
    'KC 5D QC 2D KC 8C 6C 5C 3S 6H 2H QS 2S 4H KD 8S JD 4D 10S 6S 9H QH AD 10D 7H 8D QS JC JD 6C 10S 5H 3H KS 2C QD 6D 2D 7S QC AS 5D AS QH 10D 8H 3D 4S 8H 3D JS 9S 9C KH 8C KD KS 10C 4C 3C 6S 7S 2C 4D 10H JC 9D AC 5C 4H JH 9S AD 6D JS 7C 6H 7D AH 9C 7H 3S AH 5S 7C 8D 7D 10H 8S 3H 2S 3C QD 9H 2H 10C 4C 5H 4S JH AC 5S 9D KH',
  ],
  [
    1,
    0,
    2,
    '5S KD KS AC 4H 3S 2D 7S 7D KC QC JC 10D 10S JD 9S 7C 3H 6C JH AD 6S 7H 5H 4D 9H 2C AS 8H 6D 10C 9C 3C 5D 2H 8S 4S 2S QD 4C QS 10H 6H 8D QH KH 5C AH 9D 8C 3D JS',
  ],
];

describe('deals', () => {
  test.each(PINNED)('%i pack(s), deal %i, attempt %i is what it was for ever', (packs, deal, attempt, cards) => {
    const names = shuffle(orderedPack({ packs }), deal, attempt).map((card) => cardName(card & FACE, 'en'));
    expect(names.join(' ')).toBe(cards);
    if (attempt === 1) expect(dealtPack(deal, { packs }).map((card) => cardName(card & FACE, 'en'))).toEqual(names);
  });

  test('the test vectors of docs/DEALS.md are what the program deals', () => {
    const text = readFileSync(new URL('../../docs/DEALS.md', import.meta.url), 'utf8');
    const [, vectors = ''] = /## Test vectors([\s\S]*?)\n## /.exec(text) ?? [];
    const blocks = [...vectors.matchAll(/```\n([^`]+)```/g)].map(([, cards = '']) => cards.trim().split(/\s+/));
    const named = (deal: number, packs: 1 | 2) => dealtPack(deal, { packs }).map((card) => cardName(card & FACE, 'en'));
    expect(blocks).toEqual([named(1, 1), named(2, 2)]);
  });

  test('the ordered pack runs ♠ ♥ ♦ ♣, ace to king, the second copy after the first', () => {
    const names = orderedPack({ packs: 2 }).map((card) => cardName(card & FACE, 'en'));
    expect([names[0], names[12], names[13], names[51], names[52], names[103]]).toEqual(['AS', 'KS', 'AH', 'KC', 'AS', 'KC']);
    expect(new Set(orderedPack({ packs: 2 })).size).toBe(104);
    expect(
      orderedPack({ packs: 1, ranks: 3, suits: 2 })
        .map((card) => cardName(card & FACE, 'en'))
        .join(' '),
    ).toBe('AS 2S 3S AH 2H 3H');
  });

  test('a deal is a whole number from 1 to 4294967295, and every deal is a whole pack', () => {
    expect([0, -1, 1.5, 4294967296, NaN, Infinity].filter(isDealNumber)).toEqual([]);
    expect(() => dealtPack(0, { packs: 1 })).toThrow(RangeError);
    for (const deal of [1, 2, 617, 4294967295])
      for (const packs of [1, 2] as const)
        expect(
          packFaults(
            dealtPack(deal, { packs }).map((card) => card & FACE),
            { packs },
          ),
        ).toEqual({ missing: [], extra: [] });
  });

  test('cards that are missing or too many in a written pack are named', () => {
    const faces = orderedPack({ packs: 1 }).map((card) => card & FACE);
    expect(packFaults([...faces.slice(1), faceOf(2, 12)], { packs: 1 })).toEqual({
      missing: [faceOf(0, 1)],
      extra: [faceOf(2, 12)],
    });
  });

  test('of two like cards the first met is the first copy', () => {
    const [first, other, second] = withCopies([faceOf(1, 5), faceOf(1, 6), faceOf(1, 5)]);
    expect([first! & ~FACE, other! & ~FACE]).toEqual([0, 0]);
    expect(second! & FACE).toBe(first! & FACE);
    expect(second).not.toBe(first);
  });
});

describe('cards in writing', () => {
  test('each of the 52 is read back from both alphabets, from letters and from signs, in any case', () => {
    expect(FACES).toHaveLength(52);
    for (const face of FACES)
      for (const lang of ['ru', 'en'] as const)
        for (const text of [
          cardName(face, lang),
          cardSign(face, lang),
          cardName(face, lang).toLowerCase(),
          ` ${cardSign(face, lang)}\uFE0F `,
        ])
          expect([text, readFace(text)]).toEqual([text, face]);
  });

  const S = 0,
    H = 1,
    D = 2,
    C = 3;
  test.each([
    ['Тп', S, 1],
    ['10ч', H, 10],
    ['Дб', D, 12],
    ['Кх', C, 13],
    ['Кт', C, 13],
    ['Вп', S, 11],
    ['2б', D, 2],
    ['10H', H, 10],
    ['TH', H, 10],
    ['TC', C, 10],
    ['QD', D, 12],
    ['Q♦', D, 12],
    ['as', S, 1],
    ['T♥', H, 10],
    ['Т♥', H, 1],
    ['Д♤', S, 12],
  ])('%s is read as the sources write it', (text, suit, rank) => expect(readFace(text)).toBe(faceOf(suit, rank)));

  // Latin: A B K T X C H; Cyrillic: А В К Т Х С Н.
  test.each([
    ['the Cyrillic А, К and В of an English card', ['АS', 'КS', 'ВS'], [faceOf(S, 1), faceOf(S, 13), faceOf(S, 11)]],
    ['the Cyrillic С and Н for the suits C and H', ['10С', 'QН', 'КС'], [faceOf(C, 10), faceOf(H, 12), faceOf(C, 13)]],
    [
      'the Latin X and T for the suits Х and Т',
      ['Дx', 'ДX', 'КT', 'KT'],
      [faceOf(C, 12), faceOf(C, 12), faceOf(C, 13), faceOf(C, 13)],
    ],
    [
      'a T before a Russian suit, an ace in both alphabets',
      ['Tп', 'Тх', 'TX', 'TT', 'ТТ'],
      [faceOf(S, 1), faceOf(C, 1), faceOf(C, 1), faceOf(C, 1), faceOf(C, 1)],
    ],
    ['a T before an English suit, ten in both alphabets', ['TS', 'ТS', 'ТС'], [faceOf(S, 10), faceOf(S, 10), faceOf(C, 10)]],
  ])('letters that look alike are read alike: %s', (_, texts, faces) => expect(texts.map(readFace)).toEqual(faces));

  test.each([
    '',
    ' ',
    'A',
    '♠',
    '1S',
    '11S',
    '0H',
    'ZS',
    'AZ',
    'AAS',
    '10',
    'S10',
    '--',
    '__proto__S',
    'constructorS',
    'TOSTRINGS',
    '🂡',
    'A S',
  ])('%j is no card', (text) => expect(readFace(text)).toBe(0));

  test('a gap is two dashes, whatever a word processor made of them', () => {
    expect(['--', '-', '—', '–', '––'].every(isGap)).toBe(true);
    expect(['', '---', 'AS', '- -'].some(isGap)).toBe(false);
  });
});
