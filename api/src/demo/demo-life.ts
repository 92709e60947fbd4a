import { minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { keepPresence } from './presence.ts';
import { warmPortraits } from './warm-portraits.ts';

const presenceEvery = 4 * minute;

/** Keeps the demo members alive while the process runs. Never runs in production. */
export function startDemoLife(ctx: Context): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  let work = warmPortraits(ctx, stopping.signal).catch(() => {});
  const timer = setInterval(() => {
    work = work.then(() => keepPresence(ctx)).catch(() => {});
  }, presenceEvery);
  return {
    stop: () => {
      clearInterval(timer);
      stopping.abort();
      return work;
    },
  };
}
