import type { FastifyRequest } from 'fastify';
import { minute } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Session } from './session.ts';
import { sessionToken } from './session-cookie.ts';
import { Sessions } from './sessions.ts';

const seenEvery = 5 * minute;

/** onRequest: puts the session of the cookie on the request, and notes that the member was here. */
export function authenticate(ctx: Context) {
  const sessions = new Sessions(ctx);
  return async (request: FastifyRequest): Promise<void> => {
    const token = sessionToken(request);
    if (!token || !request.site) return;
    const session = await sessions.find(request.site.id, token);
    if (!session) return;
    request.session = session;
    const now = ctx.clock.now();
    if (now.getTime() - session.lastSeenAt.getTime() > seenEvery) await touch(ctx, session, now);
  };
}

async function touch(ctx: Context, session: Session, now: Date): Promise<void> {
  session.lastSeenAt = now;
  await ctx.db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', session.id)
    .execute();
  await ctx.db
    .updateTable('profiles')
    .set({ last_seen_at: now })
    .where('id', '=', session.user.id)
    .execute();
}
