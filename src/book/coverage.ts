/** Which parts of which games answer each paragraph of the sources, read off the definitions. */
import type { GameDocument } from '../engine/document.ts';
import { type SourceText, sources } from './sources.ts';

/** A part of a game that names its source. */
export interface Answer {
  readonly game: string;
  readonly kind: 'rule' | 'note' | 'house rule' | 'example';
  readonly id: string;
}

type Part = Readonly<Record<string, unknown>>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

function kindOf(part: Part): Answer['kind'] {
  if ('steps' in part) return 'example';
  if ('values' in part) return 'house rule';
  return 'part' in part ? 'note' : 'rule';
}

/** Everything in a game that cites a source: the citation, and the part that makes it. */
function citations(game: GameDocument): { source: string; answer: Answer }[] {
  const found: { source: string; answer: Answer }[] = [];
  const walk = (value: unknown): void => {
    if (!isPart(value)) return;
    if (Array.isArray(value.source)) {
      const answer: Answer = { game: game.id, kind: kindOf(value), id: String(value.rule ?? value.id) };
      for (const source of value.source) found.push({ source: String(source), answer });
    }
    Object.values(value).forEach(walk);
  };
  walk(game);
  return found;
}

/** The parts that cite each source, `dolgy:45` or `ours`; every part once, in the order of the definitions. */
export function coverage(games: readonly GameDocument[]): ReadonlyMap<string, readonly Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const { source, answer } of games.flatMap(citations)) {
    const answers = found.get(source) ?? [];
    const known = answers.some(({ game, kind, id }) => game === answer.game && kind === answer.kind && id === answer.id);
    if (!known) answers.push(answer);
    found.set(source, answers);
  }
  return found;
}

/** The paragraph as rules cite it. */
export const cited = (source: string, paragraph: number): string => `${source}:${String(paragraph).padStart(2, '0')}`;

/** Why a paragraph is passed over, or undefined. */
export const passedOver = (source: SourceText, paragraph: number): SourceText['passed'][number] | undefined =>
  source.passed.find(({ from, to }) => from <= paragraph && paragraph <= to);

/** What is wrong between the sources and the definitions, one sentence each. */
export function coverageFaults(games: readonly GameDocument[]): string[] {
  const answers = coverage(games);
  const all = new Set<string>(['ours', 'common']);
  const faults: string[] = [];
  for (const [name, source] of Object.entries(sources))
    for (let n = 1; n <= source.paragraphs; n++) {
      const paragraph = cited(name, n);
      all.add(paragraph);
      const passed = source.passed.filter(({ from, to }) => from <= n && n <= to).length;
      if (passed > 1) faults.push(`${paragraph} is passed over twice`);
      if (passed > 0 && answers.has(paragraph)) faults.push(`${paragraph} is passed over and yet answered`);
      if (passed === 0 && !answers.has(paragraph)) faults.push(`${paragraph} is neither answered nor passed over`);
    }
  for (const [source, [first]] of answers)
    if (!all.has(source)) faults.push(`${first!.game}, ${first!.kind} '${first!.id}' cites ${source}, which does not exist`);
  return faults;
}
