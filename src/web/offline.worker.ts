/**
 * The service worker: keeps every file of one build, and answers from what it keeps. A new build is fetched whole beside the
 * old one and waits until the player agrees to it.
 */

/** The files of this build and the SHA-256 of each, in hexadecimal; written in by scripts/offline.mjs. */
declare const FILES: Readonly<Record<string, string>>;
/** Differs whenever any file does. */
declare const BUILD: string;

/** What is used of a service worker's surroundings; the types of pages do not know it. */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Surroundings {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
const worker = globalThis as unknown as Surroundings;

const PREFIX = 'pasyans build ';
const NAME = PREFIX + BUILD;
/** What only some want, kept from the first time on; it never changes. */
const WHEN_WANTED = 'courts/';
const WANTED = 'pasyans wanted';
const addressOf = (path: string): string => new URL(path, worker.registration.scope).href;

async function digest(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** One file, from an older build where it is the same, else from the network; only what the build holds is taken. */
async function fetchFile(path: string, hash: string): Promise<Response> {
  const address = addressOf(path);
  const known = await caches.match(address);
  if (known && (await digest(await known.clone().arrayBuffer())) === hash) return known;
  const response = await fetch(address, { cache: 'no-cache' });
  const body = await response.arrayBuffer();
  if (!response.ok || (await digest(body)) !== hash) throw new Error(`${path} is not the file of this build`);
  // Made anew: one that was redirected on its way may not answer the opening of a page.
  return new Response(body, { headers: { 'content-type': response.headers.get('content-type') ?? 'text/plain' } });
}

/** Keeps the whole build or none of it. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(NAME);
  try {
    await Promise.all(Object.entries(FILES).map(async ([path, hash]) => cache.put(addressOf(path), await fetchFile(path, hash))));
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** Drops old builds but the last: pages that another tab still shows belong to it. */
async function tidy(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  for (const name of older.slice(0, -1)) await caches.delete(name);
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const asked = origin + pathname;
  const address = asked === worker.registration.scope ? addressOf('index.html') : asked;
  const kept = (await (await caches.open(NAME)).match(address)) ?? (await caches.match(address));
  if (kept) return kept;
  const response = await fetch(request);
  // Not part of what everybody keeps, but of what was asked for once.
  if (response.ok && asked.startsWith(addressOf(WHEN_WANTED))) await (await caches.open(WANTED)).put(address, response.clone());
  return response;
}

worker.addEventListener('install', (event) => event.waitUntil(keepBuild()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('message', ({ data }) => {
  if (data === 'apply') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(worker.registration.scope)) event.respondWith(answer(event.request));
});
