/** Entry of the browser app. */
import './style/base.css';
import './style/page.css';
import './style/message.css';
import './style/board.css';
import './style/sheets.css';
import './style/windows.css';
import { render } from 'preact';
import { startAdvice } from './advice.ts';
import { App } from './app/App.tsx';
import { start } from './game.ts';

const root = document.getElementById('app')!;
await start(root.dataset.first);
startAdvice();
render(<App />, root);
