import { type RawBuilder, sql } from 'kysely';
import { endOfChain } from '../credits/balance.ts';
import type { Db } from '../platform/database.ts';
import { gatheredIn, padded } from '../platform/gathered.ts';
import { hidden } from '../ties/hidden.ts';
import type { KeptEvents } from './event-types.ts';

export interface StoredEvent {
  id: string;
  type: keyof KeptEvents;
  data: Record<string, unknown>;
  /** The transaction it is from. */
  position: string;
}

interface Read {
  events: StoredEvent[];
  /** Whatever is older has ended. */
  oldest: string;
  /** The transaction of the member's last event, if any is kept. */
  last: string | null;
  credits: number;
}

/** More at once than a page could follow: it had better fetch everything again. */
export const maximumEvents = 300;

interface Place {
  userId: string;
  position: string;
}

const lastOf = (member: RawBuilder<unknown>) => sql`(
  select l.position::text from live_events l where l.user_id = ${member}
  order by l.position desc limit 1)`;

/**
 * A member's events that were not finished at `position`. What was read before may come again, but
 * nothing is ever left out. Nothing of a blocked member. A notice is for many, so many are read for
 * by one statement.
 */
export const readEvents = gatheredIn(async (ctx, asked: Place[]): Promise<Read[]> => {
  const places = padded(asked, { userId: '', position: '0' });
  const { rows } = await sql<Read>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      ${lastOf(sql`one.member`)} as last,
      ${endOfChain(sql`one.member`)} as credits,
      coalesce((
      select json_agg(json_build_object('id', e.id, 'type', e.type, 'data', e.data,
          'position', e.position::text)
        order by e.created_at, e.position, e.id)
      from (
        select * from live_events l where l.user_id = one.member and l.position >= one.known::xid8
          and not ${hidden(sql`l.from_id`, sql`one.member`)}
        order by l.position limit ${maximumEvents + 1}
      ) e
    ), '[]') as events
    from unnest(${places.map(({ userId }) => userId)}::text[],
      ${places.map(({ position }) => position)}::text[])
      with ordinality as one (member, known, place)
    where one.member <> ''
    order by one.place`.execute(ctx.db);
  return rows;
});

/** Milliseconds in which what was kept before is committed, and by which two machines' clocks may differ. */
const uncertainty = 200;

/**
 * Where a stream starts that has nothing to go on from: now, or at the first event that may have come
 * after what its page was made of.
 */
export async function startOf(db: Db, member: string, since?: Date): Promise<string> {
  const from = since && new Date(since.getTime() - uncertainty);
  const { rows } = await sql<Pick<Read, 'oldest' | 'last'> & { first: string | null }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      ${lastOf(sql`${member}`)} as last,
      (select l.position::text from live_events l
        where l.user_id = ${member} and l.created_at >= ${from ?? null}::timestamptz
        order by l.position limit 1) as first`.execute(db);
  const { first, ...read } = rows[0] ?? { oldest: '0', last: null, first: null };
  const now = nextPosition(read);
  return first !== null && BigInt(first) < BigInt(now) ? first : now;
}

/**
 * Where to go on from: all before it was seen. Never after the transaction that follows the member's
 * last event, although later ones have ended: the primary that takes over may not know of those, and
 * gives their numbers to others.
 */
export function nextPosition({ oldest, last }: Pick<Read, 'oldest' | 'last'>, known = '0'): string {
  const after = last === null ? 0n : BigInt(last) + 1n;
  const furthest = after > BigInt(known) ? after : BigInt(known);
  return furthest < BigInt(oldest) ? String(furthest) : oldest;
}
