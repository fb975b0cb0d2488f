/** The English texts. */
import type { Words } from './catalogue.ts';
import { counted } from './plural.ts';

const moves = counted('en', { one: 'move', other: 'moves' });
const cards = counted('en', { one: 'card', other: 'cards' });
const deals = counted('en', { one: 'deal', other: 'deals' });

export const en: Words = {
  app: 'Patience',

  undo: 'Undo',
  redo: 'Redo',
  newDeal: 'New deal',
  back: 'Back to the game before',
  tutorial: 'Lesson',
  firstVisit: 'New here? A lesson on this table shows how to play.',
  actions: 'Actions',

  table: 'Table',
  tableHelp:
    'Arrows go from place to place, Space or Enter picks up and puts down, plus and minus take more or fewer cards, Escape lets go.',
  moves,
  cards,
  placed: (n, total) => `${n} of ${total} in place`,
  inStock: (n) => `${n} in the stock`,
  counter: (name, value) => `${name}:\u00a0${value}`,
  row: (n) => `row ${n}`,
  column: (n) => `column ${n}`,
  empty: 'empty',
  freed: 'freed place',
  dead: 'dead gap',
  hiddenTop: 'a card face down',
  fits: 'takes the card in hand',
  waitsFor: (list) => `Fits here: ${list}.`,
  or: ' or ',
  under: (_, list) => `beneath it ${list}`,
  ours: 'our reading',
  common: 'commonly known',
  sourceLabel: 'Source of the rule',

  won: 'The game is won!',
  wonIn: (n) => `Every card is in its place, in ${moves(n)}.`,
  overLong: 'No moves are left: the game is not won. You can take some moves back and try another way.',
  onlyActions: 'No card can move',
  close: 'Close',

  hint: 'Hint',
  lampSearching: 'outcome not known yet…',
  lampWon: 'can be won',
  lampLost: 'cannot be won (proved)',
  lampLostNow: 'cannot be won in this attempt (proved)',
  lampOpen: 'outcome not known yet',
  lampCircles: 'only moves in circles are left',
  lampHidden: (verdict) => `seeing all cards: ${verdict}`,
  lampGuessed: (verdict) => `with the cards laid at random: ${verdict}`,
  seekLoss: 'Where was it lost?',

  lineAt: (at, of) => `A line that wins: move ${at} of ${of}`,

  chooseGame: 'Choose a game',

  dealNumber: (n) => `Deal ${n}`,
  number: (n) => `No. ${n}`,
  ownPack: 'Own pack',
  newDealDone: (deal) => (/\.$/.test(deal) ? deal : `${deal}.`),
  dealOfDay: (day) => `Deal of the day, ${day}`,
  dealsNone: (n) => `No win was found in any of ${deals(n)}.`,

  settings: 'Settings',

  noStorage: 'The browser does not allow saving: play goes on, but the game is lost when the page is closed.',
  otherVersion: 'An older version is open in another tab: close that tab and reload this page, or the game is not saved.',
  keptAside: (reason) => `The saved game could not be read (${reason}). It is kept aside, not lost; a new deal is on the table.`,
  twoTabs: 'The program is open in another tab too. Play in one of them: the one that moved last is saved.',
  otherTab: 'The game is open in another tab too: that one has been set aside, this one is saved.',
  badLink: (reason) => `The link could not be read: ${reason}.`,
  notLoaded: 'Loading failed: check the network and try again.',
  updateReady: 'A new version is ready.',
  updateNow: 'Update',
  updateLater: 'Later',

  menu: 'More',
};
