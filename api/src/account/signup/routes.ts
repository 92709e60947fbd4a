import { currentUser, requireUser } from '../../identity/guards.ts';
import { setSessionCookie } from '../../identity/session-cookie.ts';
import type { Context } from '../../platform/context.ts';
import { invalid } from '../../platform/errors.ts';
import type { App } from '../../platform/http/app.ts';
import { takeForAddress } from '../../platform/limits.ts';
import { newSecret } from '../../platform/random.ts';
import { Nothing, Refusals } from '../../platform/shapes.ts';
import { SignupAnswer, SignupBody, SignupCheckBody, SignupPhase, TokenBody } from '../schemas.ts';
import { deviceOf, setDeviceCookie } from '../sessions/device.ts';
import { unsubscribe } from '../sessions/push-subscription.ts';
import { activate, sendActivationMail } from './activation.ts';
import { attemptOf } from './attempt.ts';
import { draftProblems } from './draft-problems.ts';
import { checkSignup, signUp } from './signup.ts';
import { streamSignup } from './stream.ts';

const tags = ['account'];
/** The form asks two or three times for each newcomer. */
const checks = { burst: 100, seconds: 15 };
const done = { 204: Nothing, ...Refusals };

/** From the first field of the form to the confirmed address. */
export function signupRoutes(app: App, ctx: Context): void {
  // Told by the stream alone, and of the contract all the same.
  app.addSchema(SignupPhase);
  app.post(
    '/api/signup.php',
    { schema: { tags, body: SignupBody, response: { 200: SignupAnswer, ...Refusals } } },
    async (request, reply) => {
      const { site, body: draft } = request;
      const signup = {
        site,
        draft,
        language: draft.language ?? request.language,
        address: request.ip,
        device: deviceOf(ctx, request),
        token: newSecret(ctx.random),
        attempt: attemptOf(ctx, request),
      };
      await checkSignup(ctx, signup);
      // The browser is the newcomer's from here on.
      await unsubscribe(ctx, request.session);
      // Set before the account exists, because the stream's headers go out first.
      setSessionCookie(request, reply, signup.token);
      setDeviceCookie(request, reply, signup.device);
      if (request.headers.accept === 'application/json') return signUp(ctx, signup, () => {});
      return streamSignup(ctx, request, reply, signup);
    },
  );

  app.post(
    '/api/signup-check.php',
    { schema: { tags, body: SignupCheckBody, response: done } },
    async (request, reply) => {
      const tell = !request.site.settings.conceal_accounts;
      // The one field of which the answer tells about others.
      if (request.body.email) await takeForAddress(ctx, 'signup check', request.ip, checks);
      const problems = await draftProblems(ctx, request.site, request.body, tell);
      if (problems.length > 0) throw invalid(...problems);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/activate.php',
    { schema: { tags, body: TokenBody, response: done } },
    async (request, reply) => {
      await activate(ctx, request.body.token);
      return reply.status(204).send(null);
    },
  );

  app.post(
    '/api/activation-mail.php',
    { schema: { tags, response: done }, preHandler: requireUser },
    async (request, reply) => {
      await sendActivationMail(ctx, currentUser(request).id);
      return reply.status(204).send(null);
    },
  );
}
