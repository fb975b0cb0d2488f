// The floors of src and who may import whom, checked on parsed source; every complaint is a plain sentence.

import { posix } from 'node:path';
import { parseSync } from 'vite';

interface Floor {
  /** The folder in a sentence. */
  readonly title: string;
  /** The floors it may import, besides itself. */
  readonly below: readonly string[];
  /** Whether it may import any package and Node's own modules; the others only those of `plainPackages`. */
  readonly anyPackage: boolean;
}

const shared = ['cards', 'engine', 'games', 'solver', 'play', 'survey'];

/** From the ground up. */
const floors: Readonly<Record<string, Floor>> = {
  cards: { title: 'the cards', below: [], anyPackage: false },
  engine: { title: 'the engine', below: ['cards'], anyPackage: false },
  games: { title: 'the games', below: ['cards', 'engine'], anyPackage: false },
  solver: { title: 'the solver', below: ['cards', 'engine', 'games'], anyPackage: false },
  play: { title: 'the play', below: ['cards', 'engine', 'games', 'solver'], anyPackage: false },
  survey: { title: 'the survey', below: ['cards', 'engine', 'games', 'solver', 'play'], anyPackage: false },
  cli: { title: 'the command line', below: shared, anyPackage: true },
  web: { title: 'the browser app', below: shared, anyPackage: true },
  book: { title: 'the book', below: shared, anyPackage: true },
};

/** Packages without screen, disk or network, which the lower floors may use. */
const plainPackages = ['valibot'];

/** A source file: its path from the project's folder, with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

interface Parsed {
  /** What the file imports, as written: imports, re-exports, import(), import types, import.meta.glob, new URL(). */
  readonly imports: readonly string[];
  /** The string literals in its code, those of imports apart. */
  readonly strings: readonly string[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The text of a string literal or of a template without holes. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis) || node.quasis.length !== 1) return undefined;
  const { value } = node.quasis[0] as { value: { cooked: string } };
  return value.cooked;
}

const isImportMeta = (node: unknown): boolean => isNode(node) && node.type === 'MetaProperty';

/** The nodes inside a call that say what it imports: of import.meta.glob(...) and of new URL(..., import.meta.url). */
function importedByCall(node: Node): readonly unknown[] {
  const callee = node.callee;
  const [first, second] = Array.isArray(node.arguments) ? node.arguments : [];
  if (!isNode(callee)) return [];
  if (node.type === 'NewExpression') {
    return callee.name === 'URL' && isNode(second) && isImportMeta(second.object) ? [first] : [];
  }
  if (!isImportMeta(callee.object) || !isNode(callee.property) || callee.property.name !== 'glob') return [];
  return isNode(first) && Array.isArray(first.elements) ? first.elements : [first];
}

export function parse(file: SourceFile): Parsed {
  const { program, errors } = parseSync(file.path, file.text);
  if (errors.length > 0) throw new Error(`${file.path} cannot be parsed: ${errors[0]?.message}`);
  const imports: string[] = [];
  const strings: string[] = [];
  const taken = new Set<unknown>();
  const take = (node: unknown): void => {
    const text = textOf(node);
    if (text === undefined) return;
    taken.add(node);
    if (!text.startsWith('!')) imports.push(text);
  };
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk);
    if (!isNode(value) || Array.isArray(value)) return;
    // Imports, re-exports, import('...') and import types all hold their module in `source`.
    if (typeof value.type === 'string' && /Import|Export/.test(value.type)) take(value.source);
    if (value.type === 'TSExternalModuleReference') take(value.expression);
    if (value.type === 'CallExpression' || value.type === 'NewExpression') importedByCall(value).forEach(take);
    const text = taken.has(value) ? undefined : textOf(value);
    if (text !== undefined) strings.push(text);
    Object.values(value).forEach(walk);
  };
  walk(program);
  return { imports, strings };
}

const floorOf = (path: string): string | undefined => /^src\/([^/]+)\//.exec(path)?.[1];

/** The ids of the games: the files of src/games that say their own name. */
export function gameIds(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const id = /^src\/games\/([^/]+)\.ts$/.exec(file.path)?.[1];
    return id !== undefined && id !== 'index' && parse(file).strings.includes(id) ? [id] : [];
  });
}

function judgePackage(path: string, floor: Floor, imported: string): string[] {
  const name = imported
    .split('/')
    .slice(0, imported.startsWith('@') ? 2 : 1)
    .join('/');
  if (floor.anyPackage || plainPackages.includes(name)) return [];
  return [
    `${path} imports ${imported}: ${floor.title} must run anywhere, so only ${plainPackages.join(', ')} may be imported there.`,
  ];
}

function judgeFile(path: string, name: string, floor: Floor, target: string, ids: readonly string[]): string[] {
  const other = floorOf(target) ?? (floors[target.slice('src/'.length)] ? target.slice('src/'.length) : undefined);
  if (other === undefined) {
    if (target === 'package.json') return [];
    return [`${path} imports ${target}: only files on a floor of src may be imported there.`];
  }
  const otherFloor = floors[other];
  if (otherFloor === undefined) return [`${path} imports ${target}: src/${other} is not one of the floors.`];
  if (other !== name && !floor.below.includes(other)) {
    const beside = otherFloor.below.length === floor.below.length;
    const why = beside
      ? `${floor.title} and ${otherFloor.title} stand side by side and must not know each other.`
      : `${floor.title} ${floor.title.endsWith('s') ? 'are' : 'is'} below ${otherFloor.title} and must not know ${otherFloor.title.endsWith('s') ? 'them' : 'it'}.`;
    return [`${path} imports ${target}: ${why}`];
  }
  const game = other === 'games' && name !== 'games' ? ids.find((id) => target === `src/games/${id}.ts`) : undefined;
  if (game === undefined) return [];
  return [`${path} imports ${target}: outside src/games no code names a game; import src/games/index.ts.`];
}

/** Everything that is wrong with these files of src, one sentence each; `ids` are the games that exist. */
export function judge(files: readonly SourceFile[], ids: readonly string[]): string[] {
  return files.flatMap((file) => {
    const name = floorOf(file.path);
    const floor = name === undefined ? undefined : floors[name];
    if (name === undefined || floor === undefined) {
      return file.path.endsWith('.d.ts')
        ? []
        : [`${file.path} stands on no floor: the floors are ${Object.keys(floors).join(', ')}.`];
    }
    const { imports, strings } = parse(file);
    const faults = imports.flatMap((imported) => {
      if (!/^\.{0,2}\//.test(imported)) return judgePackage(file.path, floor, imported);
      // Of a glob only the folder before the first wildcard counts; ?raw and the like are no part of the path.
      const plain = imported.replace(/\?.*$/, '').replace(/\/[^/]*[*{[].*$/, '');
      const target = imported.startsWith('/') ? plain.slice(1) : posix.join(posix.dirname(file.path), plain);
      return judgeFile(file.path, name, floor, target, ids);
    });
    if (name === 'games') return faults;
    const named = ids.filter((id) => strings.includes(id));
    return [...faults, ...named.map((id) => `${file.path} names the game "${id}": only src/games may name a game.`)];
  });
}
