// What browser tests need of the product's own code, loaded as one module graph by Vite (see plays.ts), with the Russian texts.

import { loadWords } from '../../src/web/text/index.ts';

export { cardName, FACES } from '../../src/cards/index.ts';
export { defaultHouse } from '../../src/engine/document.ts';
export { lcg } from '../../src/engine/lcg.ts';
export { writeMove } from '../../src/engine/move.ts';
export { readRecord, writeRecord } from '../../src/engine/record.ts';
export { findGame } from '../../src/games/index.ts';
export { Session } from '../../src/play/session.ts';
export { Table } from '../../src/play/table.ts';
export { Tutor } from '../../src/play/tutor.ts';
export { moveWords } from '../../src/web/app/moveWords.ts';
export { cardWords } from '../../src/web/board/names.ts';

// Once it is loaded, the graph fetches no more: what it needs later must come with it.
await loadWords('ru');
