import { type RawBuilder, sql } from 'kysely';
import { notifying } from '../platform/bus/publish.ts';
import { after, second } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import { type KeptEvents, keptTopic, type PassingEvents, passingTopic } from './event-types.ts';
import { tellOthers } from './tell-others.ts';

/** Whoever reads it within this time on an open page is not pushed to. Milliseconds. */
const pushDelay = 5 * second;

interface AnnouncementOf<Type extends keyof KeptEvents> {
  to: string;
  type: Type;
  /** The member whose doing it is; leave out what comes from the product itself. */
  from?: string;
  data: KeptEvents[Type];
}
export type Announcement = { [Type in keyof KeptEvents]: AnnouncementOf<Type> }[keyof KeptEvents];

/** An event as it is kept, for one member. */
export type Kept = Announcement & { id: string };

/**
 * Tells members' open pages, once the transaction is committed; pages that are away get it later,
 * and browsers that asked for it by push. Raw SQL: one statement keeps all and gives one notice.
 */
export async function announce(
  ctx: Context,
  trx: Trx,
  ...announcements: Announcement[]
): Promise<void> {
  const { keep } = keeping(ctx, announcements);
  const to = [...new Set(announcements.map((one) => one.to))];
  await sql`with ${keep} ${notifying({ topic: keptTopic, to })}`.execute(trx);
}

/** SQL: keeps events, as a part of a statement that does more; with them as they are kept. */
export function keeping(
  ctx: Context,
  announcements: Announcement[],
): { keep: RawBuilder<unknown>; events: Kept[] } {
  const events = announcements.map((one) => ({ ...one, id: newId(ctx.random) }));
  const now = ctx.clock.now();
  const keep = sql`
    e as (
      select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as e (id text, "to" text, type text, "from" text, data jsonb)
    ), kept as (
      insert into live_events (id, user_id, type, from_id, data, created_at)
      select e.id, e."to", e.type, e."from", e.data, ${now}::timestamptz from e
    ), pushed as (
      insert into push_notices (id, subscription_id, type, from_id, data, next_attempt_at)
      select e.id || '-' || s.id, s.id, e.type, e."from", e.data,
        ${after(now, pushDelay)}::timestamptz
      from e join push_subscriptions s on s.user_id = e."to"
      where e.type in ('message', 'like', 'match') and e."from" is not null
    )`;
  return { keep, events };
}

/**
 * Tells only the pages that are open now, here and elsewhere; after the commit. Check blocks before:
 * this is delivered as it is.
 */
export async function broadcast<Type extends keyof PassingEvents>(
  ctx: Context,
  to: string[],
  type: Type,
  data: PassingEvents[Type],
): Promise<void> {
  if (to.length === 0) return;
  const notice = { topic: passingTopic, to, type, data };
  ctx.bus.tellHere(notice);
  await tellOthers(ctx, notice);
}
