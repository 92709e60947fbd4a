import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { hidden } from '../ties/hidden.ts';
import { type Announcement, type Kept, keeping } from './announce.ts';
import { keptTopic } from './event-types.ts';
import { pagesHere } from './pages-here.ts';
import { tellOthers } from './tell-others.ts';

/** Events of one transaction, as they were kept. */
export interface Said {
  events: Kept[];
  /** The transaction. */
  position: string;
  /** What whoever is told of credits has now; null when nobody is. */
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
  const notice = { topic: keptTopic, to };
  await tellOthers(ctx, notice).catch((err: unknown) => ctx.log.warn({ err }, 'others not told'));
}

/**
 * Does something in a transaction, keeps what that returns, and says it once it is committed; to a
 * page as little of whom a block hides as that page would read.
 */
export async function keepAndSay(
  ctx: Context,
  happen: (trx: Trx) => Promise<Announcement[]>,
): Promise<void> {
  const said = await ctx.db.transaction().execute(async (trx) => {
    const announcements = await happen(trx);
    if (announcements.length === 0) return undefined;
    const { keep, events } = keeping(ctx, announcements);
    const isShown = sql`not ${hidden(sql`e."from"`, sql`e."to"`)}`;
    const { rows } = await sql<{ position: string; shown: string[] }>`
      with ${keep} select pg_current_xact_id()::text as position,
        array(select e.id from e where ${isShown}) as shown`.execute(trx);
    const [kept] = rows;
    const shown = events.filter(({ id }) => kept?.shown.includes(id));
    return kept && { position: kept.position, events: shown, credits: null };
  });
  if (said) await say(ctx, said);
}
