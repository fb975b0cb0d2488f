/** What the verbs of a document could do to the engine: go on for ever, put cards beyond a pile, write more than the journal holds. */
import { type Flow, flowOf, type Meaning } from './atom.ts';
import type { GameDocument, GroupDoc, House, Node } from './document.ts';
import { pileNames } from './names.ts';
import { holds, type NodePart, type Parts } from './parts.ts';
import { MOST_RECORDS } from './position.ts';
import { type Fault, fault } from './read.ts';

/** Records a verb that moves cards can write for each card: gathered, put in order, dealt again. */
const RECORDS_A_CARD = 3;

interface Flowing extends NodePart {
  readonly flow: Flow;
}
const size = (group: GroupDoc | undefined): number => (group ? pileNames(group.names).length : 0);
/** How many cards a pile of the group holds; Infinity when it holds the whole pack. */
function capacityOf(document: GameDocument, id: string): number {
  const group = document.piles.find((g) => g.id === id);
  const capacity = group?.kind === 'grid' ? 1 : (group?.capacity ?? Infinity);
  return capacity < document.packs * 52 ? capacity : Infinity;
}
const isVerb = (part: NodePart): boolean => part.kind === ('verb' satisfies keyof Meaning);

/** The verbs of the document with what they move. */
function flowing(document: GameDocument, { nodes }: Parts): { known: Flowing[]; faults: Fault[] } {
  const stock = document.piles.find((group) => group.kind === 'stock')!.id;
  const known: Flowing[] = [];
  const faults: Fault[] = [];
  for (const part of nodes.filter(isVerb)) {
    const flow = flowOf(part.value as Node<'verb'>, stock);
    if (flow) known.push({ ...part, flow });
    const { atom } = part.value;
    if (!flow)
      faults.push(
        fault(part.place, `глагол «${atom}» из чужих документов не принимают`, `the verb '${atom}' is not taken from documents`),
      );
    else if (part.role === 'byItself' && !flow.settles)
      faults.push(
        fault(
          part.place,
          `«${atom}» не может идти сам собой: он не кончится`,
          `'${atom}' cannot happen by itself: it would never end`,
        ),
      );
  }
  return { known, faults };
}

/** Faults that a verb has under all house rules. */
export function verbFaults(document: GameDocument, parts: Parts): Fault[] {
  const group = (id: string): GroupDoc | undefined => document.piles.find((g) => g.id === id);
  const { known, faults } = flowing(document, parts);
  for (const { value, place, role, flow } of known) {
    const { atom } = value;
    const from = flow.from ?? [];
    for (const [id, most] of flow.to ?? []) {
      if (from.includes(id))
        faults.push(
          fault(
            place,
            `«${atom}» кладёт карты туда же, откуда берёт: «${id}»`,
            `'${atom}' puts cards where it takes them from: '${id}'`,
          ),
        );
      const capacity = capacityOf(document, id);
      // Only at the deal is it known what lies there already: nothing.
      if (capacity < Infinity && most > (role === 'deal' ? capacity : 0))
        faults.push(
          fault(
            place,
            `«${atom}» может положить в «${id}» больше карт, чем там помещается (${capacity})`,
            `'${atom}' can put more cards into '${id}' than it holds (${capacity})`,
          ),
        );
    }
    const [giving, taking] = (flow.partners ?? []).map(group);
    if (size(giving) < size(taking))
      faults.push(
        fault(
          place,
          `в «${giving!.id}» меньше стопок, чем в «${taking!.id}», а нужна пара каждой`,
          `'${giving!.id}' has fewer piles than '${taking!.id}', and each needs its partner`,
        ),
      );
    const front = flow.fronts === undefined ? undefined : group(flow.fronts)?.names;
    if (front && !('grid' in front && front.columns[0] === front.columns[1]))
      faults.push(
        fault(
          place,
          `«${flow.fronts}» должна быть столбцом сетки: по клетке из каждого ряда`,
          `'${flow.fronts}' must be a column of the grid, one cell of each row`,
        ),
      );
  }
  return faults;
}

