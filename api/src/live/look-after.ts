import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Stream } from './stream.ts';

export interface State {
  running: boolean;
  waiting: boolean;
  /** The member is here no more: the site is in another database now. */
  moved: boolean;
}

/**
 * Whether the sessions of streams go on and events wait for them, by one statement for all, however
 * many, and the `oldest` transaction that may not have ended.
 */
export async function lookAfter(
  ctx: Context,
  streams: Pick<Stream, 'owner' | 'position'>[],
): Promise<{ oldest: string; states: State[] }> {
  const sessions = streams.map(({ owner }) => owner.sessionId);
  const members = streams.map(({ owner }) => owner.userId);
  const positions = streams.map(({ position }) => position);
  const { rows } = await sql<State & { oldest: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as oldest,
      exists (select from sessions s join users u on u.id = s.user_id
        where s.id = one.session and s.expires_at > ${ctx.clock.now()}
          and u.status in ('not_confirmed', 'active')) as running,
      exists (select from live_events e
        where e.user_id = one.member and e.position >= one.position::xid8) as waiting,
      not exists (select from users u where u.id = one.member) as moved
    from unnest(${sessions}::text[], ${members}::text[], ${positions}::text[])
      with ordinality as one (session, member, position, place)
    order by one.place`.execute(ctx.db);
  return { oldest: rows[0]?.oldest ?? '0', states: rows };
}
