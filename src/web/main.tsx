/** Entry of the browser app. */
import './style/base.css';
import './style/page.css';
import './style/message.css';
import './style/board.css';
import './style/sheets.css';
import './style/windows.css';
import './style/menu.css';
import './style/theme.css';
import './style/forced.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { AFTER_MS, startExtras } from './extras.ts';
import { startHelp } from './help.ts';
import { startLook } from './look.ts';
import { wordsLoaded } from './settings.ts';
import { start } from './start.ts';

const root = document.getElementById('app')!;
const controller = navigator.serviceWorker?.controller ?? null;
startLook();
try {
  await Promise.all([wordsLoaded, start(root.dataset.first)]);
  render(<App />, root);
  startHelp();
  startExtras();
} catch (error) {
  // Its game could not be fetched, most likely: better a sentence than an empty page.
  document.getElementById('failed')!.hidden = false;
  throw error;
} finally {
  // Not before the cards of a slow phone; without it nothing is lost but playing without a network.
  setTimeout(() => import('./offline.ts').then(({ startOffline }) => startOffline(controller)).catch(() => undefined), AFTER_MS);
}
