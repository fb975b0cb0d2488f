// A server of a test's own that hands on what the test server gives, compressed as any web server gives it. The test server
// itself compresses nothing, and the times of a first load through it would be those of a page two and a half times as large.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export interface Squeezed {
  readonly address: string;
  stop(): Promise<void>;
}

const WORTH_IT = /javascript|css|html|json|svg/;

/** @param base the address of the test server, with a slash at its end */
export async function squeeze(base: string): Promise<Squeezed> {
  // Fetched and compressed once: what the test server does must not count.
  const kept = new Map<string, { readonly status: number; readonly headers: Record<string, string>; readonly body: Buffer }>();
  const server: Server = createServer(async ({ url = '/' }, answer) => {
    let found = kept.get(url);
    if (!found) {
      const from = await fetch(new URL(url.slice(1), base));
      const plain = Buffer.from(await from.arrayBuffer());
      const type = from.headers.get('content-type') ?? 'application/octet-stream';
      const policy = from.headers.get('content-security-policy');
      const squeezed = WORTH_IT.test(type);
      found = {
        status: from.status,
        headers: {
          'content-type': type,
          'cache-control': 'no-store',
          ...(policy === null ? {} : { 'content-security-policy': policy }),
          ...(squeezed ? { 'content-encoding': 'gzip' } : {}),
        },
        body: squeezed ? gzipSync(plain, { level: 9 }) : plain,
      };
      kept.set(url, found);
    }
    answer.writeHead(found.status, found.headers);
    answer.end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
