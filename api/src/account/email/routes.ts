import { currentUser, requireUser } from '../../identity/guards.ts';
import { clearSessionCookie } from '../../identity/session-cookie.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { EmailBody, TokenBody } from '../schemas.ts';
import { giveBack } from '../undo/give-back.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';

const tags = ['account'];
const response = { 204: Nothing, ...Refusals };

/** Another e-mail address: a link mailed to it, then the change. */
export function emailRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/email.php',
    { schema: { tags, body: EmailBody, response }, preHandler: requireUser },
    async (request, reply) => {
      await requestEmailChange(ctx, request.site, currentUser(request).id, request.body);
      return reply.status(204).send(null);
    },
  );

  // The mail may be read where nobody is logged in.
  app.post(
    '/api/email-confirm.php',
    { schema: { tags, body: TokenBody, response } },
    async (request, reply) => {
      await confirmEmailChange(ctx, request.body.token);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/email-undo.php',
    { schema: { tags, body: TokenBody, response } },
    async (request, reply) => {
      await giveBack(ctx, request.body.token);
      clearSessionCookie(request, reply);
      return reply.status(204).send(null);
    },
  );
}
