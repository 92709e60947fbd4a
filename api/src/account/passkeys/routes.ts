import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { confirmItIsThem } from '../../identity/confirm-it-is-them.ts';
import { currentUser, requireConfirmed, requireUser } from '../../identity/guards.ts';
import { findSession } from '../../identity/session.ts';
import { setSessionCookie } from '../../identity/session-cookie.ts';
import type { Context } from '../../platform/context.ts';
import { ApiError, authenticationRequired } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import {
  PasskeyBody,
  PasskeyLoginBody,
  PasskeyOptions,
  PasskeyOptionsBody,
  PasskeyQuery,
  PasskeysAnswer,
  UserAnswer,
} from '../schemas.ts';
import { deviceOf, setDeviceCookie } from '../sessions/device.ts';
import { deviceName } from '../sessions/device-name.ts';
import { unsubscribe } from '../sessions/push-subscription.ts';
import { userAnswer } from '../user/user-answer.ts';
import { addPasskey, registrationOptions } from './add-passkey.ts';
import { loginOptions, passkeyLogin } from './passkey-login.ts';
import { relyingParty } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';

const tags = ['account'];
const options = { 200: PasskeyOptions, ...Refusals };

/**
 * Keys beside the password: making one, logging in with it, and taking it away. Nobody makes one in an
 * account with somebody else's address, whose owner would find it there.
 */
export function passkeyRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/passkey-login-options.php',
    { schema: { tags, response: options } },
    async (request) => ({
      options: { ...(await loginOptions(ctx, relyingParty(request), request.ip)) },
    }),
  );

  app.post(
    '/api/passkey-login.php',
    { schema: { tags, body: PasskeyLoginBody, response: { 200: UserAnswer, ...Refusals } } },
    async (request, reply) => {
      const { site, body } = request;
      const device = deviceOf(ctx, request);
      const credential = body.credential as AuthenticationResponseJSON;
      const party = relyingParty(request);
      const token = await passkeyLogin(ctx, site, party, { credential, device });
      const session = await findSession(ctx, { siteId: site.id, hash: hashSecret(token) });
      // Ended already, as by “It was not me”.
      if (!session) throw new ApiError(401, 'passkey_unknown');
      await unsubscribe(ctx, request.session);
      setSessionCookie(request, reply, token);
      setDeviceCookie(request, reply, device);
      request.session = session;
      return { user: await userAnswer(ctx, site, session.user.id) };
    },
  );

  app.post(
    '/api/passkey-options.php',
    { schema: { tags, body: PasskeyOptionsBody, response: options }, preHandler: requireConfirmed },
    async (request) => {
      if (!request.session) throw authenticationRequired();
      const { session, body } = request;
      await confirmItIsThem(ctx, 'passkey', session, body.password);
      const { id } = session.user;
      return { options: { ...(await registrationOptions(ctx, relyingParty(request), id)) } };
    },
  );

  app.post(
    '/api/passkeys.php',
    {
      schema: { tags, body: PasskeyBody, response: { 204: Nothing, ...Refusals } },
      preHandler: requireConfirmed,
    },
    async (request, reply) => {
      if (!request.session) throw authenticationRequired();
      const { id: sessionId, user } = request.session;
      await addPasskey(ctx, relyingParty(request), {
        ...{ userId: user.id, sessionId },
        credential: request.body.credential as RegistrationResponseJSON,
        name: deviceName(request.headers['user-agent']),
      });
      return reply.status(204).send(null);
    },
  );

  app.get(
    '/api/passkeys.php',
    { schema: { tags, response: { 200: PasskeysAnswer, ...Refusals } }, preHandler: requireUser },
    async (request) => {
      const rows = await ctx.db
        .selectFrom('passkeys')
        .select(['id', 'name', 'created_at', 'last_used_at'])
        .where('user_id', '=', currentUser(request).id)
        .orderBy('created_at')
        .execute();
      const passkeys = rows.map((row) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at?.toISOString() ?? null,
      }));
      return { passkeys };
    },
  );

  app.delete(
    '/api/passkeys.php',
    {
      schema: { tags, querystring: PasskeyQuery, response: { 204: Nothing, ...Refusals } },
      preHandler: requireUser,
    },
    async (request, reply) => {
      await removePasskey(ctx, currentUser(request).id, request.query.id);
      return reply.status(204).send(null);
    },
  );
}
