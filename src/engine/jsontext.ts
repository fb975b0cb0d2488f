/** Reads JSON and says where it breaks, the same in every browser; refuses what JSON allows and a document never needs. */
import { quoted } from './faults.ts';
import { type Read, right, wrong } from './read.ts';

/** How many objects and lists may stand in one another. */
export const DEEPEST = 40;
/** Keys that reach into every object of the language. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** What a key or a value begins with. */
const STARTS = /^["{[\d\-tfn]$/;

/** The text stops being a document here. */
class Broken extends Error {
  readonly at: number;
  readonly ru: string;
  constructor(at: number, ru: string, en: string) {
    super(en);
    this.at = at;
    this.ru = ru;
  }
}

/** `line:column`, both counted from 1. */
function lineAndColumn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `${before.length}:${before.at(-1)!.length + 1}`;
}

/** The value that a JSON text writes, or the line and column where it cannot be read. */
export function parseJson(written: string): Read<unknown> {
  const text = written.replace(/^\uFEFF/, '');
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const next = (): string => {
    take(SPACE);
    return text.charAt(at);
  };
  const unexpected = (): Broken => {
    const found = next();
    if (found === '')
      return new Broken(at, 'текст обрывается: это не весь JSON', 'the text breaks off: this is not all of the JSON');
    if (found === '"')
      return new Broken(
        at,
        'этот текст в кавычках не закончен или записан неверно',
        'this text in quotes is not closed or not well written',
      );
    return new Broken(at, `здесь не ожидалось «${found}»`, `'${found}' was not expected here`);
  };
  const expect = (sign: string): void => {
    if (next() !== sign) throw missing(sign);
    at++;
  };
  /** What begins another part although the sign before it was left out: told where the part before it ended. */
  const missing = (sign: string): Broken => {
    const found = next();
    const end = text.slice(0, at).trimEnd().length;
    // `01` and `truex` are not two parts but one that is not well written.
    if (!STARTS.test(found) || (end === at && /\w/.test(found))) return unexpected();
    return new Broken(end, `здесь не хватает знака «${sign}»`, `a '${sign}' is missing here`);
  };
  const string = (): string => {
    next();
    const found = take(STRING);
    if (found === undefined) throw unexpected();
    return JSON.parse(found) as string;
  };

  const object = (depth: number): Record<string, unknown> => {
    const made: Record<string, unknown> = {};
    expect('{');
    for (let first = true; next() !== '}'; first = false) {
      if (!first) {
        expect(',');
        next();
      }
      const start = at;
      const key = string();
      if (FORBIDDEN.includes(key)) throw new Broken(start, `ключ «${key}» не допускается`, `the key '${key}' is not allowed`);
      if (Object.hasOwn(made, key))
        throw new Broken(start, `ключ «${quoted(key)}» стоит дважды`, `the key '${quoted(key)}' stands twice`);
      expect(':');
      made[key] = value(depth);
    }
    at++;
    return made;
  };
  const list = (depth: number): unknown[] => {
    const made: unknown[] = [];
    expect('[');
    for (let first = true; next() !== ']'; first = false) {
      if (!first) expect(',');
      made.push(value(depth));
    }
    at++;
    return made;
  };
  const value = (depth: number): unknown => {
    const sign = next();
    if (depth === DEEPEST && (sign === '{' || sign === '['))
      throw new Broken(at, `вложено глубже ${DEEPEST} уровней`, `nested deeper than ${DEEPEST} levels`);
    if (sign === '{') return object(depth + 1);
    if (sign === '[') return list(depth + 1);
    if (sign === '"') return string();
    const word = take(WORD);
    if (word !== undefined) return word === 'null' ? null : word === 'true';
    const number = take(NUMBER);
    if (number === undefined) throw unexpected();
    return Number(number);
  };

  try {
    const made = value(0);
    if (next() !== '') throw unexpected();
    return right(made);
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return wrong(lineAndColumn(text, error.at), error.ru, error.message);
  }
}
