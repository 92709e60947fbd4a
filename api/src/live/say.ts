import { publish } from '../platform/bus.ts';
import type { Context } from '../platform/context.ts';
import { gatheredIn } from '../platform/gathered.ts';
import type { Kept } from './announce.ts';
import { keptTopic } from './event-types.ts';
import { pagesHere } from './pages-here.ts';

/** Events of one transaction, as they were kept. */
export interface Said {
  events: Kept[];
  /** The transaction. */
  position: string;
  /** What whoever is told of credits has now. */
  credits: number | null;
}

/** Whether a member has a page open here that takes what it is told right now. */
export function isHeard(ctx: Context, member: string): boolean {
  return pagesHere(ctx.bus).some((pages) => pages.takes(member));
}

/**
 * Tells open pages of events that are committed: those of this process at once and without reading
 * them, those of others by one notice for all of a moment. A notice in the transaction itself would
 * make all such transactions wait for each other's way to the disk. One that is lost with this process is made up
 * for by the checks of the streams, and by whoever tries again.
 */
export async function say(ctx: Context, { events, position, credits }: Said): Promise<void> {
  const to = [...new Set(events.map((event) => event.to))];
  for (const pages of pagesHere(ctx.bus)) {
    for (const member of to) {
      const theirs = events.filter((event) => event.to === member);
      pages.tell(member, { events: theirs, position, credits: credits ?? 0, frames: new Map() });
    }
  }
  await notifyOthers(ctx, to).catch((err: unknown) => ctx.log.warn({ err }, 'others not told'));
}

const notifyOthers = gatheredIn(async (ctx, told: string[][]): Promise<undefined[]> => {
  const notices = told.map((to) => ({ topic: keptTopic, to }));
  await ctx.bus.tellOthers(notices).catch(async () => {
    for (const notice of notices) await publish(ctx.db, notice);
  });
  return told.map(() => undefined);
});
