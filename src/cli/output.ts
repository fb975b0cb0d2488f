/** Where a command writes: its answer on stdout, everything that is wrong on stderr, both in the chosen language. */
import picocolors from 'picocolors';
import type { Lang, Text } from '../cards/index.ts';
import type { GameDocument, RuleRef } from '../engine/document.ts';
import type { Fault } from '../engine/read.ts';
import type { Refusal } from './stop.ts';
import { text } from './text.ts';
import { wrap } from './wrap.ts';

export type Colours = ReturnType<typeof picocolors.createColors>;
const NARROWEST = 40;
const WIDEST = 100;
const USUAL = 80;
const MOST_FAULTS = 10;

/** Colours are for people at a terminal who have not said no (no-color.org). */
function wantsColours(noColour: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (noColour || NO_COLOR) return false;
  return (FORCE_COLOR !== undefined && FORCE_COLOR !== '0') || (process.stdout.isTTY === true && TERM !== 'dumb');
}

/** Text from outside without the characters that steer a terminal or turn the direction of writing. */
const harmless = (what: string): string => what.replace(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

export class Output {
  readonly lang: Lang;
  readonly json: boolean;
  readonly colours: Colours;
  constructor(lang: Lang, json: boolean, noColour: boolean) {
    this.lang = lang;
    this.json = json;
    this.colours = picocolors.createColors(wantsColours(noColour));
  }

  /** The text in the chosen language. */
  say(what: Text): string {
    return what[this.lang];
  }
  /** How wide running text may be. */
  get width(): number {
    return process.stdout.isTTY ? Math.max(NARROWEST, Math.min(WIDEST, process.stdout.columns || USUAL)) : USUAL;
  }
  line(written = ''): void {
    process.stdout.write(`${written}\n`);
  }
  lines(written: readonly string[]): void {
    if (written.length > 0) this.line(written.join('\n'));
  }
  /** Running text, wrapped; the lines after the first are indented by `hang`. */
  paragraph(what: string, indent = 0, hang = indent): void {
    this.lines(wrap(what, this.width, indent, hang));
  }
  data(value: unknown): void {
    this.line(JSON.stringify(value));
  }
  /** Running text beside the answer, on stderr: it stays out of a file that the answer is written to. */
  notes(...what: readonly Text[]): void {
    for (const said of what) process.stderr.write(`${wrap(harmless(this.say(said)), this.width, 0, 0).join('\n')}\n`);
  }
  error(what: string): void {
    process.stderr.write(`pasyans: ${harmless(what)}\n`);
  }

  /** Tells what is wrong, each with its place. */
  faults(faults: readonly Fault[]): void {
    for (const { place, text: what } of faults.slice(0, MOST_FAULTS)) {
      const where = this.say(text.place(place));
      this.error(where === '' ? this.say(what) : `${where}: ${this.say(what)}`);
    }
    if (faults.length > MOST_FAULTS) this.error(this.say(text.moreFaults(faults.length - MOST_FAULTS)));
  }
  /** A rule of a game in one line: the sentence, its name and where it comes from. */
  rule({ rule, text: what, source }: RuleRef, game: Pick<GameDocument, 'sources'>): string {
    return `${this.say(what)} ${this.colours.dim(`[${rule}; ${this.say(text.sources(source, game))}]`)}`;
  }
  /** A refused move in one line. */
  refusalText({ move, number, rule, place, game }: Refusal): string {
    return `${place === undefined ? '' : `${this.say(text.place(place))}: `}${this.say(text.refused(move, number))} ${this.rule(rule, game)}`;
  }
  /** A refused move as data. */
  refusalData({ move, rule, place }: Refusal): unknown {
    const where = place === undefined ? {} : { place };
    return { refused: { move, rule: rule.rule, text: this.say(rule.text), source: rule.source.join(', '), ...where } };
  }
}
