import { forgetOldEvents } from '../live/forget-old-events.ts';
import { reconcile } from '../payments/reconcile.ts';
import { minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { repeat } from '../platform/repeat.ts';

/**
 * Work that comes back by itself. What is to be done is read from the database each time, so
 * nothing is forgotten when the process ends, and two processes may do it.
 */
export function startJobs(ctx: Context): { stop: () => Promise<void> } {
  const jobs = [
    repeat(() => reconcile(ctx), minute),
    repeat(() => forgetOldEvents(ctx), 10 * minute),
  ];
  for (const job of jobs) job.start();
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
