import { requireUser } from '../../identity/guards.ts';
import { clearSessionCookie } from '../../identity/session-cookie.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { DeleteBody, TokenBody } from '../schemas.ts';
import { deleteAccount } from './delete-account.ts';
import { restoreAccount } from './restore-account.ts';

const tags = ['account'];
const response = { 204: Nothing, ...Refusals };

/** Leaving, and coming back within 14 days. */
export function deletionRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/account-delete.php',
    { schema: { tags, body: DeleteBody, response }, preHandler: requireUser },
    async (request, reply) => {
      if (request.session) await deleteAccount(ctx, request.session, request.body);
      clearSessionCookie(request, reply);
      return reply.status(204).send(null);
    },
  );

  // The mail may be read where nobody is logged in.
  app.post(
    '/api/account-restore.php',
    { schema: { tags, body: TokenBody, response } },
    async (request, reply) => {
      await restoreAccount(ctx, request.body.token);
      return reply.status(204).send(null);
    },
  );
}
