import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import type { App } from '../platform/http/app.ts';

/** Calls that are written down however they end, by what is tried there. */
export const watched: Record<string, string> = {
  'POST /api/signup.php': 'signup',
  'POST /api/activate.php': 'address confirmed',
  'POST /api/user.php': 'login',
  'POST /api/passkey-login.php': 'login',
  'GET /api/logout.php': 'logout',
  'POST /api/logout.php': 'logout',
  'DELETE /api/sessions.php': 'sessions ended',
  'POST /api/password-reset.php': 'reset asked',
  'PUT /api/password-reset.php': 'password set',
  'PUT /api/password.php': 'password changed',
  'POST /api/email.php': 'address change asked',
  'POST /api/email-confirm.php': 'address changed',
  'POST /api/email-undo.php': 'address change undone',
  'POST /api/passkeys.php': 'passkey added',
  'DELETE /api/passkeys.php': 'passkey removed',
  'POST /api/own-data.php': 'data asked',
  'GET /api/own-data.php': 'data downloaded',
  'GET /api/own-archive.php': 'data downloaded',
  'POST /api/account-delete.php': 'deletion asked',
  'POST /api/account-restore.php': 'deletion called off',
  'POST /api/payment.php': 'order',
  'POST /api/repeat-order.php': 'order',
  'DELETE /api/payment.php': 'order called off',
  'POST /api/directdebit.php': 'mandate',
  'POST /api/directdebit-code.php': 'mandate confirmed',
  'PUT /api/withdrawal.php': 'withdrawal',
  'PUT /api/spending-limit.php': 'spending limit',
};

/** Answers that say: you may not, or not so often. */
const refusals = new Set([401, 403, 423, 429]);

/**
 * Notes who logged in, changed how they get in, ordered or took their data, and every other call that
 * was refused for want of a right or too often: one line each.
 */
export function noteSecurity(app: App, ctx: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    const event = eventOf(request, reply);
    if (!event) return;
    ctx.security({
      event,
      outcome: reply.statusCode < 400 ? 'done' : 'refused',
      member: request.session?.user.id,
      site: request.site?.id,
      status: reply.statusCode,
      code: request.refusal,
      route: request.routeOptions.url,
      request: request.id,
    });
  });
}

function eventOf(request: FastifyRequest, { statusCode }: FastifyReply): string | undefined {
  const { method, routeOptions } = request;
  const name = watched[`${method} ${routeOptions.url}`];
  // The contract has browsers subscribe to push where members log in.
  const isPush = name === 'login' && statusCode === 204;
  if (name && !isPush) return name;
  // Whoever is not logged in and asks for a member's page is nobody to look at.
  if (request.refusal === 'authentication_required') return undefined;
  return refusals.has(statusCode) ? 'refused' : undefined;
}
