/** A position as a text: equal exactly when the same cards lie in the same piles, with the same marks and counters. */
import type { Position } from '../engine/position.ts';

/**
 * Unlike the key, which cannot tell like piles apart, this fits lines: a line of moves from one position can be played from
 * every other of the same text.
 */
export function placeOf(s: Position): string {
  const bytes = new Uint8Array(s.storedBytes + 1);
  s.store(bytes, 0);
  bytes[bytes.length - 1] = s.phase;
  return String.fromCharCode(...bytes);
}
