/** Lines typed by a player, or read from a pipe: one at a time, with a list to choose from where there is a terminal. */
import { createInterface, type Interface } from 'node:readline';

export interface Choice {
  readonly name: string;
  readonly value: string;
}

export class Terminal {
  /** A person sits at a terminal; otherwise lines come from a pipe and the screen is not cleared. */
  readonly live = process.stdin.isTTY === true && process.stdout.isTTY === true;
  private reader: Interface | undefined;
  private readonly waiting: string[] = [];
  private wake: (() => void) | undefined;
  private ended = false;
  private readonly onInterrupt: () => void;

  constructor(onInterrupt: () => void) {
    this.onInterrupt = onInterrupt;
  }

  /** The next line, or undefined at the end of the input. */
  async next(prompt: string): Promise<string | undefined> {
    const reader = this.open();
    if (this.waiting.length === 0 && !this.ended) {
      if (this.live) {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return this.waiting.shift();
  }

  /** Lets the player choose from a list; undefined when nothing is chosen. */
  async choose(message: string, keys: string, choices: readonly Choice[], pageSize: number): Promise<string | undefined> {
    this.release();
    const { select } = await import('@inquirer/prompts');
    try {
      return await select({
        message,
        choices: [...choices],
        pageSize,
        loop: false,
        theme: { style: { keysHelpTip: () => keys } },
      });
    } catch (error) {
      // Ctrl+C in the list goes back to typing.
      if (error instanceof Error && error.name === 'ExitPromptError') return undefined;
      throw error;
    }
  }

  clear(): void {
    if (this.live) process.stdout.write('\u001b[2J\u001b[H');
  }
  /** Gives the keyboard back. */
  release(): void {
    const reader = this.reader;
    this.reader = undefined;
    reader?.close();
  }

  private open(): Interface {
    if (this.reader) return this.reader;
    const reader = createInterface({ input: process.stdin, output: this.live ? process.stdout : undefined, terminal: this.live });
    reader.on('line', (line) => {
      this.waiting.push(line);
      this.wake?.();
    });
    reader.on('close', () => {
      if (this.reader !== reader) return;
      this.ended = true;
      this.wake?.();
    });
    reader.on('SIGINT', () => this.onInterrupt());
    this.reader = reader;
    return reader;
  }
}
