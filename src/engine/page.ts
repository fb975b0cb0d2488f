/** The rules of a game as a page to learn it from: every rule of the document once, in the order in which one needs them. */
import type { Text } from '../cards/index.ts';
import { ruleOf, t } from './atom.ts';
import { type GameDocument, type House, type Node, type NoteDoc, type RuleRef, resolve } from './document.ts';
import { pileNames } from './names.ts';
import type { ResolvedDocument, ResolvedGroup } from './tables.ts';

/** One rule on the page. An action also has the name of its button, a house rule its values. */
export interface PageEntry extends RuleRef {
  readonly name?: Text;
  readonly values?: readonly { readonly id: string; readonly text: Text; readonly chosen: boolean }[];
}
export interface PageSection {
  readonly id: 'deal' | 'goal' | 'take' | 'put' | 'moves' | 'by-itself' | 'actions' | 'house';
  readonly title: Text;
  readonly entries: readonly PageEntry[];
}
/** One group of piles: what it is called in words and in written moves, and how its cards are taken. */
export interface PilesFact {
  readonly group: string;
  readonly name: Text;
  readonly count: number;
  /** `t1 … t10`, as moves are written. */
  readonly called: string;
  readonly take: Text;
}
export interface RulesPage {
  readonly title: Text;
  readonly about: Text;
  readonly author?: Text;
  readonly facts: { readonly cards: Text; readonly piles: readonly PilesFact[] };
  readonly sections: readonly PageSection[];
  /** What to say at a rule whose source has `ours` in it. */
  readonly ours: Text;
}

const TITLES: Readonly<Record<PageSection['id'], Text>> = {
  deal: t('Раскладка', 'The layout'),
  goal: t('Цель', 'The goal'),
  take: t('Какие карты можно брать', 'Which cards may be taken'),
  put: t('Куда можно класть', 'Where cards may be put'),
  moves: t('Ещё о ходах', 'More about the moves'),
  'by-itself': t('Что происходит само', 'What happens by itself'),
  actions: t('Действия', 'Actions'),
  house: t('Варианты правил', 'House rules'),
};
const OURS = t(
  'В источнике об этом не сказано или сказано неясно; здесь принято так.',
  'The source does not say, or not clearly; we play it so.',
);
const PACKS = {
  1: t('Одна колода, 52 карты.', 'One pack of 52 cards.'),
  2: t('Две колоды по 52 карты.', 'Two packs of 52 cards.'),
};
const FOLDED = {
  1: t(' Все карты одной масти, пики.', ' All cards are of one suit, spades.'),
  2: t(' Масти только две: пики и черви.', ' There are only two suits, spades and hearts.'),
  4: t('', ''),
};
const ORDER = t(' Младшая карта — туз, старшая — король.', ' The ace is low, the king high.');
/** Which cards the game is played with. */
const cardsOf = ({ packs, suits = 4 }: ResolvedDocument): Text => {
  const parts = [PACKS[packs], FOLDED[suits], ORDER];
  return t(parts.map(({ ru }) => ru).join(''), parts.map(({ en }) => en).join(''));
};
const TAKEN = {
  none: t('рукой не берут', 'not taken by the player'),
  top: t('берут верхнюю карту', 'the top card may be taken'),
  packet: t('берут верхнюю карту или несколько верхних сразу', 'the top card, or several from the top together, may be taken'),
  cell: t('карту можно взять', 'the card may be taken'),
};
/** More names than this are written as the first and the last. */
const LISTED = 4;

const rules = (nodes: readonly Node[] = []): RuleRef[] => nodes.map(ruleOf);
const some = <T>(...items: readonly (T | null | undefined)[]): T[] => items.filter((item) => item !== null && item !== undefined);

/** The rules that say what leaves the piles of a group, as the engine knows them. */
function taking(group: ResolvedGroup): RuleRef[] {
  const { because, take = 'none' } = group;
  return [...some(take === 'none' ? because?.take : undefined), ...rules(group.run), ...some(because?.keeps)];
}

