/** The texts of the rule book, the tutorial and the table mode, which come with them and not with the first load. */

export interface MoreWords {
  // The rule book.
  readonly whichGame: string;
  readonly contents: string;
  readonly print: string;
  readonly by: (author: string) => string;
  readonly picture: string;
  readonly pictureOf: (game: string) => string;
  readonly pictureNote: string;
  readonly legendNumber: string;
  readonly legendPiles: string;
  readonly legendCount: string;
  readonly legendCalled: string;
  readonly legendTaken: string;
  readonly rulesOfTable: string;
  readonly source: (name: string, paragraphs: string) => string;
  readonly ours: string;
  readonly common: string;
  readonly commonNote: string;
  readonly sourcesNote: string;
  readonly chosen: string;
  readonly examples: string;
  readonly example: (n: number) => string;
  readonly exampleTable: (n: number) => string;
  readonly exampleStart: string;

  // Steps of examples.
  readonly stepPlay: (move: string) => string;
  readonly stepRefused: (move: string, rule: string) => string;
  readonly stepOnto: (place: string, moves: string) => string;
  readonly stepOntoNone: (place: string) => string;
  readonly stepFrom: (place: string, moves: string) => string;
  readonly stepFromNone: (place: string) => string;
  readonly stepWon: string;

  // The tutorial.
  readonly tutorial: string;
  readonly lesson: (n: number, of: number) => string;
  readonly doMove: (move: string) => string;
  readonly tryMove: (move: string) => string;
  readonly right: string;
  readonly seeRefused: (rule: string) => string;
  readonly wrong: (rule: string) => string;
  readonly otherMove: string;
  readonly showMe: string;
  readonly goOn: string;
  readonly nextLesson: string;
  readonly readRule: string;
  readonly learned: string;
  readonly leave: string;

  // The table mode.
  readonly layingNote: string;
  readonly layingText: string;
  readonly layingTextNote: (example: string) => string;
  readonly layingPlaces: string;
  readonly layingCards: string;
  readonly placeEmpty: (place: string) => string;
  readonly placeHolds: (place: string, card: string) => string;
  readonly cardLeft: (card: string, left: number) => string;
  readonly leftToPlace: (n: number) => string;
  readonly allPlaced: string;
  readonly missing: (cards: string) => string;
  readonly twice: (card: string, places: string) => string;
  readonly badLine: (line: number, why: string) => string;
  readonly takeOut: string;
  readonly unknownCard: string;
  readonly fillRest: string;
  readonly fillRestNote: string;
  readonly clear: string;
  readonly playThis: string;
  readonly emptySheet: string;
  readonly notPlayable: string;
}
