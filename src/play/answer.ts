/** Answers an adviser's questions with the solver, at once: run in a worker in the browser, in the same thread by tests. */
import type { GameDocument } from '../engine/document.ts';
import type { Engine } from '../engine/engine.ts';
import { readRecord, replay, startOf } from '../engine/record.ts';
import { onlyCircles } from '../solver/circles.ts';
import { playSeeing } from '../solver/fair.ts';
import { fairMove } from '../solver/fairmove.ts';
import { lostAt } from '../solver/lostat.ts';
import { SEED, solve } from '../solver/solve.ts';
import type { Budget } from '../solver/verdict.ts';
import { type Answer, ASKED_NODES, type Fair, FIRST_NODES, nothingKnown, type Progress, type Question } from './asking.ts';

/** Memory that a phone has. */
const BYTES = 96 << 20;
/** Layouts of the unseen cards for a fair hint. */
const SAMPLES = 12;
/** A deal that is not decided so soon is passed over. */
const DEAL_NODES = 600_000;
/** A line that is found in passing is not made as short as one that the player waits for. */
const BRISK_SHORTENING = 60_000;

type Tell = (progress: Progress) => void;

/** The position is reached by playing the record; one that cannot be read is answered with nothing known. */
export function answer(question: Question, tell: Tell, findGame: (id: string) => GameDocument | undefined): Answer {
  const record = readRecord(question.record, findGame);
  if (!record.ok) return nothingKnown(question);
  const { engine, position, played } = replay(record.value, findGame(record.value.game)!);
  const seen = (): { unseen: number; memory: ReturnType<typeof playSeeing> } => {
    const memory = playSeeing(engine, startOf(engine, record.value.deal), played);
    return { memory, unseen: memory.unseen(position).length };
  };
  const verdict = (nodes: number): Answer => {
    const shortening = nodes > FIRST_NODES ? {} : { shortening: BRISK_SHORTENING };
    const found = solve(engine, position, { ...budgetOf(nodes, tell), ...shortening });
    const { unseen } = seen();
    if (found.kind === 'won') return { kind: 'won', line: found.line, unseen };
    if (found.kind === 'open') return { kind: 'open', nodes, unseen };
    return { kind: 'lost', circles: onlyCircles(engine, position), unseen };
  };
  switch (question.kind) {
    case 'verdict':
      return verdict(question.nodes);
    case 'fair': {
      const { memory, unseen } = seen();
      if (unseen === 0) return verdict(ASKED_NODES);
      const budget = { nodes: question.nodes, bytes: BYTES };
      const found = fairMove(engine, position, memory, SAMPLES, budget, SEED, (share) => tell({ share }));
      return { kind: 'fair', fair: fairOf(found) };
    }
    case 'lost-at': {
      const start = startOf(engine, record.value.deal);
      const budget = { nodes: question.nodes, bytes: BYTES, shortening: BRISK_SHORTENING };
      const { from, won, lost } = lostAt(engine, start, played, budget, question.known, (n, of) => tell({ share: n / of }));
      return { kind: 'lost-at', from, won: won?.at ?? -1, line: won?.line ?? [], lost: lost?.at ?? -1 };
    }
    case 'circles':
      return { kind: 'circles', circles: onlyCircles(engine, position) };
    case 'winnable':
      return winnable(engine, question.deals, tell);
  }
}

const budgetOf = (nodes: number, tell: Tell): Budget => ({
  nodes,
  bytes: BYTES,
  stop: (spent) => {
    tell({ share: Math.min(1, spent / nodes) });
    return undefined;
  },
});

function fairOf({ samples, won, lost, best }: ReturnType<typeof fairMove>): Fair {
  if (!best) return { samples, won, lost };
  const { part, low, high } = best.share;
  return { samples, won, lost, best: { move: best.move, part, low, high } };
}

function winnable(engine: Engine, deals: readonly number[], tell: Tell): Answer {
  for (const [tried, deal] of deals.entries()) {
    tell({ share: 0, tried });
    const verdict = solve(
      engine,
      startOf(engine, { deal }),
      budgetOf(DEAL_NODES, ({ share }) => tell({ share, tried })),
    );
    if (verdict.kind === 'won') return { kind: 'winnable', found: { deal, line: verdict.line } };
  }
  return { kind: 'winnable' };
}
