/** The thread that searches: it gets a record and a budget, and answers once. It is ended from outside to cancel. */
import { readRecord, replay, startOf } from '../engine/record.ts';
import { findGame } from '../games/index.ts';
import type { Answer, Question } from '../play/advisor.ts';
import { lostAt } from '../solver/lostat.ts';
import { solve } from '../solver/solve.ts';

/** About ten seconds on a desktop, and memory that a phone has. */
const NODES = 6_000_000;
const NODES_A_POSITION = 1_500_000;
const BYTES = 96 * 1024 * 1024;

const port = globalThis as unknown as { onmessage: (event: { data: Question }) => void; postMessage: (answer: Answer) => void };

function answer({ kind, record: text }: Question): Answer {
  const record = readRecord(text, findGame);
  if (!record.ok) return { kind: 'open' };
  const { engine, position, played } = replay(record.value, findGame(record.value.game)!);
  if (kind === 'lost-at') {
    const start = startOf(engine, record.value.deal);
    const { won, exact } = lostAt(engine, start, played, { nodes: NODES_A_POSITION, bytes: BYTES });
    return { kind, at: won?.at ?? -1, line: won?.line ?? [], exact };
  }
  const verdict = solve(engine, position, { nodes: NODES, bytes: BYTES });
  return verdict.kind === 'won' ? { kind: 'won', line: verdict.line } : { kind: verdict.kind };
}

port.onmessage = ({ data }) => port.postMessage(answer(data));
