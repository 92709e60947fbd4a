import type { TSchema } from 'typebox';
import { requireUser } from '../identity/guards.ts';
import type { Context } from '../platform/context.ts';
import { authenticationRequired } from '../platform/errors.ts';
import type { App } from '../platform/http/app.ts';
import { isKept, placeOf } from './event-id.ts';
import type { EventViews } from './event-views.ts';
import { Presence } from './presence.ts';
import { startOf } from './read-events.ts';
import { EventsQuery } from './schemas.ts';
import { Stream } from './stream.ts';
import { Streams } from './streams.ts';

const headers = {
  // Exactly this: our gateway cuts off what is silent for 10 seconds and has any other type.
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * The event stream of a member's pages. `views` say what is kept, `shape` is what that looks like:
 * an object with what each event carries, by name.
 */
export function liveRoutes(app: App, ctx: Context, views: EventViews, shape: TSchema): void {
  const streams = new Streams(ctx);
  const presence = new Presence(ctx, (member) => streams.has(member));
  app.addHook('preClose', async () => {
    await streams.close();
    presence.close();
  });

  const schema = {
    tags: ['live'],
    querystring: EventsQuery,
    response: { 200: { content: { 'text/event-stream': { schema: shape } } } },
  };
  const config = { lasts: true };
  app.get(
    '/api/events.php',
    { schema, config, preHandler: requireUser },
    async (request, reply) => {
      if (!request.session) throw authenticationRequired();
      const { id: sessionId, user } = request.session;
      const knowsRows = request.query.rows === 'changed';
      const owner = { userId: user.id, sessionId, language: request.language, knowsRows };
      const lastId = request.headers['last-event-id'];
      const { arrived_at } = request.site;
      const left =
        typeof lastId === 'string' ? placeOf(lastId, ctx.clock.now(), arrived_at) : undefined;
      const since = request.query.since === undefined ? undefined : new Date(request.query.since);
      const place = left ?? {
        position: await startOf(ctx.db, user.id, since),
        told: new Set<string>(),
      };
      const hasMissed =
        left === undefined && (lastId !== undefined || (since && !isKept(since, ctx.clock.now())));
      reply.hijack();
      const response = reply.raw;
      // A page that went away meanwhile has closed, and does so no more.
      if (response.destroyed) return;
      response.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...headers });
      const stream = new Stream(ctx, views, response, owner, place);
      response.on('close', () => {
        if (streams.remove(stream)) presence.left(owner.userId);
      });
      response.on('error', () => {}); // a page that went away; `close` follows
      if (streams.add(stream)) presence.came(owner.userId);
      if (hasMissed) stream.broadcast('reset', {});
      stream.read();
    },
  );
}
