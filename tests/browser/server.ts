// A server of a test's own, which hands on what the test server gives, and can be switched off or show another build.

import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const WORKER = '/sw.js';

export interface OwnServer {
  readonly address: string;
  /** From now on shows a build whose page says `<meta name="build" content="…">`. */
  showBuild(name: string): void;
  /** Says to every request that it cannot be fetched, as a server half way through an update does. */
  breakFiles(broken: boolean): void;
  /** Nothing answers any more. */
  stop(): Promise<void>;
  /** What was asked for, in order. */
  readonly asked: string[];
}

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

/** @param base the address of the test server, with a slash at its end */
export async function serve(base: string): Promise<OwnServer> {
  let build = '';
  let broken = false;
  const asked: string[] = [];
  const given = async (path: string): Promise<Response> => fetch(new URL(path.slice(1), base));
  const pageOf = (page: string): string =>
    build === '' ? page : page.replace('<meta charset', `<meta name="build" content="${build}" />\n    <meta charset`);
  const text = async (path: string): Promise<string> => {
    const body = await (await given(path)).text();
    if (build === '' || path !== WORKER) return pageOf(body);
    // Another page is another build: its hash in the list of files differs, and so the worker's own name.
    const page = await (await given('/index.html')).text();
    return body.replace(sha(page), sha(pageOf(page))).replace(/(pasyans build `[^`]*`?\+?`?)/, `$1${build}`);
  };
  const server: Server = createServer(async ({ url = '/' }, answer) => {
    const path = new URL(url, base).pathname;
    asked.push(path);
    try {
      const from = await given(path);
      const type = from.headers.get('content-type') ?? 'application/octet-stream';
      const changed = path === '/' || path === '/index.html' || path === WORKER;
      const body = changed ? await text(path) : Buffer.from(await from.arrayBuffer());
      answer.writeHead(broken && !changed ? 503 : from.status, { 'content-type': type, 'cache-control': 'no-store' });
      answer.end(body);
    } catch {
      answer.writeHead(502);
      answer.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    asked,
    showBuild: (name) => {
      build = name;
    },
    breakFiles: (now) => {
      broken = now;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
