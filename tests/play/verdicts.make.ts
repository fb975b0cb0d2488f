/** Makes `tests/data/verdicts`: 50 positions of each game with known verdicts. Run by `node scripts/verdicts.mjs`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultHouse, type GameDocument } from '../../src/engine/document.ts';
import { lcg } from '../../src/engine/lcg.ts';
import { type Move, shuffles } from '../../src/engine/move.ts';
import { findGame } from '../../src/games/index.ts';
import { Session } from '../../src/play/session.ts';
import { solve } from '../../src/solver/solve.ts';
import type { Budget } from '../../src/solver/verdict.ts';
import { writePosition } from './verdicts.ts';

const folder = join(import.meta.dirname, '../data/verdicts');
const GAMES = ['dolgy', 'dolgy-hard', 'gallery', 'prussian', 'mendelev-spider', 'tomb', 'potocki-jewell'];
/** Of either verdict. */
const EACH = 25;
/** A deal is given up after so many moves tried, a position on the way to a loss after fewer. */
const DEAL_BUDGET = { nodes: 1_000_000, bytes: 256 << 20, shortening: 100_000 };
const BUDGET = { nodes: 150_000, bytes: 64 << 20, shortening: 30_000 };
/** Positions that took more are few: each time the tests run, the lamp searches for them in vain. */
const HARD = 100_000;
const MOST_HARD = 5;
/** So many moves before the end of a game played at random. */
const BACK = [2, 6, 14, 30];
/** Of one deal, of either verdict, at most so many positions. */
const FROM_ONE_DEAL = 6;

type Found = Parameters<typeof writePosition>[0];

/**
 * Positions on and beside a line that wins the deal, and some moves before the end of games played at random: there the
 * proof that nothing wins any more is within reach.
 */
function fromDeal(document: GameDocument, deal: number, wanted: (verdict: 'won' | 'lost') => boolean): Found[] {
  const start = new Session(document, defaultHouse(document), { deal });
  const { engine } = start;
  const below = lcg(deal);
  const counts = { won: 0, lost: 0 };
  const found: Found[] = [];
  const note = (session: Session, budget: Budget): readonly Move[] => {
    const verdict = solve(engine, session.positionAhead(), budget);
    if (verdict.kind === 'open') return [];
    const line = verdict.kind === 'won' ? verdict.line : [];
    if (wanted(verdict.kind) && counts[verdict.kind]++ < FROM_ONE_DEAL) {
      const write = (moves: readonly Move[]): string[] => moves.map((move) => session.write(move));
      found.push({ verdict: verdict.kind, nodes: verdict.nodes, deal, moves: write(session.played), line: write(line) });
    }
    return line;
  };
  const random = (session: Session, most: number): void => {
    for (let n = 0; n < most && !session.view.won; n++) {
      const moves = session.view.moves.filter((move) => !shuffles(engine, move));
      if (moves.length === 0) break;
      session.play(moves[below(moves.length)]!);
    }
  };
  const line = wanted('won') || deal % 4 === 1 ? note(start, DEAL_BUDGET) : [];
  const along = (share: number): Session => {
    const session = start.branch();
    for (const move of line.slice(0, Math.floor(line.length * share))) session.play(move);
    return session;
  };
  if (wanted('won'))
    for (let tried = 0; tried < FROM_ONE_DEAL && line.length > 0; tried++) {
      const session = along((20 + below(75)) / 100);
      random(session, 1 + below(4));
      if (!session.view.won) note(session, BUDGET);
    }
  if (wanted('lost')) {
    const session = along(below(80) / 100);
    random(session, 500);
    if (session.view.won) return found;
    const { made } = session;
    for (const back of BACK) if (back < made) note(session.branch(made - back), BUDGET);
  }
  return found;
}

function make(ids: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const id of ids) {
    const document = findGame(id)!;
    const all: Found[] = [];
    const count = (verdict: 'won' | 'lost'): number => all.filter((one) => one.verdict === verdict).length;
    for (let deal = 1; all.length < 2 * EACH; deal++) {
      const room = { won: EACH - count('won'), lost: EACH - count('lost') };
      for (const one of fromDeal(document, deal, (verdict) => room[verdict] > 0)) {
        const hard = all.filter(({ nodes }) => nodes > HARD).length;
        if (room[one.verdict]-- <= 0 || (one.nodes > HARD && hard >= MOST_HARD)) continue;
        all.push(one);
        console.log(`${id} ${all.length}: ${one.verdict}, deal ${deal}, ${one.moves.length} moves, ${one.nodes} nodes`);
      }
    }
    writeFileSync(join(folder, `${id}.txt`), `${all.map(writePosition).join('\n')}\n`);
  }
}

make(process.argv.length > 2 ? process.argv.slice(2) : GAMES);
