/** The time since the first move, where the player wants to see it. */
import { useEffect } from 'preact/hooks';
import { shownSeconds, tick } from '../clock.ts';
import { clockText } from '../duration.ts';

export function Clock() {
  useEffect(tick, []);
  return (
    <span role="timer" aria-live="off" data-standing="clock">
      {clockText(shownSeconds.value)}
    </span>
  );
}