/** The rules that say what comes to the piles of a group, as the engine knows them. */
function putting(group: ResolvedGroup): RuleRef[] {
  const { because, start, beside } = group;
  return [
    ...some(start ? ruleOf(start) : because?.start),
    ...some(because?.foot),
    ...rules(group.build),
    ...rules(some(beside?.left, beside?.right)),
    ...some(beside ? undefined : because?.put, because?.from, because?.packet, because?.full),
    ...rules(group.when),
    ...rules(group.gates),
    ...rules(group.guards),
  ];
}

/** Where the cards are to end comes first, then the rest of the table. */
const homesFirst = (piles: readonly ResolvedGroup[]): ResolvedGroup[] => {
  const isHome = ({ kind }: ResolvedGroup): boolean => kind === 'foundation';
  return [...piles.filter(isHome), ...piles.filter((group) => !isHome(group))];
};

function fact(group: ResolvedGroup): PilesFact {
  const names = pileNames(group.names);
  const take = group.take ?? 'none';
  return {
    group: group.id,
    name: group.name,
    count: names.length,
    called: names.length <= LISTED ? names.join(' ') : `${names[0]} … ${names.at(-1)}`,
    take: TAKEN[take === 'top' && group.kind === 'grid' ? 'cell' : take],
  };
}

/** A house rule as an entry: its own place on the page, `house-empty-place` for `emptyPlace`. */
const houseEntry = (document: GameDocument, house: House): PageEntry[] =>
  document.house.map(({ id, name, values, source }) => ({
    rule: `house-${id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    text: name,
    source: source ?? ['ours'],
    values: values.map((value) => ({ ...value, chosen: house[id] === value.id })),
  }));

/**
 * The rules of a game under these house rules, ready to be shown; nothing here is written by hand for one game.
 * Throws RangeError when the house rules are not the game's own.
 */
export function rulesPage(document: GameDocument, house: House): RulesPage {
  const doc: ResolvedDocument = resolve(document, house);
  const notes = (part: NoteDoc['part']): RuleRef[] => doc.notes.filter((note) => note.part === part);
  const wanted: readonly (readonly [PageSection['id'], readonly PageEntry[]])[] = [
    ['deal', [...rules(doc.deal), ...notes('deal')]],
    ['goal', [ruleOf(doc.goal), ...notes('goal')]],
    ['take', doc.piles.flatMap(taking)],
    ['put', homesFirst(doc.piles).flatMap(putting)],
    ['moves', notes('moves')],
    ['by-itself', rules(doc.byItself)],
    ['actions', [...doc.actions.flatMap((action): PageEntry[] => [action, ...rules(action.when)]), ...notes('actions')]],
    ['house', houseEntry(document, house)],
  ];
  const shown = new Map<string, Text>();
  // A rule is shown once. Steps of a deal forbid nothing and may share an id though they say different things: each is shown, under an id of its own.
  const entered = (entry: PageEntry): PageEntry[] => {
    for (let rule = entry.rule, n = 2; ; rule = `${entry.rule}-${n++}`) {
      const before = shown.get(rule);
      if (before?.ru === entry.text.ru && before.en === entry.text.en) return [];
      if (before) continue;
      shown.set(rule, entry.text);
      return [{ ...entry, rule }];
    }
  };
  const sections = wanted.map(([id, entries]): PageSection => {
    const fresh = entries.filter(({ text }) => text.ru !== '').flatMap(entered);
    return { id, title: TITLES[id], entries: fresh.map(plain) };
  });
  return {
    title: document.name,
    about: document.about,
    ...(document.author ? { author: document.author } : {}),
    facts: { cards: cardsOf(doc), piles: doc.piles.filter(({ aside }) => !aside).map(fact) },
    sections: sections.filter(({ entries }) => entries.length > 0),
    ours: OURS,
  };
}

/** Only what the page shows of a rule, without the rest of the part of the document that it came from. */
const plain = ({ rule, text, source, name, values }: PageEntry): PageEntry => ({
  rule,
  text,
  source,
  ...(name ? { name } : {}),
  ...(values ? { values } : {}),
});
