// What the games' definitions say, for browser tests that compare it with the screen.

import { join } from 'node:path';
import { runnerImport } from 'vite';
import type { RuleRef } from '../../src/engine/document.ts';
import type * as Engine from './engine.ts';

const root = join(import.meta.dirname, '../..');

/** The rule that forbids a move in a deal. */
export async function refusalOf(
  { game, deal }: { readonly game: string; readonly deal: number },
  move: string,
): Promise<RuleRef> {
  const { module } = await runnerImport<typeof Engine>(join(root, 'tests/browser/engine.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const table = module.Table.deal(module.findGame(game)!, { deal });
  table.playText(move);
  const { refusal } = table.state;
  if (!refusal) throw new Error(`${move} is legal in deal ${deal} of ${game}`);
  return refusal.rule;
}
