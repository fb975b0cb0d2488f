// The project's own files, as tests read them.

import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from './floors.ts';

export const root = join(import.meta.dirname, '../..');

const made = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report', '.git']);

/** Paths of the files under a folder of the project, with `/`; what is made or installed is left out. */
function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return made.has(entry.name) ? [] : walk(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The files that git keeps or would keep; all of them where there is no git. */
function keptPaths(): string[] {
  try {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed
      .split('\0')
      .filter((path) => path !== '' && existsSync(join(root, path)) && statSync(join(root, path)).isFile());
  } catch {
    return walk('');
  }
}

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');

/** All text files of the project. */
export function textFiles(): SourceFile[] {
  return keptPaths()
    .map((path) => ({ path, text: readText(path) }))
    .filter(({ text }) => !text.includes('\0'));
}

/** The TypeScript of src. */
export function sourceFiles(): SourceFile[] {
  const paths = existsSync(join(root, 'src')) ? walk('src') : [];
  return paths.filter((path) => /\.tsx?$/.test(path)).map((path) => ({ path, text: readText(path) }));
}
