/** Runs the worked examples of a game through its engine: they are tests, pictures of the rule book and steps of the tutorial. */
import { type Card, FACE, packFaults, readFace, withCopies } from '../cards/index.ts';
import { defaultHouse, type ExampleDoc, type ExampleStep, type GameDocument } from './document.ts';
import { Engine } from './engine.ts';
import { fromOf, isAction, type Move, readMove, toOf } from './move.ts';
import { moveList } from './perft.ts';
import type { Position } from './position.ts';
import { type Fault, fault, type Read, right } from './read.ts';
import { packText, readPosition, writePosition } from './written.ts';

/** An example laid out, before its first step. */
export interface LaidExample {
  readonly engine: Engine;
  readonly position: Position;
}

/** The pack that begins with the cards written here and goes on with the rest of the ordered pack. */
function completedPack(engine: Engine, written: string): Read<Card[]> {
  const faces = written
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ word, face: readFace(word) }));
  const faults: Fault[] = faces
    .filter(({ face }) => face === 0)
    .map(({ word }) => fault('pack', `«${word}» — не карта`, `'${word}' is no card`));
  const { extra } = packFaults(
    faces.map(({ face }) => face),
    engine.tables.size,
  );
  if (faults.length === 0) faults.push(...packText({ missing: [], extra }));
  if (faults.length > 0) return { ok: false, faults };
  const dealt = new Map<number, number>();
  for (const { face } of faces) dealt.set(face, (dealt.get(face) ?? 0) + 1);
  // Of two like cards the written one is the first copy.
  const rest = engine.orderedPack().flatMap((card) => {
    const count = dealt.get(card & FACE) ?? 0;
    dealt.set(card & FACE, count - 1);
    return count > 0 ? [] : [card & FACE];
  });
  return right(withCopies([...faces.map(({ face }) => face), ...rest]));
}

/** The position an example begins with, under its own house rules where it names them and the defaults otherwise. */
export function layExample(document: GameDocument, example: ExampleDoc): Read<LaidExample> {
  const engine = new Engine(document, { ...defaultHouse(document), ...example.house });
  if (example.position) {
    const read = readPosition(engine, example.position);
    return read.ok ? right({ engine, position: read.value }) : read;
  }
  const pack = completedPack(engine, example.pack ?? '');
  return pack.ok ? right({ engine, position: engine.start(pack.value) }) : pack;
}

/** Does one step of an example at the position; returns what went otherwise than the step says, nothing when all is well. */
export function runStep({ engine, position }: LaidExample, step: ExampleStep): string[] {
  const read = (text: string): Move | undefined => {
    const move = readMove(text, engine);
    return typeof move === 'number' ? move : undefined;
  };
  const differ = (what: string, is: readonly string[], wanted: readonly string[]): string[] =>
    is.join(' ') === wanted.join(' ') ? [] : [`${what}: ${is.join(' ') || 'none'}, expected ${wanted.join(' ') || 'none'}`];
  if ('play' in step) {
    const move = read(step.play);
    if (move === undefined) return [`${step.play} is no move`];
    const rule = engine.checkMove(position, move);
    if (rule !== 0) return [`${step.play} is refused by '${engine.rules[rule]!.rule}'`];
    engine.play(position, move);
    return [];
  }
  if ('refused' in step) {
    const move = read(step.refused);
    if (move === undefined) return [`${step.refused} is no move`];
    const rule = engine.checkMove(position, move);
    return differ(`${step.refused} is refused by`, [engine.rules[rule]!.rule], [step.rule]);
  }
  if ('shows' in step) {
    const lines = writePosition(engine, position);
    return step.shows.flatMap((wanted) => {
      const label = wanted.slice(0, wanted.search(/:| =/));
      const found = lines.filter((line) => line.startsWith(`${label}:`) || line.startsWith(`${label} =`));
      return found.includes(wanted) ? [] : [`the table shows '${found.join('')}', expected '${wanted}'`];
    });
  }
  if ('won' in step) {
    const won = engine.won(position);
    return won === step.won ? [] : [won ? 'the game is won already' : 'the game is not won'];
  }
  const [end, name] = 'onto' in step ? ([toOf, step.onto] as const) : ([fromOf, step.from] as const);
  const pile = engine.names.indexOf(name);
  if (pile < 0) return [`there is no pile '${name}'`];
  const listed = moveList(engine, position)
    .filter(({ move }) => !isAction(move) && end(move) === pile)
    .map(({ text }) => text);
  return differ(`moves ${'onto' in step ? 'onto' : 'from'} ${name}`, listed, step.moves);
}

/** Runs an example to its end; returns one sentence for each step that went otherwise than it says. */
export function runExample(document: GameDocument, example: ExampleDoc): string[] {
  const laid = layExample(document, example);
  if (!laid.ok) return laid.faults.map(({ place, text }) => `layout, ${place}: ${text.en}`);
  return example.steps.flatMap((step, i) =>
    runStep(laid.value, step).map((what) => `step ${i + 1} (${Object.keys(step)[0]}): ${what}`),
  );
}
