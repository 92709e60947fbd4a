import { requireUser } from '../../identity/guards.ts';
import { clearSessionCookie } from '../../identity/session-cookie.ts';
import type { Context } from '../../platform/context.ts';
import { authenticationRequired } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import {
  NewPasswordBody,
  PasswordBody,
  PasswordResetBody,
  PasswordResetConcealed,
} from '../schemas.ts';
import { deviceOf, setDeviceCookie } from '../sessions/device.ts';
import { changePassword } from './change-password.ts';
import { requestReset, resetPassword } from './reset.ts';

const tags = ['account'];
const response = { 204: Nothing, ...Refusals };

/** Another password: by the one there is, or, when it is forgotten, by a mailed link. */
export function passwordRoutes(app: App, ctx: Context): void {
  app.put(
    '/api/password.php',
    { schema: { tags, body: PasswordBody, response }, preHandler: requireUser },
    async (request, reply) => {
      if (!request.session) throw authenticationRequired();
      await changePassword(ctx, request.site, request.session, request.body);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/password-reset.php',
    {
      schema: {
        ...{ tags, body: PasswordResetBody },
        response: { 200: PasswordResetConcealed, ...response },
      },
    },
    async (request, reply) => {
      const { site, body, ip } = request;
      await requestReset(ctx, site, { ...body, address: ip, device: deviceOf(ctx, request) });
      if (site.settings.conceal_accounts) return { concealed: true as const };
      return reply.status(204).send(null);
    },
  );

  app.put(
    '/api/password-reset.php',
    { schema: { tags, body: NewPasswordBody, response } },
    async (request, reply) => {
      const device = deviceOf(ctx, request);
      await resetPassword(ctx, request.site, request.body, device);
      setDeviceCookie(request, reply, device);
      clearSessionCookie(request, reply);
      return reply.status(204).send(null);
    },
  );
}
