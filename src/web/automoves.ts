/** Cards that go to the foundations without being asked for one by one. Fetched when they are wanted first. */
import { effect } from '@preact/signals';
import type { Face } from '../cards/index.ts';
import type { Engine } from '../engine/engine.ts';
import { countOf, fromOf, isAction, type Move, toOf } from '../engine/move.ts';
import { SafeMoves } from '../solver/prune.ts';
import { wentTo } from './announce.ts';
import { currentTable, state } from './game.ts';
import { say } from './say.ts';
import { autoMoves, language, speed } from './settings.ts';
import { noteFollowing } from './undoing.ts';

/** Between one move and the next: ever shorter, down to the second, in milliseconds. */
const FIRST_MS = 250;
const LEAST_MS = 80;
const QUICKER = 0.9;

/** Moves of one card from elsewhere to a foundation. */
function homeMoves(): Move[] {
  const { view, engine } = currentTable().game;
  const isHome = (pile: number): boolean => engine.groupAt(pile).doc.kind === 'foundation';
  return view.moves.filter((move) => !isAction(move) && countOf(move) === 1 && isHome(toOf(move)) && !isHome(fromOf(move)));
}

const judges = new WeakMap<Engine, SafeMoves>();
function safeMove(moves: readonly Move[]): Move | undefined {
  const { game } = currentTable();
  let judge = judges.get(game.engine);
  if (!judge) {
    judge = new SafeMoves(game.engine);
    judges.set(game.engine, judge);
  }
  if (!judge.applies) return undefined;
  const found = judge.find(game.positionAhead(), Int32Array.from(moves), 0, moves.length);
  return found === -1 ? undefined : found;
}

/** Sends home all that can go, one after another, and tells which. False when nothing could. */
export function sendAllHome(): boolean {
  const sent = new Map<number, Face[]>();
  for (let [move] = homeMoves(); move !== undefined; [move] = homeMoves()) {
    const faces = currentTable().game.faces(fromOf(move), 1);
    if (!currentTable().playMove(move)) break;
    // One press, one undo.
    if (sent.size > 0) noteFollowing();
    sent.set(toOf(move), [...(sent.get(toOf(move)) ?? []), ...faces]);
  }
  // The table tells of the last card only. A win is its own news.
  const { state: now } = currentTable();
  const lists = [...sent].map(([to, list]) => wentTo(now, list, to, language.value));
  if (lists.length > 0 && !now.view.won) say(lists.join(' '));
  return lists.length > 0;
}

let started = false;
/** After each move of the player sends home what the setting says. */
export function startAutoMoves(): void {
  if (started) return;
  started = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pace = FIRST_MS;
  let own = false;
  effect(() => {
    const now = state.value;
    const wanted = autoMoves.value;
    clearTimeout(timer);
    // Nothing goes by itself after a move was taken back: it would be made again at once.
    if (!now || wanted === 'off' || now.backwards || now.steps.length === 0 || now.canRedo || now.hand || now.view.won) return;
    if (!own) pace = FIRST_MS;
    own = false;
    const moves = homeMoves();
    const move = wanted === 'all' ? moves[0] : moves.length > 0 ? safeMove(moves) : undefined;
    if (move === undefined) return;
    timer = setTimeout(
      () => {
        if (state.peek() !== now) return;
        own = true;
        pace = Math.max(LEAST_MS, pace * QUICKER);
        if (currentTable().playMove(move)) noteFollowing();
      },
      speed.value === 'off' ? 0 : pace,
    );
  });
}
