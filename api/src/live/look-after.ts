import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Stream } from './stream.ts';

interface State {
  running: boolean;
  waiting: boolean;
}

/**
 * Whether the sessions of streams go on and events wait for them, by one statement for all, however
 * many; where nothing waits, a stream goes on from `position`.
 */
export async function lookAfter(
  ctx: Context,
  streams: Pick<Stream, 'owner' | 'position'>[],
): Promise<{ position: string; states: State[] }> {
  const sessions = streams.map(({ owner }) => owner.sessionId);
  const members = streams.map(({ owner }) => owner.userId);
  const positions = streams.map(({ position }) => position);
  const { rows } = await sql<State & { position: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position,
      exists (select from sessions s join users u on u.id = s.user_id
        where s.id = one.session and s.expires_at > ${ctx.clock.now()}
          and u.status in ('not_confirmed', 'active')) as running,
      exists (select from live_events e
        where e.user_id = one.member and e.position >= one.position::xid8) as waiting
    from unnest(${sessions}::text[], ${members}::text[], ${positions}::text[])
      with ordinality as one (session, member, position, place)
    order by one.place`.execute(ctx.db);
  return { position: rows[0]?.position ?? '0', states: rows };
}
