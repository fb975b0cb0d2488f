/** Positions whose verdicts are known, as `tests/data/verdicts` keeps them: one a line, with the line that wins or the work of the proof. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../data/verdicts');

export interface KnownPosition {
  readonly game: string;
  readonly verdict: 'won' | 'lost';
  /** Moves that the solver tried to find it out, when the file was made. */
  readonly nodes: number;
  readonly deal: number;
  /** The moves that lead there, and those that win from there. */
  readonly moves: readonly string[];
  readonly line: readonly string[];
}

/** `won 5321 17: a>b c>d | e>f`. */
export const writePosition = ({ verdict, nodes, deal, moves, line }: Omit<KnownPosition, 'game'>): string =>
  `${verdict} ${nodes} ${deal}: ${moves.join(' ')}${line.length > 0 ? ` | ${line.join(' ')}` : ''}`.trimEnd();

function readPosition(game: string, text: string): KnownPosition {
  const parts = /^(won|lost) (\d+) (\d+):([^|]*)(?:\|(.*))?$/.exec(text);
  if (!parts) throw new Error(`${game}: this is no position: ${text.slice(0, 60)}`);
  const words = (list = ''): string[] => list.split(' ').filter((word) => word !== '');
  const [, verdict, nodes, deal, moves, line] = parts;
  return {
    game,
    verdict: verdict as KnownPosition['verdict'],
    nodes: Number(nodes),
    deal: Number(deal),
    moves: words(moves),
    line: words(line),
  };
}

/** All that are kept, by game. */
export const knownPositions = (): Map<string, KnownPosition[]> =>
  new Map(
    readdirSync(folder).map((file) => {
      const game = file.replace(/\.txt$/, '');
      const lines = readFileSync(join(folder, file), 'utf8').split('\n');
      return [game, lines.filter((text) => text !== '').map((text) => readPosition(game, text))];
    }),
  );
