import { sql } from 'kysely';
import { endOfChain } from '../credits/balance.ts';
import type { Db } from '../platform/database.ts';
import { hidden } from '../ties/hidden.ts';
import type { KeptEvents } from './event-types.ts';

export interface StoredEvent {
  id: string;
  type: keyof KeptEvents;
  data: Record<string, unknown>;
}

interface Read {
  events: StoredEvent[];
  /** To go on from. */
  position: string;
  credits: number;
}

/** More at once than a page could follow: it had better fetch everything again. */
export const maximumEvents = 300;

/**
 * A member's events that were not finished at `position`, and the position to go on from. What
 * was read before may come again, but nothing is ever left out. Nothing of a blocked member.
 */
export async function readEvents(db: Db, userId: string, position: string): Promise<Read> {
  const { rows } = await sql<Read>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position,
      ${endOfChain(userId)} as credits,
      coalesce((
      select json_agg(json_build_object('id', e.id, 'type', e.type, 'data', e.data)
        order by e.created_at, e.position, e.id)
      from (
        select * from live_events where user_id = ${userId} and position >= ${position}::xid8
        order by position limit ${maximumEvents + 1}
      ) e
      where not ${hidden(sql`e.from_id`, userId)}
    ), '[]') as events`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('No position.');
  return row;
}

/** Where a stream starts that has nothing to go on from. */
export async function currentPosition(db: Db): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position`.execute(db);
  return rows[0]?.position ?? '0';
}
