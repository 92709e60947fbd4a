import type { Page } from 'playwright-core';
import type { Visit } from '../addresses.ts';
import type { watchPages } from '../watch-page.ts';
import type { Profile } from './busiest.ts';
import { openAccount } from './in-page/account.ts';
import { watchListeners } from './in-page/listeners.ts';
import { watchObservers } from './in-page/observers.ts';
import { watchOutside } from './in-page/outside.ts';
import { watchStorage } from './in-page/storage.ts';
import { watchTasks } from './in-page/tasks.ts';
import { watchTimers } from './in-page/timers.ts';
import type { Leftovers } from './leftovers.ts';
import { slownessFor, speed } from './slowness.ts';

/** A document in which pages come and go without being loaded anew. */
export interface Tab {
  page: Page;
  tools: Instruments;
  watch: ReturnType<typeof watchPages>;
  as: Visit['as'];
  /** The globals that it had before. */
  globals: string[];
  close(): Promise<void>;
}

/** Has everything noted from the beginning of each document of a page. */
export async function noteManners(page: Page): Promise<void> {
  await page.addInitScript(openAccount);
  for (const watch of [watchListeners, watchTimers, watchObservers, watchStorage, watchOutside]) {
    await page.addInitScript(watch);
  }
  await page.addInitScript(watchTasks);
}

/** Milliseconds that the page's own thread has worked: by the clock, and of the processor alone. */
async function workOf(page: Page) {
  const metricsIn = async (timeDomain: 'timeTicks' | 'threadTicks') => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain });
    return async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
  };
  const clock = await metricsIn('timeTicks');
  const processor = await metricsIn('threadTicks');
  return async () => ({ clock: await clock(), processor: await processor() });
}

/** The debugger's side of a page. */
export interface Instruments {
  /** Does something and tells what was the longest task in it, in milliseconds of the processor. */
  measure(act: () => Promise<void>): Promise<number>;
  /** As on an inexpensive phone. */
  slow(): Promise<void>;
  asBefore(): Promise<void>;
  leftovers(): Promise<Leftovers>;
  profile(act: () => Promise<void>): Promise<Profile>;
}

export async function instruments(page: Page): Promise<Instruments> {
  const session = await page.context().newCDPSession(page);
  const worked = await workOf(page);
  await session.send('Profiler.enable');
  const rate = (times: number) => session.send('Emulation.setCPUThrottlingRate', { rate: times });
  return {
    async measure(act) {
      await page.evaluate(() => window.longestTask());
      const before = await worked();
      await act();
      const longest = await page.evaluate(() => window.longestTask());
      const after = await worked();
      const took = after.clock - before.clock;
      // Of a task that was interrupted as much as the others, so much was its own.
      return took > 0 ? (longest * (after.processor - before.processor)) / took : longest;
    },
    async slow() {
      await rate(slownessFor(await page.evaluate(speed)));
    },
    asBefore: async () => void (await rate(1)),
    async leftovers() {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
      const { nodes } = await session.send('Memory.getDOMCounters');
      const told = await page.evaluate(() => ({
        open: [...window.manners.open.values()],
        outside: window.outsideOfRemotes(),
      }));
      return { ...told, nodes, heap: usedSize + backingStorageSize };
    },
    async profile(act) {
      await session.send('Profiler.start');
      await act();
      return (await session.send('Profiler.stop')).profile;
    },
  };
}
