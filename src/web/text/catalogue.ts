/** Every text of the app. A language that lacks one does not compile. */

export interface Words {
  readonly app: string;

  // What is done to the game.
  readonly undo: string;
  readonly redo: string;
  readonly newDeal: string;
  readonly back: string;
  readonly tutorial: string;
  readonly firstVisit: string;
  readonly actions: string;

  // The table.
  readonly table: string;
  readonly tableHelp: string;
  readonly moves: (n: number) => string;
  readonly cards: (n: number) => string;
  readonly placed: (n: number, total: number) => string;
  readonly inStock: (n: number) => string;
  readonly counter: (name: string, value: number) => string;
  readonly row: (n: number) => string;
  readonly column: (n: number) => string;
  readonly empty: string;
  readonly freed: string;
  readonly dead: string;
  readonly hiddenTop: string;
  readonly fits: string;
  readonly waitsFor: (cards: string) => string;
  readonly or: string;
  /** Cards beneath the outermost of a fan. */
  readonly under: (top: string, cards: string) => string;
  readonly ours: string;
  readonly common: string;
  readonly sourceLabel: string;

  // The end of a game, and when only actions are left.
  readonly won: string;
  readonly wonIn: (n: number) => string;
  readonly overLong: string;
  readonly onlyActions: string;
  readonly close: string;

  // The adviser: can it be won, what to do, where it was lost.
  readonly hint: string;
  readonly lampSearching: string;
  readonly lampWon: string;
  readonly lampLost: string;
  /** Where another attempt can still be begun. */
  readonly lampLostNow: string;
  readonly lampOpen: string;
  readonly lampCircles: string;
  /** Put after a verdict that rests on cards the player has not seen. */
  readonly lampHidden: (verdict: string) => string;
  /** Put after a verdict that rests on cards that were laid at random. */
  readonly lampGuessed: (verdict: string) => string;
  readonly seekLoss: string;

  // A line that is shown.
  readonly lineAt: (at: number, of: number) => string;

  // Choosing a game.
  readonly chooseGame: string;

  // The deal.
  readonly dealNumber: (n: string) => string;
  /** The number alone, where there is little room. */
  readonly number: (n: string) => string;
  readonly ownPack: string;
  readonly newDealDone: (deal: string) => string;
  readonly dealOfDay: (day: string) => string;
  readonly dealsNone: (n: number) => string;

  // Settings.
  readonly settings: string;

  // What can go wrong.
  readonly noStorage: string;
  readonly otherVersion: string;
  readonly keptAside: (reason: string) => string;
  readonly otherTab: string;
  readonly twoTabs: string;
  readonly badLink: (reason: string) => string;
  readonly notLoaded: string;
  readonly updateReady: string;
  readonly updateNow: string;
  readonly updateLater: string;

  // The menu, pause and clock.
  readonly menu: string;
}
