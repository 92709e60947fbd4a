import { clearSessionCookie } from '../../identity/session-cookie.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { NewPasswordBody, PasswordResetBody } from '../schemas.ts';
import { requestReset, resetPassword } from './reset.ts';

const tags = ['account'];
const response = { 204: Nothing, ...Refusals };

/** A forgotten password: a mailed link, then a new one. */
export function passwordResetRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/password-reset.php',
    { schema: { tags, body: PasswordResetBody, response } },
    async (request, reply) => {
      await requestReset(ctx, request.site, request.body.email, request.ip);
      return reply.status(204).send(null);
    },
  );

  app.put(
    '/api/password-reset.php',
    { schema: { tags, body: NewPasswordBody, response } },
    async (request, reply) => {
      await resetPassword(ctx, request.site, request.body);
      clearSessionCookie(request, reply);
      return reply.status(204).send(null);
    },
  );
}
