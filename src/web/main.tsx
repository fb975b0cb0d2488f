/** Entry of the browser app. */
import './style/base.css';
import './style/page.css';
import './style/message.css';
import './style/board.css';
import './style/sheets.css';
import './style/windows.css';
import './style/update.css';
import './style/menu.css';
import './style/theme.css';
import './style/forced.css';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { startExtras } from './extras.ts';
import { startHelp } from './help.ts';
import { startLook } from './look.ts';
import { startOffline } from './offline.ts';
import { wordsLoaded } from './settings.ts';
import { start } from './start.ts';

const root = document.getElementById('app')!;
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
  void startOffline();
}
