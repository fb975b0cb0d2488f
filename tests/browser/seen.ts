// What the screen shows and what the page has kept, read in one go, and the kept game as the engine plays it.

import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runnerImport } from 'vite';
import type * as Engine from './engine.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface CardSeen extends Box {
  readonly face: string;
  readonly at: string;
  readonly index: number;
  readonly z: number;
}
export interface PileSeen extends Box {
  readonly name: string;
}
export interface Seen {
  /** Faces of every pile from the innermost card, '' for a hidden one; undefined while the table is shown in words. */
  readonly shown: Readonly<Record<string, readonly string[]>> | undefined;
  /** The moves that the table in words lists. */
  readonly listed: readonly string[] | undefined;
  readonly cards: readonly CardSeen[];
  readonly piles: readonly PileSeen[];
  /** What can be pressed besides the board: in the dialog when one is open. */
  readonly controls: readonly Box[];
  readonly dialog: boolean;
  /** A line or a lesson is on the table in place of the game. */
  readonly line: 'player' | 'tutor' | undefined;
  /** Cards in flight or under the pointer, with where they belong. */
  readonly air: readonly string[];
  readonly won: boolean;
  readonly made: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly width: number;
  readonly height: number;
  /** The game as it is about to be saved, or as it is saved. */
  readonly kept: string;
  /** Something has not been saved yet. */
  readonly saving: boolean;
}

/** Looks at the page as it is at this moment. To be called only after the program has opened its store. */
export const look = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    const home = window as unknown as { testBase?: Promise<IDBDatabase> };
    home.testBase ??= new Promise((done, fail) => {
      const opening = indexedDB.open('pasyans');
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => done(opening.result);
    });
    const base = await home.testBase;
    const stored = await new Promise<unknown>((done, fail) => {
      const reading = base.transaction('games').objectStore('games').get('current');
      reading.onerror = () => fail(reading.error);
      reading.onsuccess = () => done(reading.result);
    });
    const notes = Object.keys(localStorage).filter((key) => key.startsWith('pasyans.unsaved.'));
    const current = notes.filter((key) => key.endsWith('.current')).sort();
    const noted = current.length === 0 ? undefined : localStorage.getItem(current.at(-1)!);
    const boxOf = (element: Element): { x: number; y: number; w: number; h: number } => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, w: width, h: height };
    };
    const cards = [...document.querySelectorAll<HTMLElement>('main [data-card]')].map((card) => ({
      ...boxOf(card),
      face: card.dataset.card!,
      at: card.dataset.at!,
      index: Number(card.dataset.index),
      z: Number(card.style.zIndex),
    }));
    const piles = [...document.querySelectorAll<HTMLElement>('main [data-pile]')].map((pile) => ({
      ...boxOf(pile),
      name: pile.dataset.pile!,
    }));
    const shown: Record<string, string[]> = Object.fromEntries(piles.map(({ name }) => [name, []]));
    for (const { at, face } of [...cards].sort((a, b) => a.index - b.index)) shown[at]?.push(face);
    const dialog = document.querySelector('dialog[open]');
    const words = document.querySelector('main .words');
    const pressed = (dialog ?? document).querySelectorAll('button:not([data-pile]), summary, label, select, input, a[href]');
    const can = (name: string): boolean =>
      document.querySelector(`[data-do="${name}"]`)?.getAttribute('aria-disabled') === 'false';
    return {
      shown: words ? undefined : shown,
      listed: words ? [...words.querySelectorAll<HTMLElement>('[data-move]')].map(({ dataset }) => dataset.move!) : undefined,
      cards,
      piles,
      controls: [...pressed].map(boxOf).filter(({ w, h }) => w > 0 && h > 0),
      dialog: dialog !== null,
      line: document.querySelector('.tutor') ? 'tutor' : document.querySelector('.player') ? 'player' : undefined,
      air: [...document.querySelectorAll<HTMLElement>('.card.moving, .card.carried')].map(
        ({ className, dataset, style }) => `${className} of ${dataset.at} ${style.transform}`,
      ),
      won: document.querySelector('.board.won') !== null,
      made: (document.querySelector('[data-standing="moves"]')?.textContent ?? '').replace(/\s/g, ''),
      canUndo: can('undo'),
      canRedo: can('redo'),
      width: innerWidth,
      height: innerHeight,
      kept: noted ? JSON.parse(noted).text : String(stored ?? ''),
      saving: notes.length > 0,
    };
  });

