// The floors of src: imports go down only, and only src/games names a game.

import { describe, expect, it } from 'vitest';
import { sourceFiles } from './files.ts';
import { gameIds, judge, parse } from './floors.ts';

describe('the floors of src', () => {
  it('imports go down only, and only src/games names a game', () => {
    const files = sourceFiles();
    expect(judge(files, gameIds(files)).join('\n')).toBe('');
  });
});

describe('the checker of the floors', () => {
  const complaint = (path: string, text: string, ids: readonly string[] = ['dolgy']): string =>
    judge([{ path, text }], ids).join('\n');

  it('complains of every way to import upwards', () => {
    const why = 'src/engine/x.ts imports src/games/y.ts: the engine is below the games and must not know them.';
    for (const text of [
      `import { y } from '../games/y.ts';`,
      `import type { Y } from '../games/y.ts';`,
      `import '../games/y.ts';`,
      `export { y } from '../games/y.ts';`,
      `export * from '../games/y.ts';`,
      `const y = await import('../games/y.ts');`,
      'const y = await import(`../games/y.ts`);',
      `type Y = import('../games/y.ts').Y;`,
      `type Y = typeof import('../games/y.ts');`,
      `const y = new URL('../games/y.ts', import.meta.url);`,
      `const y = import.meta.glob(['../games/y.ts', '!../games/z.ts']);`,
      `import y from '../games/y.ts?raw';`,
      `import y from '/src/games/y.ts';`,
    ]) {
      expect(complaint('src/engine/x.ts', text), text).toBe(why);
    }
    expect(complaint('src/engine/x.ts', `const all = import.meta.glob('../games/*.ts', { eager: true });`)).toBe(
      'src/engine/x.ts imports src/games: the engine is below the games and must not know them.',
    );
  });

  it.each([
    ['src/cards/x.ts', '../engine/y.ts', 'src/engine/y.ts: the cards are below the engine and must not know it.'],
    ['src/games/x.ts', '../solver/y.ts', 'src/solver/y.ts: the games are below the solver and must not know it.'],
    ['src/solver/x.ts', '../play/y.ts', 'src/play/y.ts: the solver is below the play and must not know it.'],
    ['src/play/x.ts', '../web/y.tsx', 'src/web/y.tsx: the play is below the browser app and must not know it.'],
    [
      'src/web/a/x.tsx',
      '../../cli/y.ts',
      'src/cli/y.ts: the browser app and the command line stand side by side and must not know each other.',
    ],
    ['src/engine/x.ts', '../../tests/y.ts', 'tests/y.ts: only files on a floor of src may be imported there.'],
    ['src/play/x.ts', '../game/y.ts', 'src/game/y.ts: src/game is not one of the floors.'],
    ['src/play/x.ts', 'preact/hooks', 'preact/hooks: the play must run anywhere, so only valibot may be imported there.'],
    ['src/engine/x.ts', 'node:fs', 'node:fs: the engine must run anywhere, so only valibot may be imported there.'],
    [
      'src/web/x.ts',
      '../games/dolgy.ts',
      'src/games/dolgy.ts: outside src/games no code names a game; import src/games/index.ts.',
    ],
  ])('complains of %s importing %s', (path, imported, why) => {
    expect(complaint(path, `import '${imported}';`)).toBe(`${path} imports ${why}`);
  });

  it.each([
    ['src/engine/x.ts', '../cards/card.ts'],
    ['src/engine/x.ts', './moves/y.ts'],
    ['src/engine/x.ts', 'valibot'],
    ['src/games/x.ts', '../engine/define.ts'],
    ['src/games/dolgy-hard.ts', './dolgy.ts'],
    ['src/play/x.ts', '../solver/search.ts'],
    ['src/survey/x.ts', '../play/session.ts'],
    ['src/web/x.tsx', '../games/index.ts'],
    ['src/web/x.tsx', 'preact/hooks'],
    ['src/cli/x.ts', 'node:fs'],
    ['src/cli/x.ts', '../../package.json'],
  ])('is content with %s importing %s', (path, imported) => {
    expect(complaint(path, `import '${imported}';`)).toBe('');
  });

  it('complains of a game named in code, not in a comment or inside a longer text', () => {
    const why = 'src/play/x.ts names the game "dolgy": only src/games may name a game.';
    expect(complaint('src/play/x.ts', `if (game.id === 'dolgy') cheat();`)).toBe(why);
    expect(complaint('src/play/x.ts', `type Odd = 'dolgy' | 'tomb';`)).toBe(why);
    expect(complaint('src/play/x.ts', 'const id = `dolgy`;')).toBe(why);
    expect(complaint('src/web/x.tsx', 'const page = <Board game="dolgy" />;')).toContain('names the game "dolgy"');
    expect(complaint('src/play/x.ts', `// 'dolgy'\nconst text = 'dolgy is a game';`)).toBe('');
    expect(complaint('src/games/dolgy-hard.ts', `const base = 'dolgy';`)).toBe('');
  });

  it('complains of a file beside the floors', () => {
    expect(complaint('src/x.ts', '')).toContain('src/x.ts stands on no floor');
    expect(complaint('src/utils/x.ts', '')).toContain('src/utils/x.ts stands on no floor');
  });

  it('knows a game by the file that says its own name', () => {
    const game = { path: 'src/games/dolgy.ts', text: `export default { id: 'dolgy' };` };
    const helper = { path: 'src/games/parts.ts', text: 'export const parts = 1;' };
    expect(gameIds([game, helper])).toEqual(['dolgy']);
  });

  it('tells strings from imports', () => {
    const text = `import { a } from './a.ts';\nexport const b = ['b', \`c\`, a];`;
    expect(parse({ path: 'src/x.ts', text })).toEqual({ imports: ['./a.ts'], strings: ['b', 'c'] });
  });
});
