/** Playing without a network, and updates: a new build is announced and taken over only when the player agrees. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { settled, state } from './game.ts';

const ready = signal(false);
/** A new version has been fetched and waits for the player. */
export const updateReady: ReadonlySignal<boolean> = ready;

let registration: ServiceWorkerRegistration | undefined;
let agreed = false;

/** Whoever leaves the page open for days is told of a new version too. */
const LOOK_AGAIN_MS = 3_600_000;

/**
 * Keeps the program for days without a network. Where the browser has no service workers nothing is lost but that.
 * @param first who was in charge of this page when it came
 */
export async function startOffline(first: ServiceWorker | null): Promise<void> {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const { serviceWorker } = navigator;
  // The first one to take charge of this page is no update.
  let charged = first !== null;
  // Another page may have agreed to an update in the meantime.
  if (charged && serviceWorker.controller !== first) ready.value = true;
  serviceWorker.addEventListener('controllerchange', () => {
    if (agreed) location.reload();
    else if (charged) ready.value = true;
    charged = true;
  });
  try {
    registration = await serviceWorker.register(new URL('sw.js', document.baseURI), { updateViaCache: 'none' });
  } catch {
    return;
  }
  // Where service workers are blocked the browser answers with nothing instead of refusing.
  const found: ServiceWorkerRegistration | undefined = registration;
  if (!found) return;
  const look = (): void => {
    if (found.waiting && serviceWorker.controller) ready.value = true;
  };
  look();
  found.addEventListener('updatefound', () => found.installing?.addEventListener('statechange', look));
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    // Without a network there is nothing new.
    found.update().catch(() => undefined);
  });
}

/** The player agrees: the new version comes as soon as no card is in hand and the game is saved. */
export function applyUpdate(): void {
  agreed = true;
  ready.value = false;
  let begun = false;
  const stop = effect(() => {
    if (begun || state.value?.hand) return;
    begun = true;
    void settled().then(() => {
      stop();
      if (registration?.waiting) registration.waiting.postMessage('apply');
      else location.reload();
    });
  });
}
/** The player wants to play on: the new version comes when the program is opened the next time. */
export function putOffUpdate(): void {
  ready.value = false;
}
