import type { CDPSession } from '@playwright/test';

/**
 * A mobile line, 150 ms and 1.6 Mbit/s down, 750 kbit/s up, and a processor `rate` times slower
 * than this one.
 */
export async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
