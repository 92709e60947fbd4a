import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';

/**
 * The beacon a page sends when it is hidden: the last moment the member was here. Browsers send
 * beacons as text, so this route alone takes text.
 */
export async function pageHiddenRoute(app: App, ctx: Context): Promise<void> {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  app.post(
    '/api/page-hidden.php',
    {
      schema: { tags: ['account'], response: { 204: Nothing, ...Refusals } },
      config: { write: 'beacon' },
    },
    async (request, reply) => {
      if (request.session) {
        await ctx.db
          .updateTable('profiles')
          .set({ last_seen_at: ctx.clock.now() })
          .where('id', '=', request.session.user.id)
          .execute();
      }
      return reply.status(204).send(null);
    },
  );
}
