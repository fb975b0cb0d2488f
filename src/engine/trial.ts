/** A document's last trial: it is compiled, dealt and played a little, so that what all checks missed shows here and not at a table. */
import { type Card, DOWN } from '../cards/index.ts';
import { dealtFaults } from './dealt.ts';
import type { GameDocument, House } from './document.ts';
import { Engine, MOST_MOVES } from './engine.ts';
import { quoted } from './faults.ts';
import { lcg } from './lcg.ts';
import type { Parts } from './parts.ts';
import type { Position } from './position.ts';
import { type Fault, fault } from './read.ts';

const DEALS = 3;
const PLAYS = 40;

/** Does every pile hold no more than it can, and all of them together the pack? */
export function holdsPack(s: Position, pack: readonly Card[]): boolean {
  const missing = new Set(pack);
  for (let pile = 0; pile < s.len.length; pile++) {
    if (s.len[pile]! > s.shape.capacity[pile]!) return false;
    for (let i = 0; i < s.len[pile]!; i++) if (!missing.delete(s.at(pile, i) & ~DOWN)) return false;
  }
  return missing.size === 0;
}

/** Plays at random; false when cards get lost on the way. */
function plays(engine: Engine, s: Position, seed: number): boolean {
  const pack = engine.orderedPack();
  const below = lcg(seed);
  const out = new Int32Array(MOST_MOVES);
  for (let i = 0; i < PLAYS; i++) {
    const end = engine.generate(s, out, 0);
    if (end === 0) break;
    engine.play(s, out[below(end)]!);
    if (!holdsPack(s, pack)) return false;
  }
  return true;
}

export function trialFaults(document: GameDocument, parts: Parts, house: House): Fault[] {
  try {
    const engine = new Engine(document, house);
    for (let deal = 1; deal <= DEALS; deal++) {
      const s = engine.start(engine.dealtPack(deal), deal);
      if (engine.won(s)) return [fault('goal', 'пасьянс сходится уже при сдаче', 'the game is won as soon as it is dealt')];
      if (!holdsPack(s, engine.orderedPack()) || !plays(engine, s, deal)) return [fault('', 'карты теряются', 'cards get lost')];
    }
    return dealtFaults(document, parts, house, engine);
  } catch (error) {
    // Broken definitions are exceptions to the engine; to a reader of documents they are one fault more.
    const why = error instanceof Error ? quoted(error.message) : '';
    return [fault('', `движок не принимает этот документ (${why})`, `the engine does not accept this document (${why})`)];
  }
}
