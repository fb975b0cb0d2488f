/** What a command looks like from outside: its arguments and options, from which parsing and help are made. */
import type { Text } from '../cards/index.ts';
import type { Given } from './args.ts';
import type { Output } from './output.ts';

export interface OptionSpec {
  readonly name: string;
  /** What the value is called in the help; an option without it is a switch. */
  readonly value?: Text;
  /** May be given several times. */
  readonly many?: boolean;
  readonly text: Text;
}
export interface ArgumentSpec {
  readonly name: Text;
  readonly text: Text;
  readonly optional?: boolean;
}
export interface CommandSpec {
  /** One word, or two (`record check`). */
  readonly name: string;
  readonly text: Text;
  /** More to say, below the options. */
  readonly more?: readonly Text[];
  readonly args: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Loaded only when the command runs, so that the others start fast. */
  readonly load: () => Promise<{ readonly run: Run }>;
}
/** Runs a command and gives its exit code. */
export type Run = (given: Given, out: Output) => Promise<number> | number;
