import { publish } from '../platform/bus.ts';
import type { Context } from '../platform/context.ts';
import type { Db, Trx } from '../platform/database.ts';
import { newId } from '../platform/random.ts';
import { type KeptEvents, keptTopic, type PassingEvents, passingTopic } from './event-types.ts';

interface Announcement<Type extends keyof KeptEvents> {
  to: string;
  type: Type;
  /** The member whose doing it is; leave out what comes from the product itself. */
  from?: string;
  data: KeptEvents[Type];
}

/** Tells a member's open pages, once the transaction is committed; pages that are away get it later. */
export async function announce<Type extends keyof KeptEvents>(
  ctx: Context,
  trx: Trx,
  { to, type, from, data }: Announcement<Type>,
): Promise<void> {
  await trx
    .insertInto('live_events')
    .values({
      id: newId(ctx.random),
      user_id: to,
      type,
      from_id: from ?? null,
      data: JSON.stringify(data),
      created_at: ctx.clock.now(),
    })
    .execute();
  await publish(trx, { topic: keptTopic, to: [to] });
}

/** Tells only the pages that are open now. Check blocks before: this is delivered as it is. */
export async function broadcast<Type extends keyof PassingEvents>(
  db: Db,
  to: string[],
  type: Type,
  data: PassingEvents[Type],
): Promise<void> {
  if (to.length > 0) await publish(db, { topic: passingTopic, to, type, data });
}
