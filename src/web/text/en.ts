/** The English texts. */
import type { Words } from './catalogue.ts';
import { counted } from './plural.ts';

const moves = counted('en', { one: 'move', other: 'moves' });
const cards = counted('en', { one: 'card', other: 'cards' });
const packs = counted('en', { one: 'pack', other: 'packs' });
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const en: Words = {
  language: 'English',
  app: 'Patience',

  undo: 'Undo',
  redo: 'Redo',
  newDeal: 'New deal',
  restart: 'Start over',
  back: 'Back to the game before',
  backFrom: (game, deal) => `${game}, ${lowered(deal)}`,
  actions: 'Actions',

  table: 'Table',
  tableHelp:
    'Arrows go from place to place, Space or Enter picks up and puts down, plus and minus take more or fewer cards, Escape lets go.',
  moves,
  cards,
  placed: (n, total) => `${n} of ${total} in place`,
  inStock: (n) => `${n} in the stock`,
  counter: (name, value) => `${name}: ${value}`,
  row: (n) => `row ${n}`,
  column: (n) => `column ${n}`,
  empty: 'empty',
  freed: 'freed place',
  dead: 'dead gap',
  hiddenTop: 'a card face down',
  fits: 'takes the card in hand',
  waitsFor: (list) => `Fits here: ${list}.`,
  or: ' or ',
  inHand: (list) => `In hand: ${list}.`,
  laidDown: 'The hand is empty.',
  wentTo: (list, place) => `${list} to ${place}.`,
  tookBack: 'Move taken back.',
  madeAgain: 'Move made again.',
  ours: 'our reading',
  common: 'commonly known',
  sourceLabel: 'Source of the rule',

  won: 'The game is won!',
  wonIn: (n) => `Every card is in its place, in ${moves(n)}.`,
  overLong: 'No moves are left: the game is not won. You can take some moves back and try another way.',
  onlyActions: 'No card can move',
  close: 'Close',

  hint: 'Hint',
  lampLabel: 'Can it still be won',
  lampOn: 'say so after every move',
  lampOff: 'only when asked',
  lampSearching: 'looking for a win…',
  lampWon: 'can be won',
  lampLost: 'cannot be won (proved)',
  lampOpen: 'not known yet',
  looksUnder: 'Found by looking under the hidden cards.',
  hintSearching: 'Looking for a win…',
  hintMove: (list, place) => `A move that leads to a win: ${list} → ${place}.`,
  hintAction: (name) => `This leads to a win: “${name}”.`,
  hintPlay: 'Make the move',
  hintLost: 'From here it cannot be won any more: that is proved.',
  hintOpen: 'No win has been found yet, and none is ruled out.',
  seekLoss: 'Where was it lost?',
  seekingLoss: 'Looking for the place where it was lost…',
  lossAt: (made, exact) => {
    const where = made === 0 ? 'At the start' : `After move ${made}`;
    return exact
      ? `${where} it could still be won; move ${made + 1} threw the win away.`
      : `${where} it could still be won; of the moves after it nothing certain can be said.`;
  },
  lossUnknown: 'No position of this attempt was found from which it could be won.',
  backToWin: 'Go back there',

  games: 'Games',
  chooseGame: 'Choose a game',
  houseRules: 'House rules',
  rules: 'Rules',
  noHouseRules: 'There are no house rules.',
  play: 'Deal',
  playing: 'on the table now',
  packs,

  dealNumber: (n) => `Deal ${n}`,
  number: (n) => `No. ${n}`,
  ownPack: 'Own pack',
  ownPackLong: 'The pack of this game is written out card by card; it has no number.',
  copy: 'Copy the number',
  copyLink: 'Copy a link',
  copied: 'Copied',
  notCopied: 'Copying failed: please select and copy it yourself.',
  typeNumber: 'Deal number',
  dealIt: 'Deal it',
  badNumber: 'A deal number is a whole number from 1 to 4294967295.',
  newDealDone: (deal) => `${deal}.`,

  settings: 'Settings',
  languageLabel: 'Language',
  letters: 'Letters on the cards',
  lettersAuto: 'as the language',
  colours: 'Suit colours',
  twoColours: 'two',
  fourColours: 'four',
  backs: 'Card backs',
  backNames: ['Lattice', 'Scales', 'Stars'],
  signs: 'Card faces',
  signsPictures: 'with pictures',
  signsBig: 'big signs',
  marks: 'Cards that places wait for',
  marksOn: 'shown',
  marksOff: 'not shown',

  noStorage: 'The browser does not allow saving: play goes on, but the game is lost when the page is closed.',
  keptAside: (reason) => `The saved game could not be read (${reason}). It is kept aside, not lost; a new deal is on the table.`,
  otherTab: 'The game is open in another tab too: that one has been set aside, this one is saved.',
  badLink: (reason) => `The link could not be read: ${reason}.`,
};
