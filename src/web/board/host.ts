/** What the board does about gestures: asks the table, carries cards, finds the pile they are dropped on. */
import type { Table } from '../../play/table.ts';
import { elementKey } from './arrange.ts';
import type { Flights } from './flights.ts';
import { overlap, type Point } from './geometry.ts';
import type { GestureHost, Hit } from './gestures.ts';
import { hitScene, type Scene } from './scene.ts';

/** What of a table the board uses. */
export type BoardTable = Pick<Table, 'state' | 'tap' | 'take' | 'put' | 'letGo' | 'sendHome' | 'sendBest' | 'grow'>;
/** What a lesson speaks of: the piles whose cards are to go, and those that they are to go to. */
export interface Pointed {
  readonly from: readonly number[];
  readonly to: readonly number[];
}
/** What is on the board at this moment. */
export interface Now {
  readonly table: BoardTable;
  readonly scene: Scene | undefined;
  readonly game: number;
  /** A press moves a card where it fits best. */
  readonly best: boolean;
  readonly onRest: (pile: number | undefined) => void;
}

/** Pixels around a place that still count as the place. */
const SLOP_PX = 9;
/** Cards narrower than this can be looked at even when nothing covers them. */
const LOOKED_AT_PX = 48;

export class BoardHost implements GestureHost {
  /** Element keys of the cards under the pointer, the innermost first, and where that one lies. */
  private keys: readonly string[] = [];
  private origin: Point = { x: 0, y: 0 };

  private readonly flights: Flights;
  private readonly now: { readonly current: Now };
  private readonly setOver: (pile: number | undefined) => void;
  private readonly setPeek: (hit: Hit | undefined) => void;

  constructor(
    flights: Flights,
    now: { readonly current: Now },
    setOver: (pile: number | undefined) => void,
    setPeek: (hit: Hit | undefined) => void,
  ) {
    this.flights = flights;
    this.now = now;
    this.setOver = setOver;
    this.setPeek = setPeek;
  }

  hit(point: Point): Hit | undefined {
    const { scene } = this.now.current;
    return scene && hitScene(scene, point, SLOP_PX);
  }
  tap({ pile, index }: Hit): boolean {
    const { table, best } = this.now.current;
    if (best && !table.state.hand && table.state.view.piles[pile]!.cards.length > 0 && table.sendBest(pile, index)) return false;
    table.tap(pile, index);
    return table.state.hand?.pile === pile;
  }
  /** Sends the outermost card to a foundation; other cards, and games without foundations, take it as a plain press. */
  home({ pile, index }: Hit): void {
    const { table } = this.now.current;
    const { document, view } = table.state;
    const foundations = document.piles.some(({ kind }) => kind === 'foundation');
    if (foundations && index >= view.piles[pile]!.cards.length - 1) table.sendHome(pile);
    else table.tap(pile, index);
  }
  away(): void {
    this.now.current.table.letGo();
  }
  lift({ pile, index }: Hit): boolean {
    const { table, scene, game } = this.now.current;
    if (!table.take(pile, index)) return false;
    const held = scene?.byPile[pile]?.cards.slice(-table.state.hand!.n) ?? [];
    this.keys = held.map(({ key }) => elementKey(game, key));
    this.origin = held[0]?.point ?? { x: 0, y: 0 };
    return true;
  }
  carry(by: Point): void {
    if (!this.now.current.table.state.hand) {
      // Let go by a key in the middle of the drag.
      this.end();
      return;
    }
    this.flights.carry(this.keys, by);
    this.setOver(this.target(by));
  }
  drop(by: Point): void {
    const { table } = this.now.current;
    const to = table.state.hand && (this.target(by) ?? this.covered(by, () => true));
    this.end();
    if (to === undefined) table.letGo();
    else table.put(to);
  }
  modal(): boolean {
    return document.querySelector('dialog[open]') !== null;
  }
  cancel(): void {
    this.end();
    this.now.current.table.letGo();
  }
  /** Open cards that are covered or lie in a fan that is squared up in part, and all that are drawn very small. */
  peek(hit: Hit): boolean {
    const { scene } = this.now.current;
    const { cards, squared } = scene?.byPile[hit.pile] ?? {};
    const card = cards?.[hit.index];
    if (!scene || !cards || !card || card.face === 0) return false;
    if (!squared && card.index === cards.length - 1 && scene.plan.card.w >= LOOKED_AT_PX) return false;
    this.setPeek(hit);
    return true;
  }
  unpeek(): void {
    this.setPeek(undefined);
  }
  hover(hit: Hit | undefined): void {
    this.now.current.onRest(hit?.pile);
  }

  private end(): void {
    this.keys = [];
    this.setOver(undefined);
    this.flights.release();
  }
  private target(by: Point): number | undefined {
    const targets = this.now.current.table.state.hand?.targets ?? [];
    return this.covered(by, (pile) => targets.includes(pile));
  }
  /** The pile, among those asked for, that the first carried card covers most. */
  private covered(by: Point, among: (pile: number) => boolean): number | undefined {
    const { scene } = this.now.current;
    if (!scene) return undefined;
    const box = { x: this.origin.x + by.x, y: this.origin.y + by.y, ...scene.plan.card };
    let best: number | undefined;
    let most = 0;
    for (const { place, box: there } of scene.piles) {
      const area = among(place.pile) ? overlap(box, there) : 0;
      if (area > most) [best, most] = [place.pile, area];
    }
    return best;
  }
}
