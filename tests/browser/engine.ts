// What browser tests need of the product's own code, loaded as one module graph by Vite (see rules.ts).

export { cardName } from '../../src/cards/index.ts';
export { defaultHouse } from '../../src/engine/document.ts';
export { lcg } from '../../src/engine/lcg.ts';
export { writeMove } from '../../src/engine/move.ts';
export { readRecord, writeRecord } from '../../src/engine/record.ts';
export { findGame } from '../../src/games/index.ts';
export { Session } from '../../src/play/session.ts';
export { Table } from '../../src/play/table.ts';
