/** From one scene to the next: which card elements go on, which are new, and how each gets to its place. */
import type { TableState } from '../../play/table.ts';
import type { Target } from './flights.ts';
import type { Size } from './geometry.ts';
import { type Scene, targetsAfter, targetsOfDeal } from './scene.ts';

export interface Arrangement {
  readonly scene: Scene;
  readonly deal: TableState['deal'];
  /** Counts the games shown on this board. */
  readonly game: number;
  /** By element key. */
  readonly targets: ReadonlyMap<string, Target>;
  /** Keys of scene cards that were turned up or down in their place. */
  readonly turned: ReadonlySet<string>;
  /** Without flights: the window has changed, or a game is continued. */
  readonly instant: boolean;
}

/** The key of a card's element: another game has other elements. */
export const elementKey = (game: number, card: string): string => `${game}:${card}`;

export function arrange(before: Arrangement | undefined, scene: Scene, state: TableState, window: Size): Arrangement {
  const same = before !== undefined && before.deal === state.deal;
  const game = before === undefined ? 0 : same ? before.game : before.game + 1;
  const dealt = !same && state.made === 0;
  const targets = same
    ? targetsAfter(scene, before.scene, state.steps, state.backwards)
    : dealt
      ? targetsOfDeal(scene, stockPoint(scene, state, window))
      : targetsAfter(scene, undefined, [], false);
  const known = new Set(same ? before.scene.piles.flatMap(({ cards }) => cards.map(({ key }) => key)) : []);
  const appeared = [...targets].filter(([key, { from }]) => same && !known.has(key) && from === undefined).map(([key]) => key);
  return {
    scene,
    deal: state.deal,
    game,
    targets: new Map([...targets].map(([key, target]) => [elementKey(game, key), target])),
    turned: new Set(appeared),
    instant: same ? before.scene.plan !== scene.plan : !dealt,
  };
}

/** Where a deal comes from: the stock, or below the table when it is not shown. */
function stockPoint({ piles, plan }: Scene, { document }: TableState, window: Size): { x: number; y: number } {
  const stock = piles.find(({ place }) => document.piles.find(({ id }) => id === place.group)?.kind === 'stock');
  return stock?.place.base ?? { x: (window.width - plan.card.w) / 2, y: window.height };
}
