import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { endSessions } from '../../identity/end-sessions.ts';
import { requireUser } from '../../identity/guards.ts';
import { findSession } from '../../identity/session.ts';
import { clearSessionCookie, setSessionCookie } from '../../identity/session-cookie.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { guardWritingGet } from '../../platform/http/write-guard.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { LoginBody, PushBody, PushOnly, PushQuery, UserAnswer } from '../schemas.ts';
import { deviceOf, setDeviceCookie } from '../sessions/device.ts';
import { subscribe, unsubscribe } from '../sessions/push-subscription.ts';
import { userAnswer } from '../user/user-answer.ts';
import { login } from './login.ts';
import { loginOrPush } from './login-or-push.ts';

const tags = ['account'];

/** Logging in and out; the contract puts push subscriptions on the same path. */
export function loginRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/user.php',
    {
      schema: {
        tags,
        querystring: PushQuery,
        body: Type.Union([LoginBody, PushBody]),
        response: { 200: UserAnswer, 204: Nothing, ...Refusals },
      },
      validatorCompiler: loginOrPush,
    },
    async (request, reply) => {
      const { body } = request;
      if ('endpoint' in body) {
        await requireUser(request);
        if (request.session) await subscribe(ctx, request.session, body);
        return reply.status(204).send(null);
      }
      const device = deviceOf(ctx, request);
      const attempt = { ...body, address: request.ip, device };
      const token = await login(ctx, request.site, attempt);
      const session = await findSession(ctx, { siteId: request.site.id, hash: hashSecret(token) });
      // Ended already, as by “It was not me”.
      if (!session) throw new ApiError(401, 'login_failed');
      await unsubscribe(ctx, request.session);
      setSessionCookie(request, reply, token);
      setDeviceCookie(request, reply, device);
      // From here on the request is the member's, its language too.
      request.session = session;
      return { user: await userAnswer(ctx, request.site, session.user.id) };
    },
  );

  app.delete(
    '/api/user.php',
    {
      schema: { tags, querystring: PushOnly, response: { 204: Nothing, ...Refusals } },
      preHandler: requireUser,
    },
    async (request, reply) => {
      await unsubscribe(ctx, request.session);
      return reply.status(204).send(null);
    },
  );

  const logout = async (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request;
    if (session) {
      await ctx.db
        .transaction()
        .execute((trx) => endSessions(trx, session.user.id, { only: session.id }));
    }
    clearSessionCookie(request, reply);
    return reply.status(204).send(null);
  };
  const schema = { tags, response: { 204: Nothing, ...Refusals } };
  app.get('/api/logout.php', { schema, onRequest: guardWritingGet }, logout);
  app.post('/api/logout.php', { schema }, logout);
}
