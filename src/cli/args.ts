/** Reads the words after a command: options and arguments; what the command does not know is refused, never passed over. */
import { parseArgs } from 'node:util';
import { common } from './commands/common.ts';
import { nearest } from './near.ts';
import type { CommandSpec, OptionSpec } from './spec.ts';
import { bad } from './stop.ts';
import { text } from './text.ts';

/** What was given to a command. */
export class Given {
  readonly command: string;
  private readonly words: readonly string[];
  private readonly options: ReadonlyMap<string, readonly string[]>;
  constructor(command: string, words: readonly string[], options: ReadonlyMap<string, readonly string[]>) {
    this.command = command;
    this.words = words;
    this.options = options;
  }
  /** The argument at this place, or undefined. */
  argument(index: number): string | undefined {
    return this.words[index];
  }
  has(option: string): boolean {
    return this.options.has(option);
  }
  value(option: string): string | undefined {
    return this.options.get(option)?.[0];
  }
  values(option: string): readonly string[] {
    return this.options.get(option) ?? [];
  }
  /** The value of a whole-number option between these bounds; `otherwise` when it was not given. */
  number(option: string, least: number, most: number, otherwise?: number): number {
    const written = this.value(option);
    if (written === undefined) {
      if (otherwise !== undefined) return otherwise;
      throw bad(`--${option}`, text.optionNeeded(this.command, option));
    }
    const n = Number(written);
    if (!/^\d{1,15}$/.test(written) || n < least || n > most) throw bad(`--${option}`, text.notANumber(written, least, most));
    return n;
  }
}

/** Reads the words that follow the name of a command. */
export function readArgs(spec: CommandSpec, argv: readonly string[]): Given {
  const known = new Map<string, OptionSpec>([...spec.options, ...common].map((option) => [option.name, option]));
  const { tokens } = parseArgs({
    args: [...argv],
    options: {
      ...Object.fromEntries(
        [...known.values()].map(({ name, value }) => [name, { type: value ? 'string' : 'boolean' } as const]),
      ),
      help: { type: 'boolean', short: 'h' },
    },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const words: string[] = [];
  const options = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = known.get(token.name);
    if (option === undefined || !(token.rawName === `--${token.name}` || token.rawName === '-h')) {
      const near = nearest(token.name, [...known.keys()]);
      throw bad(token.rawName, text.unknownOption(spec.name, near === undefined ? undefined : `--${near}`));
    }
    const place = `--${option.name}`;
    if (option.value === undefined) {
      if (token.value !== undefined) throw bad(place, text.takesNoValue(place, token.value));
    } else if (token.value === undefined || (!token.inlineValue && token.value.startsWith('--'))) {
      throw bad(place, text.valueMissing(place, option.value));
    }
    const before = options.get(option.name);
    if (before !== undefined && !option.many && option.value !== undefined) throw bad(place, text.givenTwice(place));
    options.set(option.name, [...(before ?? []), ...(token.value === undefined ? [] : [token.value])]);
  }
  return new Given(spec.name, words, options);
}

/** Refuses a wrong number of arguments. */
export function checkArguments(spec: CommandSpec, given: Given): void {
  for (const [i, argument] of spec.args.entries())
    if (!argument.optional && given.argument(i) === undefined)
      throw bad(spec.name, text.argumentMissing(spec.name, argument.name, argument.text));
  const extra = given.argument(spec.args.length);
  if (extra !== undefined) throw bad(spec.name, text.argumentExtra(spec.name, extra));
}
