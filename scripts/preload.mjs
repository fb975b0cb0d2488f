// Part of the build of the browser app: the page itself names what its first table needs, so that all of it is fetched at once.
// Named only where a script asks for them, the first game and the words would come one journey of the network later.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The game that the page names for those who come for the first time. */
const first = /data-first="([\w-]+)"/.exec(readFileSync(join(root, 'src/web/index.html'), 'utf8'))?.[1];
/** The language of a newcomer is known only in the browser; the words of the table are small in either. */
const WANTED = [`/src/games/${first}.ts`, '/src/web/text/ru.ts', '/src/web/text/en.ts'];

/**
 * The plugin that does it.
 * @returns {import('vite').Plugin}
 */
export function preload() {
  return {
    name: 'pasyans-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const files = new Set(
          WANTED.map((end) => {
            const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
            if (!found) throw new Error(`No file of the build is made of ${end}, which the first table needs.`);
            return found.fileName;
          }),
        );
        // A set that grows while it is gone through is gone through to its end.
        for (const file of files)
          for (const needed of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(needed);
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
