/** Every text of the app. A language that lacks one does not compile. */

export interface Words {
  /** Name of the language itself. */
  readonly language: string;
  readonly app: string;

  // What is done to the game.
  readonly undo: string;
  readonly redo: string;
  readonly newDeal: string;
  readonly restart: string;
  readonly back: string;
  readonly backFrom: (game: string, deal: string) => string;
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
  readonly inHand: (cards: string) => string;
  readonly laidDown: string;
  readonly wentTo: (cards: string, place: string) => string;
  readonly tookBack: string;
  readonly madeAgain: string;
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
  readonly lampLabel: string;
  readonly lampOn: string;
  readonly lampOff: string;
  readonly lampSearching: string;
  readonly lampWon: string;
  readonly lampLost: string;
  readonly lampOpen: string;
  readonly looksUnder: string;
  readonly hintSearching: string;
  readonly hintMove: (cards: string, place: string) => string;
  readonly hintAction: (name: string) => string;
  readonly hintPlay: string;
  readonly hintLost: string;
  readonly hintOpen: string;
  readonly seekLoss: string;
  readonly seekingLoss: string;
  readonly lossAt: (made: number, exact: boolean) => string;
  readonly lossUnknown: string;
  readonly backToWin: string;

  // Choosing a game.
  readonly games: string;
  readonly chooseGame: string;
  readonly houseRules: string;
  readonly noHouseRules: string;
  readonly rules: string;
  readonly play: string;
  readonly playing: string;
  readonly packs: (n: number) => string;

  // The deal.
  readonly dealNumber: (n: string) => string;
  /** The number alone, where there is little room. */
  readonly number: (n: string) => string;
  readonly ownPack: string;
  readonly ownPackLong: string;
  readonly copy: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly typeNumber: string;
  readonly dealIt: string;
  readonly badNumber: string;
  readonly newDealDone: (deal: string) => string;

  // Settings.
  readonly settings: string;
  readonly languageLabel: string;
  readonly letters: string;
  readonly lettersAuto: string;
  readonly colours: string;
  readonly twoColours: string;
  readonly fourColours: string;
  readonly backs: string;
  readonly backNames: readonly [string, string, string];
  readonly signs: string;
  readonly signsPictures: string;
  readonly signsBig: string;
  readonly marks: string;
  readonly marksOn: string;
  readonly marksOff: string;

  // What can go wrong.
  readonly noStorage: string;
  readonly keptAside: (reason: string) => string;
  readonly otherTab: string;
  readonly badLink: (reason: string) => string;
}
