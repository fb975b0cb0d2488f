/** Atoms that two cards, or one card on an empty place, decide. Tabulated when the game is compiled. */
import * as v from 'valibot';
import { isRed, KING, rankAccusative, rankOf, rankWord, suitOf } from '../../cards/index.ts';
import { atom, compileNode, ruleOf, schemas, t } from '../atom.ts';
import type { Node } from '../document.ts';
import { nodeSchema } from '../schema.ts';

const STEP_RU = ['', 'на очко', 'на два очка', 'на три очка', 'на четыре очка', 'на пять очков', 'на шесть очков'];
const STEP_EN = ['', 'one rank', 'two ranks', 'three ranks', 'four ranks', 'five ranks', 'six ranks'];
/** In a small pack the highest rank plays the king. */
const inPack = (rank: number, ranks: number): number => (rank === KING ? ranks : rank);

const inSuitAtom = atom(
  'pair',
  'in-suit',
  {},
  () => t('Масти должны совпадать.', 'The suits must match.'),
  () => (below, above) => suitOf(below) === suitOf(above),
);
/** The same suit. */
export const inSuit = (): Node<'pair'> => inSuitAtom({});

const alternateAtom = atom(
  'pair',
  'alternate-colours',
  {},
  () => t('Красную карту кладут на чёрную, чёрную — на красную.', 'Red goes on black and black on red.'),
  () => (below, above) => isRed(below) !== isRed(above),
);
/** Red on black, black on red. */
export const alternateColours = (): Node<'pair'> => alternateAtom({});

const rankStepAtom = atom(
  'pair',
  'rank-step',
  { by: v.pipe(v.number(), v.integer(), v.minValue(-6), v.maxValue(6)), round: v.optional(v.boolean()) },
  ({ by, round }) => {
    const steps = Math.abs(by);
    if (steps === 0) return t('Карты должны быть одного достоинства.', 'The ranks must match.');
    const ru = `Карта должна быть ${STEP_RU[steps]} ${by > 0 ? 'старше' : 'младше'} той, на которую ложится`;
    const en = `The card must be ${STEP_EN[steps]} ${by > 0 ? 'higher' : 'lower'} than the one it is put on`;
    if (!round) return t(`${ru}.`, `${en}.`);
    return by > 0
      ? t(`${ru}; после короля идёт туз.`, `${en}; an ace follows a king.`)
      : t(`${ru}; после туза идёт король.`, `${en}; a king follows an ace.`);
  },
  ({ by, round }, { ranks }) =>
    (below, above) => {
      const step = rankOf(above) - rankOf(below) - by;
      return step === 0 || (round === true && step % ranks === 0);
    },
);
/** `by` ranks higher (or lower, below 0); `round`: the ranks go round from king to ace. */
export const rankStep = (by: number, round?: boolean): Node<'pair'> => rankStepAtom(round === undefined ? { by } : { by, round });

const neighbourAtom = atom(
  'pair',
  'rank-neighbour',
  { round: v.optional(v.boolean()) },
  ({ round }) =>
    round
      ? t(
          'Карта должна быть на очко старше или младше; король и туз тоже соседи.',
          'The card must be one rank higher or lower; king and ace are neighbours too.',
        )
      : t('Карта должна быть на очко старше или младше.', 'The card must be one rank higher or lower.'),
  ({ round }, { ranks }) =>
    (below, above) => {
      const apart = Math.abs(rankOf(below) - rankOf(above));
      return apart === 1 || (round === true && apart === ranks - 1);
    },
);
/** One rank higher or lower; `round`: the ranks go round from king to ace. */
export const rankNeighbour = (round?: boolean): Node<'pair'> => neighbourAtom(round === undefined ? {} : { round });

const notOntoAtom = atom(
  'pair',
  'not-onto',
  { rank: schemas.rank },
  ({ rank }) =>
    t(
      `На ${rankAccusative(rank)} ничего не кладут.`,
      `Nothing is put on ${rank === 1 || rank === 8 ? 'an' : 'a'} ${rankWord(rank).en}.`,
    ),
  ({ rank }) =>
    (below) =>
      rankOf(below) !== rank,
);
/** Nothing goes on a card of this rank. */
export const notOnto = (rank: number): Node<'pair'> => notOntoAtom({ rank });

const allOfAtom = atom(
  'pair',
  'all-of',
  { pairs: v.pipe(v.array(nodeSchema('pair')), v.minLength(1), v.maxLength(5)) },
  ({ pairs }) => {
    const texts = pairs.map((pair) => ruleOf(pair).text);
    return { ru: texts.map((x) => x.ru).join(' '), en: texts.map((x) => x.en).join(' ') };
  },
  ({ pairs }, context) => {
    const tests = pairs.map((pair) => compileNode('pair', pair, context));
    return (below, above) => tests.every((test) => test(below, above));
  },
);
/** Every one of these, as one rule. */
export const allOf = (...pairs: Node<'pair'>[]): Node<'pair'> => allOfAtom({ pairs });

const anyCardAtom = atom(
  'start',
  'any-card',
  {},
  () => t('На пустое место кладут любую карту.', 'Any card may fill the space.'),
  () => () => true,
);
/** Any card may start the pile. */
export const anyCard = (): Node<'start'> => anyCardAtom({});

const ofRankAtom = atom(
  'start',
  'of-rank',
  { rank: schemas.rank },
  ({ rank }) =>
    t(
      `Первой картой сюда кладут только ${rankAccusative(rank)}.`,
      `Only ${rank === 1 || rank === 8 ? 'an' : 'a'} ${rankWord(rank).en} may start here.`,
    ),
  ({ rank }, { ranks }) =>
    (card) =>
      rankOf(card) === inPack(rank, ranks),
);
/** A card of this rank. */
export const ofRank = (rank: number): Node<'start'> => ofRankAtom({ rank });

const ownSuitAtom = atom(
  'start',
  'of-rank-in-own-suit',
  { rank: schemas.rank },
  ({ rank }) =>
    t(
      `Первой картой сюда кладут только ${rankAccusative(rank)} своей масти.`,
      `Only the ${rankWord(rank).en} of its own suit may start here.`,
    ),
  ({ rank }, { ranks }) =>
    (card, index) =>
      rankOf(card) === inPack(rank, ranks) && suitOf(card) === index % 4,
);
/** A card of this rank; pile 1 of the group takes ♠, 2 ♥, 3 ♦, 4 ♣. */
export const ofRankInOwnSuit = (rank: number): Node<'start'> => ownSuitAtom({ rank });