/** A kept game as the engine plays it. */
export interface Kept {
  readonly game: string;
  /** The deal and the house rules as one word. */
  readonly deal: string;
  readonly sitting: string;
  readonly cards: number;
  readonly made: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly piles: Readonly<Record<string, readonly string[]>>;
  /** Moves and actions that the rules allow. */
  readonly legal: readonly string[];
  /** Every position that was reached: the moves that lead there. */
  readonly lines: readonly string[];
  /** The moves that stand on the table. */
  readonly line: string;
  /** What is seen of the piles at the end of each line, in the same order. */
  pictures(): string[];
}

const root = join(import.meta.dirname, '../..');
let engine: Promise<typeof Engine> | undefined;
const load = (): Promise<typeof Engine> => {
  engine ??= runnerImport<typeof Engine>(join(root, 'tests/browser/engine.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  }).then(({ module }) => module);
  return engine;
};

/** One picture of what is seen of all piles, to be compared. */
export const pictureOf = (piles: Readonly<Record<string, readonly string[]>>): string =>
  Object.keys(piles)
    .sort()
    .map((name) => `${name}: ${piles[name]!.map((face) => face || '##').join(' ')}`)
    .join('\n');

let last: { readonly text: string; readonly kept: Kept } | undefined;
/** Reads what the page has kept; throws when that is not whole. */
export async function keptOf(text: string): Promise<Kept> {
  if (last?.text !== text) last = { text, kept: await read(text) };
  return last.kept;
}
async function read(text: string): Promise<Kept> {
  const { findGame, Session, cardName } = await load();
  const { text: game, sitting } = JSON.parse(text) as { readonly text: string; readonly sitting: { readonly id: string } };
  const loaded = Session.load(game, findGame);
  if (!loaded.ok)
    throw new Error(`What is kept cannot be read: ${loaded.faults.map(({ place, text: why }) => `${place}: ${why.en}`)}`);
  const session = loaded.value;
  const seen = (): Record<string, string[]> =>
    Object.fromEntries(
      session.view.piles
        .filter(({ aside }) => !aside)
        .map(({ name, cards }) => [name, cards.map(({ face }) => (face === 0 ? '' : cardName(face, 'en')))]),
    );
  const lines: string[] = [];
  for (const { id, parent, move } of session.nodes) lines.push(id === 0 ? '' : `${lines[parent]} ${session.write(move)}`);
  const { view, made, canUndo, canRedo } = session;
  const packets = view.moves.map((move) => session.write(move)).filter((move) => move.includes('>'));
  const legal = [...packets, ...view.actions.filter(({ rule }) => rule === 0).map(({ id }) => id)];
  const here = session.here.id;
  return {
    game: session.document.id,
    deal: JSON.stringify([session.document.id, session.house, session.deal]),
    sitting: sitting.id,
    cards: view.total,
    made,
    canUndo,
    canRedo,
    piles: seen(),
    legal,
    lines,
    line: lines[here]!,
    pictures: () =>
      session.nodes.map(({ id }) => {
        session.jump(id);
        return pictureOf(seen());
      }),
  };
}

/** What is wrong with what is seen of the table; undefined when nothing is. */
export function faultIn(seen: Seen, kept: Kept): string | undefined {
  if (kept.cards !== 52 && kept.cards !== 104) return `the game kept has ${kept.cards} cards`;
  if (seen.listed) {
    const [listed, legal] = [[...seen.listed].sort().join(' '), [...kept.legal].sort().join(' ')];
    return listed === legal ? undefined : `in words it lists ${listed}, legal is ${legal}`;
  }
  if (seen.cards.length !== kept.cards) return `${seen.cards.length} cards on the screen instead of ${kept.cards}`;
  const spots = new Set(seen.cards.map(({ at, index }) => `${at}.${index}`));
  if (spots.size !== seen.cards.length) return 'two cards have one place in a pile';
  const [there, wanted] = [pictureOf(seen.shown ?? {}), pictureOf(kept.piles)];
  if (there !== wanted) return `the screen shows\n${there}\nand the game kept is\n${wanted}`;
  if (Number.parseInt(seen.made, 10) !== kept.made) return `${seen.made} is said, ${kept.made} moves were made`;
  if (seen.canUndo !== kept.canUndo || seen.canRedo !== kept.canRedo) return 'undo or redo is not as the game kept says';
  return undefined;
}
