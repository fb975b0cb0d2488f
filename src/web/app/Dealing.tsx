/** A deal that can be won is looked for: how many were passed over, and a way to end it. */
import { cancelDealing, dealSearch } from '../dealing.ts';
import { words } from '../text/more/index.ts';
import { Waiting } from './Waiting.tsx';

export function Dealing() {
  const now = dealSearch.value;
  return now ? <Waiting text={words.value.dealsTried(now.tried)} share={now.share} onCancel={cancelDealing} /> : null;
}