/** Faults of the verbs that these house rules bring together. */
export function flowFaults(document: GameDocument, parts: Parts, house: House): Fault[] {
  const known = flowing(document, parts).known.filter((part) => holds(part, house));
  const following = known.filter((part) => part.role === 'byItself');
  return [...dealFaults(document, known), ...circleFaults(following), ...journalFaults(document, parts, known, house)];
}

/** A pile with a limit must not be dealt more cards than it holds, all verbs of the deal together. */
function dealFaults(document: GameDocument, known: readonly Flowing[]): Fault[] {
  const dealt = new Map<string, number>();
  return known
    .filter((part) => part.role === 'deal')
    .flatMap(({ place, flow }) =>
      (flow.to ?? []).flatMap(([id, most]) => {
        const sum = (dealt.get(id) ?? 0) + most;
        dealt.set(id, sum);
        const capacity = capacityOf(document, id);
        return sum > capacity && sum > most
          ? [
              fault(
                place,
                `вместе с прежними шагами сдачи в «${id}» придёт больше карт, чем помещается (${capacity})`,
                `with the deals before it '${id}' gets more cards than it holds (${capacity})`,
              ),
            ]
          : [];
      }),
    );
}

/** How many times a card can go on by itself, and the groups of a circle in which it would go for ever. */
function waysOf(edges: readonly (readonly [string, string])[]): { readonly steps: number; readonly circle: readonly string[] } {
  const known = new Map<string, number>();
  let circle: readonly string[] = [];
  const steps = (group: string, way: readonly string[]): number => {
    const before = known.get(group);
    if (before !== undefined) return before;
    if (way.includes(group)) {
      circle = [...way.slice(way.indexOf(group)), group];
      return 0;
    }
    let most = 0;
    for (const [from, to] of edges) if (from === group) most = Math.max(most, 1 + steps(to, [...way, group]));
    known.set(group, most);
    return most;
  };
  return { steps: Math.max(0, ...edges.map(([from]) => steps(from, []))), circle };
}
const edgesOf = (following: readonly Flowing[]): (readonly [string, string])[] =>
  following.flatMap(({ flow }) => (flow.from ?? []).flatMap((from) => (flow.to ?? []).map(([to]) => [from, to] as const)));

function circleFaults(following: readonly Flowing[]): Fault[] {
  const { circle } = waysOf(edgesOf(following));
  if (circle.length === 0) return [];
  const way = circle.join(' → ');
  return [
    fault(
      'byItself',
      `карты сами собой пойдут по кругу без конца: ${way}`,
      `cards would go round by themselves for ever: ${way}`,
    ),
  ];
}

function journalFaults(document: GameDocument, parts: Parts, known: readonly Flowing[], house: House): Fault[] {
  const cards = document.packs * 52;
  const marks = (flow: Flow): number => 2 * size(document.piles.find((group) => group.id === flow.marks));
  const following = known.filter((part) => part.role === 'byItself');
  const { steps } = waysOf(edgesOf(following));
  // What follows: each card moves at most so many times and is turned up at most once; then the play's own records.
  const follows = cards * (steps + 1) + following.reduce((sum, { flow }) => sum + marks(flow), 0) + 5;
  return parts.actions
    .filter((action) => holds(action, house))
    .flatMap(({ place }) => {
      const does = known.filter((part) => part.action === place);
      const records = does.reduce(
        (sum, { flow }) => sum + (flow.from ? RECORDS_A_CARD * cards + RECORDS_A_CARD : 2) + marks(flow),
        follows,
      );
      return records > MOST_RECORDS
        ? [
            fault(
              `${place}.does`,
              'это действие делает слишком много сразу: разделите его на два',
              'this action does too much at once: make two of it',
            ),
          ]
        : [];
    });
}
