/** How a command ends before its end: with what is wrong, and the exit code that says whose word it is. */
import type { Text } from '../cards/index.ts';
import type { GameDocument, RuleRef } from '../engine/document.ts';
import { type Fault, fault } from '../engine/read.ts';

/** Exit codes. */
export const FINE = 0;
/** A rule says no, or a check failed. */
export const NO = 1;
/** What was given cannot be read. */
export const BAD_INPUT = 2;
/** A search ended without an answer. */
export const OPEN = 3;
/** A fault of the program itself (EX_SOFTWARE of sysexits.h). */
export const BUG = 70;

/** A move and the rule that forbids it. */
export interface Refusal {
  readonly move: string;
  /** Which of the moves it is, counted from 1. */
  readonly number: number;
  readonly rule: RuleRef;
  /** The game that the rule is one of. */
  readonly game: GameDocument;
  /** The line of a file where it stands, if it stands in one. */
  readonly place?: string;
}

/**
 * Thrown where a user's input ends a command, caught once in `main`. Readers below return `Read`; only the last step,
 * from "cannot be read" to "the command ends here", is a throw, so that commands read straight on.
 */
export class Stop extends Error {
  readonly code: typeof NO | typeof BAD_INPUT;
  readonly faults: readonly Fault[];
  readonly refusal: Refusal | undefined;
  constructor(code: typeof NO | typeof BAD_INPUT, faults: readonly Fault[], refusal?: Refusal) {
    super(faults.map(({ place, text }) => `${place}: ${text.en}`).join('\n'));
    this.code = code;
    this.faults = faults;
    this.refusal = refusal;
  }
}

/** Ends the command: this place of the input is wrong. */
export const bad = (place: string, text: Text): Stop => new Stop(BAD_INPUT, [fault(place, text.ru, text.en)]);
