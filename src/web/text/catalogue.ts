/** Every text of the app. A language that lacks one does not compile. */

export interface Words {
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
  readonly lampCircles: string;
  /** Put after a verdict that rests on cards the player has not seen. */
  readonly lampHidden: (verdict: string) => string;
  readonly looksUnder: string;
  readonly lookUnder: string;
  readonly searching: string;
  readonly searchingFair: string;
  readonly cancel: string;
  readonly move: (cards: string, place: string) => string;
  readonly action: (name: string) => string;
  readonly hintMove: (move: string) => string;
  readonly hintFair: (move: string) => string;
  readonly fairShare: (won: number, of: number) => string;
  /** In a hundred. */
  readonly fairBetween: (low: number, high: number) => string;
  readonly fairNone: (of: number, lost: number) => string;
  readonly hintPlay: string;
  readonly hintLost: string;
  readonly hintCircles: string;
  readonly hintOpen: string;
  readonly searchLonger: string;
  readonly seekLoss: string;
  readonly giveUp: string;
  readonly seekingLoss: string;
  readonly lossStill: string;
  readonly lossAfter: (made: number) => string;
  readonly lossBy: (number: number, move: string) => string;
  readonly lossLater: (made: number) => string;
  readonly lossOpen: string;
  readonly lossFromStart: string;
  readonly lossUnknown: string;
  readonly backToWin: string;

  // A line that is shown.
  readonly showLine: string;
  readonly line: string;
  readonly lineShown: string;
  readonly lineClosed: string;
  readonly lineAt: (at: number, of: number) => string;
  readonly lineFirst: string;
  readonly lineBack: string;
  readonly linePlay: string;
  readonly linePause: string;
  readonly lineForward: string;
  readonly lineLast: string;
  readonly lineOn: string;
  readonly lineClose: string;

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
  readonly newDeals: string;
  readonly dealsAny: string;
  readonly dealsWinnable: string;
  readonly dealsNote: string;
  readonly dealsTried: (n: number) => string;
  readonly dealsNone: (n: number) => string;

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

  readonly signsContrast: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly side: string;
  readonly sides: Readonly<Record<'right' | 'left', string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<'off' | 'fast' | 'normal' | 'slow', string>>;
  readonly press: string;
  readonly presses: Readonly<Record<'take' | 'best', string>>;
  readonly autoMoves: string;
  readonly autoMovesOf: Readonly<Record<'off' | 'safe' | 'all', string>>;
  readonly autoMovesNote: string;
  readonly tableAs: string;
  readonly tablesAs: Readonly<Record<'cards' | 'words', string>>;
  readonly letterKeys: string;
  readonly letterKeysOf: Readonly<Record<'on' | 'off', string>>;
  readonly sounds: string;
  readonly soundsOf: Readonly<Record<'off' | 'on', string>>;

  // Keys, the table in words, what is said aloud.
  readonly keys: string;
  readonly keysNote: string;
  readonly keysOnTable: string;
  readonly keysAnywhere: string;
  readonly keyName: string;
  readonly keyDoes: string;
  readonly keyNames: Readonly<Record<'arrows' | 'space' | 'enter' | 'home' | 'end' | 'up' | 'down' | 'backspace', string>>;
  readonly keyFocus: string;
  readonly keyOrder: string;
  readonly keyEnds: string;
  readonly keyGroups: string;
  readonly keyTake: string;
  readonly keyGrow: string;
  readonly keyHome: string;
  readonly keyLetGo: string;
  readonly keyDeal: string;
  readonly keyActions: string;
  readonly keyHomeAll: string;
  readonly keyTable: string;
  readonly keyHidden: string;
  readonly keyWords: string;
  readonly keyNumber: string;
  readonly hiddenCards: (n: number) => string;
  readonly movesPossible: (n: number) => string;
  readonly pilesHeading: string;
  readonly holds: (place: string, cards: string) => string;
  readonly allSeen: string;
  readonly notSeen: (cards: string, list: string) => string;
  readonly copies: (card: string, n: number) => string;
  readonly turnedUp: (cards: string) => string;
  readonly tookBackTo: (cards: string, place: string) => string;
  readonly nothingHome: string;
  readonly noAction: string;
  readonly yourCards: (cards: string) => string;
  readonly liesThere: (card: string, place: string) => string;
  readonly emptyThere: (place: string) => string;
  readonly canGo: (places: string) => string;
  readonly canGoNowhere: string;
  readonly toRule: string;
  readonly whyNot: string;

  // What can go wrong.
  readonly noStorage: string;
  readonly otherVersion: string;
  readonly keptAside: (reason: string) => string;
  readonly otherTab: string;
  readonly badLink: (reason: string) => string;
  readonly notLoaded: string;
  readonly updateReady: string;
  readonly updateNow: string;
  readonly updateLater: string;

  // The menu, pause and clock.
  readonly menu: string;
  readonly book: string;
  readonly tutorial: string;
  readonly laying: string;
  readonly pause: string;
  readonly pausedLong: string;
  readonly goOn: string;
  readonly clockLabel: string;
  readonly clockOn: string;
  readonly clockOff: string;

  // The lines that were tried.
  readonly lines: string;
  readonly linesCount: (positions: number) => string;
  readonly linesNone: string;
  readonly atStart: string;
  readonly movesFrom: (from: string, to: string) => string;
  readonly fromTo: (from: string, to: string) => string;
  readonly youAreHere: string;
  readonly otherLine: string;
  readonly eachMove: string;
  readonly thisPosition: string;
  readonly positionName: string;
  readonly positionNote: string;
  readonly bookmark: string;

  // Statistics.
  readonly statistics: string;
  readonly statisticsNone: string;
  readonly noResults: string;
  readonly whichGame: string;
  readonly whichHouse: string;
  readonly allHouse: string;
  readonly outcomes: (started: number) => string;
  readonly outcome: string;
  readonly gamesNumber: string;
  readonly shareOf: string;
  readonly wonGames: string;
  readonly wonAlone: string;
  readonly lostGames: string;
  readonly givenUp: string;
  readonly openGames: string;
  readonly shareWon: (percent: string, bounds: string) => string;
  readonly shareNone: string;
  readonly attemptsCaption: (wins: number) => string;
  readonly attempt: (n: number) => string;
  readonly whichAttempt: string;
  readonly streaksCaption: (ended: number) => string;
  readonly streak: string;
  readonly streakNow: string;
  readonly streakLongest: string;
  readonly winsInARow: string;
  readonly lossesInARow: string;
  readonly spreadCaption: (wins: number) => string;
  readonly measure: string;
  readonly least: string;
  readonly median: string;
  readonly most: string;
  readonly timeOfWin: string;
  readonly movesOfWin: string;
  readonly monthsCaption: (ended: number) => string;
  readonly month: string;
  readonly endedGames: string;
  readonly statisticsNote: string;

  // The deal of a day.
  readonly days: string;
  readonly daysNote: string;
  readonly daysCaption: (solved: number) => string;
  readonly monthBefore: string;
  readonly monthAfter: string;
  readonly today: string;
  readonly solved: string;
  readonly dayDone: (day: string) => string;
  readonly playDay: (day: string) => string;

  // Files and links.
  readonly files: string;
  readonly fileOut: string;
  readonly fileOutNote: string;
  readonly fileIn: string;
  readonly fileInNote: string;
  readonly fileTaken: (results: number) => string;
  readonly fileBad: (reason: string) => string;
  readonly fileFailed: string;
  readonly linkWithLine: string;
  readonly linkNote: string;
  readonly linkTooLong: string;
  readonly copyLine: string;
}
