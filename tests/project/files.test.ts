// What the kept files must not hold: addresses of a package registry, paths of one particular machine, links that lead nowhere.

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText, root, textFiles } from './files.ts';

/** Addresses of a registry in a lock file. */
function registryAddresses(lock: string): string[] {
  return (
    lock.match(/"resolved": "[a-z+]+:\/\/[^"]*"|https?:\/\/[^"]*(?:\.tgz|\/\/registry\.)[^"]*|"https?:\/\/registry\.[^"]*"/g) ??
    []
  );
}

// Built from parts, so that this file does not hold what it looks for.
const folders = ['home', 'Users', 'root', 'work', 'builds'].join('|');
const machinePath = new RegExp(String.raw`(?<![\w.:/*@}-])(?:/(?:${folders})/[\w.-]+|[A-Z]:\\\\?Users\\)`);

/** The lines of a text that hold a path of a machine: of any we can tell, and of this one. */
function machinePaths(text: string): string[] {
  const here = [root, homedir()].filter((path) => path.split(/[\\/]/).filter(Boolean).length > 1);
  return text.split('\n').filter((line) => machinePath.test(line) || here.some((path) => line.includes(path)));
}

describe('package-lock.json', () => {
  it('names no registry, so that any registry can serve it', () => {
    expect(registryAddresses(readText('package-lock.json'))).toEqual([]);
  });

  it('is checked by something that can fail', () => {
    expect(registryAddresses(`"resolved": "https://registry.example/a/-/a-1.0.0.tgz"`)).not.toEqual([]);
    expect(registryAddresses(`"url": "https://example.org/funding"`)).toEqual([]);
  });
});

/** The files that a Markdown text links to or shows, as paths in the project. */
const linked = (path: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => posix.join(posix.dirname(path), to));

describe('the Markdown files', () => {
  it('link to files that are there', () => {
    const links = textFiles()
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) => linked(path, text).map((to) => ({ path, to })));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter(({ to }) => !existsSync(join(root, to))).map(({ path, to }) => `${path} links to ${to}`)).toEqual([]);
  });
});

describe('the text files of the project', () => {
  it('hold no path of a machine', () => {
    const faults = textFiles().flatMap(({ path, text }) =>
      machinePaths(text).map((line) => `${path} holds a path of a machine: ${line.trim()}`),
    );
    expect(faults.join('\n')).toBe('');
  });

  it('are checked by something that can fail', () => {
    expect(machinePaths(`cd ${['', 'home', 'anna', 'pasyans'].join('/')}`)).toHaveLength(1);
    expect(machinePaths(`"file": "${['', 'work', 'main'].join('/')}/x.ts"`)).toHaveLength(1);
    expect(machinePaths('see https://example.org/home/page and ./work/notes')).toHaveLength(0);
  });
});
