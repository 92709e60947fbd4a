import { endSessions } from '../../identity/end-sessions.ts';
import { currentUser, requireUser } from '../../identity/guards.ts';
import type { Context } from '../../platform/context.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { EndSessionQuery, SessionsAnswer } from '../schemas.ts';

const tags = ['account'];

/** Where one is logged in, and ending it there. */
export function sessionRoutes(app: App, ctx: Context): void {
  app.get(
    '/api/sessions.php',
    { schema: { tags, response: { 200: SessionsAnswer, ...Refusals } }, preHandler: requireUser },
    async (request) => {
      const rows = await ctx.db
        .selectFrom('sessions')
        .select(['id', 'device', 'created_at', 'last_seen_at'])
        .where('user_id', '=', currentUser(request).id)
        .where('expires_at', '>', ctx.clock.now())
        .orderBy('last_seen_at', 'desc')
        .limit(100)
        .execute();
      const sessions = rows.map((row) => ({
        ...row,
        current: row.id === request.session?.id,
        created_at: row.created_at.toISOString(),
        last_seen_at: row.last_seen_at.toISOString(),
      }));
      return { sessions };
    },
  );

  app.delete(
    '/api/sessions.php',
    {
      schema: { tags, querystring: EndSessionQuery, response: { 204: Nothing, ...Refusals } },
      preHandler: requireUser,
    },
    async (request, reply) => {
      const { id, others } = request.query;
      if (!id && !others) throw invalid({ field: 'id', code: 'required' });
      const which = id ? { only: id } : { except: request.session?.id };
      const user = currentUser(request).id;
      const ended = await ctx.db.transaction().execute((trx) => endSessions(trx, user, which));
      if (id && ended === 0) throw notFound();
      return reply.status(204).send(null);
    },
  );
}
