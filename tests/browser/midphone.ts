// The profile of a phone of the middle class for measurements: a slow processor, a network of its kind, files compressed.
//
// Processor: four times slower than the machine, as Lighthouse has it for its "mid-tier mobile".
// Network: 9 Mbit/s and 165 ms for each answer, which the developer tools of Chromium call "Fast 4G": an ordinary phone in an
// ordinary net. (Lighthouse's own "Slow 4G", 1.6 Mbit/s, stands for the worst tenth of the connections; there the files of the
// first load alone, 84 kB, take 0.4 s, and each answer 0.56 s.)

import type { Browser, Page } from '@playwright/test';
import { type Squeezed, squeeze } from './squeezed.ts';

const SLOWDOWN = 4;
const LATENCY_MS = 165;
/** Nine tenths of the rates, for what the protocols add, as the developer tools have it. */
const DOWN_BYTES = (9_000_000 / 8) * 0.9;
const UP_BYTES = (1_500_000 / 8) * 0.9;

export interface MidPhone {
  readonly page: Page;
  /** Where the program is served compressed. */
  readonly address: string;
  close(): Promise<void>;
}

/** Opens an empty page on such a phone, without anything kept from before. */
export async function midPhone(browser: Browser, base: string, locale = 'ru-RU'): Promise<MidPhone> {
  const server: Squeezed = await squeeze(base);
  const context = await browser.newContext({
    baseURL: server.address,
    locale,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN_BYTES,
    uploadThroughput: UP_BYTES,
  });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return {
    page,
    address: server.address,
    close: async () => {
      await context.close();
      await server.stop();
    },
  };
}
