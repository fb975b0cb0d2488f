/** What a move is to a searcher that learns: a number that stands for the same thing in many positions. */
import { FACE } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../engine/move.ts';
import type { Position } from '../engine/position.ts';

const CODE_BITS = 17;
/** Codes are 0 … CODES − 1; moves that share one by chance are taken for the same. */
export const CODES = 1 << CODE_BITS;

/**
 * A move of cards is the innermost card moved, the card it lands on, and the two piles. An action is the action at this
 * stage of the game, told by the stock and the counters: when to deal is what matters about dealing. (With one code for all
 * times the random games won 10 of 20 deals of the Tomb in eight seconds each; so, 16.)
 */
export class MoveCodes {
  private readonly stocks: readonly number[];

  constructor(engine: Engine) {
    this.stocks = engine.groups.filter(({ doc }) => doc.kind === 'stock').flatMap(({ piles }) => [...piles]);
  }
  of(s: Position, move: Move): number {
    if (isAction(move)) {
      let code = toOf(move) + 1;
      for (let i = 0; i < this.stocks.length; i++) code = Math.imul(code ^ s.len[this.stocks[i]!]!, 0x9e3779b1);
      for (let i = 0; i < s.counters.length; i++) code = Math.imul(code ^ s.counters[i]!, 0x85ebca6b);
      return fold(code);
    }
    const from = fromOf(move);
    const to = toOf(move);
    const card = s.slots[s.start[from]! + s.len[from]! - countOf(move) + 1]! & FACE;
    return fold(Math.imul(card | (s.topFace(to) << 6) | (from << 12) | (to << 20), 0x9e3779b1));
  }
}

const fold = (mixed: number): number => (mixed ^ (mixed >>> 15)) & (CODES - 1);
