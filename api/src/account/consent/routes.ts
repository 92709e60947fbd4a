import { currentUser, requireUser } from '../../identity/guards.ts';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { Refusals } from '../../platform/shapes.ts';
import { ConsentBody, UserAnswer } from '../schemas.ts';
import { userAnswer } from '../user/user-answer.ts';
import { giveConsent, withdrawConsent } from './consent.ts';

const tags = ['account'];
const response = { 200: UserAnswer, ...Refusals };
const preHandler = requireUser;

/** Consent to keep and show whom one would like to meet: taken back, and given again. */
export function consentRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/consent.php',
    { schema: { tags, body: ConsentBody, response }, preHandler },
    async (request) => {
      const { id } = currentUser(request);
      const { seeks, consent_edition: edition } = request.body;
      await giveConsent(ctx, id, seeks, { edition, language: request.language });
      return { user: await userAnswer(ctx, request.site, id) };
    },
  );

  app.delete('/api/consent.php', { schema: { tags, response }, preHandler }, async (request) => {
    const { id } = currentUser(request);
    await withdrawConsent(ctx, id);
    return { user: await userAnswer(ctx, request.site, id) };
  });
}
