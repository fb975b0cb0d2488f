/** The floor of cards: what the floors above import from it. */
export * from './card.ts';
export * from './deal.ts';
export type { Dealer } from './dealer.ts';
export * from './faceset.ts';
export * from './lang.ts';
export * from './notation.ts';
export * from './pack.ts';
export { pcg32 } from './pcg.ts';
export * from './words.ts';
