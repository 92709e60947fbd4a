import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { currentUser, requireUser } from '../../identity/guards.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { NotificationsAnswer, NotificationsBody, UnsubscribeQuery } from '../schemas.ts';
import { changeNotifications, notificationsOf } from './change-notifications.ts';
import { unsubscribe } from './unsubscribe.ts';

const tags = ['account'];

/** What a member wants to be told of. */
export function notificationRoutes(app: App, ctx: Context): void {
  const response = { 200: NotificationsAnswer, ...Refusals };
  app.get(
    '/api/notifications.php',
    { schema: { tags, response }, preHandler: requireUser },
    (request) => notificationsOf(ctx, currentUser(request).id),
  );
  app.put(
    '/api/notifications.php',
    { schema: { tags, body: NotificationsBody, response }, preHandler: requireUser },
    async (request) => {
      const { id } = currentUser(request);
      await changeNotifications(ctx, id, request.body);
      return notificationsOf(ctx, id);
    },
  );
}

/**
 * The address in a mail's `List-Unsubscribe`. Mail programs post a form to it (RFC 8058), without
 * Origin or login: the token is what proves them. Those who open it as a link get a page with the
 * same token, because programs that check links for viruses open them, too.
 */
export async function unsubscribeRoutes(app: App, ctx: Context): Promise<void> {
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 2000 },
    (_request, _body, done) => done(null, undefined),
  );
  app.post(
    '/api/unsubscribe.php',
    {
      schema: {
        tags,
        querystring: UnsubscribeQuery,
        response: { 204: Nothing, ...Refusals },
      },
      config: { write: 'webhook' },
    },
    async (request, reply) => {
      await unsubscribe(ctx, request.query.token, !request.query.only);
      return reply.status(204).send(null);
    },
  );
  app.get(
    '/api/unsubscribe.php',
    {
      schema: {
        tags,
        querystring: UnsubscribeQuery,
        response: { 303: Type.Null(), ...Refusals },
      },
    },
    async (request, reply) => {
      const token = encodeURIComponent(request.query.token);
      return reply.redirect(`/notifications/off?token=${token}`, 303);
    },
  );
}
