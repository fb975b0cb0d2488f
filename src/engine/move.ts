/** Moves as integers, and how they are written: `from>to`, `from>to*n`, or the id of an action. */

/** A packet: `from | to << 8 | n << 16`. An action: `255 | index << 8`. */
export type Move = number;
const ACTION = 255;

export const packetMove = (from: number, to: number, n: number): Move => from | (to << 8) | (n << 16);
export const actionMove = (index: number): Move => ACTION | (index << 8);
export const isAction = (move: Move): boolean => (move & 255) === ACTION;
/** The pile that cards leave; of an action, 255. */
export const fromOf = (move: Move): number => move & 255;
/** The pile that cards come to; of an action, its index. */
export const toOf = (move: Move): number => (move >> 8) & 255;
/** How many cards move; 0 for an action. */
export const countOf = (move: Move): number => move >> 16;
/** Is this an action that shuffles? What it leads to is another attempt, of which no search and no verdict says anything. */
export const shuffles = ({ actions }: { readonly actions: readonly { readonly shuffles: boolean }[] }, move: Move): boolean =>
  isAction(move) && actions[toOf(move)]!.shuffles;

/** The names that moves are written with. */
export interface MoveNames {
  readonly names: readonly string[];
  readonly actions: readonly { readonly id: string }[];
}

export function writeMove(move: Move, names: MoveNames): string {
  if (isAction(move)) return names.actions[toOf(move)]!.id;
  const n = countOf(move);
  return `${names.names[fromOf(move)]}>${names.names[toOf(move)]}${n > 1 ? `*${n}` : ''}`;
}

/** What is wrong with a written move: it is no move at all, or names a pile or action that the game does not have. */
export type MoveFault = { readonly fault: 'form' | 'pile' | 'action'; readonly word: string };

/** Reads a move as `writeMove` writes it; letter case and spaces around it do not matter. */
export function readMove(text: string, names: MoveNames): Move | MoveFault {
  const written = text.trim().toLowerCase();
  const action = names.actions.findIndex((a) => a.id === written);
  if (action >= 0) return actionMove(action);
  if (!written.includes('>')) return { fault: /^[a-z-]+$/.test(written) ? 'action' : 'form', word: text.trim() };
  const match = /^([^>*]+)>([^>*]+)(?:\*([1-9]\d{0,2}))?$/.exec(written);
  if (!match) return { fault: 'form', word: text.trim() };
  const [, from = '', to = '', n = '1'] = match;
  const a = names.names.indexOf(from);
  const b = names.names.indexOf(to);
  if (a < 0) return { fault: 'pile', word: from };
  if (b < 0) return { fault: 'pile', word: to };
  return packetMove(a, b, Math.min(Number(n), 255));
}
